"""The campaign: attacks on the package that never end, each with random cases that nobody thought of.

    mechanisms   random mechanisms against an independent solver
                 (blueprints, random_trees, closed_loops: what; geometry, joint_rows, load_wrenches, newton_euler: the solver)
    friction     random mechanisms that rub, slide and stick, against the same solver (friction_laws)
    inputs       pulses against runs that are split at their edges by hand; noise, which is refused
    events       crossings of levels by motions in closed form
    contacts     bounces of one freedom in closed form
    stops        random mechanisms with stops, ropes and contacts: gaps, energy, and Moreau's time stepping
    ensembles    ensembles of random mechanisms against simulate, run by run
    peers        random open trees against MuJoCo and Pinocchio, where they are installed
    robots       random trees written as URDF and MJCF and read again, against MuJoCo; damaged files
    laws         one mechanism described in two ways moves in one way
    audits       true equations in other words, and planted errors; functions that hide
    stability    verdicts on equilibria against potentials with known minima, and long integrations
    reduction    radial motions against roots and quadratures (radial_motions)
    files        mutated model files, saved runs, equations (watching: what a file may not do)
    names        hostile names everywhere

`running` tries cases, counts, and writes a program that reproduces each failure. To add an attack: a module with
`cases(seed)`, and a line in ATTACKS below. `python -m campaign` runs them; scripts/campaign sets its paths.
"""

from campaign import (
    audits,
    contacts,
    ensembles,
    events,
    files,
    friction,
    inputs,
    laws,
    mechanisms,
    names,
    peers,
    radial_motions,
    robots,
    stability,
    stops,
)
from campaign.running import Attack

ATTACKS = (
    Attack("mechanisms", "random mechanisms against Newton and Euler", mechanisms.cases, 2),
    Attack("friction", "random mechanisms that rub, against Coulomb, Newton and Euler", friction.cases, 1),
    Attack("inputs", "pulses against runs in pieces; noise", inputs.cases, 1),
    Attack("events", "crossings against closed forms", events.cases, 2),
    Attack("contacts", "bounces against closed forms", contacts.cases, 2),
    Attack("stops", "random mechanisms that are stopped: gaps, energy, time stepping", stops.cases, 2),
    Attack("ensembles", "runs of an ensemble against simulate", ensembles.cases, 1),
    Attack(
        "peers", f"random trees against {' and '.join(peers.INSTALLED) or 'engines, none installed'}", peers.cases, 1
    ),
    Attack("robots", "robots written and read, in URDF and MJCF; damaged files", robots.cases, 1),
    Attack("laws", "one mechanism described in two ways", laws.cases, 3),
    Attack("audits", "true equations in other words; planted errors", audits.cases, 4),
    Attack("stability", "verdicts on equilibria against known minima and integrations", stability.cases, 2),
    Attack("reduction", "radial motions against roots and quadratures", radial_motions.cases, 2),
    Attack("files", "mutated model files, saved runs, LaTeX and text", files.cases, 5),
    Attack("names", "hostile names in models, files, pages, audits", names.cases, 2),
)
