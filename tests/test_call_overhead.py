"""What a repeated call of simulate does around the native loop: counted in operations of Python, alike on every machine."""

import pytest

import alembert as al
from alembert.examples import double_pendulum_in_angles, rotary_pendulum, seven_joint_arm
from growth import operations

MOST = 5500  # a quarter of a millisecond on a slow machine


@pytest.mark.parametrize(
    ("build", "coordinate"),
    [(double_pendulum_in_angles, "theta1"), (rotary_pendulum, "alpha"), (seven_joint_arm, "q2")],
)
def test_a_repeated_call_does_little_around_the_native_loop(build, coordinate):
    model = build()

    def run(value):
        al.simulate(model, 1e-3, initial={coordinate: value}, samples=1)

    run(0.1)
    assert operations(lambda: run(0.2)) < MOST
