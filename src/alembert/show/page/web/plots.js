// Plots with the time of the picture in them: a line that moves along, and values beside the names.
import uPlot from "uplot";
import { floats } from "./data.js";
import { element } from "./dom.js";
import { tint } from "./materials.js";
import { formula } from "./math.js";

const INKS = {
  light: ["#2f64a8", "#c06a1c", "#2f8055", "#83509c", "#b2435d", "#21808d", "#8a7226", "#566273"],
  dark: ["#7fb0ee", "#efb070", "#86cda2", "#c49ada", "#ec94a6", "#6cc8d4", "#d6be74", "#a3b2c7"],
};
const DASHES = [[7, 4], [2, 3], [9, 3, 2, 3]]; // of ghosts
const dashes = (run) => DASHES[(run - 1) % DASHES.length];
const MOST_VALUES = 3; // runs whose values stand beside a name

// Dashes as a background: lengths of strokes and gaps in turn.
function stripes(lengths) {
  let at = 0;
  const parts = lengths.map((length, k) => `${k % 2 ? "transparent" : "#000"} ${at}px ${(at += length)}px`);
  return `repeating-linear-gradient(90deg, ${parts.join(", ")})`;
}

export function short(value) {
  if (value === null || !Number.isFinite(value)) return "";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) return value.toExponential(2).replaceAll("-", "\u2212");
  return (size !== 0 && size < 0.1 ? value.toPrecision(3) : value.toFixed(size < 10 ? 3 : size < 1000 ? 2 : 1)).replace("-", "\u2212");
}

class Plot {
  constructor(panel, { onSeek }) {
    this.panel = panel;
    this.onSeek = onSeek;
    this.series = panel.series.map((s) => ({ ...s, values: floats(s.data) }));
    this.names = element("ul", { class: "names" });
    this.entries = new Map();
    this.runs = 1 + Math.max(...panel.series.map((s) => s.run));
    this.hidden = new Set();
    this.values = this.series.map((s) => this.legend(s));
    const unit = panel.unit ? element("span", { class: "unit" }, panel.unit) : "";
    this.canvas = element("div", { class: "plot" });
    this.cursor = element("div", { class: "now" });
    this.box = element("figure", { class: "panel" }, element("figcaption", {}, element("h3", {}, panel.title), unit), this.canvas, this.names);
  }

  // One entry for each name; where there are several runs it has a value of each.
  legend(s) {
    const value = element("span", { class: "value" });
    const known = this.entries.get(s.name);
    if (known) {
      if (this.runs <= MOST_VALUES) known.entry.append(value);
      return { value, mark: known.mark };
    }
    const mark = element("i", { class: "mark" });
    const entry = element("li", { title: s.name }, mark, formula(element("span", { class: "name" }), s.latex, s.name), value);
    this.entries.set(s.name, { entry, mark });
    this.names.append(entry);
    return { value, mark };
  }

  // Other values for the same lines: nothing has to be built anew.
  swap(panel) {
    this.panel = panel;
    this.largest = undefined;
    this.series = panel.series.map((s) => ({ ...s, values: floats(s.data) }));
    const [x, columns] = this.table();
    this.plot?.setData([x, ...columns]);
    if (this.time !== undefined) this.show(this.time);
  }

  draw(theme) {
    this.plot?.destroy();
    const width = this.canvas.clientWidth || 320;
    const style = getComputedStyle(document.documentElement);
    const [ink, faint] = [style.getPropertyValue("--soft").trim(), style.getPropertyValue("--rule").trim()];
    const colors = INKS[theme];
    const axis = { stroke: ink, grid: { stroke: faint, width: 1 }, ticks: { stroke: faint, width: 1, size: 4 }, font: "11px system-ui, sans-serif" };
    const settings = {
      width, height: this.height ?? 150, padding: [8, 16, 0, 0], legend: { show: false },
      cursor: { drag: { x: false, y: false }, y: false, x: false, points: { show: false } },
      scales: { x: { time: false, range: (u, min, max) => [min, max] }, y: this.panel.log ? this.powers() : this.range() },
      axes: [{ ...axis, size: 24, gap: 3, space: 44 }, { ...axis, size: 54, gap: 4, space: 26, values: (u, ticks) => ticks.map(this.tick), ...(this.panel.log && { splits: (u, axis, low, high) => this.decades(low, high) }) }],
      series: [{}, ...this.series.map((s, k) => {
        const usual = { show: !this.hidden.has(s.run), points: { show: false }, spanGaps: true, pxAlign: 0 }; // or slow curves would be stairs
        if (s.run) return { ...usual, stroke: colors[(this.entries.size > 1 ? s.color : tint(s.run)) % colors.length], width: 1.3, alpha: 0.6, dash: dashes(s.run) };
        const color = colors[s.color % colors.length];
        this.values[k].mark.style.background = color;
        return { ...usual, stroke: color, width: 1.6 };
      })],
    };
    const [x, columns] = this.table();
    this.plot = new uPlot(settings, [x, ...columns], this.canvas);
    this.plot.over.append(this.cursor);
    this.listen();
    if (this.time !== undefined) this.show(this.time);
  }

  // Without the runs of these numbers.
  hide(numbers) {
    this.hidden = numbers;
    this.series.forEach((s, k) => {
      this.plot?.setSeries(k + 1, { show: !numbers.has(s.run) });
      this.values[k].value.hidden = numbers.has(s.run);
    });
  }

  tick = (v) => {
    if (v === null || v === undefined) return "";
    if (this.panel.log) return `1e${v}`.replace("-", "\u2212");
    const size = Math.abs(v);
    const text = size !== 0 && (size < 1e-3 || size >= 1e5) ? Number(v.toPrecision(3)).toExponential() : String(+v.toPrecision(6));
    return text.replaceAll("-", "\u2212");
  };

  // Logarithms are drawn on a plain axis, with whole powers of ten for its marks.
  powers() {
    return { range: (u, low, high) => (low === null ? [0, 1] : [Math.floor(low), Math.max(Math.ceil(high), Math.floor(low) + 1)]) };
  }

  decades(low, high) {
    const step = Math.max(1, Math.ceil((high - low) / 4));
    const out = [];
    for (let k = Math.ceil(low / step) * step; k <= high; k += step) out.push(k);
    return out;
  }

  // A little air above and below; a line that is constant does not fill the panel with its last digits.
  range() {
    return { range: (u, low, high) => {
      if (low === null || high === null) return [0, 1];
      if (low === 0 && high === 0) return [-1, 1];
      const least = 1e-9 * Math.max(Math.abs(low), Math.abs(high), 1e-12);
      const half = Math.max((high - low) / 2, least > 1e-9 * 1e-9 ? 0.02 * Math.max(Math.abs(low), Math.abs(high)) : 0, 1e-12);
      const middle = (low + high) / 2;
      return [middle - 1.08 * half, middle + 1.08 * half];
    } };
  }

  // All series on one axis of times: runs may differ in length and sampling.
  table() {
    const same = this.series.every((s) => s.start === this.series[0].start && s.stop === this.series[0].stop && s.values.length === this.series[0].values.length);
    const times = (s) => Array.from(s.values, (_, k) => s.start + ((s.stop - s.start) * k) / Math.max(s.values.length - 1, 1));
    const scaled = this.panel.log ? Math.log10 : (value) => value;
    if (same) return [times(this.series[0]), this.series.map((s) => Array.from(s.values, scaled))];
    const x = [...new Set(this.series.flatMap(times))].sort((a, b) => a - b);
    return [x, this.series.map((s) => x.map((t) => (t < s.start || t > s.stop ? null : scaled(this.at(s, t)))))];
  }

  at(s, time) {
    const part = ((time - s.start) / (s.stop - s.start || 1)) * (s.values.length - 1);
    const k = Math.min(Math.max(Math.floor(part), 0), Math.max(s.values.length - 2, 0));
    const f = Math.min(Math.max(part - k, 0), 1);
    return s.values[k] * (1 - f) + s.values[Math.min(k + 1, s.values.length - 1)] * f;
  }

  // Zero where a value is nothing but rounding beside the others of the panel.
  rounded(value) {
    this.largest ??= Math.max(...this.series.map((s) => s.values.reduce((most, x) => Math.max(most, Math.abs(x)), 0)));
    return !this.panel.log && Math.abs(value) < 1e-10 * this.largest ? 0 : value;
  }

  listen() {
    const { over } = this.plot;
    const seek = (event) => this.onSeek(this.plot.posToVal(event.clientX - over.getBoundingClientRect().left, "x"));
    over.addEventListener("pointerdown", (event) => {
      over.setPointerCapture(event.pointerId);
      seek(event);
    });
    over.addEventListener("pointermove", (event) => event.buttons && seek(event));
  }

  show(time) {
    this.time = time;
    if (!this.plot) return;
    this.cursor.style.transform = `translateX(${this.plot.valToPos(time, "x")}px)`;
    this.series.forEach((s, k) => (this.values[k].value.textContent = short(this.rounded(this.at(s, time)))));
  }
}

// What a set of panels looks like, without its values.
const shape = (data) => JSON.stringify([data.runs.map((run) => run.label), data.panels.map((p) => [p.title, p.unit, p.log, p.series.map((s) => [s.name, s.run])])]);

export class Plots {
  constructor(data, settings) {
    this.shape = shape(data);
    this.plots = data.panels.map((panel) => new Plot(panel, settings));
    this.box = element("div", { class: "panels" }, ...this.runs(data.runs), ...this.plots.map((p) => p.box));
    this.theme = "light";
    let width = 0;
    this.observer = new ResizeObserver(() => {
      if (this.box.clientWidth && Math.abs(this.box.clientWidth - width) > 1) {
        width = this.box.clientWidth;
        this.draw();
      }
    });
    this.observer.observe(this.box);
  }

  // Which run is drawn with which dashes.
  runs(runs) {
    if (runs.length < 2) return [];
    this.keys = runs.map((run, k) => element("span", {}, element("i", { class: k ? "mark dashed" : "mark" }), run.label));
    this.keys.slice(1).forEach((key, k) => key.firstChild.style.setProperty("--dashes", stripes(dashes(k + 1))));
    return [element("div", { class: "runs" }, ...this.keys)];
  }

  // Takes other data if it has the same lines; says whether it did. A draft has only some of the panels: those that it
  // lacks stay as they are, faint.
  swap(data) {
    if (!data.draft && shape(data) !== this.shape) return false;
    const given = new Map(data.panels.map((panel) => [panel.title, panel]));
    for (const plot of this.plots) {
      plot.box.classList.toggle("stale", !given.has(plot.panel.title));
      if (given.has(plot.panel.title)) plot.swap(given.get(plot.panel.title));
    }
    return true;
  }

  dispose() {
    this.observer.disconnect();
    this.plots.forEach((p) => p.plot?.destroy());
  }

  use(theme) {
    this.theme = theme;
    if (this.box.clientWidth) this.draw();
  }

  draw() {
    this.plots.forEach((p) => p.draw(this.theme));
  }

  hide(numbers) {
    this.plots.forEach((p) => p.hide(numbers));
    this.keys?.forEach((key, k) => (key.hidden = numbers.has(k)));
  }

  show(time) {
    if (this.box.clientWidth) this.plots.forEach((p) => p.show(time));
    else this.plots.forEach((p) => (p.time = time));
  }
}
