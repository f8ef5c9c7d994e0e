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
    this.all = [];
    if (!this.stage.parts) return;
    const mechanism = this.stage.parts[0].mechanism;
    const add = (text, kind, ...ends) => {
      const tag = element("span", { class: `label ${kind}` }, text);
      this.box.append(tag);
      this.all.push({ tag, ends: ends.map(({ body, point }) => ({ body, point: vector(point) })) });
    };
    mechanism.data.bodies.forEach((body, k) => add(body.name, "body", { body: k, point: [0, 0, 0] }));
    mechanism.data.joints.forEach((joint) => add(joint.name, "joint", joint.a));
    mechanism.data.lines.forEach((line) => add(line.name, "joint", line.a, line.b));
  }

  toggle(on) {
    this.shown = on;
    this.box.hidden = !on;
  }

  show() {
    if (!this.shown || !this.stage.parts) return;
    const mechanism = this.stage.parts[0].mechanism;
    const { clientWidth: width, clientHeight: height } = this.stage.holder;
    const part = width / this.stage.scenes.length;
    for (const { tag, ends } of this.all) {
      this.u.set(0, 0, 0);
      for (const { body, point } of ends) this.u.add(mechanism.point(body, point, this.v));
      this.stage.project(this.u.multiplyScalar(1 / ends.length), 0, this.w);
      tag.style.transform = `translate(${((this.w.x + 1) / 2) * part}px, ${((1 - this.w.y) / 2) * height}px)`;
    }
  }

  u = new Vector3();
  v = new Vector3();
  w = new Vector3();
}
