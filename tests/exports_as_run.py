"""Exported code in the languages that need more than Python and a C compiler; run by scripts/check-exports.

Every bundled example at states on its constraints, against the mechanism in numbers. A language whose tool is not on the
machine is skipped, and said to be.
"""

import importlib.util
import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES
from alembert.examples.starts import STARTS
from alembert.files.export import ExportedCode
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism import mechanism_of
from export_models import HARD
from export_oracle import COMPILER, SMOOTH, Found, Oracle, collected, module_of, oracle, run_c
from test_exported_recursions import TREES, at, wanted

NEEDED = {
    "jax": "jax",
    "casadi": "casadi",
    "rust": "rustc",
    "matlab": "octave-cli",
    "julia": "julia",
    "c": COMPILER or "cc",
    "modelica": "pymoca",
}


def is_there(tool: str) -> bool:
    return shutil.which(tool) is not None or importlib.util.find_spec(tool.replace("-", "_")) is not None


def run_jax(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    """By jit and vmap."""
    import jax

    jax.config.update("jax_enable_x64", True)
    module = module_of(code, folder)

    def all_of(q: Any, u: Any) -> Any:
        given = (q, u, at.t, at.w, at.p)
        return *module.equations(*given), *module.accelerations(*given), module.energies(*given)

    return collected(list(zip(*jax.jit(jax.vmap(all_of))(at.q, at.u), strict=True)))


def run_casadi(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    """By the casadi.Function, and by numbers."""
    import casadi as ca

    module = module_of(code, folder)
    function, rows = module.function(), []
    for q, u in zip(at.q, at.u, strict=True):
        given = [ca.DM(x) for x in (q, u, at.t, at.w, at.p)]
        M, f, A, b = (np.array(ca.DM(x)) for x in module.equations(*given)[1:])
        rates, du, lam = (np.array(x).ravel() for x in function(*given))
        rows.append((rates, M, f.ravel(), A, b.ravel(), du, lam, np.array(ca.DM(module.energies(*given))).ravel()))
    return collected(rows)


def _texts(at: Oracle, first: str, last: str) -> list[list[str]]:
    """The numbers of each state as lists of a language."""
    out = []
    for q, u in zip(at.q, at.u, strict=True):
        out.append([first + ", ".join(map(repr, map(float, x))) + last for x in (q, u, at.w, at.p)])
    return out


def run_rust(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    path = code.save(folder)[0]
    calls = []
    for q, u, w, p in _texts(at, "[", "]"):
        calls.append(f"show(&{q}, &{u}, {at.t!r}, &{w}, &{p});")
    program = f"""mod {path.stem}; use {path.stem} as m;
    fn show(q: &[f64; m::NQ], u: &[f64; m::NU], t: f64, w: &[f64; m::NW], p: &[f64; m::NP]) {{
        let e = m::equations(q, u, t, w, p);
        let (du, lambda) = m::accelerations(q, u, t, w, p).unwrap();
        println!("[{{:?}}, {{:?}}, {{:?}}, {{:?}}, {{:?}}, {{:?}}, {{:?}}, {{:?}}]",
            e.rates, e.M, e.f, e.A, e.b, du, lambda, m::energies(q, u, t, w, p));
    }}
    fn main() {{ {" ".join(calls)} }}"""
    (folder / "main.rs").write_text(program)
    subprocess.run(["rustc", "-D", "warnings", "-o", folder / "main", folder / "main.rs"], check=True)
    printed = subprocess.run([folder / "main"], check=True, capture_output=True, text=True).stdout
    return _read(printed, at)


def _read(printed: str, at: Oracle) -> Found:
    rows = [json.loads(line) for line in printed.splitlines() if line.startswith("[")]
    return collected([_shaped(row, at) for row in rows])


def _shaped(row: list[Any], at: Oracle) -> tuple[Any, ...]:
    """M and A as matrices, also where they are empty; the others as columns."""
    shapes = {1: at.values["M"].shape[1:], 3: at.values["A"].shape[1:]}
    return tuple(np.array(x, dtype=float).reshape(shapes.get(k, -1)) for k, x in enumerate(row))


def run_matlab(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    """By Octave."""
    name = code.save(folder)[0].parent.name[1:]
    lines = ["function show(x), printf('['); for i = 1:rows(x), if i > 1, printf(', '); end; printf('['); "]
    lines[0] += "printf('%s', strjoin(arrayfun(@(y) sprintf('%.17g', y), x(i, :), 'UniformOutput', false), ', ')); "
    lines[0] += "printf(']'); end; printf(']'); end"
    for q, u, w, p in _texts(at, "[", "]'"):
        given = f"{q}, {u}, {at.t!r}, {w}, {p}"
        lines.append(f"[r, M, f, A, b] = {name}.equations({given}); [du, l] = {name}.accelerations({given});")
        lines.append(
            f"e = {name}.energies({given}); printf('['); show(r'); printf(', '); show(M); printf(', '); show(f');"
        )
        lines.append("printf(', '); show(A); printf(', '); show(b'); printf(', '); show(du'); printf(', '); show(l');")
        lines.append("printf(', '); show(e'); printf(']\\n');")
    (folder / "main.m").write_text("1;\n" + "\n".join(lines))
    done = subprocess.run(["octave-cli", "-q", "main.m"], check=True, capture_output=True, text=True, cwd=folder)
    return _read(done.stdout, at)


def run_julia(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    path = code.save(folder)[0]
    module = next(line.split()[1] for line in str(code).splitlines() if line.startswith("module "))
    lines = [f'include("{path.name}")', "show1(x) = '[' * join(string.(Float64.(x)), \", \") * ']'"]
    lines.append("show2(x) = '[' * join([show1(x[i, :]) for i in 1:size(x, 1)], \", \") * ']'")
    for q, u, w, p in _texts(at, "Float64[", "]"):
        given = f"{q}, {u}, {at.t!r}, {w}, {p}"
        lines.append(f"r, M, f, A, b = {module}.equations({given}); du, l = {module}.accelerations({given})")
        lines.append(f"e = {module}.energies({given})")
        lines.append(
            "println('[' * join([show1(r), show2(M), show1(f), show2(A), show1(b), show1(du), show1(l), show1(e)],"
        )
        lines.append("    \", \") * ']')")
    (folder / "main.jl").write_text("\n".join(lines))
    done = subprocess.run(["julia", "main.jl"], check=True, capture_output=True, text=True, cwd=folder)
    return _read(done.stdout, at)


def run_modelica(code: ExportedCode, at: Oracle, folder: Path) -> Found:
    """The residuals of the model as Pymoca reads them: shared parts one after the other, then what they are linear in."""
    import casadi as ca
    from pymoca.backends.casadi import generator
    from pymoca.backends.casadi.api import transfer_model

    generator.OP_MAP["/"] = "__truediv__"  # as CasADi calls it by now
    code.save(folder)
    name = next(line.split()[1] for line in str(code).splitlines() if line.startswith("model "))
    found = transfer_model(str(folder), name, {}).dae_residual_function
    arguments = [ca.MX.sym(f"a{k}", *found.size_in(k)) for k in range(found.n_in())]
    residual = found(*arguments)
    both = ca.Function("both", arguments, [residual, ca.jacobian(residual, ca.vertcat(arguments[2], arguments[3]))])
    nq, n, held = at.q.shape[1], at.q.shape[1] + at.u.shape[1], at.values["A"].shape[1]
    sought, out = (
        n + held + 2,
        [],
    )  # rates, multipliers and energies; shared parts come behind them, but are equated first
    count = found.size1_out(0) - sought
    for q, u, A in zip(at.q, at.u, at.values["A"], strict=True):
        given = [at.t, [*q, *u], np.zeros(n), np.zeros(held + 2 + count), at.w, [], at.p]
        for k in range(count):
            given[3][held + 2 + k] -= float(found(*given)[k])
        base, slopes = (np.array(x) for x in both(*given))
        z = np.linalg.solve(slopes[count:, :sought], -base[count:, 0])
        out.append((z[:nq], z[nq:n], z[n:-2] @ A, z[-2:]))
    rates, du, forces, energy = (np.array(x) for x in zip(*out, strict=True))
    return {"rates": rates, "du": du, "held": forces, "energy": energy}


RUNNERS = {
    "modelica": run_modelica,
    "jax": run_jax,
    "casadi": run_casadi,
    "rust": run_rust,
    "matlab": run_matlab,
    "julia": run_julia,
    "c": run_c,
}


ROBOT = Path(__file__).parent / "robots" / "everything.urdf"
MODELS = {name: EXAMPLES[name] for name in SMOOTH} | HARD | {"robot": lambda: al.load(ROBOT)}
FEW = {
    "jax": (
        "cart_pole",
        "four_bar",
        "rolling_disk",
        "spatial_chain",
        "rod_on_pole",
        *HARD,
    ),  # which takes seconds to translate
    "modelica": tuple(name for name in MODELS if name != "pieces"),  # Pymoca has no acos: Rumoca simulates them below
}


@pytest.mark.parametrize(("language", "name"), [(x, name) for x in RUNNERS for name in FEW.get(x, tuple(MODELS))])
def test_every_example(language: str, name: str, tmp_path: Path) -> None:
    if not is_there(NEEDED[language]):
        pytest.skip(f"{NEEDED[language]} is not on this machine")
    eom = al.derive(MODELS[name]())
    at = oracle(eom)
    at.check(RUNNERS[language](getattr(eom, f"to_{language}")(), at, tmp_path))


@pytest.mark.skipif(not is_there("jax"), reason="jax is not on this machine")
def test_jax_differentiates(tmp_path: Path) -> None:
    """The slopes of the accelerations along the coordinates, against differences of the mechanism."""
    import jax

    jax.config.update("jax_enable_x64", True)
    eom = al.derive(EXAMPLES["cart_pole"]())
    module, mechanism, step = module_of(eom.to_jax(), tmp_path), al.compile(eom), 1e-5
    q, u = np.array([0.3, 0.7]), np.array([0.2, -1.1])
    slopes = np.array(jax.jacfwd(lambda x: module.accelerations(x, u)[0])(q))
    backward = np.array(jax.jacrev(lambda x: module.accelerations(x, u)[0])(q))
    ends = [mechanism.accelerations(q + step * e, u) - mechanism.accelerations(q - step * e, u) for e in np.eye(2)]
    assert slopes == pytest.approx(np.array(ends).T / (2 * step), abs=1e-7)
    assert backward == pytest.approx(slopes, rel=1e-12)


@pytest.mark.parametrize("language", ["jax", "casadi"])
def test_slopes_beside_a_piece_that_is_not_defined(language: str, tmp_path: Path) -> None:
    """Hertz's law of contact, the power of a depth that is negative in flight: the slope there is zero, and not NaN."""
    if not is_there(NEEDED[language]):
        pytest.skip(f"{NEEDED[language]} is not on this machine")
    model = al.Model("hertz")
    ball = model.particle("ball", mass=2.0, line="z")
    depth = 0.1 - ball.position[2]
    model.force("contact", ball.point(), (0, 0, sp.Piecewise((3 * depth ** sp.Rational(3, 2), depth > 0), (0, True))))
    module = module_of(al.export(model, language), tmp_path)
    for z, slope in ((0.3, 0.0), (0.06, -3 * 1.5 * 0.04**0.5 / 2)):
        if language == "jax":
            import jax

            jax.config.update("jax_enable_x64", True)
            found = jax.jacrev(lambda q: module.accelerations(q, np.zeros(1))[0])(np.array([z]))
        else:
            import casadi as ca

            q = ca.SX.sym("q", 1)
            slopes = ca.Function("slopes", [q], [ca.jacobian(module.accelerations(q, ca.DM(1, 1))[0], q)])
            found = slopes(z)
        assert np.array(found).item() == pytest.approx(slope, rel=1e-12)


@pytest.mark.skipif(not is_there("jax"), reason="jax is not on this machine")
@pytest.mark.parametrize("recursive", [False, True])
def test_jax_refuses_numbers_that_are_too_few(recursive: bool, tmp_path: Path) -> None:
    """It would take the last one for those that are missing."""
    module = module_of(al.export(EXAMPLES["cart_pole"](), "jax", recursive=recursive), tmp_path)
    for q, u, p in (([0.1], [0.0, 0.0], None), ([0.1, 0.2], [0.0], None), ([0.1, 0.2], [0.0, 0.0], [1.0, 2.0])):
        with pytest.raises(ValueError, match="expected 2, 2, 1, 4 numbers"):
            module.accelerations(np.array(q), np.array(u), 0.0, None, p)


@pytest.mark.skipif(not is_there("jax"), reason="jax is not on this machine")
def test_jax_in_recursive_form(tmp_path: Path) -> None:
    """Accelerations and energies of a chain of balls and of many links, by jit and vmap; and their slopes."""
    import jax

    jax.config.update("jax_enable_x64", True)
    for model in (EXAMPLES["spatial_chain"](), EXAMPLES["n_link_pendulum"](30)):
        mechanism = mechanism_of(articulated_bodies(model))
        random = np.random.default_rng(3)
        q, u = (random.normal(size=(2, len(x))) for x in (mechanism.eom.q, mechanism.eom.u))
        for four in mechanism.eom.euler_parameters:
            q[:, four] /= np.linalg.norm(q[:, four], axis=1)[:, None]
        module = module_of(al.export(model, "jax", recursive=True), tmp_path)
        expected = mechanism.accelerations(q, u)
        found = np.array(jax.jit(jax.vmap(module.accelerations))(q, u))
        assert found == pytest.approx(expected, rel=1e-11, abs=1e-11 * np.abs(expected).max())
        assert np.array(jax.vmap(module.energies)(q, u)) == pytest.approx(mechanism.energy(q, u), rel=1e-12)
        slope = np.array(jax.jacrev(lambda x: module.accelerations(q[0], x))(u[0]))  # noqa: B023
        step = 1e-5 * np.eye(len(u[0]))[0]
        ends = mechanism.accelerations(q[0], u[0] + step) - mechanism.accelerations(q[0], u[0] - step)
        assert slope[:, 0] == pytest.approx(ends / 2e-5, abs=1e-6 * np.abs(slope).max())


# --- the recursive form ------------------------------------------------------------------------------------------------


def recursive_jax(code: ExportedCode, at: Oracle, folder: Path) -> list[list[Any]]:
    """By jit and vmap."""
    import jax

    jax.config.update("jax_enable_x64", True)
    module = module_of(code, folder)

    def all_of(q: Any, u: Any) -> Any:
        given = (q, u, at.t, at.w, at.p)
        rate = module.derivative(at.t, jax.numpy.concatenate([q, u]), at.w, at.p)
        forces = module.inverse_dynamics(q, u, wanted(u), *given[2:])
        return (
            rate[: len(q)],
            module.accelerations(*given),
            module.energies(*given),
            module.poses(*given).ravel(),
            forces,
        )

    return [list(row) for row in zip(*jax.jit(jax.vmap(all_of))(at.q, at.u), strict=True)]


def recursive_casadi(code: ExportedCode, at: Oracle, folder: Path) -> list[list[Any]]:
    """By the casadi.Function, and by numbers."""
    import casadi as ca

    module = module_of(code, folder)
    function, rows = module.function(), []
    for q, u in zip(at.q, at.u, strict=True):
        given = [ca.DM(x) for x in (q, u, at.t, at.w, at.p)]
        forces = module.inverse_dynamics(*given[:2], ca.DM(wanted(u)), *given[2:])
        rows.append([*function(*given), module.energies(*given), module.poses(*given).T, forces])
    return [[np.array(ca.DM(x)).ravel("F") for x in row] for row in rows]


def recursive_rust(code: ExportedCode, at: Oracle, folder: Path) -> list[list[Any]]:
    path = code.save(folder)[0]
    texts = _texts(replace(at, u=wanted(at.u)), "[", "]")
    calls = " ".join(
        f"show(&{q}, &{u}, &{du}, {at.t!r}, &{w}, &{p});"
        for (q, u, w, p), (_, du, *_) in zip(_texts(at, "[", "]"), texts, strict=True)
    )
    program = f"""mod {path.stem}; use {path.stem} as m;
    fn show(q: &[f64; m::NQ], u: &[f64; m::NU], a: &[f64; m::NU], t: f64, w: &[f64; m::NW], p: &[f64; m::NP]) {{
        let (rates, du) = m::derivative(q, u, t, w, p).unwrap();
        println!("[{{:?}}, {{:?}}, {{:?}}, {{:?}}, {{:?}}]", rates, du, m::energies(q, u, t, w, p), m::poses(q, u, t, w, p),
            m::inverse_dynamics(q, u, a, t, w, p));
    }}
    fn main() {{ {calls} }}"""
    (folder / "main.rs").write_text(program)
    subprocess.run(["rustc", "-D", "warnings", "-o", folder / "main", folder / "main.rs"], check=True)
    return _rows(subprocess.run([folder / "main"], check=True, capture_output=True, text=True).stdout)


def recursive_matlab(code: ExportedCode, at: Oracle, folder: Path) -> list[list[Any]]:
    """By Octave."""
    name = code.save(folder)[0].parent.name[1:]
    shown = "@(x) ['[' strjoin(arrayfun(@(y) sprintf('%.17g', y), x(:)', 'UniformOutput', false), ', ') ']']"
    lines = [f"show = {shown};"]
    for q, u, w, p in _texts(at, "[", "]'"):
        given = f"{q}, {u}, {at.t!r}, {w}, {p}"
        lines.append(f"x = {name}.derivative({at.t!r}, [{q}; {u}], {w}, {p}); n = {at.q.shape[1]};")
        rest = f"show({name}.energies({given})), show({name}.poses({given}).')"
        rest += f", show({name}.inverse_dynamics({q}, {u}, 1 + flipud({u}), {at.t!r}, {w}, {p}))"
        lines.append(f"printf('%s\\n', ['[' strjoin({{show(x(1:n)), show(x(n+1:end)), {rest}}}, ', ') ']']);")
    (folder / "main.m").write_text("1;\n" + "\n".join(lines))
    return _rows(
        subprocess.run(["octave-cli", "-q", "main.m"], check=True, capture_output=True, text=True, cwd=folder).stdout
    )


def recursive_julia(code: ExportedCode, at: Oracle, folder: Path) -> list[list[Any]]:
    path = code.save(folder)[0]
    module = next(line.split()[1] for line in str(code).splitlines() if line.startswith("module "))
    lines = [f'include("{path.name}")', "show1(x) = '[' * join(string.(Float64.(vec(x))), \", \") * ']'"]
    for q, u, w, p in _texts(at, "Float64[", "]"):
        given, n = f"{q}, {u}, {at.t!r}, {w}, {p}", at.q.shape[1]
        lines.append(f"x = {module}.derivative([{q}; {u}], {p}, {at.t!r}, w = {w})")
        rest = f"show1({module}.energies({given})), show1(permutedims({module}.poses({given})))"
        rest += f", show1({module}.inverse_dynamics({q}, {u}, 1 .+ reverse({u}), {at.t!r}, {w}, {p}))"
        lines.append(f"println('[' * join([show1(x[1:{n}]), show1(x[{n}+1:end]), {rest}], \", \") * ']')")
    (folder / "main.jl").write_text("\n".join(lines))
    return _rows(subprocess.run(["julia", "main.jl"], check=True, capture_output=True, text=True, cwd=folder).stdout)


def _rows(printed: str) -> list[list[Any]]:
    return [json.loads(line) for line in printed.splitlines() if line.startswith("[")]


RECURSIVE = {
    "jax": recursive_jax,
    "casadi": recursive_casadi,
    "rust": recursive_rust,
    "matlab": recursive_matlab,
    "julia": recursive_julia,
}


@pytest.mark.parametrize(("language", "name"), [(x, name) for x in RECURSIVE for name in TREES])
def test_recursive_form(language: str, name: str, tmp_path: Path) -> None:
    """Rates, accelerations, energies, poses and inverse dynamics of open trees."""
    if not is_there(NEEDED[language]):
        pytest.skip(f"{NEEDED[language]} is not on this machine")
    model = TREES[name]()
    states = at(model)
    rows = RECURSIVE[language](al.export(model, language, recursive=True), states, tmp_path)
    for k, word in enumerate(("rates", "accelerations", "energies", "poses", "forces")):
        expected = states.values[word].reshape(3, -1)
        found = np.array([np.array(row[k], dtype=float).ravel() for row in rows])
        assert found == pytest.approx(expected, rel=1e-11, abs=1e-11 * np.abs(expected).max(initial=0)), word


@pytest.mark.skipif(not is_there("rumoca"), reason="rumoca is not on this machine")
@pytest.mark.parametrize("name", TREES)
def test_recursive_modelica_is_read_without_a_fault(name: str) -> None:
    """By Rumoca, which says nothing of it, and finds a function that ends by another name."""
    import rumoca

    text = str(al.export(TREES[name](), "modelica", recursive=True))
    assert rumoca.validate_source(text) == []
    assert rumoca.validate_source(text.replace("end solved;", "end other;")) != []


UNITS = (
    "cart_pole",
    "four_bar",
    "rolling_disk",
    "spatial_chain",
    "chaplygin_sleigh",
    "words",
    "pieces",
    "driven",
    "robot",
)
STARTED = {
    "robot": {"turn": 0.3, "extend": 0.1},
    "words": {"return": 0.3},
    "pieces": {"bead.x": 0.7, "bead.x'": 0.3},
    "driven": {"phi": 0.5},
}
BEGINNINGS = {name: STARTED.get(name) or STARTS[name].initial for name in UNITS}


def _inputs(code: ExportedCode) -> list[str]:
    """The inputs of a model of Modelica."""
    return [line.split()[2].split("(")[0] for line in str(code).splitlines() if line.startswith("  input Real ")]


@pytest.mark.skipif(not is_there("rumoca"), reason="rumoca is not on this machine")
@pytest.mark.parametrize("name", UNITS)
def test_modelica_is_simulated(name: str, tmp_path: Path) -> None:
    """Rumoca, a compiler of Modelica, makes the simulation's own motion of a model that extends the exported one."""
    import rumoca

    model, end = MODELS[name](), 0.5
    code = al.derive(model).to_modelica()
    inputs = {symbol.name: 0.7 for symbol in model.inputs}
    run = al.simulate(model, end, initial=BEGINNINGS[name], inputs=inputs, samples=3)
    held = ", ".join(f"{word} = {value}" for word, value in zip(_inputs(code), inputs.values(), strict=True))
    path, extended = code.save(tmp_path)[0], tmp_path / "Held.mo"
    extended.write_text(f"model Held\n  extends {path.stem}({held});\nend Held;\n")
    compiled = rumoca.Session().load(str(extended), model="Held")
    symbols = [symbol.name for symbol in (*al.derive(model).q, *al.derive(model).u)]
    states = dict(zip(compiled.states.names, symbols, strict=True))
    start = {state: float(run[symbol][0]) for state, symbol in states.items()}
    found = compiled.simulate(t=(0, end), dt=end / 10, start=start, config=rumoca.SimConfig(rtol=1e-9, atol=1e-11))
    for state, symbol in states.items():  # its own errors, and those of constraints that hold by their accelerations
        assert found[state][-1] == pytest.approx(run[symbol][-1], abs=2e-5)


@pytest.mark.skipif(not is_there("fmpy"), reason="fmpy is not on this machine")
@pytest.mark.parametrize("version", ["2.0", "3.0"])
@pytest.mark.parametrize("name", UNITS)
def test_units_in_fmpy(name: str, version: str, tmp_path: Path) -> None:
    """A unit is valid, and gives the simulation's own motion as a slave and as equations for CVode."""
    import fmpy
    from fmpy.validation import validate_fmu

    model, start, end = MODELS[name](), BEGINNINGS[name], 0.5
    path = str(al.export(model, "fmu", version=version, initial=start).save(tmp_path)[0])
    assert validate_fmu(path) == []
    inputs = {symbol.name: 0.4 for symbol in model.inputs}
    run = al.simulate(model, end, initial=start, inputs=inputs, samples=21)
    for kind, within in (
        ("CoSimulation", 1e-6),
        ("ModelExchange", 2e-5),
    ):  # CVode's own errors, and those of the constraints
        found = fmpy.simulate_fmu(
            path, stop_time=end, step_size=end / 50, output_interval=end / 50, fmi_type=kind, relative_tolerance=1e-9,
            start_values=inputs,
        )  # fmt: skip
        for symbol in al.derive(model).q:
            assert found[symbol.name][-1] == pytest.approx(run[symbol.name][-1], abs=within), kind
        energy = found["kinetic energy"] + found["potential energy"]
        assert energy[-1] == pytest.approx(run.energy[-1], rel=1e-5, abs=1e-5)
        if kind == "CoSimulation":
            assert found["position error"].max() < 1e-12
            assert found["velocity error"].max() < 1e-11


@pytest.mark.skipif(not is_there("casadi"), reason="casadi is not on this machine")
def test_the_swing_up_of_the_tutorial(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program on the page, as it stands there."""
    page = (Path(__file__).parent.parent / "docs" / "tutorial" / "controller.md").read_text(encoding="utf-8")
    program = page.split("```py\n")[1].split("```")[0]
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    exec(compile(program, "controller.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.splitlines()[-2:] == ["after the plan: True torques: True", "upright: True"]
