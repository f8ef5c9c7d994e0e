// Do the formulations agree? A table of the largest differences at random states, and how the mechanism can move.
import { ask } from "./server.js";

const { element } = alembert;

export function power(value) {
  if (value === 0) return "0";
  const [digits, exponent] = value.toExponential(1).split("e");
  return [`${digits}\u202f\u00d7\u202f10`, element("sup", {}, exponent.replace("+", "").replace("-", "\u2212"))];
}

export class Agreement {
  constructor() {
    this.box = element("div", { class: "study", "data-own-keys": true });
  }

  load(text, values) {
    [this.text, this.values, this.done] = [text, values, false];
    if (!this.box.hidden) this.open();
  }

  async open() {
    if (this.done || !this.text) return;
    this.done = true;
    const { text, values } = this;
    this.box.replaceChildren(element("p", { class: "waiting" }, "Deriving by five formulations, and comparing them at random states \u2026"));
    try {
      const found = await ask("agreement", { text, values });
      if (text === this.text) this.show(found);
    } catch (error) {
      if (text === this.text) this.box.replaceChildren(element("p", { class: "problem", role: "alert" }, error.message));
    }
  }

  show(found) {
    const { agree, rows, states, tolerance, worst, mobility } = found;
    const verdict = element("p", { class: `verdict ${agree ? "yes" : "no"}` }, agree ? "The formulations agree." : "The formulations do not agree.");
    const head = element("tr", {}, ...["Formulation", "Accelerations", "Constraint forces"].map((title) => element("th", { scope: "col" }, title)));
    const body = rows.map(([method, ...errors]) => element("tr", {}, element("th", { scope: "row" }, method), ...errors.map((e) => element("td", {}, ...[power(e)].flat()))));
    const table = element("table", { class: "agreement" }, element("thead", {}, head), element("tbody", {}, ...body));
    const note = element("p", { class: "remark" }, `Largest relative differences at ${states} random states that obey the constraints. The worst is `, ...[power(worst.error)].flat(), ` (${worst.method}, body ${worst.body}); up to `, ...[power(tolerance)].flat(), " is rounding.");
    const facts = Object.entries(mobility).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]);
    this.box.replaceChildren(verdict, table, note, element("h3", {}, "Mobility"), element("dl", { class: "facts" }, ...facts));
  }
}
