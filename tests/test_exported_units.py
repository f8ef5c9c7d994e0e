"""Units of FMI against the simulation: called as a master would; fmpy itself looks at them in scripts/check-exports."""

import ctypes
import zipfile
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import alembert as al
from alembert.examples import cart_pole, four_bar, n_link_pendulum, newtons_cradle, rough_ramp
from alembert.files.export.fmi_unit import compiler
from command import command
from export_oracle import COMPILER

START = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler on this machine")


@pytest.fixture(autouse=True)
def own_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own, which starts faster than that of ziglang."""
    monkeypatch.setattr("alembert.files.export.fmi_unit.compiler", lambda: [COMPILER])


ERROR = 3
LOG_2 = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
LOG_3 = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)


class Slave:
    """A unit for co-simulation, loaded as a master loads it."""

    def __init__(self, unit: Path, folder: Path, version: str, given: Mapping[str, float] | None = None) -> None:
        with zipfile.ZipFile(unit) as file:
            file.extractall(folder)
        self.description = ElementTree.parse(folder / "modelDescription.xml").getroot()
        binary = next((folder / "binaries").rglob(f"{unit.stem}.*"))
        self.library, self.prefix = ctypes.CDLL(str(binary)), f"fmi{version[0]}"
        self.variables = {
            v.attrib["name"]: v.attrib | (dict(v[0].attrib) if len(v) else {})
            for v in self.description.find("ModelVariables") or ()
        }
        self.said: list[str] = []
        self.instance = ctypes.c_void_p(self.made(self.description.attrib))
        self.enter()
        for name, value in (given or {}).items():
            self.access("Set", name, value)
        assert self.call("ExitInitializationMode") == 0

    def enter(self) -> None:
        now = [ctypes.c_double(0), ctypes.c_int(0), ctypes.c_double(0)]
        if self.prefix == "fmi2":
            assert self.call("SetupExperiment", 0, ctypes.c_double(0), *now) == 0
            assert self.call("EnterInitializationMode") == 0
        else:
            assert self.call("EnterInitializationMode", ctypes.c_bool(0), ctypes.c_double(0), *now) == 0

    def made(self, said: dict[str, str]) -> int:
        if self.prefix == "fmi2":
            make = self.library.fmi2Instantiate
            make.restype = ctypes.c_void_p
            self.log2 = LOG_2(lambda *given: self.said.append(given[4].decode()))
            functions = (ctypes.c_void_p * 5)(ctypes.cast(self.log2, ctypes.c_void_p).value, None, None, None, None)
            assert make(b"x", 1, b"another", b"", None, 0, 0) is None
            return int(make(b"x", 1, said["guid"].encode(), b"", functions, 0, 0))
        make = self.library.fmi3InstantiateCoSimulation
        make.restype = ctypes.c_void_p
        no, none, token = ctypes.c_bool(0), ctypes.c_void_p(0), said["instantiationToken"].encode()
        self.log3 = LOG_3(lambda *given: self.said.append(given[3].decode()))
        log = ctypes.cast(self.log3, ctypes.c_void_p)
        assert make(b"x", b"another", b"", no, no, no, no, none, none, none, none, none) is None
        return int(make(b"x", token, b"", no, no, no, no, none, none, none, log, none))

    def call(self, function: str, *arguments: object) -> int:
        return int(getattr(self.library, self.prefix + function)(self.instance, *arguments))

    def access(self, function: str, name: str, value: float = 0.0) -> float:
        place, number = ctypes.c_uint32(int(self.variables[name]["valueReference"])), ctypes.c_double(value)
        word, more = ("Real", []) if self.prefix == "fmi2" else ("Float64", [ctypes.c_size_t(1)])
        status = self.call(function + word, ctypes.byref(place), ctypes.c_size_t(1), ctypes.byref(number), *more)
        assert status == 0
        return number.value

    def step(self, now: float, length: float) -> None:
        flags = [ctypes.byref(ctypes.c_bool()) for _ in range(3)]
        more = [] if self.prefix == "fmi2" else [*flags, ctypes.byref(ctypes.c_double())]
        keep = ctypes.c_int(1) if self.prefix == "fmi2" else ctypes.c_bool(1)
        assert self.call("DoStep", ctypes.c_double(now), ctypes.c_double(length), keep, *more) == 0


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_a_slave_moves_as_the_simulation_and_stays_on_its_constraints(version: str, tmp_path: Path) -> None:
    unit = al.derive(four_bar()).to_fmu(version=version, initial=START).save(tmp_path)[0]
    slave = Slave(unit, tmp_path / "unpacked", version, {"g": 5.0})
    run = al.simulate(four_bar(), 1.0, initial=START, parameters={"g": 5.0}, samples=5)
    for name in ("theta1", "phi1", "phi2", "theta1'"):
        assert slave.access("Get", name) == pytest.approx(run[name][0], abs=1e-9)
    for k in range(10):
        slave.step(k / 10, 1 / 10)
    for name in ("theta1", "phi1", "phi2", "theta1'"):
        assert slave.access("Get", name) == pytest.approx(run[name][-1], abs=1e-6)
    assert slave.access("Get", "position error") < 1e-12
    assert slave.access("Get", "velocity error") < 1e-11
    energy = slave.access("Get", "kinetic energy") + slave.access("Get", "potential energy")
    assert energy == pytest.approx(run.energy[-1], abs=1e-6)


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_a_start_that_the_master_changes_is_put_onto_the_constraints(version: str, tmp_path: Path) -> None:
    """A longer base and another speed: the loop closes before the first step, and moves from there as the simulation does."""
    unit = al.export(four_bar(), "fmu", version=version, initial=START).save(tmp_path)[0]
    slave = Slave(unit, tmp_path / "unpacked", version, {"l0": 2.1, "theta1'": 1.0})
    assert slave.access("Get", "position error") < 1e-12
    assert slave.access("Get", "velocity error") < 1e-11
    names = [s.name for s in (*al.derive(four_bar()).q, *al.derive(four_bar()).u)]
    start = {name: slave.access("Get", name) for name in names}
    run = al.simulate(four_bar(), 0.5, initial=start, parameters={"l0": 2.1}, samples=2, rtol=1e-11, atol=1e-11)
    slave.step(0.0, 0.5)
    for name in names:
        assert slave.access("Get", name) == pytest.approx(run[name][-1], abs=1e-7)


@needs_compiler
def test_the_table_of_the_integrator_is_that_of_the_kernel(tmp_path: Path) -> None:
    """One implementation of the method's numbers, and of order eight: steps of a whole second end where the run does."""
    unit = al.export(cart_pole(), "fmu", initial={"theta": 0.4}).save(tmp_path)[0]
    kernel = Path(al.__file__).parent / "native" / "source" / "dormand_prince_table.h"
    with zipfile.ZipFile(unit) as content:
        assert content.read("sources/dormand_prince_table.h") == kernel.read_bytes()
    slave = Slave(unit, tmp_path / "unpacked", "3.0")
    run = al.simulate(cart_pole(), 2.0, initial={"theta": 0.4}, samples=2, rtol=1e-13, atol=1e-13)
    slave.step(0.0, 1.0)
    slave.step(1.0, 1.0)
    for name in ("x", "theta", "theta'"):
        assert slave.access("Get", name) == pytest.approx(run[name][-1], abs=1e-7)


@needs_compiler
def test_inputs_parameters_states_and_outputs_are_described(tmp_path: Path) -> None:
    code = al.export(cart_pole(), "fmu", initial={"theta": 0.4})
    assert str(code).startswith("cart_pole.fmu (")
    slave = Slave(code.save(tmp_path)[0], tmp_path / "unpacked", "3.0")
    kinds = {name: said["causality"] for name, said in slave.variables.items()}
    assert kinds["F"] == "input"
    assert kinds["m"] == "parameter"
    assert kinds["theta"] == kinds["kinetic energy"] == "output"
    slave.access("Set", "F", 2.0)
    du = al.compile(al.derive(cart_pole())).accelerations([0, 0.4], [0, 0], inputs=[2.0])
    assert slave.access("Get", "der(x')") == pytest.approx(du[0], rel=1e-13)


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_a_state_that_was_kept_is_given_back(version: str, tmp_path: Path) -> None:
    """A master that goes back, also by way of bytes, finds the same motion again, bit for bit; a reset is the start."""
    unit = al.export(cart_pole(), "fmu", version=version, initial={"theta": 0.4}).save(tmp_path)[0]
    slave, kept, size = Slave(unit, tmp_path / "unpacked", version), ctypes.c_void_p(), ctypes.c_size_t()
    words = ("FMUstate", "DeSerialize") if version == "2.0" else ("FMUState", "Deserialize")
    slave.step(0.0, 0.1)
    assert slave.call(f"Get{words[0]}", ctypes.byref(kept)) == 0
    slave.step(0.1, 0.2)
    there = [slave.access("Get", name) for name in ("time", "x", "theta", "theta'")]
    assert slave.call(f"Serialized{words[0]}Size", kept, ctypes.byref(size)) == 0
    data = ctypes.create_string_buffer(size.value)
    assert slave.call(f"Serialize{words[0]}", kept, data, size) == 0
    assert slave.call(f"Free{words[0]}", ctypes.byref(kept)) == 0
    assert kept.value is None
    assert slave.call(f"{words[1]}{words[0]}", data, size, ctypes.byref(kept)) == 0
    assert slave.call(f"Set{words[0]}", kept) == 0
    assert slave.access("Get", "time") == 0.1
    slave.step(0.1, 0.2)
    assert [slave.access("Get", name) for name in ("time", "x", "theta", "theta'")] == there
    assert slave.call("Reset") == 0
    assert slave.access("Get", "theta") == pytest.approx(0.4, abs=1e-15)


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_calls_out_of_order_and_times_that_are_none_are_refused(version: str, tmp_path: Path) -> None:
    """Each is told to the master, and the state stays what it was."""
    unit = al.export(cart_pole(), "fmu", version=version, initial={"theta": 0.4}).save(tmp_path)[0]
    slave = Slave(unit, tmp_path / "unpacked", version)
    slave.step(0.0, 0.1)
    there = [slave.access("Get", name) for name in ("time", "x", "theta")]
    nan, inf = float("nan"), float("inf")
    for now, length in ((0.1, 0.0), (0.1, -0.1), (0.1, nan), (0.1, inf), (nan, 0.1), (inf, 0.1), (5.0, 0.1)):
        with pytest.raises(AssertionError):
            slave.step(now, length)
        assert slave.said[-1].startswith("DoStep: ")
    for name in ("m", "theta", "time", "kinetic energy"):
        with pytest.raises(AssertionError):
            slave.access("Set", name, 0.2)
        assert "cannot be set now" in slave.said[-1]
    slave.access("Set", "F", nan)
    with pytest.raises(AssertionError):
        slave.step(0.1, 0.1)
    assert "accelerations are not determined, or not finite" in slave.said[-1]
    slave.access("Set", "F", 0.0)
    assert [slave.access("Get", name) for name in ("time", "x", "theta")] == there
    slave.step(0.1 + 1e-16, 0.1)
    assert slave.call("Terminate") == 0
    assert slave.call("Terminate") == ERROR
    with pytest.raises(AssertionError):
        slave.step(0.2, 0.1)
    assert "between ExitInitializationMode and Terminate" in slave.said[-1]
    assert slave.call("Reset") == 0
    with pytest.raises(AssertionError):
        slave.step(0.0, 0.1)
    assert slave.call("ExitInitializationMode") == ERROR


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_a_loop_that_cannot_close_is_no_start(version: str, tmp_path: Path) -> None:
    """A base that is longer than all bars together; with one that fits the same unit starts."""
    unit = al.export(four_bar(), "fmu", version=version, initial=START).save(tmp_path)[0]
    slave = Slave(unit, tmp_path / "unpacked", version)
    assert slave.call("Reset") == 0
    slave.enter()
    slave.access("Set", "l0", 100.0)
    assert slave.call("ExitInitializationMode") == ERROR
    assert "no state on the constraints is near the start values" in slave.said[-1]
    slave.access("Set", "l0", 2.1)
    assert slave.call("ExitInitializationMode") == 0
    assert slave.access("Get", "position error") < 1e-12


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_variables_have_the_units_that_the_model_tells(version: str, tmp_path: Path) -> None:
    unit = al.export(cart_pole(), "fmu", version=version).save(tmp_path)[0]
    slave = Slave(unit, tmp_path / "unpacked", version)
    units = {name: said.get("unit") for name, said in slave.variables.items()}
    known = {
        "x": "m",
        "theta": "rad",
        "theta'": "rad/s",
        "der(theta)": "rad/s",
        "der(x')": "m/s2",
        "F": "N",
        "g": "m/s2",
    }
    assert {name: units[name] for name in known} == known
    assert units["kinetic energy"] == "J"
    assert units["position error"] is None
    defined = {u.attrib["name"]: u[0].attrib for u in slave.description.find("UnitDefinitions") or ()}
    assert set(defined) == set(units.values()) - {None}
    assert defined["N"] == {"kg": "1", "m": "1", "s": "-2"}
    assert defined["rad/s"] == {"rad": "1", "s": "-1"}


@needs_compiler
@pytest.mark.parametrize("version", ["2.0", "3.0"])
def test_a_unit_of_a_mode_says_when_it_holds(version: str, tmp_path: Path) -> None:
    unit = al.export(newtons_cradle().mode(["hit1"]), "fmu", version=version).save(tmp_path)[0]
    said = Slave(unit, tmp_path / "unpacked", version).description.attrib["description"]
    assert "They hold as long as the force of 'hit1' is not negative; 'hit2' is open: -2*r +" in said


def test_what_cannot_be_a_unit_is_refused() -> None:
    with pytest.raises(al.ModelError, match=r"found version='1.0'; expected one of 2.0, 3.0"):
        al.export(cart_pole(), "fmu", version="1.0")
    with pytest.raises(al.ModelError, match="found version=; expected no such option for c"):
        al.export(cart_pole(), "c", version="3.0")
    with pytest.raises(al.DerivationError, match="friction"):
        al.export(rough_ramp(), "fmu")
    model = al.Model("loose")
    model.particle("bead", mass=model.parameters(m=None), line="x")
    with pytest.raises(al.ModelError, match="found no value of 'm'"):
        al.export(model, "fmu")


def test_a_machine_without_a_compiler_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(al.AlembertError, match=r"found no C compiler .*alembert\[fmu\]"):
        compiler()


@needs_compiler
def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = command(monkeypatch, capsys, "export", "cart-pole", "--to", "fmu")
    assert status == 2
    assert "found no --output" in err
    arguments = ("--to", "fmu", "--fmi", "2.0", "--initial", "theta=20 deg", "--output", str(tmp_path))
    status, out, _ = command(monkeypatch, capsys, "export", "cart-pole", *arguments)
    assert status == 0
    assert "cart_pole.fmu" in out
    with zipfile.ZipFile(tmp_path / "cart_pole.fmu") as file:
        assert f'start="{float(np.radians(20))!r}"' in file.read("modelDescription.xml").decode()


@needs_compiler
def test_a_long_tree_is_a_unit_by_its_recursion(tmp_path: Path) -> None:
    model = n_link_pendulum(30)
    start = {next(iter(model.joints.values())).coordinate_symbols[0].name: 0.3}
    code = al.export(model, "fmu", initial=start)
    slave = Slave(code.save(tmp_path)[0], tmp_path / "unpacked", "3.0")
    assert "recursive form" in (tmp_path / "unpacked" / "sources" / f"{Path(code.main).stem}.c").read_text()
    slave.step(0.0, 0.2)
    run = al.simulate(model, 0.2, initial=start, samples=2)
    for name in start:
        assert slave.access("Get", name) == pytest.approx(run[name][-1], abs=1e-6)
