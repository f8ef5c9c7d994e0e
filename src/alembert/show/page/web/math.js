// Formulas by KaTeX where it is on the page, else as plain text.
import { element } from "./dom.js";

const TOKENS = /\\[a-zA-Z]+|\\.|[^\\]/g;
const [OPENING, CLOSING] = [new Set(["(", "[", "\\{"]), new Set([")", "]", "\\}"])];
const SILENT = new Set(["\\bigl", "\\bigr", "\\Bigl", "\\Bigr", "\\left", "\\right", "\\tfrac", "\\frac", "\\dot", "\\ddot", "\\mathrm", "\\mathit", "\\displaystyle", "\\,"]);
const SHORT = 24; // letters, numbers and signs
const [BREAK, NO_BREAK] = ["\\allowbreak ", "\\nobreak "];

// A line breaks before a sign, as in print, and not within a bracket that is short: the end of a line would tear it apart.
// Says too for each such place, in their order, whether it is within a bracket.
export function broken(latex) {
  const tokens = latex.match(TOKENS) ?? [];
  const open = []; // brackets, and braces within which no line breaks
  const within = new Map(); // by the token before which a line may break
  let before = "";
  tokens.forEach((token, k) => {
    const inside = open.at(-1);
    const isSum = "+-".includes(token) && before && before !== "=" && !OPENING.has(before);
    if (token === "=") tokens[k] += NO_BREAK;
    if (token === "{" || OPENING.has(token)) open.push({ brace: token === "{" || inside?.brace, size: 0, sums: [] });
    else if (token === "}" || CLOSING.has(token)) {
      const { size, sums } = open.pop() ?? { size: 0, sums: [] };
      if (size > SHORT) sums.forEach((at) => ((tokens[at] = BREAK + tokens[at]), within.set(at, true)));
      if (open.length) open.at(-1).size += size;
    } else if (inside && /^[a-zA-Z0-9+-]$|^\\[a-zA-Z]/.test(token) && !SILENT.has(token)) inside.size += 1;
    if (isSum && !inside?.brace) {
      tokens[k] += NO_BREAK;
      if (inside) inside.sums.push(k);
      else (tokens[k] = BREAK + tokens[k]), within.set(k, false);
    }
    if (token.trim() && !SILENT.has(token)) before = token;
  });
  return { latex: tokens.join(""), within: [...within.keys()].sort((a, b) => a - b).map((k) => within.get(k)) };
}

// Terms with their brackets as one part each: lines break between them first, within them only where one is longer than a line.
function group(target, within) {
  const bases = [...target.querySelectorAll(".katex-html > .katex-base")];
  if (bases.length !== within.length + 1) return;
  bases.forEach((base, k) => {
    if (!within[k] || within[k - 1]) return;
    const last = within.indexOf(false, k);
    const inside = element("span", { class: "inside" });
    base.before(element("span", { class: "term" }, inside));
    inside.append(...bases.slice(k, last < 0 ? undefined : last + 1));
  });
}

export function formula(target, latex, plain) {
  if (!latex || typeof katex === "undefined") {
    target.textContent = plain;
    return target;
  }
  const { latex: shown, within } = broken(latex);
  katex.render(shown, target, { throwOnError: false, strict: false, trust: false, maxExpand: 1000 });
  group(target, within);
  return target;
}
