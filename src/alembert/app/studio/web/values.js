// Sliders for parameters and for the start, fields for inputs and duration; they tell of every move, and of its end.
const { element, formula } = alembert;

const GROUPS = { parameter: "Parameters", coordinate: "Start: positions", speed: "Start: speeds" };
const STEPS = 1000;

export function shown(value) {
  if (value === null || value === undefined) return "";
  const size = Math.abs(value);
  return size !== 0 && (size < 1e-3 || size >= 1e6) ? value.toExponential(2).replace(/\.?0+e/, "e") : String(Number(value.toPrecision(4)));
}

class Slider {
  constructor(knob, panel) {
    Object.assign(this, { knob, panel, name: knob.name });
    const label = formula(element("span", { class: "symbol" }), knob.latex, knob.name);
    this.range = element("input", { type: "range", min: 0, max: STEPS, step: "any", "aria-label": this.spoken() });
    this.field = element("input", { type: "text", inputmode: "decimal", class: "number", autocomplete: "off", "aria-label": `${this.spoken()}, as a number` });
    this.problem = element("p", { class: "problem", role: "alert", hidden: true });
    const unit = element("span", { class: "unit" }, knob.unit);
    this.box = element("div", { class: "knob", title: knob.name }, label, this.range, element("span", { class: "figure" }, this.field, unit), this.problem);
    this.limits(knob.low, knob.high);
    this.show(knob.value);
    this.listen();
  }

  spoken() {
    const what = { parameter: "", coordinate: "initial ", speed: "initial " }[this.knob.group];
    return `${what}${this.name.replaceAll("'", " rate")}`;
  }

  listen() {
    this.range.addEventListener("input", () => this.move(this.low + (this.range.value / STEPS) * (this.high - this.low)));
    this.range.addEventListener("change", () => this.panel.onDone(this));
    this.range.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("change", () => this.typed());
    this.field.addEventListener("focus", () => this.field.select());
  }

  // Arrow keys move by a hundredth of the range, with shift by a tenth.
  key(event) {
    const sign = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!sign) return;
    event.preventDefault();
    const step = (this.high - this.low) * (event.shiftKey ? 0.1 : 0.01);
    this.move(Math.min(Math.max(this.value + sign * step, this.low), this.high));
    this.panel.onSettled(this);
  }

  limits(low, high) {
    [this.low, this.high] = [low, high];
  }

  move(value) {
    this.show(Number(value.toPrecision(6)));
    this.panel.onMove(this);
  }

  typed() {
    const value = Number(this.field.value.replace("\u2212", "-").replace(",", "."));
    if (this.field.value.trim() === "" || !Number.isFinite(value)) {
      this.tell(`Found ${JSON.stringify(this.field.value)}; expected a number.`);
      return;
    }
    this.show(value);
    this.panel.onMove(this);
    this.panel.onDone(this);
  }

  // A value outside of the range widens it.
  show(value) {
    this.value = value;
    if (value !== null && (value < this.low || value > this.high)) this.limits(Math.min(this.low, value), Math.max(this.high, value));
    if (document.activeElement !== this.field) this.field.value = shown(value);
    const part = value === null ? 0 : (value - this.low) / (this.high - this.low || 1);
    this.range.value = String(STEPS * part);
    this.range.style.setProperty("--part", `${100 * part}%`);
    this.range.setAttribute("aria-valuetext", `${shown(value)} ${this.knob.unit}`.trim());
    this.tell("");
  }

  tell(message) {
    this.problem.textContent = message;
    this.problem.hidden = !message;
    this.box.classList.toggle("wrong", Boolean(message));
  }
}

class Field {
  constructor(name, text, label, panel) {
    Object.assign(this, { name, panel });
    this.input = element("input", { type: "text", value: text, autocomplete: "off", spellcheck: "false", "aria-label": label });
    this.input.addEventListener("change", () => panel.onField(this));
    this.problem = element("p", { class: "problem", role: "alert", hidden: true });
    this.box = element("div", { class: "knob field" }, element("span", { class: "symbol" }, name), this.input, this.problem);
  }

  tell(message) {
    this.problem.textContent = message;
    this.problem.hidden = !message;
    this.box.classList.toggle("wrong", Boolean(message));
  }
}

export class Values {
  // `on` has move(name, value, group), done(name), input(name, text) and duration(seconds).
  constructor(on) {
    this.on = on;
    this.box = element("div", { class: "values", "data-own-keys": true });
    this.sliders = new Map();
    this.fields = new Map();
  }

  load(model) {
    const kept = this.sliders;
    this.sliders = new Map(model.knobs.map((knob) => [knob.name, new Slider(this.widened(knob, kept), this)]));
    this.fields = new Map(Object.entries(model.inputs).map(([name, text]) => [name, new Field(name, text, `Input ${name}`, this)]));
    this.duration = new Field("duration", shown(model.duration), "Duration in seconds", this);
    this.duration.box.append(element("span", { class: "unit" }, "s"));
    const groups = Object.entries(GROUPS).map(([key, title]) => this.group(title, [...this.sliders.values()].filter((s) => s.knob.group === key)));
    const hint = element("p", { class: "hint" }, "Numbers or formulas in the time, as 0.1*sin(2*t).");
    const inputs = this.group("Inputs", [...this.fields.values()], hint);
    this.box.replaceChildren(...[...groups, inputs, this.group("Run", [this.duration])].filter(Boolean));
  }

  // The range that a slider had, if the value is still in it: a slider does not jump under the hand.
  widened(knob, kept) {
    const old = kept.get(knob.name);
    const inside = old && old.knob.group === knob.group && knob.value !== null && knob.value >= old.low && knob.value <= old.high;
    return inside ? { ...knob, low: old.low, high: old.high } : knob;
  }

  group(title, parts, hint) {
    if (!parts.length) return null;
    return element("section", { class: "group" }, element("h3", {}, title), ...parts.map((part) => part.box), ...(hint ? [hint] : []));
  }

  // The state in which the run really starts; the slider that is being moved stays.
  start(state, except) {
    for (const [name, value] of Object.entries(state)) if (name !== except) this.sliders.get(name)?.show(value);
  }

  tell(name, message) {
    const part = this.sliders.get(name) ?? this.fields.get(name) ?? (name === "duration" ? this.duration : null);
    part?.tell(message);
    return Boolean(part);
  }

  clear() {
    for (const part of [...this.sliders.values(), ...this.fields.values(), this.duration]) part?.tell("");
  }

  onMove(slider) {
    this.on.move(slider.name, slider.value, slider.knob.group);
  }

  onDone(slider) {
    clearTimeout(this.settling);
    this.on.done(slider.name);
  }

  onSettled(slider) {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.on.done(slider.name), 400);
  }

  onField(field) {
    if (field !== this.duration) return this.on.input(field.name, field.input.value.trim() || "0");
    const seconds = Number(field.input.value);
    if (seconds > 0 && Number.isFinite(seconds)) this.on.duration(seconds);
    else field.tell(`Found ${JSON.stringify(field.input.value)}; expected seconds, more than 0.`);
  }
}
