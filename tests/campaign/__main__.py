"""Run a campaign: python -m campaign [COUNT] [--minutes N] [--seed S] [--only ATTACK]; scripts/campaign sets the paths."""

import argparse
import sys
import time
from pathlib import Path

from campaign import ATTACKS
from campaign.running import Failure, Score, rounds, table, try_seed

ROUNDS = 2  # of all attacks, where nothing is asked: about a minute


def main() -> None:
    """Try what is asked for; exit status 1 if anything fails."""
    asked = arguments()
    attacks = [a for a in ATTACKS if asked.only in (None, a.name)]
    scores = {a.name: Score() for a in attacks}
    deadline = time.monotonic() + 60 * asked.minutes if asked.minutes else None
    most = None if deadline else (asked.count or ROUNDS) * sum(a.share for a in attacks)
    for k, (attack, seed) in enumerate(rounds(attacks, asked.seed)):
        if k == most or (deadline and time.monotonic() > deadline):
            break
        tell(try_seed(attack, seed, scores[attack.name]), asked.programs)
    print(table(scores, attacks))
    sys.exit(any(score.failures for score in scores.values()))


def tell(failures: list[Failure], folder: Path) -> None:
    for failure in failures:
        line = f"FAILED {failure}".encode("ascii", "backslashreplace").decode()
        print(line[:1000], f"       {failure.save(folder)}", sep="\n", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/campaign", description="Random attacks on the package.")
    parser.add_argument(
        "count", type=int, nargs="?", help=f"how many rounds of all attacks ({ROUNDS} if nothing is said)"
    )
    parser.add_argument("--minutes", type=float, help="go on for so long instead")
    parser.add_argument("--seed", type=int, default=0, help="the first round")
    parser.add_argument(
        "--only", choices=[a.name for a in ATTACKS], help="one attack alone: COUNT mechanisms, for instance"
    )
    parser.add_argument(
        "--programs", type=Path, default=Path("campaign_failures"), help="where failures are written as programs"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
