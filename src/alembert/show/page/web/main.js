// The page: the picture, its time, its plots and its equations, put together.
import { button, element, icon } from "./dom.js";
import { equationPanel } from "./equations.js";
import { Gauge } from "./gauge.js";
import { Grab } from "./grab.js";
import { helpDialog } from "./help.js";
import { Labels } from "./labels.js";
import { Palette, tint } from "./materials.js";
import { formula } from "./math.js";
import { Plots } from "./plots.js";
import { makeStage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { Transport } from "./transport.js";

const SWITCHES = ["forces", "traces", "names", "split"];

class Viewer {
  // `panels` are more tabs beside the plots, elements by name; `above` stands over the plots.
  constructor(root, data, { panels = {}, above = null } = {}) {
    this.root = root;
    this.more = panels;
    this.above = above;
    this.theme = data.shown.theme ?? this.preferred();
    this.byHand = new Set();
    this.needed = true;
    this.hidden = new Set(); // ghosts that are switched off
    this.build(data);
    this.load(data);
    this.useTheme(this.theme);
    this.keys();
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  preferred() {
    return document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  }

  build(data) {
    this.root.classList.add("viewer");
    this.holder = element("div", { class: "stage" });
    this.stage = makeStage(this.holder, () => (this.needed = true));
    this.labels = new Labels(this.holder, this.stage);
    this.gauge = new Gauge(this.holder, this.stage);
    this.title = element("h1", {});
    this.subtitle = element("p", { class: "subtitle" });
    this.legend = element("div", { class: "legend" });
    this.shown = element("div", { class: "shown-runs" });
    this.tools = {
      forces: button("force", "Constraint forces", "f", () => this.flip("forces")),
      traces: button("trace", "Traces", "t", () => this.flip("traces")),
      names: button("label", "Names", "n", () => this.flip("names")),
      split: button("side", "Side by side", "s", () => this.flip("split")),
      camera: button("camera", "Camera back", "r", () => this.stage.reset()),
      theme: button("theme", "Light or dark", "d", () => this.otherTheme()),
      help: button("help", "Help", "?", () => this.showHelp()),
    };
    this.help = helpDialog();
    const header = element("header", { class: "top" }, element("div", { class: "titles" }, this.title, this.subtitle), element("div", { class: "tools", role: "toolbar", "aria-label": "What is shown" }, ...Object.values(this.tools)));
    this.transport = new Transport(data.time, data.second, (time) => this.at(time), (name) => this.byHand.add(name));
    this.side = element("aside", { class: "side" });
    this.tabs = new Tabs(this.side, (name) => {
      this.root.classList.toggle("reading", name !== "plots");
      this.tabs.panels[name]?.open?.();
    });
    this.holder.append(this.legend, this.shown);
    const main = element("div", { class: "left" }, header, this.holder, this.transport.box);
    this.root.replaceChildren(main, this.side, this.help);
  }

  load(data, keep = false) {
    this.data = data;
    document.title = data.title;
    this.title.textContent = data.title;
    this.subtitle.textContent = data.subtitle;
    this.tools.split.hidden = data.runs.length < 2;
    this.stage.load(data, keep && JSON.stringify(data.shown.camera) === JSON.stringify(this.stage.data?.shown.camera));
    this.labels.load();
    this.gauge.load(data);
    this.later = data.draft ? () => this.beside(data) : null; // the picture of a draft does not wait for its plots
    if (!data.draft) this.beside(data);
    this.drawLegend(data);
    this.begin(data.shown);
    for (const name of SWITCHES) this.apply(name);
  }

  // What the page shows at first; where the same is asked for again, what a person has chosen since stays.
  begin(shown) {
    const asked = JSON.stringify({ ...shown, camera: null });
    if (asked === this.asked) return;
    this.asked = asked;
    this.byHand.clear();
    this.show = { traces: true, forces: shown.forces, names: shown.names, split: shown.split };
    this.transport.setSpeed(shown.speed ?? this.transport.natural());
    this.transport.loop(shown.loop);
    if (shown.theme) this.useTheme(shown.theme);
  }

  // What a person has chosen by hand, in the words of a view.
  chosen() {
    const { forces, names } = this.show;
    const now = { theme: this.theme, forces, names, speed: this.transport.speed, loop: this.transport.looping };
    const found = Object.entries(now).filter(([name]) => this.byHand.has(name));
    return Object.fromEntries([...(this.stage.moved ? [["camera", this.stage.place()]] : []), ...found]);
  }

  // Swap the runs while camera, time and settings stay: for pages whose sliders change the motion. Without `keep` the
  // camera looks for the new ones.
  update(data, keep = true) {
    this.load(data, keep);
    this.transport.span(data.time.start, data.time.stop);
  }

  // Plots and equations; those that have not changed but for their values stay.
  beside(data) {
    this.later = null;
    const written = JSON.stringify(data.equations);
    if (this.plots?.swap(data) && this.written === written) return;
    this.written = written;
    this.plots?.dispose();
    this.plots = new Plots(data, { onSeek: (time) => this.transport.seek(time) });
    if (this.above) this.plots.box.prepend(this.above);
    this.sidePanels(data);
    this.plots.hide(this.hidden);
    this.plots.show(this.transport.time);
    this.plots.use(this.theme);
  }

  sidePanels(data) {
    const equations = data.equations.length ? { equations: equationPanel(data) } : {};
    this.tabs.set({ plots: this.plots.box, ...equations, ...this.more });
  }

  drawLegend(data) {
    const entries = [];
    const any = (key) => data.runs.some((run) => run.forces.some((force) => force[key]));
    if (any("ideal")) entries.push(["ideal", "ideal constraint force"]);
    if (any("nonideal")) entries.push(["nonideal", "non-ideal (does work)"]);
    const forces = entries.map(([kind, text]) => element("span", { class: `key ${kind}` }, text));
    const runs = data.runs.length > 1 ? data.runs.map((run, k) => this.runKey(run, k)) : [];
    this.legend.replaceChildren(...forces);
    this.shown.replaceChildren(...runs);
  }

  // The first run is solid; each ghost can be switched off.
  runKey(run, k) {
    if (k === 0) return element("span", { class: "key run" }, run.label);
    const ghost = element("button", { type: "button", class: "key run ghost", title: "Show or hide this run", "aria-pressed": String(!this.hidden.has(k)), onclick: () => ghost.setAttribute("aria-pressed", String(this.haunt(k))) }, run.label);
    ghost.style.setProperty("--tint", Palette.color(tint(k), this.theme));
    return ghost;
  }

  // Shows or hides a ghost; says which.
  haunt(k) {
    const shown = this.hidden.delete(k);
    if (!shown) this.hidden.add(k);
    this.stage.hide(this.hidden);
    this.plots.hide(this.hidden);
    this.needed = true;
    return shown;
  }

  flip(name) {
    this.show[name] = !this.show[name];
    this.byHand.add(name);
    this.apply(name);
  }

  apply(name) {
    this.tools[name].setAttribute("aria-pressed", String(this.show[name]));
    if (name === "names") this.labels.toggle(this.show.names);
    else if (name === "split") this.applySplit();
    else this.stage.toggle({ [name]: this.show[name] });
    this.legend.classList.toggle("noforces", !this.show.forces);
    this.needed = true;
  }

  applySplit() {
    const split = this.show.split && this.data.runs.length > 1;
    if (split === this.stage.options.split) return;
    this.stage.options.split = split;
    this.stage.load(this.data);
    this.labels.load();
    this.stage.toggle({ forces: this.show.forces, traces: this.show.traces });
  }

  otherTheme() {
    this.useTheme(this.theme === "dark" ? "light" : "dark");
    this.byHand.add("theme");
  }

  useTheme(theme) {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    this.stage.use(theme);
    this.plots.use(theme);
    this.drawLegend(this.data);
  }

  at(time) {
    this.needed = true;
    this.plots?.show(time);
  }

  showHelp() {
    this.help.open ? this.help.close() : this.help.showModal();
  }

  keys() {
    const step = (event, sign) => this.transport.step(sign * (event.shiftKey ? 0.1 : 0.01));
    const actions = {
      " ": () => this.transport.toggle(), ArrowLeft: (e) => step(e, -1), ArrowRight: (e) => step(e, 1),
      Home: () => this.transport.seek(this.transport.start), End: () => this.transport.seek(this.transport.stop),
      ",": () => this.transport.faster(-1), ".": () => this.transport.faster(1), l: () => this.transport.flipLoop(),
      f: () => this.flip("forces"), t: () => this.flip("traces"), n: () => this.flip("names"), s: () => this.flip("split"),
      r: () => this.stage.reset(), d: () => this.tools.theme.click(), "?": () => this.showHelp(),
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("[data-own-keys]")) return;
      if (event.target.closest("input[type=text], input[type=number], textarea, select, [contenteditable]")) return;
      if (event.key === " " && event.target.closest("button")) event.target.blur();
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action(event);
    });
  }

  tick = (now) => {
    const seconds = Math.min((now - this.last) / 1000, 0.1);
    this.last = now;
    this.transport.advance(seconds);
    this.stage.controls.update();
    if (this.needed) {
      this.needed = false;
      const length = this.transport.stop - this.transport.start;
      this.stage.show(this.transport.time, Math.min(Math.max(4 * this.transport.speed, 0.3 * length), length));
      this.stage.render();
      this.labels.show();
      this.gauge.show();
    }
    if (this.later) setTimeout(() => this.later?.());
    this.frame = requestAnimationFrame(this.tick);
  };

  // Let bodies be dragged: see Grab.
  grabbed(on) {
    if (this.stage.renderer) this.grab = new Grab(this.stage, on);
  }

  play() {
    this.transport.play();
  }

  pause() {
    this.transport.pause();
  }

  seek(time) {
    this.transport.seek(time);
  }
}

export function mount(root, data, options) {
  return new Viewer(root, data, options);
}

// For pages that show more than a run.
export { button, element, equationPanel, formula, icon, Tabs };
