"""Expressions as lines of a programming language: every part that is used twice, or is long, gets a name of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from symengine import E

from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression, parts_of
from alembert.files.export.identifiers import Identifiers
from alembert.files.export.language import Language
from alembert.native.lowering import CHOICES, OF_RECIPROCALS, RECIPROCALS, order_key

CONDITION, SUM, PRODUCT, ATOM = range(4)  # how tightly a text holds together
LONG = 90  # letters of a text that gets a name although it is used once
WIDEST = 110  # letters of a sum in one line
SHORT_POWERS = (2, 3, 4)  # written as products

Text = tuple[str, int]


class FormulaCode:
    """The lines that compute some expressions, in the order of their use."""

    def __init__(self, language: Language, symbols: Mapping[Expression, str], names: Identifiers) -> None:
        self.language, self.symbols, self._names = language, symbols, names
        self.lines: list[tuple[str, str]] = []
        self.used: dict[Expression, str] = {}
        self._texts: dict[Expression, Text] = {}
        self._uses: Counter[Expression] = Counter()
        self._functions = {"power": language.power, **language.functions}

    def write(self, values: Sequence[Expression]) -> list[str]:
        """The texts of expressions in terms of the lines, in an order that does not depend on how they were made."""
        keys: dict[Expression, bytes] = {}
        for part in parts_of(values):
            keys[part] = order_key(part, keys)
        order = parts_of(values, args_of=lambda e: sorted(e.args, key=lambda a: keys[a]))
        self._uses.update(values)
        if any(type(part).__name__ == "Piecewise" for part in order):
            self._functions |= self.language.guarded
        for part in order:
            self._count(part)
        for part in order:
            self._texts[part] = self._named(part, *self._written(part))
        return [self._texts[value][0] for value in values]

    def _count(self, part: Expression) -> None:
        """How often the operands of a part are written."""
        again = 1
        if type(part).__name__ == "Pow" and part.args[1].is_Number and abs(float(part.args[1])) in SHORT_POWERS:
            again = int(abs(float(part.args[1])))
        if type(part).__name__ in ("sign", *CHOICES):
            again = 2
        for a in part.args:
            self._uses[a] += again

    def _named(self, part: Expression, text: str, level: int) -> Text:
        if not part.args or level == CONDITION or part.is_Number:
            return text, level
        if self._uses[part] < 2 and len(text) < LONG:
            return text, level
        if type(part).__name__ == "Mul" and len(part.args) == 2 and text.lstrip("-").isidentifier():
            return text, level
        name = self._names.new(self._meaning(part) or f"x{len(self.lines) + 1}")
        self.lines.append((name, text))
        return name, ATOM

    def _meaning(self, part: Expression) -> str:
        kind = type(part).__name__
        return f"{kind}_{self.symbols[part.args[0]]}" if kind in ("sin", "cos") and part.args[0].is_Symbol else ""

    # --- one part -----------------------------------------------------------------------------------------------------

    def _written(self, e: Expression) -> Text:
        kind = type(e).__name__
        if e.is_Symbol:
            self.used[e] = self.symbols[e]
            return self.symbols[e], ATOM
        if kind == "Add":
            return self._sum(e), SUM
        if kind == "Mul":
            return self._product(e.args)
        if kind == "Pow":
            return self._power(*e.args)
        if not e.args or e.is_Number:
            return self._constant(e, kind)
        return self._function(e, kind)

    def _constant(self, e: Expression, kind: str) -> Text:
        if kind in ("BooleanTrue", "BooleanFalse"):
            return self.language.truth[kind == "BooleanTrue"], CONDITION
        return number_text(float(e))

    def _at(self, e: Expression, level: int) -> str:
        text, own = self._texts[e]
        return text if own >= level else f"({text})"

    def _sum(self, e: Expression) -> str:
        plus, minus = [], []
        for term in e.args:
            text, level = self._texts[term]
            if level == SUM and type(term).__name__ == "Add":
                plus.append(f"({text})")
            elif level == SUM and text.startswith("-"):
                minus.append(text[1:])
            else:
                plus.append(text)
        return self._lined([*(f" + {text}" for text in sorted(plus)), *(f" - {text}" for text in sorted(minus))])

    def _lined(self, terms: list[str]) -> str:
        """A sum in which what does not fit into a line gets a name, term after term."""
        out = terms[0].replace(" + ", "", 1) if terms[0].startswith(" + ") else terms[0].replace(" - ", "-", 1)
        for term in terms[1:]:
            if len(out) + len(term) > WIDEST:
                self.lines.append((self._names.new(f"x{len(self.lines) + 1}"), out))
                out = self.lines[-1][0]
            out += term
        return out

    def _product(self, factors: Iterable[Expression]) -> Text:
        above, below, sign = [], [], ""
        for factor in sorted(factors, key=lambda a: (not a.is_Number, self._texts[a][0])):
            text, level = self._texts[factor]
            if text == "-1.0":
                sign = "-"
            elif factor.is_Number and text.startswith("-"):
                sign = "-"
                above.append(text[1:])
            elif text.startswith("1.0/") and level == PRODUCT:
                below.append(text[4:])
            else:
                above.append(text if level >= PRODUCT else f"({text})")
        out = "*".join(above) or "1.0"
        if below:
            out += "/" + (below[0] if len(below) == 1 else f"({'*'.join(below)})")
        return sign + out, SUM if sign else PRODUCT

    def _power(self, base: Expression, exponent: Expression) -> Text:
        if base == E:
            return self._functions["exp"].format(self._texts[exponent][0]), ATOM
        power = float(exponent) if exponent.is_Number else None
        if power is None:
            return self._functions["power"].format(self._texts[base][0], self._texts[exponent][0]), ATOM
        text, level = self._positive_power(base, abs(power))
        if power > 0:
            return text, level
        return f"1.0/{text if level == ATOM else f'({text})'}", PRODUCT

    def _positive_power(self, base: Expression, power: float) -> Text:
        if power == 1:
            return self._texts[base]
        if power in SHORT_POWERS:
            return "*".join([self._at(base, ATOM)] * int(power)), PRODUCT
        if power == 0.5:
            return self._functions["sqrt"].format(self._texts[base][0]), ATOM
        form = self.language.power if power.is_integer() else self._functions["power"]
        return form.format(self._texts[base][0], number_text(power)[0]), ATOM

    def _function(self, e: Expression, kind: str) -> Text:
        known, texts = self._functions, [self._texts[a][0] for a in e.args]
        if kind in known and kind not in CHOICES:
            return known[kind].format(*texts), ATOM
        if kind in CHOICES:
            return reduce(known[kind].format, texts), ATOM
        if kind in RECIPROCALS:
            return f"1.0/{known[RECIPROCALS[kind]].format(*texts)}", PRODUCT
        if kind in OF_RECIPROCALS:
            return known[OF_RECIPROCALS[kind]].format(f"1.0/({texts[0]})"), ATOM
        return self._decision(e, kind, texts)

    def _decision(self, e: Expression, kind: str, texts: list[str]) -> Text:
        words = self.language
        if kind == "sign":
            below = words.choice.format(f"{self._at(e.args[0], PRODUCT)} < 0.0", "-1.0", "0.0")
            return words.choice.format(f"{self._at(e.args[0], PRODUCT)} > 0.0", "1.0", below), ATOM
        if kind in words.relations:
            return words.relations[kind].format(*(self._at(a, PRODUCT) for a in e.args)), CONDITION
        if kind in ("And", "Or"):
            return reduce((words.both if kind == "And" else words.either).format, texts), CONDITION
        if kind == "Piecewise":
            return self._pieces(e), ATOM
        raise DerivationError(
            f"Code for other programs: found {kind} in {e}, for which {words.name} has no function here; expected it "
            "written out by elementary functions, or another language."
        )

    def _pieces(self, e: Expression) -> str:
        out = self.language.nan
        for value, condition in reversed(list(zip(e.args[::2], e.args[1::2], strict=True))):
            always = type(condition).__name__ == "BooleanTrue"
            out = (
                self._texts[value][0]
                if always
                else self.language.choice.format(self._texts[condition][0], self._texts[value][0], out)
            )
        return out


def number_text(value: float) -> Text:
    """A number with all its digits, as every language reads it."""
    return repr(value), SUM if value < 0 else ATOM
