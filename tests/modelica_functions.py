"""Functions of an exported model of Modelica as Python runs them: a reader of the few statements that the recursion has."""

import keyword
import math
import re
from typing import Any


class FromOne(list[float]):
    """A list whose places are counted from one, and whose parts have both ends, as in Modelica."""

    def __getitem__(self, k: Any) -> Any:
        return FromOne(list(self)[k.start - 1 : k.stop]) if isinstance(k, slice) else list.__getitem__(self, k - 1)

    def __setitem__(self, k: Any, value: Any) -> None:
        if isinstance(k, slice):
            assert len(value) == k.stop - k.start + 1, "the two sides differ in size"
        list.__setitem__(self, slice(k.start - 1, k.stop) if isinstance(k, slice) else k - 1, value)


MODELICA_WORDS = {"and", "or", "not", "for", "in", "if", "else"}
MODELICA = (
    (r"^ *(protected|algorithm|equation|end .*;|input .*;|//.*)$", ""),
    (r"^( *)for (\w+) in (.+):-1:(.+) loop$", r"\1for \2 in range(\3, \4 - 1, -1):"),
    (r"^( *)for (\w+) in (.+):(.+) loop$", r"\1for \2 in range(\3, \4 + 1):"),
    (r"^( *)if (.+) then$", r"\1if \2:"),
    (r"\(if (.+?) then (.+?) else (.+?)\)", r"(\2 if \1 else \3)"),
    (r"^ *(output )?(Real|Integer) .*;$", ""),
    (r"^  constant Integer (\w+) = (\d+);", r"\1 = \2"),
    (r"^  constant Integer (\w+)\[\d+\] = \{([^}]*)\};", r"\1 = FromOne([\2])"),
    (r" := (.*);$", r" = \1"),
)


def in_modelica(text: str) -> dict[str, Any]:
    """The functions of an exported model of Modelica, its statements read one by one."""
    text = re.sub(r",\n +(?=\d)", ", ", text)
    functions = re.findall(r"^  function (\w+) .*\n((?:.*\n)*?)^  end \1;", text, re.M)
    lines = [line for line in text.splitlines() if line.startswith("  constant")]
    own = "|".join(set(keyword.kwlist) - MODELICA_WORDS)  # names there, words of Python
    for name, body in functions:
        given = ", ".join(re.findall(r"^ *input \w+ (\w+)", body, re.M))
        results = ", ".join(re.findall(r"^ *output Real (\w+)", body, re.M))
        inside = [re.sub(rf"\b({own})\b", r"\1_", line) for line in body.splitlines()]
        lines += [f"def {name}({given}):", *inside, f"      return {results}"]
    for pattern, replacement in MODELICA:
        lines = [re.sub(pattern, replacement, line) for line in lines]
    space: dict[str, Any] = {"FromOne": FromOne, "zeros": lambda n: FromOne([0.0] * n)} | vars(math)
    exec("\n".join(lines), space)
    return space
