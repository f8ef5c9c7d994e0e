"""How the work of a call grows: counted in operations of Python, which are the same on every machine."""

import sys
from collections.abc import Callable
from typing import Any


def operations(call: Callable[[], Any]) -> int:
    """The number of operations of the interpreter in a call, those inside compiled libraries left out."""
    count = 0

    def trace(frame: Any, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return count


def is_linear(work: Callable[[int], Any], sizes: tuple[int, int, int], slack: float = 0.05) -> bool:
    """Whether twice the parts take twice the operations; the sizes are n, 2 n and 4 n."""
    few, some, many = (operations(lambda n=n: work(n)) for n in sizes)
    return (many - some) < (1 + slack) * 2 * (some - few)
