"""What a campaign does with its cases: each is tried within a limit of time, counted, and written down where it fails."""

import signal
import time
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LIMIT = 120.0  # seconds for one case: ten times the slowest on a slow machine


class TooLong(BaseException):
    """A case that hangs; not an Exception, so that nothing under test can swallow it."""


@dataclass(frozen=True)
class Case:
    """One thing that is tried: `failures` says in words what is wrong, `program` reproduces it by public names."""

    title: str
    failures: Callable[[], Iterable[str]]
    program: Callable[[], str]


@dataclass(frozen=True)
class Failure:
    """A case that failed."""

    attack: str
    seed: int
    place: int  # among the cases of the seed
    case: Case
    words: str

    def __str__(self) -> str:
        return f"{self.attack} {self.seed} ({self.case.title}): {self.words}"

    def save(self, folder: Path) -> Path:
        """Write the program that reproduces it."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.attack}_{self.seed}_{self.place}.py"
        doc = f'"""{self.case.title}: {self.words}"""'.encode("ascii", "backslashreplace").decode()
        path.write_text(f"{doc}\n\n{self.case.program()}", encoding="utf-8")
        return path


@dataclass(frozen=True)
class Attack:
    """A name, the cases of a seed, and how many seeds are a fair share beside those of the other attacks."""

    name: str
    words: str
    cases: Callable[[int], Iterator[Case]]
    share: int


@dataclass
class Score:
    """What was tried in one attack, and what failed."""

    tried: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)


def try_seed(attack: Attack, seed: int, score: Score, limit: float = LIMIT) -> list[Failure]:
    """The failures of all cases of a seed."""
    began, found = time.perf_counter(), []
    for k, case in enumerate(made(attack, seed)):
        words = list(outcome(case, limit))
        score.tried += 1
        if words:
            found.append(Failure(attack.name, seed, k, case, "; ".join(words)))
    score.failures += found
    score.seconds += time.perf_counter() - began
    return found


def made(attack: Attack, seed: int) -> list[Case]:
    """The cases of a seed; what cannot be made is a case that fails."""
    try:
        return list(attack.cases(seed))
    except Exception as error:
        words = f"cannot be made: {type(error).__name__}: {error}"
        call = f"from campaign import {attack.name}\n\nlist({attack.name}.cases({seed}))\n"
        return [Case(f"seed {seed}", lambda: [words], lambda: call)]


def outcome(case: Case, limit: float = LIMIT) -> Iterator[str]:
    """What is wrong with a case, an exception or a warning among it."""
    try:
        with within(limit), warnings.catch_warnings():
            warnings.simplefilter("error")
            yield from case.failures()
    except TooLong:
        yield f"not done after {limit:g} s"
    except Exception as error:  # whatever it is, it is a failure of this case alone
        place = traceback.extract_tb(error.__traceback__)[-1]
        yield f"{type(error).__name__} ({Path(place.filename).name}:{place.lineno}): {error}"


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooLong in the block when its time is over."""

    def stop(*given: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def rounds(attacks: Iterable[Attack], first: int) -> Iterator[tuple[Attack, int]]:
    """Seeds without end: in each round every attack has its share."""
    chosen, place = tuple(attacks), first
    while True:
        for attack in chosen:
            yield from ((attack, place * attack.share + k) for k in range(attack.share))
        place += 1


def table(scores: dict[str, Score], attacks: Iterable[Attack]) -> str:
    """What was tried and what failed."""
    lines = [f"{'attack':<12} {'tried':>8} {'failed':>7} {'seconds':>8}  what"]
    for attack in attacks:
        score = scores[attack.name]
        counts = f"{score.tried:>8} {len(score.failures):>7} {score.seconds:>8.0f}"
        lines.append(f"{attack.name:<12} {counts}  {attack.words}")
    return "\n".join(lines)
