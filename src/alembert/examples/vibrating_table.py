"""A ball that bounces on a table which is shaken."""

from sympy import sin

from alembert.description import Model
from alembert.description.shapes import Box


def vibrating_table() -> Model:
    """A ball on a table that moves up and down: regular bounces, then of doubled period, then chaos (after Holmes 1982)."""
    model = Model("vibrating table")
    m, r, g, A, omega, e = model.parameters(m=0.1, r=0.02, g=9.81, A=0.0098, omega=40.0, e=0.5)
    height = A * sin(omega * model.time)
    table = model.body("table", mass=1, inertia=0.002, plane="xy", position=(0, height), rotation=0)
    model.draw(table, Box((0.16, 0.01, 0.08), center=(0, -0.005, 0)))
    ball = model.particle("ball", mass=m, line="y")
    model.gravity((0, -g, 0))
    model.contact("bounce", ball.sphere(r), table.plane((0, 1, 0)), restitution=e)
    return model
