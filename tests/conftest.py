"""Which tests only the full run makes: the largest systems in tests that go over all examples, and long random searches."""

from typing import Any

import numpy as np
import pytest
from symengine.lib import symengine_wrapper

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
        "[yz-1-",
        "trees_in_space[0-3]",
        "-5]",
        "with_two_features[",
        "[plate-",
        "[blade-",
        "-3]",
        "[zx-2-",
    ),
    "test_articulated_bodies.py": ("chain_of_a_thousand",),
    "test_assembly_against_geometry.py": ("constraints[5-", "constraints[1-"),
    "test_audit.py": ("energy_and_momentum_are_integrals", "absolute_angles_of_the_arm"),
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
    "test_audit_wrong_answers.py": (
        "correction_is_true[block.y",
        "39 factors",
        "nested roots",
        "functions_on_constraints",
        "order_one[exp",
        "changes_itself[equation0",
    ),
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
        "nothing_fails[laws",
        "nothing_fails[inputs",
        "nothing_fails[reduction",
        "noticed[1",
        "nothing_fails[mechanisms",
        "nothing_fails[names",
        "nothing_fails[audits",
        "nothing_fails[friction",
        "nothing_fails[files",
        "noticed[5",
        "noticed[4",
        "runs[5]",
    ),
    "test_cli.py": ("stops_long_work_soon", "soon[mobility]", "soon[agree]", "soon[derive]", "too_long_to_simplify"),
    "test_cli_sweep.py": ("same_command_resumes",),
    "test_conserved_quantities.py": (
        "lines_that_fit_and_read_back",
        *LARGE,
        "on_rail",
        "[rolling_disk]",
        "_cut]",
        "slider_crank",
        "given_by_a_parameter",
    ),
    "test_convergence_on_redundant_loops.py": ("newton-euler]",),
    "test_docs.py": (
        "cookbook/",
        "tutorial/linearization",
        "tutorial/rolling",
        "tutorial/friction",
        "tutorial/contact",
        "tutorial/inputs",
        "tutorial/controller",
        "tutorial/algorithms",
        "cookbook/bicycle.md",
        "many_runs.md",
        "saving.md",
        "conserved.md",
        "six_bar.md",
        "crane.md",
        "swing_up.md",
    ),
    "test_energy_and_momentum_ledgers.py": (
        "closes[4",
        "closes[3",
        "-features1",
    ),
    "test_ensemble_stores.py": ("is_resumed[9]",),
    "test_ensembles_closed_forms.py": ("test_a_million_runs",),
    "test_equations_read_back.py": (
        "large_mechanisms_is_the_record[arm",
        "large_mechanisms_is_the_record[dog",
        "large_mechanisms_is_the_record[loaded tree-projection",
        "large_mechanisms_is_the_record[loops-lagrange",
        "newton-euler]",
        *LARGE,
        "three_body_arm-",
        "udwadia-kalaba]",
        "slider_crank-",
        "rolling_disk-",
        "rod_on_pole-",
        "passive_walker-",
        "woodpecker-",
        "tippe_top-",
    ),
    "test_equilibria.py": ("foldings",),
    "test_errata.py": ("Planar four-bar", "Spinning top", "rolling disk"),
    "test_examples_closed_forms.py": (*LARGE,),
    "test_film.py": (
        "diagram[seven",
        "diagram[bicycle",
        "diagram[squeezer",
        "diagram[spatial",
        "diagram[hooke",
        "diagram[n_",
        "diagram[gyro",
        "diagram[six_bar",
        "diagram[foucault",
        "other_endings",
    ),
    "test_friction_motion.py": ("runs_down[kane]", "runs_down[newton-euler]", "runs_down[udwadia-kalaba]"),
    "test_growth_of_preparation.py": (
        "as_there_are_parts[net]",
        "as_there_are_parts[n_four_bar]",
        "pinned_chain",
        "composite_bodies",
    ),
    "test_hamilton_equations.py": (
        "turning_frame",
        "chain of two",
    ),
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
    "test_linearization_closed_forms.py": ("matrices[three_body_arm]",),
    "test_linearization_on_constraints.py": ("limit_of_runs[slider_crank]", "limit_of_runs[chaplygin"),
    "test_linearization_over_many_points.py": ("bicycle_over_its_speeds",),
    "test_loops_close_the_right_way.py": (
        "is_cut[planar",
        "is_cut[revolute-2",
        "is_cut[cylindrical-2",
        "reversed[True-",
    ),
    "test_model_files.py": (*(f"written_and_read_again[{name}" for name in LARGE),),
    "test_motions_with_an_end.py": (
        "1000000000000",
        "no_force_is_left[0.5",
        "no_force_is_left[-0.5",
        "[1e-12]",
        "[1e-09]",
    ),
    "test_page_scene.py": (
        "newtons_cradle",
        "tippe_top",
        "slider_crank",
        "three_body_arm",
        "rolling_disk",
        "rod_on_pole",
        *LARGE,
        "passive_walker",
        "woodpecker",
    ),
    "test_plots.py": ("plain_text[a~b]", "plain_text[a`b]", "plain_text[a#b]", "plain_text[q&p]"),
    "test_rank_does_not_depend_on_units.py": ("wheelset", "rolling_ball", "grams[slider]", "bricard-"),
    "test_reading_of_runs.py": (
        "rolling_disk",
        "slider_crank",
        "rod_on_pole",
        "_cut]",
        *LARGE,
        "or_velocity[newton-euler]",
        "three_body_arm",
    ),
    "test_records_are_values.py": ("rolling_disk-", "four_bar-kane"),
    "test_redundant_loops_in_motion.py": (
        "cut[1",
        "cut[2",
        "cut[4",
    ),
    "test_report_prints_the_record.py": ("newton-euler-Newton-rotary_pendulum",),
    "test_routh_reduction.py": ("has_millions_of_symbols",),
    "test_runs_side_by_side.py": ("million",),
    "test_same_motion_by_all_formulations.py": (
        "mechanism[3",
        "mechanism[1",
    ),
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
    "test_time_is_bounded.py": (
        "share_the_time_for_repairs",
        "long_sum_is_added",
    ),
    "test_units_of_time.py": ("-rough_",),
}
"""Words in the names of tests, by file. Each of these takes seconds, and a smaller system is tested in the same way."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(word in item.name for word in EXHAUSTIVE.get(item.path.name, ())):
            item.add_marker("exhaustive")


_to_symengine = symengine_wrapper.sympy2symengine


def _without_arrays(value: Any, *more: Any, **options: Any) -> Any:
    """SymEngine loses a Ctrl-C that falls into its translation of an array, which is slow besides (expression * array)."""
    assert not isinstance(value, np.ndarray), "write array * expression: NumPy multiplies the entries"
    return _to_symengine(value, *more, **options)


symengine_wrapper.sympy2symengine = _without_arrays
