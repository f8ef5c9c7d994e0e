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
    "test_agreement_of_formulations.py": (
        "trees_in_space[0-3]",
        "-5]",
        "with_two_features[",
        "[plate-",
        "[blade-",
        "-3]",
        "[zx-2-",
    ),
    "test_articulated_bodies.py": ("chain_of_a_thousand",),
    "test_audit_against_logic.py": (
        "is_wrong[min",
        "is_true[min",
        "is_wrong[sign",
        "is_true[sign",
        "is_wrong[abs",
        "is_wrong[max",
    ),
    "test_audit_planted_errors.py": ("located",),
    "test_audit_true_equations.py": (
        *LARGE,
        "udwadia-kalaba]",
        "rod_on_pole",
        "slider_crank",
        "free_body",
        "spring_pendulum",
        "three_body_arm",
        "_cut",
        "planar_arm",
        "on_rail",
        "sleigh",
        "n_link",
    ),
    "test_audit_wrong_answers.py": ("39 factors", "nested roots", "functions_on_constraints", "order_one[exp"),
    "test_bad_input_ensembles.py": ("any_values",),
    "test_bicycle_benchmark.py": (
        "ends_of_the_stable_speeds",
        "[1.0]",
        "[2.0]",
        "[3.0]",
        "[4.0]",
        "[6.0]",
        "[7.0]",
        "[8.0]",
        "[9.0]",
    ),
    "test_bricard_wherever_it_is_cut.py": ("agree[1]", "agree[2]", "agree[4]", "agree[5]"),
    "test_campaign.py": (
        "nothing_fails[mechanisms",
        "nothing_fails[names",
        "nothing_fails[audits",
        "nothing_fails[friction",
        "nothing_fails[files",
        "noticed[5",
        "noticed[4",
        "runs[5]",
    ),
    "test_cli.py": ("soon[mobility]", "soon[agree]", "soon[derive]", "too_long_to_simplify"),
    "test_conserved_quantities.py": (
        *LARGE,
        "on_rail",
        "[rolling_disk]",
        "_cut]",
        "slider_crank",
        "given_by_a_parameter",
    ),
    "test_convergence_on_redundant_loops.py": ("newton-euler]",),
    "test_docs.py": (
        "cookbook/bicycle.md",
        "many_runs.md",
        "saving.md",
        "conserved.md",
        "six_bar.md",
        "crane.md",
        "swing_up.md",
    ),
    "test_energy_and_momentum_ledgers.py": ("-features1",),
    "test_ensemble_stores.py": ("is_resumed[9]",),
    "test_ensembles_closed_forms.py": ("test_a_million_runs",),
    "test_equations_read_back.py": (
        *LARGE,
        "three_body_arm-",
        "udwadia-kalaba]",
        "slider_crank-",
        "rolling_disk-",
        "rod_on_pole-",
    ),
    "test_equilibria.py": ("foldings",),
    "test_errata.py": ("Planar four-bar", "Spinning top", "rolling disk"),
    "test_examples_closed_forms.py": (*LARGE,),
    "test_film.py": ("other_endings",),
    "test_friction_motion.py": ("runs_down[kane]", "runs_down[newton-euler]", "runs_down[udwadia-kalaba]"),
    "test_growth_of_preparation.py": ("pinned_chain", "composite_bodies"),
    "test_inputs_as_formulas.py": (
        "same_formula[newton-euler]",
        "same_formula[udwadia-kalaba]",
        "no_step_calls_python",
    ),
    "test_kinds_of_constraints.py": ("a_coin_that_nothing_lets_move",),
    "test_lagrange_structure.py": ("Euler", "universal", "screws", "with a loop"),
    "test_large_mechanisms.py": ("large_ladder",),
    "test_linear_integrals.py": (
        "bowl",
        "[rolling disk]",
        "[hoop]",
        "wheels_of_other_inertia",
        "none_are_claimed[wheel]",
    ),
    "test_loops_close_the_right_way.py": (
        "is_cut[planar",
        "is_cut[revolute-2",
        "is_cut[cylindrical-2",
        "reversed[True-",
    ),
    "test_motions_with_an_end.py": (
        "1000000000000",
        "no_force_is_left[0.5",
        "no_force_is_left[-0.5",
        "[1e-12]",
        "[1e-09]",
    ),
    "test_page_scene.py": (*LARGE, "passive_walker", "woodpecker"),
    "test_plots.py": ("plain_text[a~b]", "plain_text[a`b]", "plain_text[a#b]", "plain_text[q&p]"),
    "test_rank_does_not_depend_on_units.py": ("wheelset", "rolling_ball", "grams[slider]", "bricard-"),
    "test_reading_of_runs.py": (*LARGE, "or_velocity[newton-euler]", "three_body_arm"),
    "test_records_are_values.py": ("rolling_disk-", "four_bar-kane"),
    "test_report_prints_the_record.py": ("newton-euler-Newton-rotary_pendulum",),
    "test_routh_reduction.py": ("has_millions_of_symbols",),
    "test_runs_side_by_side.py": ("million",),
    "test_second_order_form.py": ("bicycle[",),
    "test_show.py": (
        "test_long_entries_are_defined_below",
        "left_out_for_its_length",
        "numbers[spatial_chain]",
        "[slider_crank-",
        "[hooke_shaft-",
    ),
    "test_slopes_by_recursion.py": ("rest_and_modes_of_a_humanoid",),
    "test_symbols_of_coordinates.py": ("names[newton-euler]", "names[kane]"),
    "test_units_of_time.py": ("-rough_",),
}
"""Words in the names of tests, by file. Each of these takes seconds, and a smaller system is tested in the same way.

That of any values is by hypothesis, which has the collector of garbage call it: a Ctrl-C that falls there is lost, so that it
must not share a process with tests/test_time_is_bounded.py, which the full run leaves out.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(word in item.name for word in EXHAUSTIVE.get(item.path.name, ())):
            item.add_marker("exhaustive")
