"""`python -m handbook [FOLDER]`: build the whole site, by default into site/."""

import sys
from pathlib import Path

from handbook.site import ROOT, build

target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
count = build(target, is_whole=True)
print(f"{count} pages in {target}; open {target / 'index.html'}")
