// The names of bodies and joints beside them.
import { Vector3 } from "three";
import { element } from "./dom.js";
import { vector } from "./shapes.js";

export class Labels {
  constructor(holder, stage) {
    this.stage = stage;
    this.box = element("div", { class: "labels", "aria-hidden": "true" });
    holder.append(this.box);
    this.shown = false;
    this.all = [];
  }

  load() {
    this.box.replaceChildren();
    const mechanism = this.stage.parts[0].mechanism;
    const add = (text, kind, index, local) => {
      const tag = element("span", { class: `label ${kind}` }, text);
      this.box.append(tag);
      this.all.push({ tag, index, local });
    };
    this.all = [];
    mechanism.data.bodies.forEach((body, k) => add(body.name, "body", k, new Vector3()));
    mechanism.data.joints.forEach((joint) => add(joint.name, "joint", joint.a.body, vector(joint.a.point)));
    mechanism.data.lines.forEach((line) => line.name && add(line.name, "joint", line.b.body, vector(line.b.point)));
  }

  toggle(on) {
    this.shown = on;
    this.box.hidden = !on;
  }

  show() {
    if (!this.shown) return;
    const mechanism = this.stage.parts[0].mechanism;
    const { clientWidth: width, clientHeight: height } = this.stage.holder;
    const part = width / this.stage.scenes.length;
    for (const { tag, index, local } of this.all) {
      mechanism.point(index, local, this.v);
      this.stage.project(this.v, 0, this.w);
      tag.style.transform = `translate(${((this.w.x + 1) / 2) * part}px, ${((1 - this.w.y) / 2) * height}px)`;
    }
  }

  v = new Vector3();
  w = new Vector3();
}
