// The equations of motion, and how the run was made.
import { element } from "./dom.js";
import { formula } from "./math.js";

const SMALLEST = 0.45; // of the size of other formulas
const SLACK = 4; // pixels beyond its room in which nothing of a formula stands
const AT_ONCE = 40; // equations that are set when the panel opens, the others when they come near
const NEAR = "1200px";

const SHORT = 0.18; // of a line, of a left side that all lines of the right side stand behind

// Formulas in a line break at their sums; the right side begins a line of its own where both do not fit in one.
function set(row, [left, right]) {
  const side = (latex, plain) => formula(element("div", { class: "formula" }), `\\displaystyle ${latex}`, plain);
  const sides = right.latex === "0" ? [side(`${left.latex} = 0`, `${left.plain} = 0`)] : [side(left.latex, left.plain), side(`{} = ${right.latex}`, `= ${right.plain}`)];
  row.replaceChildren(...sides);
}

// Words, or a formula that no end of a line tears apart.
function fact(value) {
  return value.latex ? formula(element("span", { class: "fact" }), value.latex, value.plain) : value;
}

// A word of a sentence; its formulas break as the text around them.
function word(value) {
  return value.latex ? formula(element("span", {}), `\\displaystyle ${value.latex}`, value.plain) : value;
}

// Filled when it is first opened, by `box.open()`: there may be hundreds of formulas.
export function equationPanel(data) {
  const box = element("div", { class: "equations" });
  let width = 0;
  new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    fit(box);
  }).observe(box);
  box.open = () => {
    if (!box.firstChild) fill(box, data);
  };
  return box;
}

// Lines that go on are indented; what no line can break, as a long fraction, is set smaller where it would be cut.
function fit(box) {
  const rows = box.matches(".equation") ? [box] : [...box.querySelectorAll(".equation")];
  rows.forEach((row) => row.classList.remove("definition"));
  rows.map(isDefinition).forEach((is, k) => rows[k].classList.toggle("definition", is));
  const all = [...box.querySelectorAll(".formula")];
  all.forEach((each) => {
    each.style.removeProperty("font-size");
    each.classList.remove("goes-on");
  });
  all.map(goesOn).forEach((isLong, k) => all[k].classList.toggle("goes-on", isLong));
  const sizes = all.map((each) => [each.clientWidth, each.scrollWidth]);
  sizes.forEach(([room, needed], k) => needed > room + SLACK && (all[k].style.fontSize = `${Math.max(SMALLEST, (0.98 * room) / needed)}em`));
}

// Whether the right side stands behind a left side that is short, as that of a definition.
function isDefinition(row) {
  return row.children.length > 1 && row.firstChild.clientWidth <= SHORT * row.clientWidth;
}

// Whether a formula has several lines: some part of it does not stand right of the one before.
function goesOn(each) {
  const lefts = [...each.querySelectorAll(".katex-base")].map((part) => part.offsetLeft);
  return lefts.some((left, k) => left <= lefts[k - 1]);
}

// Equations in plain text, which are set as formulas when they are looked at.
class Waiting {
  constructor() {
    this.rows = new Map();
    const near = (entries) => entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => this.set(target));
    this.observer = new IntersectionObserver(near, { rootMargin: NEAR, scrollMargin: NEAR });
    addEventListener("beforeprint", () => [...this.rows.keys()].forEach((row) => this.set(row)));
  }

  add(row, sides) {
    row.textContent = sides.map(({ plain }) => plain).join(" = ");
    this.rows.set(row, sides);
    this.observer.observe(row);
  }

  set(row) {
    this.observer.unobserve(row);
    if (this.rows.has(row)) set(row, this.rows.get(row));
    this.rows.delete(row);
    fit(row);
  }
}

function fill(box, data) {
  const waiting = new Waiting();
  let count = 0;
  const equation = (sides) => {
    const row = element("div", { class: "equation" });
    if (count++ < AT_ONCE) set(row, sides);
    else waiting.add(row, sides);
    return row;
  };
  for (const { title, facts, sections, remarks } of data.equations) {
    box.append(element("h2", {}, title));
    const list = element("dl", { class: "facts" });
    for (const [name, value] of facts) list.append(element("dt", {}, name), element("dd", {}, ...[value].flat().map(fact)));
    box.append(list);
    for (const section of sections) {
      const rows = element("div", { class: "rows" }, ...section.rows.map(equation));
      box.append(element("section", {}, element("h3", {}, section.title), rows));
    }
    remarks.forEach((words) => box.append(element("p", { class: "remark" }, ...[words].flat().map(word))));
  }
}
