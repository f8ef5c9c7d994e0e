"""The structures that Python and the native loop share, from one table: it makes the header of C and the ctypes alike.

`scripts/build-kernel` writes source/structures.h from `header()`; `check_offsets` compares every field's place with the one
that the machine code has.
"""

from __future__ import annotations

import ctypes
from ctypes import Structure, c_double, c_int64, c_void_p
from typing import Any

INTEGER, NUMBER, INTEGERS, NUMBERS = "I", "F", "I *", "F *"
TYPES = {INTEGER: c_int64, NUMBER: c_double, INTEGERS: c_void_p, NUMBERS: c_void_p}

PLANT = (
    (
        INTEGER,
        "nq nu nm nh ni np solver input nsignal nM nA nquad nlaw ntau nguard nkink nstop nactive usual is_fixed is_checked",
    ),
    (INTEGER, "code data ask guard_code guard_data recursion tree"),
    (INTEGER, "slope_code slope_data nslope nargument nvaried npushed"),
    (INTEGERS, "M_rows M_columns A_rows A_columns A_starts held held_at quadruples components modes hits bursts"),
    (INTEGERS, "active skipped subset order row_order"),
    (INTEGERS, "L_starts L_indices W_starts W_indices S_starts S_indices P_starts P_indices"),
    (INTEGERS, "M_places stiff_starts stiff_first stiff_second stiff_places"),
    (INTEGERS, "slope_rows slope_columns slope_pivots"),
    (NUMBERS, "x out M M_diagonal A W S S_diagonal G G_diagonal weights metric inverse_lengths scale right lam row"),
    (NUMBERS, "signal_times signal_values directions normals tau friction_space margins last_margins"),
    (NUMBERS, "stops last_hits quiet_until quiet_for"),
    (NUMBERS, "previous before sizes usual_sizes nearness onto rest moved step refined residual rates_space"),
    (NUMBERS, "slope_x slope_out slope_space J E slope_work pushed varied"),
    (NUMBER, "evaluations nearest nearest_time failed painleve recent is_careful blend least still is_weak broken"),
)
CLOCK = (
    (NUMBER, "t step end close largest rtol start"),
    (INTEGER, "method samples wanted nodes page steps rejected stop"),
)
TREE = (
    (INTEGER, "count nx nu nq loads load_code load_data failed"),
    (INTEGERS, "parents codes takes_start takes q_at u_at q_count u_count loaded flat"),
    (NUMBERS, "mass inertia weight load_values work"),
)
TABLES = {"Plant": PLANT, "Clock": CLOCK, "Tree": TREE}


def names(table: Any, kind: str | None = None) -> list[str]:
    """The fields of a structure in order, all or those of one kind."""
    return [name for k, listed in table if kind in (None, k) for name in listed.split()]


def structure(name: str) -> type[Structure]:
    """The ctypes structure of a table."""
    fields = [(field, TYPES[kind]) for kind, listed in TABLES[name] for field in listed.split()]
    return type(name, (Structure,), {"_fields_": fields, "__doc__": f"The struct {name} of source/structures.h."})


def header() -> str:
    """The text of source/structures.h."""
    lines = [
        "/* Made by scripts/build-kernel from native/structures.py. */",
        "#include <stddef.h>",
        "#include <stdint.h>",
        "",
    ]
    lines += ["typedef int64_t I;", "typedef double F;", ""]
    for name, table in TABLES.items():
        lines.append("typedef struct {")
        for kind, listed in table:
            star = "*" if kind in (INTEGERS, NUMBERS) else ""
            lines.append(f"    {kind[0]} {', '.join(star + field for field in listed.split())};")
        lines.append(f"}} {name};")
        offsets = ", ".join(f"offsetof({name}, {field})" for field in names(table))
        lines += [f"#define OFFSETS_OF_{name.upper()} {{{offsets}}}", ""]
    return "\n".join(lines)


def check_offsets(name: str, address: int, made: type[Structure]) -> None:
    """Compare the places of all fields with the table of offsets in the machine code."""
    fields = names(TABLES[name])
    found = (c_int64 * len(fields)).from_address(address)
    wrong = [f for f, place in zip(fields, found, strict=True) if getattr(made, f).offset != place]
    assert not wrong, f"{name}: the machine code has other places for {wrong}; run scripts/build-kernel"
    assert ctypes.sizeof(made) == getattr(made, fields[-1]).offset + ctypes.sizeof(c_double), name
