// Colours of the page and of what is drawn; all of them change with the theme.
import { Color, FrontSide, MeshBasicMaterial, MeshStandardMaterial } from "three";

const BODIES = {
  light: ["#4a78b5", "#d58a45", "#5a9a72", "#9468ab", "#c5637a", "#3f97a3", "#a58d45", "#718096"],
  dark: ["#6f9fdc", "#e3a163", "#78bd92", "#b48acb", "#dd8598", "#5fb9c5", "#c8b067", "#94a3b8"],
};
const PARTS = {
  light: { metal: "#39424e", pale: "#f4f1ea", ground: "#8d8778", line: "#5b6470", ideal: "#0b6bcb", nonideal: "#d9381e" },
  dark: { metal: "#c3ccd8", pale: "#1c2430", ground: "#77808c", line: "#a4b0bf", ideal: "#4db5ff", nonideal: "#ff7a57" },
};

// The number of the colour of a ghost, which is the k-th run; the first bodies of the solid one have others.
export const tint = (k) => k + 3;

export class Palette {
  constructor() {
    this.made = new Map();
    this.theme = "light";
  }

  style(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  }

  // A colour of one's own is the same in both themes.
  static color(key, theme) {
    if (String(key).startsWith("#")) return key;
    return typeof key === "number" ? BODIES[theme][key % BODIES[theme].length] : PARTS[theme][key];
  }

  color(key) {
    return Palette.color(key, this.theme);
  }

  solid(key, { shade = 0, opacity = 1, side = FrontSide } = {}) {
    return this.kept(["solid", key, shade, opacity, side], () => new MeshStandardMaterial({ roughness: 0.62, metalness: 0.04, opacity, side, transparent: opacity < 1 }));
  }

  flat(key, { opacity = 1, onTop = false, side = FrontSide } = {}) {
    return this.kept(["flat", key, 0, opacity, side, onTop], () => new MeshBasicMaterial({ opacity, side, transparent: opacity < 1 || onTop, depthTest: !onTop, toneMapped: false }));
  }

  // The same colours, seen through: for the ghosts of other runs.
  faded(opacity) {
    const more = (options) => ({ ...options, opacity: opacity * (options?.opacity ?? 1) });
    return { solid: (key, o) => this.solid(key, more(o)), flat: (key, o) => this.flat(key, more(o)), color: (key) => this.color(key) };
  }

  // Each look is made once and stays: a material that is made anew has to be translated for the graphics card again.
  kept(look, make) {
    const name = look.join();
    if (!this.made.has(name)) {
      const [, key, shade] = look;
      this.made.set(name, { material: make(), key, shade });
      this.paint(this.made.get(name));
    }
    return this.made.get(name).material;
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
}
