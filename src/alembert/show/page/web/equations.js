// The equations of motion, and how the run was made.
import { element } from "./dom.js";
import { formula } from "./math.js";

function row([left, right]) {
  const line = element("div", { class: "equation" });
  formula(line, right === null ? left.latex : `${left.latex} = ${right.latex}`, right === null ? left.plain : `${left.plain} = ${right.plain}`, true);
  return line;
}

export function equationPanel(data) {
  const box = element("div", { class: "equations" });
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
  return box;
}
