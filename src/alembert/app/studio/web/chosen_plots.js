// A field in which a person asks for plots of anything that has a name, or of a formula in names.
const { element } = alembert;

export class ChosenPlots {
  constructor(onChange) {
    this.onChange = onChange;
    this.names = [];
    this.known = element("datalist", { id: "readable" });
    this.input = element("input", { type: "text", list: "readable", autocomplete: "off", spellcheck: "false", "aria-label": "Plot of", placeholder: "Plot a name or formula \u2026" });
    this.input.addEventListener("change", () => this.add());
    this.list = element("span", { class: "chosen-names" });
    this.box = element("div", { class: "chosen", "data-own-keys": true }, this.input, this.known, this.list);
  }

  // What the present run can be read for.
  offer(names) {
    this.known.replaceChildren(...names.map((name) => element("option", { value: name })));
  }

  add() {
    const name = this.input.value.trim();
    this.input.value = "";
    if (name && !this.names.includes(name)) this.set([...this.names, name]);
  }

  set(names) {
    this.draw(names);
    this.onChange();
  }

  clear() {
    this.draw([]);
  }

  // What the run does not have is not asked for again.
  without(names) {
    if (names.length) this.draw(this.names.filter((name) => !names.includes(name)));
  }

  draw(names) {
    this.names = names;
    const chip = (name) => element("button", { type: "button", class: "chip", title: `Without ${name}`, onclick: () => this.set(this.names.filter((each) => each !== name)) }, name, element("span", { "aria-hidden": "true" }, " \u00d7"));
    this.list.replaceChildren(...names.map(chip));
  }
}
