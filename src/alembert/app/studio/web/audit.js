// Equations that a person types in, judged against the model: the verdict, what is wrong, and how it should read.
import { ask } from "./server.js";

const { element, formula } = alembert;

export class Audit {
  constructor() {
    this.input = element("textarea", { class: "equations-in", rows: 4, spellcheck: "false", autocomplete: "off", "aria-label": "Equations to audit" });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.run();
    });
    this.button = element("button", { type: "button", class: "primary", onclick: () => this.run() }, "Audit");
    this.result = element("div", { class: "findings", "aria-live": "polite" });
    const hint = element("p", { class: "hint" }, "Equations that you derived, one on a line: primes for rates, or LaTeX. A name and a colon may stand before each.");
    const row = element("div", { class: "row" }, this.button, element("span", { class: "hint" }, "Ctrl + Enter"));
    const others = element("details", { class: "others" }, element("summary", {}, "Other names in your equations"), this.field("symbols", "Your symbols for the model's: phi = theta1 + theta2, J = I_1"), this.field("unknowns", "Unknowns, which may be anything: N, lambda"), this.field("constants", "Constants, which the model does not have: c, k1"));
    this.box = element("div", { class: "study audit", "data-own-keys": true }, hint, this.input, others, row, this.result);
  }

  field(key, hint) {
    this[key] = element("input", { type: "text", autocomplete: "off", spellcheck: "false", "aria-label": `Other ${key}` });
    return element("label", {}, element("span", { class: "hint" }, hint), this[key]);
  }

  names(key) {
    return this[key].value.split(/[\s,;]+/).filter(Boolean);
  }

  // One text for each symbol; a comma within a formula stays there.
  symbolsGiven() {
    return this.symbols.value.split(/[,;](?=[^,;()=]+=)/).map((each) => each.trim()).filter(Boolean);
  }

  // An example in the names of the model, as long as nothing else is written there.
  load(text, model) {
    this.text = text;
    const names = model.knobs.filter((knob) => knob.group === "coordinate").map((knob) => knob.name);
    this.input.placeholder = names.slice(0, 2).map((name) => `${name}'' = \u2026`).join("\n");
    this.result.classList.add("stale");
  }

  async run() {
    const equations = this.input.value;
    if (this.running) return ask("stop", { which: "slow" });
    if (!equations.trim()) return this.input.focus();
    this.running = true;
    this.button.textContent = "Stop";
    this.result.replaceChildren(element("p", { class: "waiting" }, "Auditing \u2026"));
    try {
      this.show(await ask("audit", { text: this.text, equations, symbols: this.symbolsGiven(), unknowns: this.names("unknowns"), constants: this.names("constants") }));
    } catch (error) {
      this.result.replaceChildren(element("pre", { class: "problem", role: "alert" }, error.whole));
    } finally {
      this.running = false;
      this.button.textContent = "Audit";
      this.result.classList.remove("stale");
    }
  }

  show({ findings, summary }) {
    this.result.replaceChildren(...findings.map((finding) => this.finding(finding)), element("p", { class: "remark" }, summary));
  }

  finding({ name, verdict, equation, latex, remarks, corrected, corrected_latex }) {
    const wrong = verdict === "wrong";
    const parts = [
      element("h3", {}, name, element("span", { class: `verdict ${wrong ? "no" : "yes"}` }, wrong ? "Wrong" : "True")),
      this.formula(latex, equation),
      ...remarks.map((remark) => element("p", {}, remark)),
    ];
    if (wrong && corrected) parts.push(element("p", { class: "label-line" }, "It should read"), this.formula(corrected_latex, corrected));
    return element("article", { class: `finding ${verdict}` }, ...parts);
  }

  formula(latex, plain) {
    return formula(element("div", { class: "formula" }), latex && `\\displaystyle ${latex}`, plain);
  }
}
