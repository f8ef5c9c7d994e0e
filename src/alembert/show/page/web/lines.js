// Massless rods, ropes, springs and dampers: they are stretched between two points at every moment.
import { BufferGeometry, CatmullRomCurve3, CylinderGeometry, Float32BufferAttribute, Group, Mesh, SphereGeometry, TubeGeometry, Vector3 } from "three";
import { Y } from "./shapes.js";

const COILS = 9;

function coil(radius, wire) {
  const points = [];
  const turns = COILS * 24;
  for (let k = 0; k <= turns; k++) {
    const s = k / turns;
    const angle = s * COILS * 2 * Math.PI;
    points.push(new Vector3(radius * Math.cos(angle), 0.1 + 0.8 * s, radius * Math.sin(angle)));
  }
  points.unshift(new Vector3(0, 0, 0), new Vector3(0, 0.08, 0));
  points.push(new Vector3(0, 0.92, 0), new Vector3(0, 1, 0));
  return new SpringGeometry(points, wire);
}

// A tube along a curve whose ends are at heights 0 and 1; `stretch` gives it a length and keeps its wire round.
class SpringGeometry extends BufferGeometry {
  constructor(points, wire) {
    super();
    const tube = new TubeGeometry(new CatmullRomCurve3(points), COILS * 26, wire, 8, false);
    const center = new TubeGeometry(new CatmullRomCurve3(points), COILS * 26, 1e-6, 8, false);
    this.copy(tube);
    this.middle = center.getAttribute("position").array.slice();
    this.outer = tube.getAttribute("position").array.slice();
    this.setAttribute("position", new Float32BufferAttribute(this.outer.slice(), 3));
  }

  stretch(length) {
    const target = this.getAttribute("position");
    for (let k = 1; k < target.array.length; k += 3) target.array[k] = this.middle[k] * length + (this.outer[k] - this.middle[k]);
    target.needsUpdate = true;
  }
}

function rod(u, palette) {
  const bar = new Mesh(new CylinderGeometry(0.32 * u, 0.32 * u, 1, 20), palette.solid("line"));
  const ends = [0, 1].map(() => new Mesh(new SphereGeometry(0.55 * u, 20, 14), palette.solid("metal")));
  return { parts: [bar, ...ends], stretch(length) {
    bar.scale.y = length;
    bar.position.y = length / 2;
    ends[1].position.y = length;
  } };
}

function spring(u, palette, line, shift = 0) {
  const geometry = coil(1.15 * u, 0.2 * u);
  const mesh = new Mesh(geometry, palette.solid("line"));
  mesh.position.x = shift;
  return { parts: [mesh], stretch: (length) => geometry.stretch(length) };
}

function damper(u, palette, line, shift = 0) {
  const size = 0.45 * (line.length[0] + line.length[1]) / 2;
  const housing = new Mesh(new CylinderGeometry(0.9 * u, 0.9 * u, size, 28), palette.solid("line"));
  const piston = new Mesh(new CylinderGeometry(0.3 * u, 0.3 * u, 1, 20), palette.solid("metal"));
  const foot = new Mesh(new CylinderGeometry(0.3 * u, 0.3 * u, 1, 20), palette.solid("metal"));
  for (const mesh of [housing, piston, foot]) mesh.position.x = shift;
  return { parts: [housing, piston, foot], stretch(length) {
    const stem = Math.max(0.15 * length, Math.min(0.25 * length, length - size));
    foot.scale.y = stem;
    foot.position.y = stem / 2;
    housing.position.y = stem + size / 2;
    const reach = Math.max(length - stem - size / 2, 0.05 * length);
    piston.scale.y = reach;
    piston.position.y = length - reach / 2;
  } };
}

function both(u, palette, line) {
  const pieces = [spring(u, palette, line, -1.5 * u), damper(u, palette, line, 1.5 * u)];
  const bars = [0, 1].map(() => {
    const bar = new Mesh(new CylinderGeometry(0.25 * u, 0.25 * u, 3.4 * u, 16), palette.solid("metal"));
    bar.rotation.z = Math.PI / 2;
    return bar;
  });
  return { parts: [...pieces.flatMap((p) => p.parts), ...bars], stretch(length) {
    pieces.forEach((p) => p.stretch(length));
    bars[1].position.y = length;
  } };
}

// A rope is straight while it is taut; slack, it bends to and fro so far that its length stays.
function rope(u, palette, line) {
  const [segments, sides, bends, thick] = [48, 8, 3, 0.22 * u];
  const straight = [0, 1].map((y) => new Vector3(0, y, 0));
  const geometry = new TubeGeometry(new CatmullRomCurve3(straight), segments, thick, sides, false);
  const [target, first] = [geometry.getAttribute("position"), geometry.getAttribute("position").array.slice()];
  const stretch = (length) => {
    const wide = (2 * Math.sqrt(length * Math.max(line.length[1] - length, 0))) / (Math.PI * bends);
    for (let k = 0; k < first.length; k += 3) {
      target.array[k] = first[k] + wide * Math.sin(Math.PI * bends * first[k + 1]);
      target.array[k + 1] = first[k + 1] * length;
    }
    target.needsUpdate = true;
  };
  return { parts: [new Mesh(geometry, palette.solid("line"))], stretch };
}

const MAKERS = { rod, rope, spring, damper, "spring with damper": both };

export class Line {
  constructor(line, { unit, palette }) {
    this.group = new Group();
    const made = MAKERS[line.kind](unit, palette, line);
    this.stretch = made.stretch;
    made.parts.forEach((mesh) => {
      [mesh.castShadow, mesh.frustumCulled] = [true, false];
      this.group.add(mesh);
    });
    this.direction = new Vector3();
  }

  between(a, b) {
    this.direction.copy(b).sub(a);
    const length = this.direction.length() || 1e-9;
    this.group.position.copy(a);
    this.group.quaternion.setFromUnitVectors(Y, this.direction.multiplyScalar(1 / length));
    this.stretch(length);
  }
}
