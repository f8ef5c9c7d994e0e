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
        "nq nu nm nh ni np nfront solver input nsignal nM nA nquad nlaw ntau ncontact nguard nkink nstop nactive usual "
        "is_fixed is_checked power_at ndriven npower takes_power energy_code energy_data energy_walks energy_moves "
        "doubtful_guard rates_are_speeds is_open is_off",
    ),
    (INTEGER, "code data ask guard_code guard_data recursion tree"),
    (INTEGER, "slope_code slope_data nslope nargument nvaried npushed knows_turns_alone"),
    (INTEGER, "nseen seen_code seen_data seen_parts"),
    (INTEGERS, "seen_kinds"),
    (NUMBERS, "seen seen_space"),
    (INTEGERS, "M_rows M_columns A_rows A_columns A_starts held held_at quadruples is_length"),
    (INTEGERS, "components has_pin rubbing modes hits is_past bursts"),
    (INTEGERS, "active skipped subset order row_order"),
    (INTEGERS, "L_starts L_indices W_starts W_indices P_starts P_indices P_places"),
    (
        INTEGERS,
        "front_columns front_starts front_rows front_places front_ends front_parents front_values front_updates",
    ),
    (INTEGERS, "M_places stiff_starts stiff_first stiff_second stiff_places"),
    (INTEGERS, "slope_rows slope_columns slope_pivots"),
    (
        NUMBERS,
        "x out M M_diagonal A W S S_diagonal updates G G_diagonal weights metric inverse_lengths scale right lam row",
    ),
    (
        NUMBERS,
        "signal_times signal_values directions normals tau friction_space mode_space margins last_margins slow starting onset "
        "share_space",
    ),
    (NUMBERS, "stops last_hits quiet_until quiet_for"),
    (NUMBERS, "previous before sizes usual_sizes by_masses nearness onto rest moved step refined residual rates_space"),
    (NUMBERS, "slope_x slope_out slope_space J E slope_work pushed varied powers slip books"),
    (NUMBER, "evaluations nearest nearest_time failed painleve recent is_careful blend least is_weak broken doubtful"),
    (NUMBER, "power work length rate doubt off floor spread unaccounted"),
)
CLOCK = (
    (NUMBER, "t step end close largest rtol start"),
    (INTEGER, "method samples wanted nodes page steps rejected stop"),
)
TREE = (
    (INTEGER, "count nx nu nq loads load_code load_data failed"),
    (INTEGER, "couplings"),
    (INTEGER, "what rows u_step input_step width more_width chosen ni nvaried"),
    (INTEGER, "nslope nseen pushes load_slope_code load_slope_data formulas formulas_data"),
    (INTEGERS, "parents codes takes_start takes q_at u_at q_count u_count loaded flat coupled_start coupled"),
    (INTEGERS, "chain before inside slope_codes varied varied_at seen load_rows load_starts"),
    (NUMBERS, "mass inertia weight armature load_values work ratios coupling_forces coupling_space values_space"),
    (NUMBERS, "x rates wholes du mass_space arm q_rows u_rows a_rows input_rows result more"),
    (NUMBERS, "inertia_slopes slope_space load_slopes load_space carried dx"),
)
SINGLE = (
    (INTEGER, "tree head array kind none make general least most dimensions is_taken next"),
    (INTEGERS, "shape"),
    (NUMBERS, "still"),
)
LANES = (
    (INTEGER, "n nq nu nm nM nA solver ni ask batch code data nguard guard_code nseen seen_code"),
    (INTEGERS, "M_rows M_columns A_rows A_columns"),
    (NUMBERS, "t h y dy new atol error weak K x out metric work guard_looks seen_looks"),
    (NUMBER, "rtol"),
)
BATCH = (
    (
        INTEGER,
        "width runs next try_lanes dense_lanes rates_lanes look_lanes lanes nscale nbody nstop words samples method",
    ),
    (INTEGERS, "plants blocks fresh ends status steps is_cancelled"),
    (
        NUMBERS,
        "states inputs signals stops parameters bodies scales atol lengths wanted sampled first seen final times space",
    ),
    (NUMBER, "start end largest rtol close"),
)
TABLES = {"Plant": PLANT, "Clock": CLOCK, "Tree": TREE, "Single": SINGLE, "Lanes": LANES, "Batch": BATCH}

EXPLICIT, DENSE, SPARSE, RECURSIVE = range(4)  # how accelerations are found
CONSTANT, SAMPLED, CALLED, GIVEN = range(4)  # inputs; the last: for each of many states
DONE, PAGE, COLLAPSED, NOT_FINITE, EVENT, OPEN, PAINLEVE, UNDETERMINED = range(8)  # why a page of steps ended
STICK, SLIP, FREE, IDLE, SHARED, SPARED = range(
    6
)  # modes of friction and of contact: held, sliding, apart, held by others,
# and held with others, where it bears a part, or none since it would pull
FORWARD, INVERSE, GRAVITY, MASS, CORIOLIS, MOTION = range(6)  # what is asked of a tree
JACOBIAN, REGRESSOR, FORMULAS, INVERSE_SLOPES, FORWARD_SLOPES = range(6, 11)
MAXIMUM, MINIMUM, INTEGRAL, FINAL = range(4)  # what is watched of a value along a run
BROKEN = 2e4  # tolerances by which a step may fail to obey the equations between its stages
CARE = 10  # times what the errors of the steps are estimated to make of the energy
STAGE_POWERS = 12  # powers that are kept of the stages of a step
BOOKED_WORK, BOOKED_KINETIC, BOOKED_POTENTIAL, BOOKED_SPREAD, BOOKED_OFF, BOOKED = range(6)  # of each node
SPACE, OWN_SPACE = 24, 4  # states of work space for a step: of the stepper, and of the loop
LOOKS = 12  # values of each guard in the work space
NARROW, WIDE = 4, 8  # lanes, without and with vectors of 512 bits
CONSTANTS = {name: value for name, value in globals().items() if name.isupper() and isinstance(value, int | float)}
"""By name, those above."""


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
    lines += [
        "typedef int64_t I;",
        "#ifdef TANGENT",
        "typedef double _Complex F;",
        "#else",
        "typedef double F;",
        "#endif",
        "",
    ]
    lines += [*(f"#define {name} {value!r}" for name, value in CONSTANTS.items()), ""]
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
