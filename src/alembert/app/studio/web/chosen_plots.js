// A field in which a person asks for plots of anything that has a name, or of a formula in names; they stand in the file.
const { element } = alembert;

export class ChosenPlots {
  // `onChange` gets { plot } to add what was typed, or { unplot } to take the plot of a title away.
  constructor(onChange) {
    this.onChange = onChange;
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
    const plot = this.input.value.trim();
    this.input.value = "";
    if (plot) this.onChange({ plot });
  }

  draw(titles) {
    const chip = (title) => element("button", { type: "button", class: "chip", title: `Without ${title}`, onclick: () => this.onChange({ unplot: title }) }, title, element("span", { "aria-hidden": "true" }, " \u00d7"));
    this.list.replaceChildren(...titles.map(chip));
  }
}
