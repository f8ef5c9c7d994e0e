"""The shipped assembly of the native loop is that of its source."""

import hashlib
from pathlib import Path

import pytest

NATIVE = Path(__file__).parent.parent / "src" / "alembert" / "native"
SOURCE = NATIVE / "source"


@pytest.mark.parametrize("name", [path.stem for path in sorted(SOURCE.glob("*.c"))])
def test_assembly_is_built_from_its_source(name: str) -> None:
    text = b"".join(path.read_bytes() for path in (SOURCE / f"{name}.c", *sorted(SOURCE.glob("*.h"))))
    first = (NATIVE / f"{name}.ll").read_text().splitlines()[0]
    assert first.endswith(hashlib.sha256(text).hexdigest()), "run scripts/build-kernel"
