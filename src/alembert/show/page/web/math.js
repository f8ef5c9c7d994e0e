// Formulas by KaTeX where it is on the page, else as plain text.

export function formula(target, latex, plain) {
  if (!latex || typeof katex === "undefined") {
    target.textContent = plain;
    return target;
  }
  katex.render(latex, target, { throwOnError: false, strict: false, trust: false, maxExpand: 1000 });
  return target;
}
