// What can be opened and saved: the model file, the moving page, the report, the run.
import { ask, download, give } from "./server.js";

const { element } = alembert;

const FILES = [
  ["model", "Model file", ".toml"], ["page", "Moving page, to share", ".html"], ["report", "Report", ".html"],
  ["npz", "Run, all of it", ".npz"], ["csv", "Run, as a table", ".csv"],
];

const ROBOT = /\.(urdf|xml|mjcf|sdf)$/i; // which the server makes a model file of

export class Saving {
  // `studio` gives its text, its file name and the fields of the present run.
  constructor(studio) {
    this.studio = studio;
    this.summary = element("summary", { class: "plain" }, "Save");
    const entries = FILES.map(([what, title, ending]) =>
      element("button", { type: "button", "data-what": what, onclick: () => this.save(what) }, title, element("span", { class: "ending" }, ending)));
    this.menu = element("details", { class: "menu" }, this.summary, element("div", { class: "entries" }, ...entries));
    this.picker = element("input", { type: "file", accept: ".toml,.urdf,.xml,.mjcf,.sdf,text/plain", hidden: true, onchange: () => this.picked() });
    this.opener = element("button", { type: "button", class: "plain", onclick: () => this.picker.click() }, "Open");
    const step = (sign, title, action) => element("button", { type: "button", class: "plain step", title, "aria-label": title, disabled: true, onclick: action }, sign);
    this.steps = [step("\u21b6", "Undo", () => studio.back()), step("\u21b7", "Redo", () => studio.forth())];
    this.box = element("div", { class: "files" }, this.opener, this.picker, this.menu);
    document.addEventListener("pointerdown", (event) => this.menu.contains(event.target) || (this.menu.open = false));
    this.menu.addEventListener("keydown", (event) => this.key(event));
  }

  // Whether there is something to take back, or to bring back.
  renew() {
    this.studio.editor.depths.forEach((depth, k) => (this.steps[k].disabled = depth === 0));
  }

  key(event) {
    if (event.key !== "Escape") return;
    this.menu.open = false;
    this.summary.focus();
  }

  async picked() {
    const [file] = this.picker.files;
    this.picker.value = "";
    if (!file) return;
    const text = await file.text();
    if (!ROBOT.test(file.name)) return this.studio.open(text, file.name);
    try {
      const model = await ask("robot", { text, file: file.name });
      await this.studio.open(model.text, model.file);
    } catch (error) {
      this.studio.say(error.whole, "error");
    }
  }

  async save(what) {
    this.menu.open = false;
    this.summary.focus();
    if (what === "model" || what === "page") await this.studio.keepView();
    if (what === "model") return give(new Blob([this.studio.text], { type: "text/plain" }), this.studio.file);
    this.summary.textContent = "Saving \u2026";
    try {
      await download("save", { ...this.studio.request(), what });
    } catch (error) {
      this.studio.say(error.message, "error");
    } finally {
      this.summary.textContent = "Save";
    }
  }
}
