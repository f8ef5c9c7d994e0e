"""`python -m alembert` is the command `alembert`."""

import os

from alembert.app.command import main

if __name__ == "__main__":
    os.environ.setdefault("ALEMBERT_COMMAND", "python -m alembert")
    main()
