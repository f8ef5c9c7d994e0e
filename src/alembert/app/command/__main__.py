"""`python -m alembert.app.command` is the command `alembert`."""

from alembert.app.command import main

main()
