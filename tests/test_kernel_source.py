"""The shipped assembly of the native loop is that of its source."""

import hashlib
from pathlib import Path

NATIVE = Path(__file__).parent.parent / "src" / "alembert" / "native"


def test_kernel_is_built_from_its_source() -> None:
    text = (NATIVE / "kernel.c").read_bytes() + (NATIVE / "dormand_prince.h").read_bytes()
    first = (NATIVE / "kernel.ll").read_text().splitlines()[0]
    assert first.endswith(hashlib.sha256(text).hexdigest()), "run scripts/build-kernel"
