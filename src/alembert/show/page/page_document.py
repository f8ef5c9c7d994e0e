"""The page itself: one HTML file with everything inside, and the data of the runs in it as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from alembert.show.page.assets import asset

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:"
)
"""Nothing comes from the network, whatever is in the data."""

TEMPLATE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="generator" content="Alembert">
<title>{title}</title>
<style>{katex_css}</style>
<style>{page_css}</style>
</head>
<body>
<main id="viewer"><noscript>This page shows a moving mechanism; it needs JavaScript.</noscript></main>
<script id="data" type="application/json">{data}</script>
<script>{katex_js}</script>
<script>{page_js}</script>
<script>
const viewer = alembert.mount(document.getElementById("viewer"), JSON.parse(document.getElementById("data").textContent));
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) viewer.play();
</script>
</body>
</html>
"""


def document(data: Mapping[str, Any]) -> str:
    """The HTML of a page that shows the data."""
    names = {"page_css": "page.css", "page_js": "page.js", "katex_css": "katex.css", "katex_js": "katex.js"}
    inside = {key: asset(name) for key, name in names.items()}
    return TEMPLATE.format(policy=POLICY, title=escape(str(data["title"])), data=as_json(data), **inside)


def as_json(data: Any) -> str:
    """JSON that may stand inside a script element: no text in it can end the element or begin a comment."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
