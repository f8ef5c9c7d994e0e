"""Open trees exported in recursive form: loops over tables, against the mechanism in numbers."""

from pathlib import Path

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import cart_pole, four_bar, free_body, n_link_pendulum, seven_joint_arm, spatial_chain
from alembert.files.export import RECURSIVE
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism import mechanism_of
from command import command
from export_models import still, words
from export_oracle import COMPILER, InC, Oracle, compiled, module_of
from modelica_functions import FromOne, in_modelica

TREES = {
    "balls": lambda: spatial_chain(3),
    "arm": seven_joint_arm,
    "input": cart_pole,
    "free": free_body,
    "planar": lambda: n_link_pendulum(12),
    "loaded": lambda: loaded(),
    "pieces": lambda: pieces(),
    "words": words,
    "still": still,
}


def loaded() -> al.Model:
    """A body on a slider, with a spring, a damper and a rotor."""
    model = al.Model("loaded")
    k, m = model.parameters(k=3.0, m=1.5)
    slider = model.body("slider", mass=m, inertia=(1, 2, 3))
    arm = model.body("arm", mass=0.7, inertia=(0.2, 0.3, 0.4), center=(0.1, 0.2, 0.3))
    model.prismatic("rail", model.ground.point(), slider.point(), axis=(1, 2, 0), coordinate="s", armature=0.3)
    model.universal("cross", slider.point(0.2, 0, 0.1), arm.point(0, 0, 0.5), axis=(1, 0, 0), axis_b=(0, 1, 0))
    model.spring("spring", model.ground.point(1, 1, 1), arm.point(0, 0, -0.5), stiffness=k, length=0.3)
    model.damper("damper", slider.point(), arm.point(0, 0.1, -0.5), damping=0.4)
    model.gravity((0, 0.5, -9.81))
    return model


def pieces() -> al.Model:
    """A pendulum in a wind that one formula gives on the one side, and another on the other; two names are those of sizes."""
    model = al.Model("pieces")
    k, COUNT = model.parameters(k=0.3, COUNT=0.8)
    bob = model.body("bob", mass=1.0, inertia=(0.1, 0.2, 0.3))
    hinge = model.revolute("hinge", model.ground.point(), bob.point(0, 0, COUNT), axis=(0, 1, 0), coordinate="part")
    wind = sp.Piecewise((k, hinge.coordinate > 0), (-2 * k, True))
    model.force("wind", bob.point(), (wind, 0, 0))
    model.gravity((0, 0, -9.81))
    return model


def at(model: al.Model) -> Oracle:
    record, random = articulated_bodies(model), np.random.default_rng(2)
    assert record is not None
    q, u = random.normal(size=(3, len(record.q))), random.normal(size=(3, len(record.u)))
    for four in record.euler_parameters:
        q[:, four] /= np.linalg.norm(q[:, four], axis=1)[:, None]
    w, p = random.normal(size=len(record.inputs)), np.array([float(x) for x in model.values.values()])
    mechanism, given = mechanism_of(record), {"time": 0.3, "inputs": w}
    values = {name: getattr(mechanism, name)(q, u, **given) for name in ("accelerations", "poses", "rates")}
    values["forces"] = mechanism.inverse_dynamics(q, u, wanted(u), **given)
    return Oracle(record, q, u, 0.3, w, p, values | {"energies": mechanism.energy(q, u, **given)})


def wanted(u: np.ndarray) -> np.ndarray:
    """Accelerations to make, which are no speeds."""
    return 1.0 + u[..., ::-1]


def check(found: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> None:
    for name, values in found.items():
        assert values == pytest.approx(expected[name], rel=1e-11, abs=1e-11 * np.abs(expected[name]).max(initial=0)), (
            name
        )


@pytest.mark.parametrize("name", TREES)
def test_python(name: str, tmp_path: Path) -> None:
    """Arrays of states, and the rate of the state."""
    model = TREES[name]()
    o, module = at(model), module_of(al.export(model, "python", recursive=True), tmp_path)
    found = {f: getattr(module, f)(o.q, o.u, o.t, o.w) for f in ("accelerations", "energies", "poses")}
    found["forces"] = module.inverse_dynamics(o.q, o.u, wanted(o.u), o.t, o.w)
    check(found, o.values)
    one, many = module.inverse_dynamics(o.q[0], o.u[0], wanted(o.u), o.t, o.w), wanted(o.u)
    check(
        {"forces": one[:1], "one": module.inverse_dynamics(o.q, o.u, many[0], o.t, o.w)[0]},
        {"forces": o.values["forces"][:1], "one": o.values["forces"][0]},
    )
    with pytest.raises(ValueError, match=r"expected|shape"):
        module.inverse_dynamics(o.q, o.u, np.zeros(o.u.shape[1] + 1), o.t, o.w)
    state = np.concatenate([o.q[0], o.u[0]])
    rate = module.derivative(o.t, state, o.w)
    assert rate == pytest.approx(
        np.concatenate([o.values["rates"][0], o.values["accelerations"][0]]), rel=1e-11, abs=1e-10
    )


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler on this machine")
@pytest.mark.parametrize("name", ["balls", "loaded", "planar", "words", "still"])
def test_c(name: str, tmp_path: Path) -> None:
    model = TREES[name]()
    o, source = at(model), al.export(model, "c", recursive=True).save(tmp_path)[0]
    code, nu, count = InC(compiled(tmp_path, source), source.stem, o), o.u.shape[1], o.values["poses"].shape[1]
    shapes = {"accelerations": ((nu,), (1,)), "energies": ((2,),), "poses": ((count, 12),)}
    found = {f: np.array([code.call(f, q, u, *s)[0] for q, u in zip(o.q, o.u, strict=True)]) for f, s in shapes.items()}
    states = zip(o.q, o.u, strict=True)
    found["forces"] = np.array([code.call("inverse_dynamics", q, u, (nu,), du=wanted(u))[0] for q, u in states])
    check(found, o.values)


@pytest.mark.parametrize("name", TREES)
def test_modelica(name: str) -> None:
    """The functions that the model's equations call, their statements read one by one."""
    model = TREES[name]()
    o = at(model)
    functions = in_modelica(str(al.export(model, "modelica", recursive=True)))
    rows = []
    for q, u in zip(o.q, o.u, strict=True):
        given = (FromOne(q), FromOne(u), o.t, FromOne(o.w), FromOne(o.p))
        rows.append([*functions["solved"](*given), functions["energies_at"](*given), functions["poses_at"](*given)])
    words = ("rates", "accelerations", "energies", "poses")
    found = {
        word: np.array(values).reshape(o.values[word].shape)
        for word, values in zip(words, zip(*rows, strict=True), strict=True)
    }
    check(found, o.values)


def test_the_size_grows_by_the_tables_alone() -> None:
    """Eighteen links more are a few numbers each, not a formula."""
    trees = [articulated_bodies(n_link_pendulum(n)) for n in (6, 24)]
    for language in RECURSIVE:
        short, long = (sum(map(len, al.export(tree, language).files.values())) for tree in trees)
        most = 700 if language == "modelica" else 400  # which declares coordinates and speeds one by one, with units
        assert long - short < 18 * most, language
        assert "recursive form" in str(al.export(trees[1], language))
    assert "recursive form" in str(al.export(n_link_pendulum(24), "rust"))


def test_the_heading_has_what_is_given_and_no_more(tmp_path: Path) -> None:
    """No M and f, which the recursion never makes; of the poses the shape and the order of the bodies."""
    model = seven_joint_arm()
    module = module_of(al.export(model, "python", recursive=True), tmp_path)
    text = " ".join(module.__doc__.split())
    o, bodies = at(model), mechanism_of(articulated_bodies(model)).bodies
    assert "M (" not in text
    assert "lambda" not in text
    assert f"poses ({len(bodies)} bodies, 12)" in text
    assert text.split("to those of the ground (9): ")[1].startswith(", ".join(bodies))
    assert module.poses(o.q[0], o.u[0]).shape == (len(bodies), 12)
    assert f"u' ({len(module.accelerations(o.q[0], o.u[0]))})" in text
    assert f"forces of inverse_dynamics ({o.values['forces'].shape[1]})" in text


def test_inverse_dynamics_gives_gravity_and_the_mass_matrix(tmp_path: Path) -> None:
    """Forces at rest, and columns of M as what accelerations cost beside them."""
    model = TREES["balls"]()
    module, o = module_of(al.export(model, "python", recursive=True), tmp_path), at(model)
    mechanism, still = mechanism_of(articulated_bodies(model)), np.zeros_like(o.u[0])
    gravity = module.inverse_dynamics(o.q[0], still, still)
    assert gravity == pytest.approx(mechanism.gravity_forces(o.q[0]), rel=1e-12, abs=1e-12)
    columns = module.inverse_dynamics(o.q[0], still, np.eye(len(still))) - gravity
    assert columns == pytest.approx(mechanism.mass_matrix(o.q[0]), rel=1e-12, abs=1e-12)


def test_short_trees_and_methods_are_written_out() -> None:
    assert "recursive form" not in str(al.export(cart_pole(), "c"))
    assert "recursive form" not in str(al.export(n_link_pendulum(3), "python", recursive=False))


@pytest.mark.parametrize("language", RECURSIVE)
def test_parameters_may_have_the_names_of_arrays(language: str) -> None:
    """A parameter named as an array of the recursion is called otherwise, and the array keeps its name."""
    model = al.Model("names")
    z, a, out = model.parameters(z=3.0, a=1.5, out=0.2)
    body = model.body("body", mass=a, inertia=(1, 1, 1))
    model.prismatic("rail", model.ground.point(), body.point(), axis=(1, 0, 0), coordinate="s")
    model.spring("spring", model.ground.point(0, 1, 0), body.point(out, 0, 0), stiffness=z, length=0.3)
    text = "\n".join(map(str, al.export(model, language, recursive=True).files.values()))
    assert "z_2" in text
    assert "out_2" in text


def test_the_command_asks_for_either_form(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What it prints is what export gives with the same words; what has no recursive form is a sentence."""
    for option, recursive in (("--recursive", True), ("--no-recursive", False)):
        status, out, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "c", option)
        assert (status, err) == (0, "")
        assert out == str(al.export(cart_pole(), "c", recursive=recursive))
    for arguments, sentence in (
        (("four-bar", "--recursive"), "found loops, constraints or coordinates of its own in 'four-bar'"),
        (
            ("cart-pole", "--recursive", "--method", "kane"),
            "found --recursive with --method kane; expected one of the two",
        ),
    ):
        status, out, err = command(monkeypatch, capsys, "export", *arguments, "--to", "rust")
        assert (status, out) == (2, "")
        assert sentence in " ".join(err.split())


def test_what_has_no_recursive_form_is_refused() -> None:
    with pytest.raises(al.ModelError, match=r"found loops, .* in 'four-bar'"):
        al.export(four_bar(), "c", recursive=True)
    with pytest.raises(al.ModelError, match=r"found recursive=True with method='kane'; expected no method"):
        al.export(cart_pole(), "modelica", recursive=True, method="kane")
    for given in ({"recursive": True}, {"recursive": False}, {"method": "kane"}):
        with pytest.raises(
            al.ModelError, match=r"found (recursive|method)=.* derived already; expected it with a Model"
        ):
            al.export(al.derive(cart_pole()), "c", **given)
