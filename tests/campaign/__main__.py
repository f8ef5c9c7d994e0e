"""Run a campaign: python -m campaign [COUNT] [--minutes N] [--seed S] [--only ATTACK]; scripts/campaign sets the paths."""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, takewhile
from pathlib import Path

from campaign import ATTACKS
from campaign.running import Attack, Failure, Score, rounds, table, try_seed

ROUNDS = 2  # of all attacks, where nothing is asked: about eighty seconds of the processor


def main() -> None:
    """Try what is asked for; exit status 1 if anything fails."""
    asked = arguments()
    attacks = [replace(a, share=1) for a in ATTACKS if a.name == asked.only] or list(ATTACKS)
    scores = {a.name: Score() for a in attacks}
    try:
        for attack, seed in chosen(attacks, asked):
            tell(try_seed(attack, seed, scores[attack.name]), asked.programs)
    except KeyboardInterrupt:
        print("stopped")
    print(table(scores, attacks))
    sys.exit(any(score.failures for score in scores.values()))


def chosen(attacks: list[Attack], asked: argparse.Namespace) -> Iterator[tuple[Attack, int]]:
    """Attacks and seeds: so many rounds, or until the time is over."""
    endless = rounds(attacks, asked.seed)
    if asked.minutes is None:
        return islice(endless, (asked.count or ROUNDS) * sum(a.share for a in attacks))
    deadline = time.monotonic() + 60 * asked.minutes
    return takewhile(lambda _: time.monotonic() < deadline, endless)


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
    parser.add_argument("--only", choices=[a.name for a in ATTACKS], help="one attack alone, with COUNT seeds")
    parser.add_argument(
        "--programs", type=Path, default=Path("campaign_failures"), help="where failures are written as programs"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
