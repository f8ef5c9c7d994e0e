"""Which tests only the full run makes: the largest systems in tests that go over all examples, and long random searches."""

import pytest

EXHAUSTIVE = {
    "test_agreement_of_formulations.py": ("test_open_trees_in_space[0-3]", "-5]", "with_two_features["),
    "test_articulated_bodies.py": ("chain_of_a_thousand",),
    "test_audit_against_logic.py": ("is_wrong[min", "is_true[min", "is_wrong[sign"),
    "test_audit_planted_errors.py": ("located",),
    "test_audit_true_equations.py": ("bicycle", "squeezer", "foucault", "seven_joint", "n_four_bar", "spatial_chain"),
    "test_bicycle_benchmark.py": ("ends_of_the_stable_speeds",),
    "test_conserved_quantities.py": ("[six_bar]", "on_rail", "[bicycle]"),
    "test_docs.py": ("cookbook/bicycle.md",),
    "test_ensemble_stores.py": ("is_resumed[9]",),
    "test_ensembles_closed_forms.py": ("test_a_million_runs",),
    "test_equations_read_back.py": (
        *("bicycle", "seven_joint", "spatial_chain", "squeezer", "three_body_arm-"),
        *("rolling_disk-udwadia-kalaba", "gyroscope-udwadia-kalaba"),
    ),
    "test_film.py": ("other_endings[view]",),
    "test_growth_of_preparation.py": ("pinned_chain", "composite_bodies"),
    "test_inputs_as_formulas.py": ("same_formula[newton-euler]",),
    "test_kinds_of_constraints.py": ("a_coin_that_nothing_lets_move",),
    "test_lagrange_structure.py": ("six freedoms", "degree_two[Euler parameters]"),
    "test_large_mechanisms.py": ("large_ladder",),
    "test_linear_integrals.py": ("bowl", "[rolling disk]", "[hoop]"),
    "test_page_scene.py": ("seven_joint", "[bicycle]"),
    "test_rank_does_not_depend_on_units.py": ("wheelset",),
    "test_reading_of_runs.py": ("bicycle", "seven_joint", "spatial_chain", "or_velocity[newton-euler]"),
    "test_records_are_values.py": ("rolling_disk-udwadia-kalaba",),
    "test_report_prints_the_record.py": ("newton-euler-Newton-rotary_pendulum",),
    "test_routh_reduction.py": ("has_millions_of_symbols",),
    "test_runs_side_by_side.py": ("million",),
    "test_show.py": ("test_long_entries_are_defined_below",),
    "test_slopes_by_recursion.py": ("rest_and_modes_of_a_humanoid",),
}
"""Words in the names of tests, by file. Each of these takes seconds, and a smaller system is tested in the same way."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(word in item.name for word in EXHAUSTIVE.get(item.path.name, ())):
            item.add_marker("exhaustive")
