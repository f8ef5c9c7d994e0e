"""What a campaign does with its cases: each is tried within a limit of time, counted, and written down where it fails.

The cases of a seed are tried in a process of their own: a case that never ends, even in native code, or that takes the
process with it, is a failure like any other.
"""

import resource
import signal
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

LIMIT = 60  # seconds of the processor for one case: ten times the slowest that is known
ASLEEP = 20  # times as long, a case may take that waits for something


@dataclass(frozen=True)
class Case:
    """One thing that is tried: `failures` says in words what is wrong, `program` reproduces it by public names."""

    title: str
    failures: Callable[[], Iterable[str]]
    program: Callable[[], str]
    told: tuple[type[Warning], ...] = ()  # warnings that it may give: those that a person should get


@dataclass(frozen=True)
class Failure:
    """A case that failed: what it was, what is wrong, and the program that reproduces it."""

    attack: str
    seed: int
    place: int  # among the cases of the seed
    title: str
    words: str
    program: str

    def __str__(self) -> str:
        return f"{self.attack} {self.seed} ({self.title}): {self.words}"

    def save(self, folder: Path) -> Path:
        """Write the program."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.attack}_{self.seed}_{self.place}.py"
        words = f"{self.title}: {self.words}".encode("ascii", "backslashreplace").decode().replace('"', "'")
        path.write_text(f'"""{words}"""\n\n{self.program}', encoding="utf-8", errors="backslashreplace")
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
    """What was tried in one attack, the seconds of the processor that it took, and what failed."""

    tried: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)


def try_seed(attack: Attack, seed: int, score: Score, limit: int = LIMIT) -> list[Failure]:
    """The failures of all cases of a seed, tried in another process."""
    began, context = _spent_by_children(), get_context("fork")
    here, there = context.Pipe(duplex=False)
    child = context.Process(target=_tried, args=(there, attack, seed, limit))
    child.start()
    there.close()
    found = list(_heard(here, child, attack, seed, score, limit))
    child.kill()
    child.join()
    score.failures += found
    score.seconds += _spent_by_children() - began
    return found


def _spent_by_children() -> float:
    """Seconds of the processor in all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _tried(told: Connection, attack: Attack, seed: int, limit: int) -> None:
    """In the other process: tell of each case what it is, then what is wrong with it; at last, that all is done."""
    _bound_time(limit)
    for case in made(attack, seed):
        told.send((case.title, case.program()))
        _bound_time(limit)
        told.send("; ".join(outcome(case)))
    told.send(None)


def _bound_time(limit: int) -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + limit
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def _heard(told: Connection, child: Any, attack: Attack, seed: int, score: Score, limit: int) -> Iterator[Failure]:
    """What the other process tells, and its end where it tells nothing more."""
    title, program, message = "its cases", _making(attack, seed), ""
    try:
        while told.poll(ASLEEP * limit) and (message := told.recv()) is not None:
            if isinstance(message, tuple):
                title, program = message
                score.tried += 1
            elif message:
                yield Failure(attack.name, seed, score.tried, title, message, program)
        if message is None:
            return
        words = f"nothing happens for {ASLEEP * limit} s"
    except EOFError:
        child.join()
        hung = child.exitcode == -signal.SIGXCPU
        words = f"not done after {limit} s of the processor" if hung else f"the process ended with {child.exitcode}"
    yield Failure(attack.name, seed, score.tried, title, words, program)


def made(attack: Attack, seed: int) -> list[Case]:
    """The cases of a seed; what cannot be made is a case that fails."""
    try:
        return list(attack.cases(seed))
    except Exception as error:
        words = f"cannot be made: {type(error).__name__}: {error}"
        return [Case(f"seed {seed}", lambda: [words], lambda: _making(attack, seed))]


def _making(attack: Attack, seed: int) -> str:
    return f"from campaign import {attack.name}\n\nlist({attack.name}.cases({seed}))\n"


def outcome(case: Case) -> Iterator[str]:
    """What is wrong with a case, an exception or a warning among it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for category in case.told:
                warnings.simplefilter("ignore", category)
            yield from case.failures()
    except Exception as error:  # whatever it is, it is a failure of this case alone
        place = traceback.extract_tb(error.__traceback__)[-1]
        yield f"{type(error).__name__} ({Path(place.filename).name}:{place.lineno}): {error}"


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
