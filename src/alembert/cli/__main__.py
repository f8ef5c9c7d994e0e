"""`python -m alembert.cli` is the command `alembert`."""

from alembert.cli import main

main()
