// The equations of motion by each formulation, side by side in tabs, asked for when they are looked at.
import { power } from "./agreement.js";
import { ask } from "./server.js";

const { element, formula } = alembert;

// A sentence: its pieces are text, formulas, code and names.
function words(target, pieces) {
  for (const [kind, text] of pieces) {
    if (kind === "text") target.append(text);
    else if (kind === "math") target.append(formula(element("span", { class: "math" }), text, text));
    else target.append(element({ code: "code", strong: "strong", name: "em" }[kind], {}, text));
  }
  return target;
}

function set(latex) {
  return formula(element("span", { class: "math" }), `\\displaystyle ${latex}`, latex);
}

// A formula, whose right side may be broken before each of its pieces.
function line({ left, pieces }) {
  const spaced = ([sign, latex], k) => (sign ? `${sign}${k === 0 || sign === "=" ? "" : "\\:"} ${latex}` : latex);
  const right = element("span", { class: "right" });
  pieces.forEach((piece, k) => right.append(set(spaced(piece, k)), element("wbr")));
  return element("div", { class: "line" }, ...(left ? [element("span", { class: "left-side" }, set(left))] : []), right);
}

const BLOCKS = {
  heading: ({ words: pieces }) => words(element("h3", {}), pieces),
  paragraph: ({ words: pieces }) => words(element("p", {}), pieces),
  note: ({ words: pieces }) => words(element("p", { class: "remark" }), pieces),
  display: ({ formulas }) => element("div", { class: "display" }, ...formulas.map(line)),
  table: ({ rows }) => {
    const cells = (row, tag) => element("tr", {}, ...row.map((cell) => words(element(tag, {}), cell)));
    const [head, ...rest] = rows;
    return element("div", { class: "display" }, element("table", { class: "facts-table" }, element("thead", {}, cells(head, "th")), element("tbody", {}, ...rest.map((row) => cells(row, "td")))));
  },
};

export class Equations {
  constructor() {
    this.choice = element("div", { class: "choice", role: "group", "aria-label": "Formulation" });
    this.page = element("div", { class: "derived" });
    this.copy = element("button", { type: "button", class: "plain", onclick: () => this.copied() }, "Copy LaTeX");
    this.second = element("select", { class: "beside", "aria-label": "Beside it", onchange: () => this.show() });
    this.verdict = element("p", { class: "live", role: "status" });
    const head = element("div", { class: "choices" }, this.choice, this.second, this.copy);
    this.box = element("div", { class: "study", "data-own-keys": true }, head, this.verdict, this.page);
    this.found = new Map();
  }

  load(text, methods) {
    if (text === this.text) return;
    this.text = text;
    this.found.clear();
    this.set([]);
    this.verdict.hidden = true; // it was of another model
    this.method = methods.includes(this.method) ? this.method : methods[0];
    this.choice.replaceChildren(...methods.map((method) => this.button(method)));
    this.second.replaceChildren(element("option", { value: "" }, "beside it: nothing"), ...methods.map((method) => element("option", { value: method }, `beside it: ${method}`)));
    if (!this.box.hidden) this.open();
  }

  // The same model with other values of its parameters: the equations stay.
  renew(text) {
    this.text = text;
    if (!this.box.hidden) this.judge();
  }

  // Whether all formulations agree, with the values that the model has now.
  async judge() {
    const { text } = this;
    this.verdict.className = "live";
    this.verdict.hidden = false;
    this.verdict.replaceChildren("Comparing the formulations \u2026");
    const found = await ask("agreement", { text, values: {} }).catch(() => null);
    if (text !== this.text) return;
    this.verdict.className = `live verdict ${found?.agree ? "yes" : "no"}`;
    this.verdict.hidden = !found;
    if (found) this.verdict.replaceChildren(found.agree ? "All formulations agree; the largest difference is " : "The formulations differ by ", ...[power(found.worst.error)].flat(), ".");
  }

  button(method) {
    const chosen = String(method === this.method);
    return element("button", { type: "button", "aria-pressed": chosen, "data-method": method, onclick: () => this.choose(method) }, method);
  }

  choose(method) {
    this.method = method;
    for (const each of this.choice.children) each.setAttribute("aria-pressed", String(each.dataset.method === method));
    this.show();
  }

  // Show the chosen one, and fetch the others meanwhile.
  async open() {
    await this.show();
    await this.judge();
    for (const each of this.choice.children) await this.fetch(each.dataset.method).catch(() => {});
  }

  fetch(method) {
    const text = this.text;
    if (!this.found.has(method)) {
      const asked = ask("equations", { text, method });
      this.found.set(method, asked);
      asked.catch(() => this.found.delete(method));
    }
    return this.found.get(method);
  }

  async show() {
    if (!this.text) return;
    const { text, wanted } = this;
    const current = () => text === this.text && String(wanted) === String(this.wanted);
    const slow = setTimeout(() => this.page.replaceChildren(element("p", { class: "waiting" }, `Deriving by ${wanted.join(" and ")} \u2026`)), 150);
    try {
      const found = await Promise.all(wanted.map((method) => this.fetch(method)));
      if (current()) this.set(found);
    } catch (error) {
      if (current()) this.page.replaceChildren(element("p", { class: "problem", role: "alert" }, error.message));
    } finally {
      clearTimeout(slow);
    }
  }

  // The formulations that are shown: one, or two side by side.
  get wanted() {
    return [this.method, this.second.value].filter(Boolean);
  }

  set(found) {
    [this.data] = found;
    const column = (data) => element("section", {}, element("h2", {}, data.title), ...data.blocks.map((block) => BLOCKS[block.kind](block)));
    this.page.replaceChildren(...found.map(column));
    this.page.classList.toggle("two", found.length > 1);
  }

  async copied() {
    if (!this.data) return;
    const side = ({ left, pieces }) => `  ${left} & ${pieces.map((piece) => piece.join(" ").trim()).join(" ")}`;
    const displays = this.data.blocks.filter((block) => block.kind === "display");
    const text = displays.map(({ formulas }) => `\\begin{align*}\n${formulas.map(side).join(" \\\\\n")}\n\\end{align*}`).join("\n\n");
    await navigator.clipboard.writeText(text);
    this.copy.textContent = "Copied";
    setTimeout(() => (this.copy.textContent = "Copy LaTeX"), 1500);
  }
}
