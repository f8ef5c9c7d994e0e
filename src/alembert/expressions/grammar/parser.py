"""The grammar: sums of products of powers of atoms, with implied multiplication; SymPy expressions come out.

equation = sum ["=" sum]
sum      = product {("+" | "-") product}
product  = power {["*" | "/"] power}
power    = atom ["^" power]
atom     = number | name ["(t)"] | "(" choice ")" | function ["^" power] argument | frac | root | rate
rate     = "d/dt" (name | "(" choice ")")
choice   = sum ["if" either "else" choice]
either   = both {"or" both}
both     = relation {"and" relation}
relation = sum ("<" | "<=" | ">" | ">=" | "==" | "!=") sum | "(" either ")"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import sympy as sp

from alembert.errors import ModelError
from alembert.expressions.grammar.functions import FUNCTIONS, INVERSES, apply, finite, power
from alembert.expressions.grammar.latex_tokens import LatexReader, looks_like_latex
from alembert.expressions.grammar.name_lookup import Names
from alembert.expressions.grammar.text_position import NotationError
from alembert.expressions.grammar.tokens import MOST_CHARACTERS, RELATIONS, THIN, TIGHT, Reader, Source, Token
from alembert.expressions.validation import with_plain_conditions

DEEPEST = 50
AT_TIME = ("(t)", "{(t)}")
CLOSING = {"(": ")", "[": "]", "{": "}", "|(": "|)"}

Known = Names | Mapping[str, sp.Expr] | Iterable[str | sp.Symbol]


def parse_expression(text: str, names: Known, what: str = "Expression", exact: bool = True) -> sp.Expr:
    """The expression that a text or LaTeX writes in the given names (a mapping gives what each stands for).

    Where it is `exact`, 0.1 is one tenth; else it is the floating-point number.

    >>> parse_expression("m g l sin(theta) + theta'^2/2", ["m", "g", "l", "theta", "theta'"])
    g*l*m*sin(theta) + theta'**2/2
    """
    parser = _parser(text, names, what, exact)
    found = parser.sum()
    parser.finish("an operator or the end")
    return found


def parse_equation(text: str, names: Known, what: str = "Equation", exact: bool = True) -> tuple[sp.Expr, sp.Expr]:
    r"""(left side, right side) of an equation; the right side is zero where there is no equals sign.

    >>> parse_equation(r"\ddot\theta = -\frac{g}{l}\sin\theta", ["g", "l", "theta", "theta''"])
    (theta'', -g*sin(theta)/l)
    """
    parser = _parser(text, names, what, exact)
    left = parser.sum()
    right = sp.S.Zero
    if parser.token.kind == "=":
        parser.advance()
        right = parser.sum()
    parser.finish("an operator, = or the end")
    return left, right


def _parser(text: str, names: Known, what: str, exact: bool) -> _Parser:
    if not isinstance(text, str):
        raise ModelError(f"{what}: found {text!r}; expected text.")
    if len(text) > MOST_CHARACTERS:
        raise ModelError(f"{what}: found {len(text):,} characters; expected at most {MOST_CHARACTERS:,}.")
    source = Source(text, names if isinstance(names, Names) else Names(names), what, exact)
    is_latex = looks_like_latex(text)
    return _Parser(source, (LatexReader if is_latex else Reader)(source).tokens(), is_latex)


class _Parser:
    """Recursive descent over the tokens of one text; `token` is the next one."""

    def __init__(self, source: Source, tokens: list[Token], is_latex: bool) -> None:
        self.source, self.tokens, self.is_latex = source, tokens, is_latex
        self.index = self.depth = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self.tokens[self.index]

    @property
    def _found(self) -> str:
        """The next token, for messages."""
        return "the end" if self.token.kind == "end" else repr(self.token.text)

    def advance(self) -> Token:
        """Take the next token."""
        token = self.token
        self.index += token.kind != "end"
        return token

    def finish(self, expected: str) -> None:
        """Refuse whatever is left, but for the full stop of a sentence."""
        while self.token.kind in (".", ",", ";") and self.tokens[self.index + 1].kind in (".", ",", ";", "end"):
            self.advance()
        if self.token.kind != "end":
            raise self.source.at(self.token, f"found {self.token.text!r}; expected {expected}.")

    # --- sums and products ------------------------------------------------------------------------------------------

    def sum(self) -> sp.Expr:
        """Terms with their signs."""
        terms = [self._term()]
        while self.token.kind in ("+", "-"):
            terms.append(self._term())
        return sp.Add(*terms)

    def _term(self) -> sp.Expr:
        negative = self._signs()
        value = self._product()
        return -value if negative else value

    def _signs(self) -> bool:
        negative = False
        while self.token.kind in ("+", "-"):
            negative ^= self.advance().kind == "-"
        return negative

    def _product(self) -> sp.Expr:
        factors = [self._power()]
        divided: Token | None = None
        while True:
            token = self.token
            if token.kind in ("*", "/"):
                self.advance()
                divided = self.token if token.kind == "/" else None
                negative = self._signs()
                factor = self._power()
                factors.append(self._divisor(token, factor) if token.kind == "/" else factor)
                factors += [sp.S.NegativeOne] if negative else []
            elif token.starts_operand:
                self._check_implied(token, divided)
                divided = None
                factors.append(self._power())
            else:
                return sp.Mul(*factors)

    def _divisor(self, sign: Token, value: sp.Expr) -> sp.Expr:
        return self._checked(sign, lambda: finite(1 / value))

    def _check_implied(self, token: Token, divided: Token | None) -> None:
        """Refuse an implied product that two readers would read in two ways."""
        if token.kind == "number":
            raise self.source.at(
                token, f"found the number {token.text} after a factor; expected an operator, as in x*2 or x^2."
            )
        together = divided is not None and (token.gap == TIGHT or token.start == divided.start)
        if divided is not None and together and divided.kind in ("number", "value"):
            both = self.source.text[divided.start : token.end]
            reason = f"found /{both}, which may be read in two ways; write /({both}) or put * between the two."
            raise self.source.fault(reason, divided.start, token.end)

    # --- powers and atoms -------------------------------------------------------------------------------------------

    def _power(self) -> sp.Expr:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.source.at(
                self.token, f"found more than {DEEPEST} brackets or powers inside each other; expected fewer."
            )
        value = self._atom()
        if self.token.kind == "^":
            sign = self.advance()
            exponent = self._exponent()
            base = value
            value = self._checked(sign, lambda: power(base, exponent))
        self.depth -= 1
        return value

    def _exponent(self) -> sp.Expr:
        if self.is_latex and self.token.kind == "number" and len(self.token.text) > 1:
            raise self.source.at(
                self.token, f"found ^{self.token.text}; expected braces, as in ^{{{self.token.text}}}."
            )
        negative = self._signs()
        value = self._power()
        return -value if negative else value

    def _atom(self) -> sp.Expr:
        token = self.advance()
        if token.value is not None:
            return self._at_time(token, token.value) if token.kind == "value" else token.value
        if token.kind in CLOSING:
            value = self._inside(token)
            return sp.Abs(value) if token.kind == "|(" else value
        if token.kind == "rate":
            return self._rate(token)
        if token.kind == "function":
            return self._function(token)
        if token.kind == "frac":
            above, below = self._argument(token), self._argument(token)
            return above * self._divisor(token, below)
        if token.kind == "sqrt":
            return self._root(token)
        found = "the end" if token.kind == "end" else repr(token.text)
        raise self.source.at(token, f"found {found}; expected a name, a number, a function or a bracket.")

    def _at_time(self, name: Token, value: sp.Expr) -> sp.Expr:
        """x or x(t), which is the same where x moves; of what has no rate it may be a product, and is refused."""
        for signs in AT_TIME:
            ahead = self.tokens[self.index : self.index + len(signs)]
            if "".join(t.text if t.kind == "value" else t.kind for t in ahead) != signs:
                continue
            if not name.is_rate and self.source.names.find(name.text + "'") is None:
                reason = f"found {name.text}(t), which may be read in two ways; write {name.text} for its value at the time t"
                raise self.source.fault(f"{reason}, or {name.text}*t for the product.", name.start, ahead[-1].end)
            self.index += len(signs)
        return value

    def _rate(self, operator: Token) -> sp.Expr:
        """d/dt of a name or of what stands in brackets; refused where it is not clear what it is applied to."""
        first = self.token
        if first.kind not in ("value", "(", "[", "{"):
            raise self.source.at(first, f"found {self._found} after d/dt; expected a name, or a formula in brackets.")
        value = self._atom()
        if self.token.kind == "^" or (
            first.kind == "value" and (self.token.kind in ("*", "/") or self.token.starts_operand)
        ):
            reason = f"found d/dt before {self._found}, which may be read in two ways; put what it is applied to in brackets."
            raise self.source.fault(reason, operator.start, self.token.end)
        for _ in range(operator.order):
            value = self._checked(operator, partial(self.source.names.rate, value))
        return value

    def _inside(self, opening: Token) -> sp.Expr:
        value = self._choice()
        self._close(opening)
        return value

    def _close(self, opening: Token) -> None:
        if self.token.kind != CLOSING[opening.kind]:
            wanted = CLOSING[opening.kind].strip("|") if opening.kind != "|(" else "the second bar"
            reason = f"found {self._found}; expected an operator or {wanted}, which closes the bracket here."
            raise self.source.at(opening if self.token.kind == "end" else self.token, reason)
        self.advance()

    def _argument(self, command: Token) -> sp.Expr:
        r"""One argument of \frac or \sqrt: a group in braces, or one sign."""
        token = self.token
        if token.kind == "{":
            return self._inside(self.advance())
        if token.value is None or (token.kind == "number" and len(token.text) > 1):
            raise self.source.at(
                token, f"found {token.text or 'the end'} after {command.text}; expected an argument in braces."
            )
        self.advance()
        return token.value

    def _root(self, token: Token) -> sp.Expr:
        degree = sp.Integer(2)
        if self.token.kind == "[":
            degree = self._inside(self.advance())
        value = self._argument(token)
        return self._checked(token, lambda: power(value, 1 / degree))

    def _checked(self, token: Token, make: Callable[[], sp.Expr]) -> sp.Expr:
        try:
            return make()
        except ModelError as error:
            raise self.source.at(token, str(error)) from None

    # --- choices ----------------------------------------------------------------------------------------------------

    def _choice(self) -> sp.Expr:
        """A value, or several with their conditions, the last of which holds otherwise."""
        cases = []
        value = self.sum()
        while self.token.kind == "if":
            self.advance()
            cases.append((value, self._condition()))
            if self.token.kind != "else":
                raise self.source.at(self.token, f"found {self._found}; expected else, as in (x if x > 0 else 0).")
            self.advance()
            value = self.sum()
        return with_plain_conditions(sp.Piecewise(*cases, (value, True))) if cases else value

    def _condition(self) -> sp.Basic:
        return self._joined("or", lambda: self._joined("and", self._relation, sp.And), sp.Or)

    def _joined(self, word: str, read: Callable[[], sp.Basic], join: Callable[..., sp.Basic]) -> sp.Basic:
        parts = [read()]
        while self.token.kind == word:
            self.advance()
            parts.append(read())
        return join(*parts)

    def _relation(self) -> sp.Basic:
        """A relation of two sums or of more, as in 0 < x < 1, or a condition in brackets."""
        place, opening = (self.index, self.depth), self.token
        try:
            left, found = self.sum(), []
            if self.token.kind not in RELATIONS:
                raise self.source.at(self.token, f"found {self._found}; expected a relation, as in x > 0.")
            while self.token.kind in RELATIONS:
                sign, right = self.advance(), self.sum()
                found.append(sp.Rel(left, right, sign.kind))
                left = right
            return sp.And(*found)
        except NotationError:
            if opening.kind != "(":
                raise
        self.index, self.depth = place
        self.advance()
        condition = self._condition()
        self._close(opening)
        return condition

    # --- functions --------------------------------------------------------------------------------------------------

    def _function(self, token: Token) -> sp.Expr:
        """sin(x), sin^2(x), sin^{-1} x, sin x, sin 2 x."""
        exponent = sp.S.One
        if self.token.kind == "^":
            self.advance()
            exponent = self._exponent()
        arguments = self._arguments(token)
        if exponent == -1 and FUNCTIONS[token.text] in INVERSES:
            return self._checked(token, lambda: finite(INVERSES[FUNCTIONS[token.text]](*arguments)))
        return self._checked(token, lambda: power(apply(token.text, arguments), exponent))

    def _arguments(self, function: Token) -> list[sp.Expr]:
        opening = self.token
        if opening.kind not in CLOSING:
            return [self._bare_argument(function)]
        self.advance()
        out = [self.sum()]
        while self.token.kind == ",":
            self.advance()
            out.append(self.sum())
        self._close(opening)
        return out

    def _bare_argument(self, function: Token) -> sp.Expr:
        """An argument without brackets: a number, a name, or both; where it is not clear where it ends, an error."""
        first = self.token
        factors = [self._atom()] if first.kind == "number" else []
        if not factors or (self.token.kind in ("value", "frac") and not self.token.is_rate):
            if self.token.kind not in ("value", "frac"):
                reason = f"found no argument of {function.text}; expected one, as in {function.text}(x)."
                raise self.source.at(self.token, reason)
            factors.append(self._atom())
        self._check_end(function, first)
        return sp.Mul(*factors)

    def _check_end(self, function: Token, first: Token) -> None:
        token = self.token
        goes_on = token.kind in ("number", "value") and not token.is_rate and token.gap != THIN
        if token.kind in ("^", "/") or goes_on:
            written = self.source.text[first.start : token.start].strip()
            reason = f"found {function.text} {written} and then {token.text!r}, which may be read in two ways; "
            raise self.source.fault(
                f"{reason}write {function.text}({written}) with brackets.", function.start, token.end
            )
