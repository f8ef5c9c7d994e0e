// Colours of the page and of what is drawn; all of them change with the theme.
import { Color, MeshBasicMaterial, MeshStandardMaterial } from "three";

const BODIES = {
  light: ["#4a78b5", "#d58a45", "#5a9a72", "#9468ab", "#c5637a", "#3f97a3", "#a58d45", "#718096"],
  dark: ["#6f9fdc", "#e3a163", "#78bd92", "#b48acb", "#dd8598", "#5fb9c5", "#c8b067", "#94a3b8"],
};
const PARTS = {
  light: { metal: "#39424e", pale: "#f4f1ea", ground: "#8d8778", line: "#5b6470", ideal: "#0b6bcb", nonideal: "#d9381e" },
  dark: { metal: "#c3ccd8", pale: "#1c2430", ground: "#77808c", line: "#a4b0bf", ideal: "#4db5ff", nonideal: "#ff7a57" },
};

export class Palette {
  constructor() {
    this.made = [];
    this.theme = "light";
  }

  style(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  }

  color(key) {
    if (typeof key === "number") return BODIES[this.theme][key % BODIES[this.theme].length];
    return PARTS[this.theme][key];
  }

  solid(key, { shade = 0, opacity = 1, side } = {}) {
    const material = new MeshStandardMaterial({ roughness: 0.62, metalness: 0.04, opacity, transparent: opacity < 1 });
    if (side !== undefined) material.side = side;
    return this.keep(material, key, shade);
  }

  flat(key, { opacity = 1, onTop = false, side } = {}) {
    const material = new MeshBasicMaterial({ opacity, transparent: opacity < 1 || onTop, depthTest: !onTop, toneMapped: false });
    if (side !== undefined) material.side = side;
    return this.keep(material, key, 0);
  }

  // The same colours, seen through: for the ghosts of other runs.
  faded(opacity) {
    const more = (options) => ({ ...options, opacity: opacity * (options?.opacity ?? 1) });
    return { solid: (key, o) => this.solid(key, more(o)), flat: (key, o) => this.flat(key, more(o)), color: (key) => this.color(key) };
  }

  keep(material, key, shade) {
    this.made.push({ material, key, shade });
    this.paint(this.made[this.made.length - 1]);
    return material;
  }

  paint({ material, key, shade }) {
    material.color.set(this.color(key));
    if (shade > 0) material.color.lerp(new Color("#ffffff"), shade);
    if (shade < 0) material.color.lerp(new Color("#000000"), -shade);
  }

  use(theme) {
    this.theme = theme;
    this.made.forEach((entry) => this.paint(entry));
  }

  clear() {
    this.made.forEach(({ material }) => material.dispose());
    this.made = [];
  }
}
