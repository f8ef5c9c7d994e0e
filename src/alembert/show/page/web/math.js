// Formulas by KaTeX where it is on the page, else as plain text.

const TOKENS = /\\[a-zA-Z]+|\\.|[^\\]/g;
const [OPENING, CLOSING] = [new Set(["(", "[", "\\{"]), new Set([")", "]", "\\}"])];
const HIDDEN = new Set(["\\bigl", "\\bigr", "\\left", "\\right", "\\tfrac", "\\frac", "\\dot", "\\ddot", "\\mathrm"]);
const SHORT = 24; // letters, numbers and signs

// A bracket that is short is not broken at its sums: the end of a line would tear it apart.
export function unbroken(latex) {
  const tokens = latex.match(TOKENS) ?? [];
  const open = [];
  tokens.forEach((token, k) => {
    if (OPENING.has(token)) open.push({ size: 0, sums: [] });
    else if (CLOSING.has(token)) {
      const { size, sums } = open.pop() ?? { size: 0, sums: [] };
      if (size <= SHORT) for (const at of sums) tokens[at] += "\\nobreak ";
      if (open.length) open.at(-1).size += size;
    } else if (open.length && /^[a-zA-Z0-9+-]$|^\\[a-zA-Z]/.test(token) && !HIDDEN.has(token)) {
      open.at(-1).size += 1;
      if ("+-".includes(token)) open.at(-1).sums.push(k);
    }
  });
  return tokens.join("");
}

export function formula(target, latex, plain) {
  if (!latex || typeof katex === "undefined") {
    target.textContent = plain;
    return target;
  }
  katex.render(unbroken(latex), target, { throwOnError: false, strict: false, trust: false, maxExpand: 1000 });
  return target;
}
