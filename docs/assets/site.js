// Formulas, set by the KaTeX that the package carries for its own pages.
for (const place of document.querySelectorAll(".arithmatex")) {
  const text = place.textContent.trim();
  katex.render(text.slice(2, -2), place, { displayMode: text.startsWith("\\["), throwOnError: true });
}
