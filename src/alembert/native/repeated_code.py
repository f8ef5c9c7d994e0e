"""Code of large mechanisms: groups of outputs that are computed alike are written once, as a function that reads from tables
which numbers it takes and where it leaves its own.

Written out, five thousand bodies have megabytes of code, which every evaluation fetches once. The formulas of alike bodies
differ in their symbols alone; their parts are lowered in an order that the places of the symbols give, so that alike formulas
become alike instructions.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Expression, parts_of
from alembert.native.lowering import COMMUTATIVE, Lowering, module

VALUE = re.compile(r"%[vx]\d+|0x[0-9A-F]{16}")  # what an instruction makes or takes
SHORT = 8000  # lines up to which all is written out
WORTH = 0.5  # of the lines: the functions have no more, or all is written out
SIMPLE = 4  # numbers up to this one, in halves, stand in the code; others are taken from a table

DRIVER = """
declare ptr @malloc(i64)
declare void @free(ptr)
define void @evaluate(ptr noalias %out, ptr noalias %in, ptr %data) {{
entry:
  %count = load i64, ptr %data
  %p1 = getelementptr i64, ptr %data, i64 1
  %kept = load i64, ptr %p1
  %p2 = getelementptr i64, ptr %data, i64 2
  %which = load ptr, ptr %p2
  %p3 = getelementptr i64, ptr %data, i64 3
  %starts = load ptr, ptr %p3
  %p4 = getelementptr i64, ptr %data, i64 4
  %places = load ptr, ptr %p4
  %p5 = getelementptr i64, ptr %data, i64 5
  %numbers = load ptr, ptr %p5
  %bytes = mul i64 %kept, 8
  %space = call ptr @malloc(i64 %bytes)
  br label %next
next:
  %k = phi i64 [0, %entry], [%after, %body]
  %more = icmp slt i64 %k, %count
  br i1 %more, label %body, label %done
body:
  %w = getelementptr i32, ptr %which, i64 %k
  %n = load i32, ptr %w
  %m = zext i32 %n to i64
  %f = getelementptr ptr, ptr @functions, i64 %m
  %function = load ptr, ptr %f
  %s = getelementptr i32, ptr %starts, i64 %k
  %first = load i32, ptr %s
  %from = zext i32 %first to i64
  %at = getelementptr i32, ptr %places, i64 %from
  call void %function(ptr %out, ptr %in, ptr %space, ptr %numbers, ptr %at)
  %after = add i64 %k, 1
  br label %next
done:
  call void @free(ptr %space)
  ret void
}}
@functions = internal constant [{count} x ptr] [{names}]
"""


@dataclass(frozen=True)
class GroupedCode:
    """The text of a module, and the tables that its function `evaluate` reads: none where all is written out.

    `which` function each group has, where its places `start`, the `places`, and the `numbers` that are not in the code.
    """

    text: str
    tables: tuple[NDArray[Any], ...] = ()
    kept: int = 0  # values that are kept for later groups

    def data(self) -> NDArray[np.int64]:
        """What the function is called with: how many groups there are and values are kept, and the tables' addresses."""
        if not self.tables:
            return np.zeros(1, dtype=np.int64)
        return np.array([len(self.tables[0]), self.kept, *(table.ctypes.data for table in self.tables)], dtype=np.int64)


def grouped_code(
    arguments: Sequence[Expression], outputs: Sequence[Expression], groups: Sequence[Sequence[int]]
) -> GroupedCode:
    """The code of outputs that are computed group by group, with a function for all groups that are alike."""
    lowering = _LoweringByPlaces({symbol: k for k, symbol in enumerate(arguments)})
    found = list(_lowered(lowering, outputs, groups))
    if len(lowering.lines) <= SHORT:
        return GroupedCode(module(lowering))
    _keep_for_later(found)
    functions: dict[_Shape, int] = {}
    which = [functions.setdefault(group.shape(), len(functions)) for group in found]
    if sum(len(lines) for lines, _ in functions) > WORTH * len(lowering.lines):
        return GroupedCode(module(lowering))
    return GroupedCode(_module(functions, lowering.declared), *_tables(found, which))


# --- groups ---------------------------------------------------------------------------------------------------------


_Shape = tuple[tuple[str, ...], tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]


@dataclass
class _Group:
    """The instructions of some outputs, as patterns with a gap for each value, and the values in the gaps."""

    patterns: list[str] = field(default_factory=list)
    values: list[list[str]] = field(default_factory=list)  # of each instruction, the one that it makes first
    stores: list[tuple[str, int]] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)

    @property
    def made(self) -> dict[str, int]:
        """The values that are made here, numbered."""
        return {names[0]: k for k, names in enumerate(self.values)}

    def taken(self) -> list[str]:
        """What is used and not made here nor stands in the code, in the order of its first use."""
        made = self.made
        used = [name for names in self.values for name in names[1:]] + [name for name, _ in self.stores]
        return [name for name in dict.fromkeys(used) if name not in made and not _is_simple(name)]

    def shape(self) -> _Shape:
        """Of a function for such groups: its instructions, and from which arrays numbers come, which are stored and kept."""
        taken, made = self.taken(), self.made
        own = {name: f"%a{k}" for k, name in enumerate(taken)} | {name: f"%v{k}" for name, k in made.items()}
        lines = [
            pattern.format(*(own.get(name, name) for name in names))
            for pattern, names in zip(self.patterns, self.values, strict=True)
        ]
        stored = tuple(own.get(name, name) for name, _ in self.stores)
        return tuple(lines), (tuple(map(_array, taken)), stored, tuple(own[name] for name in made if name in self.kept))


def _is_simple(name: str) -> bool:
    return name.startswith("0x") and _is_plain(_number(name))


def _is_plain(value: float) -> bool:
    return (2 * value).is_integer() and abs(value) <= SIMPLE


def _number(name: str) -> float:
    (value,) = struct.unpack(">d", bytes.fromhex(name[2:]))
    return float(value)


def _array(name: str) -> str:
    """The array that a value is read from."""
    return {"%x": "in", "0x": "numbers"}.get(name[:2], "space")


def _lowered(
    lowering: _LoweringByPlaces, outputs: Sequence[Expression], groups: Sequence[Sequence[int]]
) -> Iterator[_Group]:
    for members in groups:
        first, group = len(lowering.lines), _Group()
        for k in members:
            group.stores.append((lowering.value(outputs[k]), k))
            lowering.store(k, group.stores[-1][0])
        for line in lowering.lines[first:]:
            if line.startswith("  %v"):
                group.patterns.append(VALUE.sub("{}", line))
                group.values.append(VALUE.findall(line))
        yield group


def _keep_for_later(found: Sequence[_Group]) -> None:
    """Note in each group which of its values others take."""
    owners = {name: group for group in found for name in group.made}
    for group in found:
        for name in group.taken():
            if name in owners:
                owners[name].kept.add(name)


def _tables(found: Sequence[_Group], which: Sequence[int]) -> tuple[tuple[NDArray[Any], ...], int]:
    slots: dict[str, int] = {}  # of kept values
    numbers: dict[str, int] = {}
    places: list[int] = []
    starts = []
    for group in found:
        starts.append(len(places))
        for name in group.taken():
            array = _array(name)
            if array == "in":
                places.append(int(name[2:]))
            else:
                places.append(slots[name] if array == "space" else numbers.setdefault(name, len(numbers)))
        places += [*(k for _, k in group.stores), len(slots)]
        slots |= {name: len(slots) + k for k, name in enumerate(name for name in group.made if name in group.kept)}
    tables = [np.array(table, dtype=np.int32) for table in (which, starts, places)]
    return (*tables, np.array([_number(name) for name in numbers], dtype=float)), len(slots)


# --- the module -----------------------------------------------------------------------------------------------------


def _module(functions: dict[_Shape, int], declared: set[str]) -> str:
    texts = [_function(k, *shape) for shape, k in functions.items()]
    names = ", ".join(f"ptr @part{k}" for k in range(len(functions)))
    return "\n".join([*sorted(declared), *texts, DRIVER.format(count=len(functions), names=names)])


def _function(number: int, lines: Sequence[str], ends: tuple[tuple[str, ...], ...]) -> str:
    """One function: where its numbers come from, the instructions, and where results go."""
    arrays, stored, kept = ends
    named = ", ".join(f"ptr noalias %{name}" for name in ("out", "in", "space", "numbers", "at"))
    out = [f"define internal void @part{number}({named}) {{"]
    for k, array in enumerate(arrays):
        out += [*_place(k, array), f"  %a{k} = load double, ptr %p{k}"]
    out += lines
    for k, name in enumerate(stored, len(arrays)):
        out += [*_place(k, "out"), f"  store double {name}, ptr %p{k}"]
    last = len(arrays) + len(stored)
    out += _place(last, "space")
    for k, name in enumerate(kept):
        out += [f"  %k{k} = getelementptr double, ptr %p{last}, i64 {k}", f"  store double {name}, ptr %k{k}"]
    return "\n".join([*out, "  ret void", "}"])


def _place(k: int, array: str) -> list[str]:
    return [
        f"  %i{k} = getelementptr i32, ptr %at, i64 {k}",
        f"  %j{k} = load i32, ptr %i{k}",
        f"  %n{k} = zext i32 %j{k} to i64",
        f"  %p{k} = getelementptr double, ptr %{array}, i64 %n{k}",
    ]


Rank = tuple[int, int, bytes]  # the last and the first place of the symbols of an expression, and a key of its shape


class _LoweringByPlaces(Lowering):
    """Parts of sums and products in the order of the places of their symbols, then of their kinds."""

    def __init__(self, arguments: dict[Expression, int]) -> None:
        super().__init__(arguments)
        self._ranks: dict[Expression, Rank] = {}

    def _visited(self, e: Expression) -> Sequence[Expression]:
        return self._in_order(e.args)[::-1] if type(e).__name__ in COMMUTATIVE else e.args

    def _in_order(self, parts: Sequence[Expression]) -> list[Expression]:
        ranks = self._ranks
        return sorted(parts, key=lambda a: ranks[a] if a in ranks else self._rank(a))

    def _rank(self, e: Expression) -> Rank:
        for part in parts_of([e], self._ranks):
            self._ranks[part] = self._found_rank(part)
        return self._ranks[e]

    def _found_rank(self, e: Expression) -> Rank:
        if e.is_Symbol:
            place = self.arguments.get(e, -1)
            return place, place, b""
        parts, kind = [self._ranks[a] for a in e.args], type(e).__name__
        if not parts:
            return -1, 1 << 60, str(e).encode() if e.is_Number and _is_plain(float(e)) else b""
        keys = [key for *_, key in parts]
        shape = b"".join([kind.encode(), *(sorted(keys) if kind in COMMUTATIVE else keys)])
        return max(p[0] for p in parts), min(p[1] for p in parts), blake2b(shape, digest_size=8).digest()
