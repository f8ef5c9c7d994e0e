"""Which tests only the full run makes: the largest systems in tests that go over all examples, and long random searches."""

import pytest

EXHAUSTIVE = {
    "test_audit_planted_errors.py": ("[1]",),
    "test_audit_true_equations.py": ("bicycle", "squeezer", "foucault", "seven_joint", "n_four_bar", "spatial_chain"),
    "test_equations_read_back.py": ("bicycle", "seven_joint", "spatial_chain", "squeezer", "three_body_arm-"),
    "test_lagrange_structure.py": ("six freedoms",),
    "test_page_scene.py": ("seven_joint",),
    "test_rank_does_not_depend_on_units.py": ("wheelset",),
    "test_reading_of_runs.py": ("bicycle", "seven_joint"),
    "test_runs_side_by_side.py": ("million",),
}
"""Words in the names of tests, by file. Each of these takes seconds, and a smaller system is tested in the same way."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(word in item.name for word in EXHAUSTIVE.get(item.path.name, ())):
            item.add_marker("exhaustive")
