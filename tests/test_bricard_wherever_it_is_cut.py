"""Bricard's mechanism (1927): one freedom where the count says none, against its equation in one angle, at every cut."""

import numpy as np
import pytest

import alembert as al
from alembert.kinematics import tree_kinematics
from overconstrained import bricard, bricard_acceleration, bricard_angles
from states import random_numbers

CUTS = range(6)
ALPHA = 0.3


def test_the_equation_in_one_angle_is_the_published_number():
    assert bricard_acceleration(ALPHA) == pytest.approx((1.502446, -0.878356), abs=1e-5)  # as printed


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("method", ["kane", "projection"])
def test_one_independent_speed_with_the_right_acceleration(method, cut):
    eom = al.derive(bricard(cut), method)
    assert len(eom.speeds) == 1
    even, odd = bricard_angles(ALPHA)
    q = [even if s.name in ("q0", "q2", "q4") else odd for s in eom.coordinates]
    wanted = bricard_acceleration(ALPHA)[0 if eom.speeds[0].name[:2] in ("q0", "q2", "q4") else 1]
    assert al.compile(eom).accelerations(q, [0.0])[0] == pytest.approx(wanted, abs=1e-6)  # differences of step 1e-4


@pytest.mark.parametrize("cut", CUTS)
def test_all_formulations_agree(cut):
    assert al.agree(bricard(cut))


@pytest.mark.parametrize("cut", CUTS)
def test_holonomic_with_one_redundant_constraint(cut):
    found = al.classify(bricard(cut))
    assert found.holonomic
    assert (found.integrable, found.nonholonomic) == (0, 0)
    freedom = al.mobility(bricard(cut))
    assert (freedom.degrees_of_freedom, freedom.gruebler, len(freedom.redundant)) == (1, 0, 1)


@pytest.mark.parametrize("cut", CUTS)
def test_random_states_are_on_the_branch_of_one_freedom(cut):
    """On it the hinges turn by turns by two angles; other branches of the same six hinges have other angles."""
    kinematics = tree_kinematics(bricard(cut))
    for seed in range(5):
        numbers = random_numbers(kinematics, seed)
        angles = {s.name: numbers[s] for s in kinematics.coordinates}
        alpha = np.mean([x for name, x in angles.items() if name in ("q0", "q2", "q4")])
        even, odd = bricard_angles(float(alpha))
        for name, angle in angles.items():
            assert angle == pytest.approx(even if name in ("q0", "q2", "q4") else odd, abs=1e-10)  # closed to rounding
