// Constraint forces as arrows at the points where they act: ideal and non-ideal in two colours.
import { ConeGeometry, CylinderGeometry, Group, Mesh, Vector3 } from "three";
import { Track } from "./data.js";
import { vector, Y } from "./shapes.js";

class Arrow {
  constructor(unit, material) {
    this.unit = unit;
    this.group = new Group();
    this.shaft = new Mesh(new CylinderGeometry(0.3 * unit, 0.3 * unit, 1, 16), material);
    this.head = new Mesh(new ConeGeometry(0.95 * unit, 2.4 * unit, 24), material);
    this.group.add(this.shaft, this.head);
    this.group.renderOrder = 10;
    for (const mesh of [this.shaft, this.head]) [mesh.renderOrder, mesh.frustumCulled] = [10, false];
  }

  show(at, force, scale, longest) {
    const size = force.length();
    const length = Math.min(size * scale, longest);
    this.group.visible = length > 0.25 * this.unit;
    if (!this.group.visible) return;
    const head = Math.min(2.4 * this.unit, 0.6 * length);
    this.head.scale.setScalar(head / (2.4 * this.unit));
    this.head.position.y = length - head / 2;
    this.shaft.scale.y = length - head;
    this.shaft.position.y = (length - head) / 2;
    this.group.position.copy(at);
    this.group.quaternion.setFromUnitVectors(Y, force.normalize());
  }
}

const KINDS = ["ideal", "nonideal"];

export class Forces {
  constructor(data, { unit, palette, length }) {
    this.group = new Group();
    this.length = length;
    this.longest = 1.5 * length;
    const arrow = (kind) => new Arrow(unit * 0.85, palette.flat(kind, { onTop: true }));
    this.arrows = data.map((force) => Object.fromEntries(KINDS.filter((kind) => force[kind]).map((kind) => [kind, arrow(kind)])));
    for (const arrows of this.arrows) for (const { group } of Object.values(arrows)) this.group.add(group);
    this.take(data);
  }

  // The forces of a motion, drawn by the arrows that are there.
  take(data) {
    this.scale = this.length / Math.max(...data.map((f) => f.largest), 1e-300);
    this.all = data.map((force, k) => ({
      ...force,
      parts: Object.entries(this.arrows[k]).map(([kind, arrow]) => ({ track: new Track(force[kind]), arrow })),
      path: force.path && new Track(force.path),
      local: force.point && vector(force.point),
    }));
  }

  // Where a force acts at a part of the run; `points` gives a body's point.
  place(entry, part, points, out) {
    if (entry.path) return out.fromArray(entry.path.smooth(part, this.scratch));
    return points(entry.body, entry.local, out);
  }

  show(part, points) {
    for (const entry of this.all) {
      this.place(entry, part, points, this.at);
      for (const { track, arrow } of entry.parts) {
        this.force.fromArray(track.linear(part, this.scratch));
        arrow.show(this.at, this.force, this.scale, this.longest);
      }
    }
  }

  at = new Vector3();
  force = new Vector3();
  scratch = [0, 0, 0];
}
