"""The public names: adding one is a decision that changes this file, removing one breaks somebody's program."""

import alembert as al

PACKAGE = """
AlembertError AlembertWarning CD D DP1 DP2 DerivationError EquationsOfMotion F2Q M2Q Model ModelError Rotation Vector
__version__ agree compile derive mobility perpendicular_1 perpendicular_2 rotation vector
"""

MODEL = """
bodies body constrain constraints coordinate copy cylindrical damper distance fixed force free friction gravity ground
input joints load loads name nonideal parameters particle planar point_on_line point_on_plane potential prismatic rate
revolute revolute_spherical rolling screw spherical spherical_spherical spring time torque torsional_spring
translational translational_spherical universal without
"""

EQUATIONS = """
accelerations constraint_bias constraint_matrix coordinates forcing inputs mass_matrix method multipliers
nonideal_force parameters position_residuals rates simplified speeds terms velocity_residuals
"""


def public(value: object) -> set[str]:
    return {name for name in dir(value) if not name.startswith("_")}


def test_package() -> None:
    assert sorted(al.__all__) == sorted(PACKAGE.split())
    assert all(hasattr(al, name) for name in al.__all__)


def test_model() -> None:
    assert public(al.Model("pinned")) == set(MODEL.split())


def test_equations_of_motion() -> None:
    model = al.Model("pinned")
    model.particle("bead", mass=1, line="x")
    assert public(al.derive(model, "lagrange")) >= set(EQUATIONS.split())
