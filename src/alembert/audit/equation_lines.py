"""Equations in a text of several lines: `name: equation` on each, as in a file."""

from __future__ import annotations

import re

from alembert.errors import ModelError

NAMED = re.compile(r"^\s*([^=:\\]{1,60}?)\s*:\s+(.*)$|^\s*([^=:\\]{1,60}?)\s*:\s*$")


def equations_from_lines(text: str) -> dict[str, str]:
    """The equations by name. A line that begins with a space goes on with the one before; # begins a remark.

    >>> equations_from_lines("swing: theta'' =\\n   -g/l sin(theta)  # small or large\\nx' = 0")
    {'swing': "theta'' = -g/l sin(theta)", '2': "x' = 0"}
    """
    out: dict[str, str] = {}
    name = ""
    for number, line in enumerate(text.splitlines(), start=1):
        kept = re.sub(r"(^|\s)#.*$", "", line).rstrip()
        if not kept.strip():
            continue
        if line[0].isspace() and name:
            out[name] = f"{out[name]} {kept.strip()}".strip()
            continue
        found = NAMED.match(kept)
        name = (found.group(1) or found.group(3)) if found else str(len(out) + 1)
        if name in out:
            raise ModelError(f"Line {number}: found the name {name!r} again; expected another name for this equation.")
        out[name] = (found.group(2) or "").strip() if found else kept.strip()
    if not out:
        raise ModelError("Found no equation; expected lines such as: swing: theta'' = -g/l sin(theta)")
    return out
