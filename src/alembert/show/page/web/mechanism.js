// One run as objects of the scene: built once from the data, then put where it is at any moment.
import { Box3, DoubleSide, Group, Matrix4, Mesh, PlaneGeometry, Quaternion, SphereGeometry, Vector3 } from "three";
import { Forces } from "./arrows.js";
import { Track, TurnTrack } from "./data.js";
import { addJoint, addMount, LAYER } from "./joints.js";
import { Line } from "./lines.js";
import { bodyGroup, frame, vector } from "./shapes.js";
import { Trace } from "./traces.js";

const FLASH = 0.02; // of the run: how long an impulse is seen

// What a run looks like, without its motion: two that are the same need one set of objects.
const looks = (data) => JSON.stringify([data.view.unit, data], (key, value) => (value?.steps !== undefined ? key : ELSEWHERE.has(key) ? undefined : typeof value === "number" ? +value.toPrecision(7) : value));
const ELSEWHERE = new Set(["time", "view", "label", "largest"]);

// The corners of the box around a group, in its own axes.
function cornersOf(group) {
  const [box, back] = [new Box3(), group.matrixWorld.clone().invert()];
  group.traverse((mesh) => {
    if (!mesh.geometry) return;
    mesh.geometry.computeBoundingBox();
    box.union(mesh.geometry.boundingBox.clone().applyMatrix4(mesh.matrixWorld).applyMatrix4(back));
  });
  if (box.isEmpty()) return [];
  const { min, max } = box;
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => new Vector3(k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z));
}

export class Mechanism {
  constructor(data, view, palette, { number = 0, ghost = false, tint = 0 } = {}) {
    this.data = data;
    this.number = number;
    this.view = view;
    this.ghost = ghost;
    this.tint = tint;
    this.palette = ghost ? palette.faded(0.32) : palette;
    this.unit = data.view.unit;
    this.root = new Group();
    this.inner = new Group();
    this.root.add(this.inner);
    const [right, up, toward] = view.axes.map(vector);
    this.axes = { right, up, toward };
    this.inner.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(right, up, toward).transpose());
    this.bodies = data.bodies.map((body, k) => this.body(body, k));
    this.ground = new Group();
    this.ground.userData = { ground: true, layer: 0 };
    this.inner.add(this.ground);
    if (data.ground.length) this.ground.add(bodyGroup({ origin: [0, 0, 0], shapes: data.ground }, (shade) => this.palette.solid("metal", { shade })));
    this.joints();
    this.lines = data.lines.map((line) => this.line(line));
    if (!ghost) data.rails.forEach((rail) => this.rail(rail));
    this.forces = new Forces(data.forces, { unit: this.unit, palette: this.palette, length: Math.min(Math.max(0.7 * view.own, 9 * this.unit), 0.36 * view.radius) });
    this.inner.add(this.forces.group);
    this.flashes = ghost ? [] : (data.flashes ?? []).map((flash) => this.flash(flash));
    this.traces = data.traces.map((trace) => this.trace(trace));
    if (ghost) this.root.traverse((mesh) => (mesh.castShadow = false));
  }

  // Takes another motion if it looks the same; says whether it did.
  takes(data) {
    if (looks(data) !== (this.looks ??= looks(this.data))) return false;
    this.data = data;
    this.bodies.forEach((body, k) => Object.assign(body, this.tracks(data.bodies[k])));
    this.forces.take(data.forces);
    return true;
  }

  tracks({ position, quaternion }) {
    return { position: new Track(position), turn: new TurnTrack(quaternion) };
  }

  dispose() {
    this.root.traverse((mesh) => mesh.geometry?.dispose());
    this.traces.forEach(({ trace }) => trace.material.dispose());
  }

  body(body, k) {
    const group = bodyGroup(body, (shade) => this.palette.solid(this.ghost ? this.tint : body.color ?? k, { shade }));
    group.userData = { layer: body.layer, boxed: body.shapes.some((s) => s.kind === "box") };
    this.inner.add(group);
    return { name: body.name, group, particle: body.particle, layer: body.layer, ...this.tracks(body) };
  }

  groupOf(index) {
    return index < 0 ? this.ground : this.bodies[index].group;
  }

  joints() {
    const settings = { unit: this.unit, planar: this.view.planar, palette: this.palette, view: this.axes, radius: this.view.radius, lowest: this.view.floor };
    const heights = this.bodies.map((b) => this.meanHeight(b));
    const mean = heights.reduce((a, b) => a + b, 0) / (heights.length || 1);
    for (const joint of this.data.joints) {
      addJoint(settings, joint, this.groupOf(joint.a.body), this.groupOf(joint.b.body));
      const end = joint.a.body < 0 ? joint.a : joint.b.body < 0 ? joint.b : null;
      if (end && !this.ghost) addMount(settings, joint, this.ground, this.hangs(joint, end, mean));
    }
    for (const force of this.data.forces) {
      if (!force.contact) continue;
      const knob = new Mesh(new SphereGeometry(0.75 * this.unit, 24, 16), this.palette.solid("metal"));
      knob.position.fromArray(force.point).addScaledVector(this.axes.toward, this.view.planar ? this.unit : 0);
      this.groupOf(force.body).add(knob);
    }
    for (const line of this.data.lines) {
      const end = line.a.body < 0 ? line.a : line.b.body < 0 ? line.b : null;
      if (!end || this.ghost) continue;
      const joint = { kind: "ball", a: end, b: end };
      addMount(settings, joint, this.ground, this.hangs(joint, end, mean));
    }
  }

  // Whether the mechanism hangs from a place of the ground; what turns about an upright axis stands on it.
  hangs(joint, end, mean) {
    const upright = joint.kind === "hinge" && !this.view.planar && Math.abs(vector(joint.axis).dot(this.axes.up)) > 0.9;
    return !upright && vector(end.point).dot(this.axes.up) > mean + 2 * this.unit;
  }

  meanHeight(body) {
    const { values, count, width } = body.position;
    const { up } = this.axes;
    let sum = 0;
    const step = Math.max(1, Math.floor(count / 50));
    let used = 0;
    for (let k = 0; k < count; k += step, used++) sum += values[k * width] * up.x + values[k * width + 1] * up.y + values[k * width + 2] * up.z;
    return sum / used;
  }

  line(data) {
    const line = new Line(data, { unit: this.unit, palette: this.palette });
    this.inner.add(line.group);
    return { line, a: data.a, b: data.b };
  }

  // A straight rail or plane on which a point stays.
  rail(data) {
    const [low, high] = data.points.map(vector);
    const middle = low.clone().add(high).multiplyScalar(0.5);
    const normal = vector(data.normal);
    if (normal.dot(this.axes.up) < 0) normal.negate();
    const size = low.distanceTo(high) + 14 * this.unit;
    const along = this.axes.toward.clone().cross(normal);
    const group = new Group();
    const slab = new Mesh(new PlaneGeometry(size, 0.36 * this.unit), this.palette.flat("metal", { side: DoubleSide }));
    group.add(slab);
    const count = Math.floor(size / (1.6 * this.unit));
    for (let k = 0; k < count; k++) {
      const hatch = new Mesh(new PlaneGeometry(1.7 * this.unit, 0.2 * this.unit), this.palette.flat("ground", { side: DoubleSide }));
      hatch.position.set(((k + 0.5) / count - 0.5) * size - 0.4 * this.unit, -0.75 * this.unit, 0);
      hatch.rotation.z = Math.PI / 4;
      group.add(hatch);
    }
    if (this.view.planar) group.applyMatrix4(frame(this.axes.toward, along.negate()).setPosition(middle.addScaledVector(this.axes.toward, -1.4 * this.unit)));
    else {
      group.clear();
      const sheet = new Mesh(new PlaneGeometry(size, size), this.palette.flat("ground", { opacity: 0.2, side: DoubleSide }));
      group.add(sheet);
      group.applyMatrix4(frame(normal, this.axes.right).setPosition(middle));
    }
    this.inner.add(group);
  }

  // An impulse: a ball of light at its place, the larger the impulse, which fades.
  flash({ part, point, size }) {
    const mesh = new Mesh(new SphereGeometry((1 + 2 * size) * this.unit, 20, 14), this.palette.flat("nonideal", { opacity: 0.45, onTop: true }));
    mesh.renderOrder = 3;
    mesh.position.fromArray(point).addScaledVector(this.axes.toward, this.view.planar ? 2 * this.unit : 0);
    mesh.visible = false;
    this.inner.add(mesh);
    return { part, mesh };
  }

  trace(data) {
    const key = this.ghost ? this.tint : this.data.bodies[data.body]?.color ?? data.body ?? data.force;
    const trace = new Trace(this.ghost ? 1.6 : 2.4, this.ghost ? 0.55 : 0.95);
    this.inner.add(trace.line);
    return { data, trace, key };
  }

  // A point of a body at the moment that is shown.
  point = (index, local, out) => {
    if (index < 0) return out.copy(local);
    const { group } = this.bodies[index];
    return out.copy(local).applyQuaternion(group.quaternion).add(group.position);
  };

  // A point of a body at any part of the run, written into an array.
  pointAt(index, local, part, array, k) {
    const body = this.bodies[index];
    this.v.copy(local).applyQuaternion(body.turn.turn(part, this.q));
    const place = body.position.smooth(part, this.scratch);
    array[k] = this.v.x + place[0];
    array[k + 1] = this.v.y + place[1];
    array[k + 2] = this.v.z + place[2];
  }

  show(part, { traceLength }) {
    for (const body of this.bodies) {
      body.group.position.fromArray(body.position.smooth(part, this.scratch)).addScaledVector(this.axes.toward, body.layer * LAYER * this.unit * (this.view.planar ? 1 : 0));
      body.turn.turn(part, body.group.quaternion);
    }
    for (const { line, a, b } of this.lines) {
      line.between(this.point(a.body, this.u.fromArray(a.point), this.v).clone(), this.point(b.body, this.u.fromArray(b.point), this.v));
    }
    if (this.forces.group.visible) this.forces.show(part, this.point);
    for (const flash of this.flashes) {
      const age = (part - flash.part) / FLASH;
      flash.mesh.visible = age >= 0 && age < 1;
      if (flash.mesh.visible) flash.mesh.scale.setScalar(1 - 0.8 * age);
    }
    for (const { data, trace } of this.traces) {
      if (!trace.line.visible) continue;
      if (data.force !== undefined) {
        const { path } = this.forces.all[data.force];
        trace.show(part, traceLength, (p, array, k) => array.set(path.smooth(p, this.scratch), k));
      } else {
        this.u.fromArray(data.point);
        trace.show(part, traceLength, (p, array, k) => this.pointAt(data.body, this.u, p, array, k));
      }
    }
  }

  paintTraces() {
    for (const { trace, key } of this.traces) trace.paint(this.palette.color(key));
  }

  // The corners of the boxes around all that throws a shadow, at the moment that is shown, in the world.
  *corners() {
    this.boxes ??= [this.ground, ...this.bodies.map(({ group }) => group)].map((group) => ({ group, corners: cornersOf(group) }));
    for (const { group, corners } of this.boxes) for (const corner of corners) yield corner.clone().applyMatrix4(group.matrixWorld);
    for (const { a, b } of this.lines) for (const { body, point } of [a, b]) yield this.inner.localToWorld(this.point(body, this.u.fromArray(point), new Vector3()));
  }

  // The mean of the bodies' places, for a camera that follows.
  middle(part, out) {
    out.set(0, 0, 0);
    for (const body of this.bodies) out.add(this.v.fromArray(body.position.smooth(part, this.scratch)));
    return out.multiplyScalar(1 / (this.bodies.length || 1));
  }

  u = new Vector3();
  v = new Vector3();
  q = new Quaternion();
  scratch = [0, 0, 0];
}
