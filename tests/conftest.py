"""Which tests only the full run makes: the largest systems in tests that go over all examples, and long random searches."""

import pytest

LARGE = (
    "bicycle",
    "squeezer",
    "foucault",
    "seven_joint",
    "n_four_bar",
    "spatial_chain",
    "six_bar",
    "hooke",
    "gyroscope",
)
EXHAUSTIVE = {
    "test_agreement_of_formulations.py": ("trees_in_space[0-3]", "-5]", "with_two_features[", "[plate-3", "[blade-3"),
    "test_articulated_bodies.py": ("chain_of_a_thousand",),
    "test_audit_against_logic.py": ("is_wrong[min", "is_true[min", "is_wrong[sign", "is_wrong[abs"),
    "test_audit_planted_errors.py": ("located",),
    "test_audit_true_equations.py": (*LARGE, "udwadia-kalaba]"),
    "test_bad_input_ensembles.py": ("any_values",),
    "test_bicycle_benchmark.py": ("ends_of_the_stable_speeds",),
    "test_campaign.py": ("nothing_fails[mechanisms", "nothing_fails[names", "nothing_fails[audits"),
    "test_conserved_quantities.py": (*LARGE, "on_rail", "[rolling_disk]"),
    "test_docs.py": ("cookbook/bicycle.md",),
    "test_energy_and_momentum_ledgers.py": ("-features1",),
    "test_ensemble_stores.py": ("is_resumed[9]",),
    "test_ensembles_closed_forms.py": ("test_a_million_runs",),
    "test_equations_read_back.py": (*LARGE, "three_body_arm-", "udwadia-kalaba]"),
    "test_film.py": ("other_endings[view]",),
    "test_growth_of_preparation.py": ("pinned_chain", "composite_bodies"),
    "test_inputs_as_formulas.py": ("same_formula[newton-euler]",),
    "test_kinds_of_constraints.py": ("a_coin_that_nothing_lets_move",),
    "test_lagrange_structure.py": ("Euler", "universal", "screws"),
    "test_large_mechanisms.py": ("large_ladder",),
    "test_linear_integrals.py": ("bowl", "[rolling disk]", "[hoop]"),
    "test_motions_with_an_end.py": ("1000000000000",),
    "test_page_scene.py": (*LARGE, "passive_walker", "woodpecker"),
    "test_rank_does_not_depend_on_units.py": ("wheelset", "rolling_ball"),
    "test_reading_of_runs.py": (*LARGE, "or_velocity[newton-euler]"),
    "test_records_are_values.py": ("rolling_disk-udwadia-kalaba", "rolling_disk-newton-euler"),
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
