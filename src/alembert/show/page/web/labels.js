// The names of bodies and joints beside them.
import { Vector3 } from "three";
import { element } from "./dom.js";
import { vector } from "./shapes.js";

const GAP = 8; // pixels between a point and its name
const SIDES = [[1, 1], [1, -1], [-1, 1], [-1, -1], [1, 0], [-1, 0], [0, 1], [0, -1]]; // right and down of the point

// The area that two rectangles have in common.
const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

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
      this.all.push({ tag, side: 0, ends: ends.map(({ body, point }) => ({ body, point: vector(point) })) });
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
    const taken = [];
    for (const label of this.all) {
      this.u.set(0, 0, 0);
      for (const { body, point } of label.ends) this.u.add(mechanism.point(body, point, this.v));
      this.stage.project(this.u.multiplyScalar(1 / label.ends.length), 0, this.w);
      const place = this.free(label, ((this.w.x + 1) / 2) * part, ((1 - this.w.y) / 2) * height, taken);
      taken.push(place);
      label.tag.style.transform = `translate(${place.left}px, ${place.top}px)`;
    }
  }

  // A place beside a point where no other name stands: where this one stood before, else on the first side that is free,
  // else where the least of another is covered.
  free(label, x, y, taken) {
    label.width ||= label.tag.offsetWidth;
    label.height ||= label.tag.offsetHeight;
    const { width, height } = label;
    const places = SIDES.map(([right, down]) => {
      const left = right > 0 ? x + GAP : right < 0 ? x - GAP - width : x - width / 2;
      const top = down > 0 ? y + GAP : down < 0 ? y - GAP - height : y - height / 2;
      return { left, top, right: left + width, bottom: top + height };
    });
    const covered = (place) => taken.reduce((sum, other) => sum + common(place, other), 0);
    if (covered(places[label.side]) === 0) return places[label.side];
    const costs = places.map(covered);
    label.side = costs.indexOf(Math.min(...costs));
    return places[label.side];
  }

  u = new Vector3();
  v = new Vector3();
  w = new Vector3();
}
