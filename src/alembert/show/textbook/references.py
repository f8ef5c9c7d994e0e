"""The books and papers that the chapters follow."""

from __future__ import annotations

from alembert.show.textbook.composing import Composer

SOURCES = {
    "projection": (
        "D. M. Luchtenburg, M. Shah, T. J. Impelluso and T. R. Rykkje (2021), A projection-based derivation of the "
        "equations of motion for the moving frame method for multi-body dynamics, IMECE2021-72324.",
    ),
    "udwadia-kalaba": (
        "F. E. Udwadia and R. E. Kalaba (1992), A new perspective on constrained motion, Proc. R. Soc. Lond. "
        "A 439, 407-410.",
        "F. E. Udwadia and R. E. Kalaba (2002), On the foundations of analytical dynamics, Int. J. "
        "Non-Linear Mech. 37, 1079-1090.",
        "Y. Y. Fan (2005), Solving constrained motion problems using the GI method.",
    ),
    "newton-euler": (
        "E. J. Haug (1989), Computer aided kinematics and dynamics of mechanical systems, Allyn and Bacon.",
    ),
    "lagrange": ("J. L. Lagrange (1788), Mécanique analytique, Paris.",),
    "kane": ("T. R. Kane and D. A. Levinson (1985), Dynamics: theory and applications, McGraw-Hill.",),
}


def references(composer: Composer, methods: list[str]) -> None:
    """The list of sources."""
    composer.heading(2, "References")
    for method in methods:
        for source in SOURCES[method]:
            composer.say(source)
