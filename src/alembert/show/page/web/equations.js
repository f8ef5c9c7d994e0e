// The equations of motion, and how the run was made.
import { element } from "./dom.js";
import { formula } from "./math.js";

// Formulas in a line break at their sums; the right side begins a line of its own where both do not fit in one.
function row([left, right]) {
  const side = (latex, plain) => formula(element("div", { class: "formula" }), `\\displaystyle ${latex}`, plain);
  return element("div", { class: "equation" }, side(left.latex, left.plain), side(`{} = ${right.latex}`, `= ${right.plain}`));
}

// Set when the panel is first opened, by `box.open()`: there may be hundreds of formulas.
export function equationPanel(data) {
  const box = element("div", { class: "equations" });
  box.open = () => {
    if (!box.firstChild) fill(box, data);
  };
  return box;
}

function fill(box, data) {
  for (const { title, facts, sections, remarks } of data.equations) {
    box.append(element("h2", {}, title));
    const list = element("dl", { class: "facts" });
    for (const [name, value] of facts) list.append(element("dt", {}, name), element("dd", {}, value));
    box.append(list);
    for (const section of sections) {
      const rows = element("div", { class: "rows" }, ...section.rows.map(row));
      box.append(element("section", {}, element("h3", {}, section.title), rows));
    }
    remarks.forEach((text) => box.append(element("p", { class: "remark" }, text)));
  }
}
