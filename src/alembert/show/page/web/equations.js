// The equations of motion, and how the run was made.
import { element } from "./dom.js";
import { formula } from "./math.js";

const SMALLEST = 0.6; // of the size of other formulas
const SLACK = 4; // pixels beyond its room in which nothing of a formula stands

const SHORT = 9; // letters of a left side that all lines of the right side stand behind

// Formulas in a line break at their sums; the right side begins a line of its own where both do not fit in one, and stands
// behind a left side that is short, as that of a definition.
function row([left, right]) {
  const side = (latex, plain) => formula(element("div", { class: "formula" }), `\\displaystyle ${latex}`, plain);
  const kind = left.plain.length > SHORT ? "equation" : "equation definition";
  return element("div", { class: kind }, side(left.latex, left.plain), side(`{} = ${right.latex}`, `= ${right.plain}`));
}

// Words, or a formula that no end of a line tears apart.
function fact(value) {
  return value.latex ? formula(element("span", { class: "fact" }), value.latex, value.plain) : value;
}

// A word of a sentence; its formulas break as the text around them.
function word(value) {
  return value.latex ? formula(element("span", {}), `\\displaystyle ${value.latex}`, value.plain) : value;
}

// Set when the panel is first opened, by `box.open()`: there may be hundreds of formulas.
export function equationPanel(data) {
  const box = element("div", { class: "equations" });
  new ResizeObserver(() => fit(box)).observe(box);
  box.open = () => {
    if (!box.firstChild) fill(box, data);
  };
  return box;
}

// What no line can break, as a long fraction, is set smaller where it would be cut.
function fit(box) {
  const all = [...box.querySelectorAll(".formula")];
  all.forEach((each) => each.style.removeProperty("font-size"));
  const sizes = all.map((each) => [each.clientWidth, each.scrollWidth]);
  sizes.forEach(([room, needed], k) => needed > room + SLACK && (all[k].style.fontSize = `${Math.max(SMALLEST, (0.98 * room) / needed)}em`));
}

function fill(box, data) {
  for (const { title, facts, sections, remarks } of data.equations) {
    box.append(element("h2", {}, title));
    const list = element("dl", { class: "facts" });
    for (const [name, value] of facts) list.append(element("dt", {}, name), element("dd", {}, ...[value].flat().map(fact)));
    box.append(list);
    for (const section of sections) {
      const rows = element("div", { class: "rows" }, ...section.rows.map(row));
      box.append(element("section", {}, element("h3", {}, section.title), rows));
    }
    remarks.forEach((words) => box.append(element("p", { class: "remark" }, ...[words].flat().map(word))));
  }
}
