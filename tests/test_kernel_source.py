"""The shipped assembly of the native loop is that of its source."""

import hashlib
from pathlib import Path

import pytest

NATIVE = Path(__file__).parent.parent / "src" / "alembert" / "native"
SOURCE = NATIVE / "source"


@pytest.mark.parametrize("name", [path.stem for path in sorted(NATIVE.glob("*.ll"))])
def test_assembly_is_built_from_its_source(name: str) -> None:
    source = SOURCE / f"{name.rstrip('48')}.c"
    text = b"".join(path.read_bytes() for path in (source, *sorted(SOURCE.glob("*.h"))))
    first = (NATIVE / f"{name}.ll").read_text().splitlines()[0]
    assert first.endswith(hashlib.sha256(text).hexdigest()), "run scripts/build-kernel"
