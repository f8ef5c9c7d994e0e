// The studio: a model file and its sliders on the left, the moving picture in the middle, what follows from it on the right.
import { Agreement } from "./agreement.js";
import { Audit } from "./audit.js";
import { Editor } from "./editor.js";
import { ChosenPlots } from "./chosen_plots.js";
import { Equations } from "./equations.js";
import { Saving } from "./saving.js";
import { Latest, ask, debounced, get } from "./server.js";
import { Values } from "./values.js";

const { Tabs, element, mount } = alembert;
const PATIENCE = 700; // milliseconds until a slow request is mentioned
const REMARK = 10000; // milliseconds that a remark stays

class Studio {
  constructor(root) {
    this.root = root;
    this.editor = new Editor(debounced(350, () => this.read()), () => this.saving.renew());
    this.values = new Values({
      move: (name, value, group) => this.move(name, value, group),
      done: (name) => this.settle(name),
      input: (name, text) => this.change(() => (this.inputs = { ...this.inputs, [name]: text })),
      duration: (seconds) => this.change(() => (this.duration = seconds)),
    });
    this.panels = { equations: new Equations(), agreement: new Agreement(), audit: new Audit() };
    for (const { box } of Object.values(this.panels)) box.hidden = true; // they ask for nothing until they are looked at
    this.chosen = new ChosenPlots((change) => this.rewrite(change));
    this.saving = new Saving(this);
    this.motion = new Latest((wanted) => this.run(wanted));
    this.build();
  }

  build() {
    this.picker = element("select", { "aria-label": "Example", onchange: () => this.example(this.picker.value) });
    this.about = element("p", { class: "about" });
    const name = element("p", { class: "wordmark" }, "Alembert", element("span", {}, " studio"));
    const pick = element("div", { class: "pick" }, this.picker, ...this.saving.steps);
    const bar = element("header", { class: "bar", "data-own-keys": true }, name, this.saving.box, pick, this.about);
    this.desk = element("aside", { class: "desk", "aria-label": "Model" }, bar);
    this.viewing = element("main", { class: "viewing" }, element("p", { class: "waiting" }, "Starting \u2026"));
    this.message = element("div", { class: "message", role: "status", hidden: true });
    this.root.replaceChildren(this.desk, this.viewing);
    this.tabs = new Tabs(this.desk, (tab) => this.side("desk", () => this.root.classList.toggle("writing", tab === "model")));
    this.tabs.set({ values: this.values.box, model: this.editor.box });
    document.addEventListener("keydown", (event) => this.keys(event));
  }

  // On a narrow screen only one of all panels is open: this remembers on which side it is.
  side(name, action) {
    this.root.dataset.side = name;
    action();
  }

  async begin() {
    const { examples, first } = await get("begin");
    this.examples = new Map(examples.map((each) => [each.name, each]));
    const own = element("option", { value: "", hidden: true }, "Your own file");
    this.picker.replaceChildren(own, ...examples.map(({ name, title }) => element("option", { value: name }, title)));
    if (first.text) await this.open(first.text, first.file);
    else await this.example(first.example);
  }

  // --- the model file -------------------------------------------------------------------------------------------------

  async example(name) {
    try {
      const { text, file } = await ask("example", { name });
      await this.open(text, file, name);
    } catch (error) {
      this.say(error.message, "error");
    }
  }

  async open(text, file, example = "") {
    this.file = file;
    this.picker.value = example;
    this.about.textContent = example ? this.examples.get(example).about : file;
    this.editor.open(text);
    this.fresh = true;
    await this.read();
  }

  get text() {
    return this.editor.text;
  }

  // One change back, or forth again: of the text, and so of the sliders that are written into it.
  back() {
    if (this.editor.undo()) this.read();
  }

  forth() {
    if (this.editor.redo()) this.read();
  }

  keys(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.closest(".editor, textarea, input[type=text]")) return;
    const action = { z: event.shiftKey ? "forth" : "back", y: "forth" }[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    this[action]();
  }

  // Read the text; what is wrong is told beside its line, and the last picture stays.
  async read() {
    const text = this.text;
    try {
      const model = await ask("model", { text });
      if (text === this.text) this.use(text, model);
    } catch (error) {
      if (text === this.text) this.blame(error);
    }
  }

  use(text, model) {
    this.fresh ||= model.name !== this.model?.name;
    Object.assign(this, { model, good: text, changed: {}, inputs: model.inputs, duration: model.duration, initial: model.initial, keep: model.keep, found: {}, started: {}, held: "" });
    this.editor.tell(null);
    this.tabs.bar.querySelector("[data-name=model]").classList.remove("wrong");
    this.values.load(model);
    this.chosen.draw(model.plots);
    if (this.fresh) this.begun(model);
    this.studied();
    this.say("");
    this.motion.send({ detail: "full" });
  }

  // What was opened: bodies keep their looks while sliders move.
  begun(model) {
    const known = model.knobs.filter(({ group, value }) => group === "parameter" && value !== null);
    this.first = Object.fromEntries(known.map(({ name, value }) => [name, value]));
  }

  studied() {
    this.panels.equations.load(this.good, this.model.methods);
    this.panels.agreement.load(this.good, {});
    this.panels.audit.load(this.good, this.model);
  }

  blame(error) {
    this.editor.tell({ line: error.line ?? 1, message: error.message });
    this.tabs.bar.querySelector("[data-name=model]").classList.add("wrong");
    if (!this.viewer) this.tabs.open("model");
    if (this.editor.box.offsetParent && this.viewer) return this.say("");
    this.say(error.line ? `Line ${error.line}: ${error.message}` : error.message, "error", () => {
      this.tabs.open("model");
      this.editor.focus();
    });
  }

  // --- the sliders ----------------------------------------------------------------------------------------------------

  move(name, value, group) {
    if (group === "parameter") this.changed = { ...this.changed, [name]: value };
    else [this.initial, this.held] = [{ ...this.initial, [name]: value }, name];
    this.motion.send({ detail: "draft", moving: name });
  }

  settle(name) {
    this.motion.send({ detail: "full", moving: name, write: true });
  }

  change(action) {
    action();
    this.motion.send({ detail: "full", write: true });
  }

  // --- the mechanism in the hand -----------------------------------------------------------------------------------------

  take() {
    this.played = this.viewer.transport.playing;
    this.takenAt = this.viewer.transport.time;
    this.viewer.pause();
  }

  // A point of a body goes after the pointer, and all that hangs together with it.
  drag({ body, arm, target }) {
    this.held = "";
    this.motion.send({ detail: "draft", drag: { dragged: body, arm, target } });
  }

  // From the first answer on the picture shows the start.
  dragged() {
    if (this.takenAt !== undefined) this.viewer.seek(this.viewer.transport.start);
    this.takenAt = undefined;
  }

  leave() {
    this.motion.send({ detail: "full", write: true });
    if (this.played) this.viewer.play();
  }

  // The fields of a request for the present run. Positions go on from where the last run really began, so that a
  // mechanism with loops follows the slider; speeds, and what was moved last, are as they were wished for.
  request() {
    const initial = { ...this.initial, ...this.found };
    const before = this.started?.[this.held] === undefined ? {} : { before: this.started[this.held] };
    return { ...before, text: this.good, values: this.changed, initial, keep: this.keep, inputs: this.inputs, duration: this.duration, held: this.held, first: this.first };
  }

  async run({ detail, moving, write, drag }) {
    const { good } = this;
    if (!good) return;
    try {
      const taken = drag && this.takenAt !== undefined ? { at: this.takenAt } : {};
      const reply = await this.patiently(ask("motion", { ...this.request(), detail, ...drag, ...taken }));
      if (good === this.good) this.show(reply, moving);
      if (drag) this.dragged();
      if (write && good === this.good && !this.motion.waiting) await this.write();
    } catch (error) {
      if (good === this.good) this.refuse(error, error.key ?? moving);
    }
  }

  // Says that something is being computed, as long as it is and no longer.
  async patiently(answer) {
    const slow = setTimeout(() => this.wait(), PATIENCE);
    try {
      return await answer;
    } finally {
      clearTimeout(slow);
      if (this.waiting) this.say("");
    }
  }

  show(reply, moving) {
    this.values.clear();
    this.values.start(reply.start, moving);
    const others = this.model.knobs.filter((knob) => knob.group === "coordinate" && knob.name !== this.held);
    this.found = Object.fromEntries(others.map(({ name }) => [name, reply.start[name]]));
    [this.started, this.keep] = [reply.start, reply.kept];
    this.say(reply.notes.join(" "), "note");
    if (!this.viewer) this.mount(reply.page);
    else this.viewer.update(reply.page, !this.fresh);
    if (reply.names.length) this.chosen.offer(reply.names);
    this.fresh = false;
  }

  mount(page) {
    this.viewing.replaceChildren();
    const panels = Object.fromEntries(Object.entries(this.panels).map(([name, panel]) => [name, panel.box]));
    this.viewer = mount(this.viewing, page, { panels, above: this.chosen.box });
    this.viewer.grabbed({ begin: () => this.take(), move: (place) => this.drag(place), end: () => this.leave() });
    this.viewer.holder.append(this.message);
    const { onOpen } = this.viewer.tabs;
    this.viewer.tabs.onOpen = (name) => this.side("viewer", () => {
      onOpen(name);
      this.panels[name]?.open?.();
    });
    this.root.dataset.side = "desk";
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.viewer.play();
  }

  refuse(error, name) {
    if (error.stopped || !this.values.tell(name, error.message)) this.say(error.message, "error");
    else this.say("");
  }

  // The values of the sliders, written into the text.
  async write() {
    const text = this.text;
    if (text !== this.good) return;
    try {
      const reply = await ask("rewritten", this.request());
      if (this.text !== text || this.good !== text) return;
      this.editor.rewrite(reply.text);
      [this.good, this.changed] = [reply.text, {}];
      this.panels.agreement.load(reply.text, {});
      this.panels.audit.text = reply.text;
      this.panels.equations.renew(reply.text);
    } catch (error) {
      this.say(error.message, "note");
    }
  }

  // The text with something that is no slider written into it: a plot, or the view.
  async rewrite(change) {
    const text = this.text;
    if (text !== this.good) return this.say("First mend the text of the model, or take its last change back.", "note");
    try {
      const reply = await ask("edited", { text, ...change });
      if (this.text !== text) return;
      this.editor.rewrite(reply.text);
      await this.read();
    } catch (error) {
      this.remark(change.plot ? `No plot of this: ${error.message}` : error.message);
    }
  }

  // The camera and the switches as a person has left them, written into the text before it is saved.
  async keepView() {
    const view = this.viewer?.chosen() ?? {};
    if (this.text === this.good && Object.keys(view).length) await this.rewrite({ view });
  }

  // --- what is said over the picture ------------------------------------------------------------------------------------

  say(text, kind = "note", onclick = null) {
    this.waiting = false;
    this.message.hidden = !text;
    this.message.className = `message ${kind}`;
    this.message.replaceChildren(onclick ? element("button", { type: "button", onclick }, text) : text);
    if (!this.viewer && text) this.viewing.replaceChildren(element("p", { class: "problem", role: "alert" }, text));
  }

  // What concerns no picture goes away by itself.
  remark(text) {
    this.say(text, "note");
    setTimeout(() => this.message.textContent === text && this.say(""), REMARK);
  }

  wait() {
    this.say("Computing \u2026 ", "note");
    this.message.append(element("button", { type: "button", onclick: () => this.stop() }, "Stop"));
    this.waiting = true;
  }

  // What is being computed, and what would be next.
  stop() {
    this.motion.drop();
    return ask("stop", { which: "quick" });
  }
}

export const studio = new Studio(document.getElementById("studio"));
studio.begin().catch((error) => studio.say(error.message, "error"));
