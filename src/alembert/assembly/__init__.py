"""Numeric states that obey the constraints of a model.

From values that a person gives or from random ones, with the rank of the constraints there. Imports: expressions,
description, kinematics. How a run finds its initial state is in `initial_state`.
"""
