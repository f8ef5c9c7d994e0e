"""A slice of every attack of the campaign (scripts/campaign), and that the campaign notices what is wrong."""

import os
import random
import re
import warnings
from itertools import repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import alembert as al
from campaign import (
    ATTACKS,
    audits,
    contacts,
    ensembles,
    events,
    friction,
    inputs,
    laws,
    mechanisms,
    robots,
    stops,
)
from campaign.blueprints import At, Blueprint, Part, Pulses, built, in_units, program
from campaign.files import reading
from campaign.geometry import Moving
from campaign.newton_euler import NewtonEuler
from campaign.random_trees import random_tree
from campaign.running import Attack, Case, Score, outcome, rounds, table, try_seed
from campaign.watching import bounded_memory, watched
from random_mechanisms import Draw

BY_NAME = {attack.name: attack for attack in ATTACKS}
SLICE = {  # the full run goes through whole rounds
    "mechanisms": (1, 2, 4, 5, 7, 10, 16),
    "friction": (4, 8),
    "inputs": (1, 5, 12),
    "events": range(3),
    "contacts": range(3),
    "stops": (2, 3, 6, 8),
    "ensembles": (5, 12, 19),
    "peers": (0, 1),
    "robots": (2, 3),
    "laws": range(5),
    "audits": (1, 4, 5),
    "stability": range(3),
    "reduction": (1, 4, 8),
    "files": (0, 4, 5, 7),
    "names": (3, 45, 60),
}


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SLICE.items() for seed in seeds])
def test_nothing_fails(name: str, seed: int) -> None:
    assert [str(failure) for failure in try_seed(BY_NAME[name], seed, Score())] == []


# --- what is wrong is noticed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "words"), [(1, "accelerations"), (5, "accelerations"), (15, "accelerations")])
def test_a_mass_that_is_a_hundredth_too_large_is_noticed(
    seed: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package is given another mechanism than the solver."""
    plan = mechanisms.settled(mechanisms.blueprint(seed))
    body = plan.bodies[-1]
    heavier = [p.changed(mass=1.01 * p["mass"]) if p is body else p for p in plan.parts]
    other = plan.changed(parts=tuple(heavier))
    monkeypatch.setattr(mechanisms, "built", lambda given: built(other))
    assert words in " ".join(mechanisms.failures(plan, None))


@pytest.mark.parametrize("attack", [events, contacts])
def test_crossings_and_bounces_that_are_missing_are_noticed(attack: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in the last part of a run that ends too early."""
    simulate = al.simulate
    monkeypatch.setattr(al, "simulate", lambda model, duration, **given: simulate(model, duration / 2, **given))
    noticed = [word for seed in range(4) for case in attack.cases(seed) for word in outcome(case)]
    assert any("are there" in word for word in noticed)


def test_a_stop_that_is_passed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package is given stops that are a millimetre farther away; and an energy that grows."""
    plan = stops.blueprint(6)
    away = {"low": -1e-3, "high": 1e-3, "length": 1e-3, "radius": -1e-3}

    def farther(part: Part) -> Part:
        moved = {key: part[key] + far for key, far in away.items() if part.get(key) is not None}
        return part.changed(**moved) if part.kind in stops.STOPS else part

    made = built(plan.changed(parts=tuple(map(farther, plan.parts))))
    monkeypatch.setattr(stops, "built", lambda given: made)
    assert "beyond" in " ".join(stops.failures(plan))
    energies = np.array([3.0, 2.0, 2.1])
    run = SimpleNamespace(energy=energies, kinetic_energy=energies, potential_energy=0 * energies)
    run.ledger = lambda: SimpleNamespace(error=0 * energies)
    assert "grows" in " ".join(stops.energy(run))


def test_time_stepping_that_goes_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = stops.blueprint(6)
    simulate = al.simulate
    half = lambda model, duration, **given: simulate(model, duration * (0.5 if "step" in given else 1), **given)  # noqa: E731
    monkeypatch.setattr(al, "simulate", half)
    assert "apart" in " ".join(stops.failures(plan))


@pytest.mark.parametrize("kind", ["max", "min", "integral", "mean", "first", "energy"])
def test_an_outcome_that_is_a_thousandth_off_is_noticed(kind: str) -> None:
    time = np.linspace(0, 1, ensembles.LOOKS)
    values = np.sin(7 * time + 1)
    right = {"max": 1.0, "min": -1.0, "first": (np.pi - 1) / 7, "energy": np.sin(8.0)}
    right |= dict.fromkeys(("integral", "mean"), (np.cos(1) - np.cos(8)) / 7)
    run = SimpleNamespace(time=time, kinetic_energy=np.ones(3))
    judged = [ensembles.OUTCOMES[kind](run, values, x) for x in (right[kind], right[kind] + 2e-3)]
    assert judged[0] <= 1 < judged[1]


@pytest.mark.parametrize("corner", np.linspace(0.4, 0.4 + 1 / 800, 9))
@pytest.mark.parametrize("slopes", [(1.0, 1.0), (1.0, 3.0), (5.0, 0.2)])
def test_a_corner_between_two_samples_is_no_fault(corner: float, slopes: tuple[float, float]) -> None:
    """Where friction turns round a speed has one, and its extreme is up to half of a second difference above the samples."""
    time = np.linspace(0, 1, ensembles.LOOKS)
    values = np.minimum(slopes[0] * (time - corner), slopes[1] * (corner - time))
    assert ensembles.OUTCOMES["max"](None, values, 0.0) <= 1 < ensembles.OUTCOMES["max"](None, values, 2e-2)
    assert ensembles.OUTCOMES["min"](None, -values, 0.0) <= 1


def test_runs_of_an_ensemble_that_end_elsewhere_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    (case,) = ensembles.cases(12)
    simulate = al.simulate
    shifted = lambda model, duration, **given: simulate(model, 0.999 * duration, **given)  # noqa: E731
    monkeypatch.setattr(al, "simulate", shifted)
    assert "ends at" in " ".join(outcome(case))


def test_a_file_with_another_mass_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = robots.saved
    monkeypatch.setattr(robots, "saved", lambda *given: re.sub(rb'mass="[^"]*"', b'mass="0.7"', saved(*given)))
    first = next(robots.cases(4))
    assert first.title.startswith("written as .xml")
    assert "what was read differs" in " ".join(outcome(first))


def test_a_hinge_that_is_a_millimetre_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = mechanisms.settled(mechanisms.blueprint(7))
    hinge = plan.joints[0]
    x, y, z = hinge["b"].place
    moved = hinge.changed(b=type(hinge["b"])(hinge["b"].frame, (x + 1e-3, y, z)))
    other = plan.changed(parts=tuple(moved if p is hinge else p for p in plan.parts))
    monkeypatch.setattr(mechanisms, "built", lambda given: built(other))
    assert "geometry" in " ".join(mechanisms.failures(plan, None))


def test_the_solver_alone_knows_a_physical_pendulum() -> None:
    """alpha = -m g l / (J + m l^2) of a rod that is let go when it lies level."""
    rod = Part("body", "rod", {"mass": 2.0, "inertia": [0.1, 0.1, 0.1], "center": (0.0, 0.0, 0.0)})
    ends = {"a": At("ground"), "b": At("rod", (-0.5, 0.0, 0.0)), "axis": (0.0, 0.0, 1.0)}
    plan = Blueprint("rod", (0.0, -9.81, 0.0), (rod, Part("revolute", "J", ends)))
    state = {"rod": Moving(np.array([0.5, 0, 0]), np.eye(3), np.zeros(3), np.zeros(3))}
    solved = NewtonEuler(plan).solve(state, 0.0)
    alpha = -2 * 9.81 * 0.5 / (0.1 + 2 * 0.25)
    assert solved.accelerations["rod"] == pytest.approx([0, alpha / 2, 0, 0, 0, alpha], abs=1e-12)
    assert solved.wrenches["J", "rod"][1] == pytest.approx(2 * (9.81 + alpha / 2))


@pytest.mark.parametrize(("seed", "words"), [(0, "accelerations"), (4, "accelerations")])
def test_a_coefficient_of_friction_that_is_a_hundredth_too_large_is_noticed(
    seed: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = mechanisms.settled(friction.blueprint(seed))
    rougher = [p.changed(coefficient=1.01 * p["coefficient"]) if p.kind == "friction" else p for p in plan.parts]
    other = plan.changed(parts=tuple(rougher))
    monkeypatch.setattr(friction, "built", lambda given: built(other))
    assert words in " ".join(friction.failures(plan, None))


def test_the_solver_alone_knows_a_block_on_a_ramp() -> None:
    """a = g (sin - mu cos) down a ramp on which it slides, and none where it rests and the ramp is flat enough."""
    slope, mu = 0.6, 0.3
    block = Part("body", "block", {"mass": 2.0, "inertia": 0.1, "plane": "xy"})
    slide = {"a": At("ground"), "b": At("block"), "axis": (np.cos(slope), -np.sin(slope), 0.0)}
    rough = {"target": "ramp", "coefficient": mu, "radius": None, "at": None, "smoothing": 0.0}
    parts = (block, Part("prismatic", "ramp", slide), Part("friction", "rough", rough))
    solver = NewtonEuler(Blueprint("ramp", (0.0, -9.81, 0.0), parts))
    down = np.array(slide["axis"])
    for speed, a in ((1.0, 9.81 * (np.sin(slope) - mu * np.cos(slope))), (0.0, 0.0)):
        state = {"block": Moving(0 * down, np.eye(3), speed * down, np.zeros(3))}
        solved = solver.solve(state, 0.0)
        assert solved.accelerations["block"][:3] == pytest.approx(a * down, abs=1e-12)
        assert down @ solved.wrenches["ramp", "block"][:3] == pytest.approx(2 * (a - 9.81 * np.sin(slope)))


def test_a_broken_law_is_noticed() -> None:
    plan = mechanisms.settled(mechanisms.blueprint(1))
    faster = in_units(plan, 2.0).changed(gravity=plan.gravity)
    assert list(laws.failures("units", plan, faster, lambda found: {n: (2 * r, R) for n, (r, R) in found.items()}))


def _pushed_tree() -> Blueprint:
    draw = Draw(1, "xy")
    return mechanisms.settled(inputs.pushed(random_tree(draw), draw))


def test_pulses_that_are_not_those_of_the_pieces_are_noticed() -> None:
    """The run by hand is given rectangles that are a hundredth higher."""
    pulses = Pulses("function of time", ((0.1, 0.11, 300.0),), 0.3)
    plan = inputs.with_size(_pushed_tree(), pulses)
    higher = Pulses("function of time", ((0.1, 0.11, 303.0),), 0.3)
    assert list(inputs.failures(plan, pulses)) == []
    assert "apart" in " ".join(inputs.failures(plan, higher))


@pytest.mark.filterwarnings("ignore:Input 'push_size'")
def test_noise_that_is_called_too_often_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "CALLS", 10_000)
    assert "too many calls" in " ".join(inputs.refusal(_pushed_tree(), "chance", 1))


def test_equations_are_judged_by_their_numbers() -> None:
    for name in ("simple_pendulum", "four_bar", "rolling_disk"):
        equation = random.Random(1).choice(audits.system(name)[1])
        assert audits.misfit(name, equation) < audits.TRUE
        first, *_ = equation.args
        assert audits.misfit(name, equation + first) > audits.WRONG


# --- running --------------------------------------------------------------------------------------------------------


def _case(act) -> Case:
    return Case("case", act, lambda: "print('again')\n")


def test_a_case_that_raises_or_warns_is_a_failure() -> None:
    def fall() -> list[str]:
        raise IndexError("out of it")

    def warn() -> list[str]:
        warnings.warn("beware", stacklevel=1)
        return []

    assert "IndexError" in next(outcome(_case(fall)))
    assert "beware" in next(outcome(_case(warn)))
    assert list(outcome(_case(list))) == []


@pytest.mark.parametrize(
    ("end", "words"),
    [(lambda: sum(1 for _ in repeat(None)), "not done after 1 s"), (lambda: os._exit(3), "the process ended with 3")],
)
def test_a_case_that_hangs_or_ends_the_process_is_a_failure(end, words: str) -> None:
    """The first never comes back to Python, where it could be told to stop."""
    (failure,) = try_seed(Attack("one", "ones", lambda seed: iter([_case(end)]), 1), 7, Score(), limit=1)
    assert words in failure.words
    assert failure.program == "print('again')\n"


def test_cases_that_cannot_be_made_are_a_failure() -> None:
    (failure,) = try_seed(Attack("one", "ones", lambda seed: iter([1 / 0]), 1), 7, Score())
    assert "ZeroDivisionError" in failure.words


def test_a_failure_is_counted_and_written_as_a_program(tmp_path: Path) -> None:
    attack, score = Attack("one", "ones", lambda seed: iter([_case(lambda: ["no"]), _case(list)]), 1), Score()
    (failure,) = try_seed(attack, 7, score)
    assert (score.tried, len(score.failures)) == (2, 1)
    assert failure.save(tmp_path).read_text().endswith("print('again')\n")
    assert "2       1" in table({"one": score}, [attack])


def test_rounds_give_every_attack_its_share() -> None:
    a, b = (Attack(name, "", lambda seed: iter(()), share) for name, share in (("a", 1), ("b", 2)))
    first = [(attack.name, seed) for (attack, seed), _ in zip(rounds([a, b], 3), range(6), strict=False)]
    assert first == [("a", 3), ("b", 6), ("b", 7), ("a", 4), ("b", 8), ("b", 9)]


def test_what_a_file_may_not_do_is_seen(tmp_path: Path) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    with watched(inside) as seen:
        (inside / "good").write_text("x")
        outside.write_text("x")
    assert len(seen) == 1
    assert "outside" in seen[0]
    with pytest.raises(MemoryError), bounded_memory(100_000_000):
        np.ones(10**9)


def test_a_reader_that_leaves_files_is_noticed() -> None:
    def read(path: Path) -> None:
        path.with_name("more").write_text("x")
        raise al.FileError("no")

    assert "more" in " ".join(reading("file", b"", read, lambda found: iter(())))


@pytest.mark.parametrize("seed", [1, 5])
def test_the_program_of_a_mechanism_runs(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    (case,) = mechanisms.cases(seed)
    exec(case.program(), {})
    assert "agree" in capsys.readouterr().out
    assert program(mechanisms.blueprint(seed)).startswith("import math")
