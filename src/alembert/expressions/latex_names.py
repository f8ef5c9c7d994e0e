r"""The LaTeX form of a symbol's name: `theta''` is \ddot{\theta}, `J_p2` is J_{p2}, `disk.x` is x_{\mathrm{disk}}."""

import re
from collections.abc import Mapping
from types import MappingProxyType

GREEK = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega"
CAPITALS = "Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"  # LaTeX has no others
LETTERS = {*GREEK.split(), *CAPITALS.split(), "varepsilon", "vartheta", "varphi", "ell"}
ALIASES = {"lam": "lambda", "lamda": "lambda"}  # as programs write it, in which lambda is a word of its own
ACCENTS = {1: r"\dot", 2: r"\ddot", 3: r"\dddot"}
SPECIAL = re.compile(r"([#$%&_{}])")
NO_SYMBOLS: Mapping[str, str] = MappingProxyType({})


def latex_name(name: str, symbols: Mapping[str, str] = NO_SYMBOLS) -> str:
    r"""The LaTeX of a symbol's name; `symbols` are the names that are written by another, as `Model.notation` has them.

    Primes become dots, what follows an underscore, a bracket or a trailing digit becomes a subscript, and the owner
    in front of a point becomes an upright subscript.

    >>> print(latex_name("theta1'"), latex_name("front wheel.x"), latex_name("tilt'", {"tilt": "theta"}))
    \dot{\theta}_{1} x_{\mathrm{front\ wheel}} \dot{\theta}
    """
    plain = name.rstrip("'")
    owner, own = _owned(symbols.get(plain, plain))
    stem, subscripts = _split(own)
    if owner:
        subscripts.append(_upright(owner))
    letter, primes = _letters(stem), len(name) - len(plain)
    if primes:
        letter = f"{ACCENTS[primes]}{{{letter}}}" if primes in ACCENTS else f"{letter}^{{({primes})}}"
    return letter + (f"_{{{','.join(subscripts)}}}" if subscripts else "")


def _owned(name: str) -> tuple[str, str]:
    """The owner in front of the last point, if any, and the rest; a point before a digit stands in a name, as joint_8.0."""
    owner, _, own = name.rpartition(".")
    return (owner, own) if own and not own[0].isdigit() else ("", name)


def is_mathematical(symbol: str) -> bool:
    """Whether a name is one letter or a Greek word, with an index or without: theta, x, q_1, but not tilt."""
    stem, _ = _split(symbol)
    return bool(re.fullmatch(r"[^\W\d_]+\d*(_\w+)?", symbol)) and (len(stem) == 1 or ALIASES.get(stem, stem) in LETTERS)


def _split(name: str) -> tuple[str, list[str]]:
    """The stem and its subscripts: `J_p2` is J with p2, `theta12` is theta with 12."""
    stem, *rest = [part for part in re.split(r"[_\[\]]", name) if part] or [name]
    digits = re.fullmatch(r"([^\W\d]+)(\d+)", stem)
    if digits:
        stem, rest = digits[1], [digits[2], *rest]
    return stem, [_subscript(part) for part in rest]


def _subscript(part: str) -> str:
    """Greek words become letters; other words stand upright, but `p2` or `r` keep to italics."""
    if re.fullmatch(r"[^\W\d_]*", part):
        return _letters(part)
    numbered = re.fullmatch(r"([^\W\d_]+)(\d+)", part)
    if numbered and numbered[1] in LETTERS:
        return f"\\{numbered[1]}_{{{numbered[2]}}}"
    return part if re.fullmatch(r"[A-Za-z]?[\d,]+", part) else _upright(part)


def _letters(word: str) -> str:
    """One letter or a Greek word as itself, any other word upright."""
    word = ALIASES.get(word, word)
    if word in LETTERS:
        return f"\\{word}"
    return word if len(word) == 1 else _upright(word)


def _upright(words: str) -> str:
    escaped = SPECIAL.sub(r"\\\1", words.replace("\\", "")).replace(" ", r"\ ")
    return f"\\mathrm{{{escaped}}}"
