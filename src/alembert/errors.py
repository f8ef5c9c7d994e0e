"""The exceptions and the warning of Alembert; each message says what was found, what was expected and what to do."""

from collections.abc import Iterable

LONGEST = 3000  # letters of a message: what was found may be as long as it likes


def listed(names: Iterable[str], most: int = 4) -> str:
    """Some names for a message, and how many more there are."""
    given = [*names]
    return ", ".join(given[:most]) + (f" and {len(given) - most} more" if len(given) > most else "")


class AlembertError(Exception):
    """Any problem that Alembert reports to its user."""

    def __str__(self) -> str:
        """The sentence itself; of a very long one the beginning and the end."""
        text = Exception.__str__(self)
        return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} ... {text[-LONGEST // 3 :]}"


class ModelError(AlembertError, ValueError):
    """The description of the mechanism is wrong or incomplete."""


class UnknownName(ModelError, KeyError):
    """Something was asked for by a name that a record does not have."""


class DerivationError(AlembertError):
    """The equations of motion cannot be derived in the way that was asked."""


class AssemblyError(AlembertError):
    """No state satisfies the constraints, or none was found."""


class SimulationError(AlembertError):
    """A run could not go on; `trajectory` holds what was computed until then."""

    def __init__(self, message: str, trajectory: object = None) -> None:
        super().__init__(message)
        self.trajectory = trajectory


class FileError(AlembertError, OSError):
    """A file cannot be read or written, or is not what it was taken for."""


class AlembertWarning(UserWarning):
    """Something unusual that does not stop the work."""
