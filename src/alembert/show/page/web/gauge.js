// The directions of the model's axes and a scale, in a corner of the picture.
import { Vector3 } from "three";
import { tidy } from "./floor.js";

const SPACE = "http://www.w3.org/2000/svg";
const [ARM, WIDEST] = [24, 96]; // pixels

function shape(tag, attributes, text) {
  const found = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  if (text) found.textContent = text;
  return found;
}

export class Gauge {
  constructor(holder, stage) {
    this.stage = stage;
    this.box = shape("svg", { class: "gauge", viewBox: "0 0 200 84", width: 200, height: 84, role: "img" });
    this.axes = ["x", "y", "z"].map((name) => ({ line: shape("line", { class: `axis ${name}`, x1: 160, y1: 42 }), name: shape("text", { class: `axis ${name}` }, name) }));
    this.bar = shape("path", { class: "bar-line" });
    this.words = shape("text", { class: "bar-words", y: 68 });
    this.box.append(this.bar, this.words, ...this.axes.flatMap(({ line, name }) => [line, name]));
    holder.append(this.box);
  }

  load(data) {
    this.unit = data.length;
  }

  show() {
    const { parts, camera, controls, scenes, holder } = this.stage;
    if (!parts?.length) return;
    const { axes } = parts[0].mechanism;
    this.axes.forEach(({ line, name }, k) => {
      this.v.set(...["right", "up", "toward"].map((key) => axes[key].getComponent(k)));
      this.v.applyQuaternion(camera.quaternion.clone().invert()).multiplyScalar(ARM);
      for (const [key, value] of [["x2", 160 + this.v.x], ["y2", 42 - this.v.y]]) line.setAttribute(key, value.toFixed(1));
      name.setAttribute("x", (160 + 1.38 * this.v.x).toFixed(1));
      name.setAttribute("y", (42 - 1.38 * this.v.y + 4).toFixed(1));
      const end = Math.hypot(this.v.x, this.v.y) < 0.15 * ARM; // an axis that points at the person
      for (const part of [line, name]) part.style.display = end ? "none" : "";
    });
    const pixel = (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.distanceTo(controls.target) * scenes[0].measure) / holder.clientHeight;
    const length = tidy((WIDEST * pixel) / 2.5);
    const width = length / pixel;
    this.bar.setAttribute("d", `M${116 - width} 70v6H116v-6`);
    this.words.setAttribute("x", (116 - width / 2).toFixed(1));
    this.words.textContent = `${Number(length.toPrecision(1))}${this.unit ? `\u2009${this.unit}` : ""}`;
    this.box.setAttribute("aria-label", `Scale: the bar is ${this.words.textContent}`);
  }

  v = new Vector3();
}
