"""Figures of runs: what is drawn, against the run itself, and how it is named."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import matplotlib as mpl
import numpy as np
import pytest

import alembert as al
from alembert.examples import double_pendulum, four_bar, rotary_pendulum, rough_ramp, simple_pendulum, spring_pendulum
from alembert.examples.starts import STARTS
from alembert.motion import Trajectory
from alembert.show.panels import kinds_of


@pytest.fixture(autouse=True)
def _without_screen() -> Iterator[None]:
    mpl.use("Agg")
    yield
    from matplotlib import pyplot

    pyplot.close("all")


@cache
def furuta() -> Trajectory:
    return al.simulate(rotary_pendulum(), 2.0, initial={"alpha": 0.3, "theta'": 2.0}, inputs={"tau": 0.01})


@cache
def linkage() -> Trajectory:
    return al.simulate(four_bar(), 1.0, initial=STARTS["four_bar"].initial)


def axes_by_title(figure: Any) -> dict[str, list[Any]]:
    out: dict[str, list[Any]] = {}
    for axes in figure.axes:
        out.setdefault(axes.get_title("left"), []).append(axes)
    return out


def test_all_panels_of_a_run() -> None:
    found = axes_by_title(furuta().plot())
    assert {title: len(panels) for title, panels in found.items()} == {
        "Angles": 1,
        "Angular velocities": 1,
        "Energy": 1,
        "Energy ledger": 1,
        "Errors": 1,
        "Constraint forces": 1,
        "Phase portrait": 2,
    }


def test_lines_are_the_values_of_the_run() -> None:
    run = furuta()
    found = axes_by_title(run.plot(which=["coordinates", "energy", "ledger", "reactions"]))
    angles, energy, ledger = found["Angles"][0], found["Energy"][0], found["Energy ledger"][0]
    for line, name in zip(angles.lines, ("theta", "alpha"), strict=True):
        assert np.array_equal(line.get_xdata(), run.time)
        assert np.array_equal(line.get_ydata(), run[name])
    assert np.array_equal(energy.lines[2].get_ydata(), run.kinetic_energy + run.potential_energy)
    change, *works = (line.get_ydata() for line in ledger.lines)
    assert change == pytest.approx(sum(works), abs=1e-9)  # the ledger closes, to the tolerance of the run
    forces = {line.get_label(): line.get_ydata() for line in found["Constraint forces"][0].lines}
    assert np.array_equal(forces["elbow"], np.linalg.norm(run.reaction("elbow").force, axis=1))


def test_a_phase_portrait_is_rate_over_coordinate() -> None:
    run = furuta()
    portrait = axes_by_title(run.plot(which=["phase"]))["Phase portrait"][1]
    line = portrait.lines[0]
    assert portrait.get_xlabel() == r"$\alpha$ / rad"
    assert portrait.get_ylabel() == r"$\dot{\alpha}$ / rad/s"
    assert (line.get_xdata()[-1], line.get_ydata()[-1]) == pytest.approx((run["alpha"][-1], run["alpha'"][-1]))


def test_names_are_letters_and_units_are_said() -> None:
    figure = linkage().plot(which=["coordinates", "rates", "energy"])
    angles, rates, energy = figure.axes
    assert [text.get_text() for text in angles.get_legend().get_texts()] == [
        r"$\theta_{1}$",
        r"$\phi_{2}$",
        r"$\phi_{1}$",
    ]
    assert [axes.get_ylabel() for axes in (angles, rates, energy)] == ["rad", "rad/s", "J"]
    assert angles.get_xlabel() == "$t$ / s"


def test_without_units_only_radians_are_left() -> None:
    figure = linkage().plot(which=["coordinates", "energy", "reactions"], units=None)
    assert [axes.get_ylabel() for axes in figure.axes] == ["rad", "", ""]
    assert figure.axes[0].get_xlabel() == "$t$"


def labels(model: al.Model, **options: Any) -> list[str]:
    """The labels of the axes of a run's coordinates, rates and energy, and of its time."""
    start = {q.name: 0.3 for q in model.own_coordinates}
    figure = al.simulate(model, 0.5, initial=start).plot(which=["coordinates", "rates", "energy"], **options)
    return [*(axes.get_ylabel().rpartition(" / ")[2] for axes in figure.axes), figure.axes[0].get_xlabel()]


def test_units_are_said_only_where_they_are_known() -> None:
    """The gravity of the earth tells metres and seconds; in millimetres, or without gravity, radians are all that is known."""
    assert labels(simple_pendulum()) == ["rad", "rad/s", "J", "$t$ / s"]
    unknown = labels(simple_pendulum().with_values({"g": 9810.0}))
    assert (unknown[0], unknown[-1]) == ("rad", "$t$")
    assert not {"J", "rad/s", "N"} & set(unknown)
    assert labels(simple_pendulum().with_values({"g": 9810.0}), units="SI") == ["rad", "rad/s", "J", "$t$ / s"]


def test_a_coordinate_of_ones_own_may_be_anything() -> None:
    """A bead on a parabola, placed by a number s: neither a length nor an angle; r along a line is a length."""
    model = al.Model("bead")
    s, a, g = model.coordinate("s"), model.parameters(a=2.0), 9.81
    model.particle("bead", mass=1.0, position=(a * s, a * s**2, 0))
    model.gravity((0, -g, 0))
    assert "s" not in kinds_of(model)
    assert labels(model)[:2] == [r"$s$", r"$\dot{s}$"]
    assert kinds_of(spring_pendulum())["r"] == "length"


@pytest.mark.parametrize(
    ("build", "kinds"),
    [
        (spring_pendulum, {"r": "length", "theta": "angle", "r'": "speed", "theta'": "angular speed"}),
        (double_pendulum, {"a.x": "length", "b.y'": "speed"}),
        (four_bar, {"phi1": "angle", "crank.angle'": "angular speed", "crank.x": "length"}),
    ],
)
def test_kinds_of_quantities(build: Any, kinds: dict[str, str]) -> None:
    found = kinds_of(build())
    assert {name: found[name] for name in kinds} == kinds


def test_several_runs_share_their_panels() -> None:
    model = double_pendulum()
    runs = [al.simulate(model, 1.0, initial={"a.x": 0.8, "a.y": y, "b.x": 1.4, "b.y": y}) for y in (-0.6, -0.5)]
    figure = al.plot(*runs, which=["coordinates", "phase"], labels=["low", "$high_"])
    positions = axes_by_title(figure)["Positions"][0]
    assert len(positions.lines) == 8
    for k, line in enumerate(positions.lines):
        assert np.array_equal(line.get_ydata(), runs[k // 4].coordinates[:, k % 4])
    assert [text.get_text() for text in figure.legends[0].get_texts()] == ["low", r"\$high_"]
    figure.canvas.draw()  # a name with a dollar is no formula


def test_nonideal_forces_have_a_line_of_their_own() -> None:
    start = STARTS["rough_ramp"]
    run = al.simulate(rough_ramp(), 1.0, initial=start.initial)
    (axes,) = run.plot(which=["reactions"]).axes
    labels = [line.get_label() for line in axes.lines]
    assert labels == ["ramp", "ramp, non-ideal"]
    total, rough = (line.get_ydata() for line in axes.lines)
    normal = np.sqrt(total**2 - rough**2)
    assert rough == pytest.approx(run.eom.model.values["mu"] * normal, rel=1e-9)  # Coulomb's law


def test_events_are_marked() -> None:
    event = al.Event("hangs", al.Model("m").coordinate("alpha") - 3.0, stop=False)
    run = al.simulate(rotary_pendulum(), 2.0, initial={"alpha": 0.3}, inputs={"tau": 0.0}, events=[event])
    assert run.events
    (axes,) = run.plot(which=["coordinates"]).axes
    marked = [line.get_xdata()[0] for line in axes.lines[2:]]
    assert marked == pytest.approx([time for time, _ in run.events])


def test_wrong_calls_are_told() -> None:
    run = linkage()
    for call, words in (
        (lambda: al.plot(), "found no run"),
        (lambda: al.plot("run"), "expected what alembert.simulate returns"),
        (lambda: run.plot(which=["energies"]), "expected some of 'coordinates'"),
        (lambda: run.plot(which="energy"), "expected a list of panels"),
        (lambda: run.plot(which=[]), "expected a list of panels"),
        (lambda: run.plot(which=["ledger"]), "nothing to draw"),  # all its loads are potentials
        (lambda: run.plot(units="feet"), "expected 'SI' or None"),
        (lambda: al.plot(run, run, labels=["one"]), "one name for each of the 2 runs"),
    ):
        with pytest.raises(al.ModelError, match=words):
            call()


def test_the_settings_of_other_figures_are_left_alone() -> None:
    before = dict(mpl.rcParams)
    linkage().plot(which=["coordinates"])
    assert dict(mpl.rcParams) == before


@pytest.mark.parametrize("name", ["q&p", "a`b", "a#b", "a~b", "a<b"])
def test_names_that_are_no_formulas_are_plain_text(name: str) -> None:
    model = al.Model("letters")
    body = model.body(f"body {name}", mass=1, inertia=1, plane="xy")
    model.revolute("hinge", model.ground.point(), body.point(1, 0), coordinate=name)
    figure = al.simulate(model, 0.1, initial={name: 1.0}, samples=5).plot()
    figure.canvas.draw()
    shown = [axes.get_ylabel() + axes.get_xlabel() for axes in figure.axes]
    assert any(name in text or name.replace("&", r"\&") in text for text in shown), shown


def test_no_legend_lies_over_its_title() -> None:
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    figure = al.simulate(four_bar(), 3.0, initial=start).plot()
    figure.canvas.draw()
    for axes in figure.axes:
        if legend := axes.get_legend():
            assert not legend.get_window_extent().overlaps(axes._left_title.get_window_extent()), axes.get_title("left")
