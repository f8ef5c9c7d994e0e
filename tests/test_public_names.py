"""The public names: adding one is a decision that changes this file, removing one breaks somebody's program."""

import subprocess
import sys

import alembert as al

PACKAGE = """
AlembertError AlembertWarning AssemblyError AuditReport CD Camera D DP1 DP2 DerivationError EquationsOfMotion Event F2Q
FileError M2Q Model ModelError Rotation SimulationError Trajectory Vector View agree audit classify compile conserved derive
ensemble equilibria export final first_time follow hamiltonian integral inverse_dynamics inverse_kinematics
joint_reactions linearize load load_model
load_run load_start load_view maximum mean minimum mobility perpendicular_1 perpendicular_2 reduce report plot rotation
save_html save_model sensitivities simulate stepper vector
"""

MODEL = """
acceleration_of_gravity apply bodies body check_speeds constrain constraints contact coordinate copy cylindrical damper
distance draw feet fixed force frame free friction frictions gaps gravity ground inequalities input inputs join joints limit
load loads mode mode_conditions
name
nonideal
notation numbers origin own_coordinates parameter parameters
particle parts planar point_on_line point_on_plane potential prismatic rate
rates revolute revolute_spherical rolling rope screw shapes spherical spherical_spherical spring symbols time torque
torsional_spring
translational translational_spherical unilateral unilaterals universal values with_values without
"""

EQUATIONS = """
accelerations constraint_bias constraint_matrix coordinates forcing inputs mass_matrix method multipliers
nonideal_force parameters position_residuals rates simplified speeds terms to_c to_casadi to_fmu to_jax to_julia to_matlab
to_modelica to_python to_rust velocity_residuals
"""


def public(value: object) -> set[str]:
    return {name for name in dir(value) if not name.startswith("_")}


def test_package() -> None:
    assert sorted(al.__all__) == sorted(PACKAGE.split())
    assert all(hasattr(al, name) for name in al.__all__)


def test_modules_that_people_name_whole_need_no_import_of_their_own() -> None:
    """Error messages say `alembert.examples.four_bar()`: it is there in a program that imports the package alone."""
    words = "import alembert as al; print(al.examples.four_bar().name, al.show.Ball(0.1).radius, hasattr(al, 'motor'))"
    ended = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True, timeout=60)
    assert ended.stdout.split() == ["four-bar", "0.1", "False"]


def test_model() -> None:
    assert public(al.Model("pinned")) == set(MODEL.split())


def test_equations_of_motion() -> None:
    model = al.Model("pinned")
    model.particle("bead", mass=1, line="x")
    assert public(al.derive(model, "lagrange")) >= set(EQUATIONS.split())
