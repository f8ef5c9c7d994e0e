// Joints: each drawn as an engineer would, on the bodies that it joins.
import {
  CylinderGeometry, DoubleSide, Group, Mesh, PlaneGeometry, Shape, ShapeGeometry, SphereGeometry, TorusGeometry, Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { frame, vector, Y } from "./shapes.js";

const LAYER = 1.25; // the distance of two layers of a planar mechanism, in units

function pin(radius, length, material) {
  return new Mesh(new CylinderGeometry(radius, radius, length, 20), material);
}

function along(mesh, axis, point) {
  mesh.quaternion.setFromUnitVectors(Y, axis.clone().normalize());
  mesh.position.copy(point);
  return mesh;
}

function hinge({ unit: u, planar, palette, layers }, joint, a) {
  const axis = vector(joint.axis);
  const at = vector(joint.a.point);
  const metal = palette.solid("metal");
  if (!planar) {
    const group = new Group();
    group.add(along(pin(1.25 * u, 1.9 * u, metal), axis, at));
    group.add(along(pin(0.5 * u, 2.5 * u, palette.solid("pale")), axis, at));
    a.add(group);
    return;
  }
  const [low, high] = [Math.min(...layers), Math.max(...layers)];
  const length = (high - low) * LAYER * u + 1.7 * u;
  const middle = ((low + high) / 2 - a.userData.layer) * LAYER * u;
  const shifted = at.clone().addScaledVector(axis.clone().normalize(), middle);
  a.add(along(pin(0.72 * u, length, metal), axis, shifted));
  a.add(along(pin(0.4 * u, length + 0.08 * u, palette.solid("pale")), axis, shifted));
}

function rail({ unit: u, palette, planar }, joint, a, extra = 4) {
  const axis = vector(joint.axis).normalize();
  const [low, high] = joint.travel;
  const length = high - low + 2 * extra * u;
  const at = vector(joint.a.point).addScaledVector(axis, (low + high) / 2);
  const bar = new Mesh(new CylinderGeometry(0.35 * u, 0.35 * u, length, 20), palette.solid("ground"));
  if (planar) at.z -= 0.2 * u;
  a.add(along(bar, axis, at));
}

function slider(scene, joint, a, b) {
  rail(scene, joint, a, 7);
  if (!b.userData.boxed) {
    const block = new Mesh(new RoundedBoxGeometry(3.6 * scene.unit, 2.2 * scene.unit, 2.2 * scene.unit, 3, 0.25 * scene.unit), scene.palette.solid("metal"));
    block.applyMatrix4(frame(new Vector3(0, 0, 1).cross(vector(joint.axis)).lengthSq() > 0.1 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0), vector(joint.axis)));
    block.position.copy(vector(joint.b.point));
    b.add(block);
  }
}

function sleeve(scene, joint, a, b) {
  rail(scene, joint, a, 5);
  const tube = new Mesh(new CylinderGeometry(1.2 * scene.unit, 1.2 * scene.unit, 3.4 * scene.unit, 32), scene.palette.solid("metal"));
  b.add(along(tube, vector(joint.axis), vector(joint.b.point)));
}

function ball({ unit: u, palette }, joint, a, b) {
  const at = vector(joint.a.point);
  b.add(place(new Mesh(new SphereGeometry(1.25 * u, 32, 20), palette.solid("pale")), vector(joint.b.point)));
  const socket = new Mesh(new TorusGeometry(1.2 * u, 0.42 * u, 16, 40), palette.solid("metal"));
  socket.rotation.x = Math.PI / 2;
  a.add(place(socket, at));
}

function place(mesh, at) {
  mesh.position.copy(at);
  return mesh;
}

// A cross of two pins: one turns in a fork of the first body, the other in a fork of the second.
function cross({ unit: u, palette }, joint, a, b) {
  const metal = palette.solid("metal");
  const half = (body, axis, point) => {
    body.add(along(pin(0.55 * u, 5.6 * u, metal), axis, point));
    for (const side of [-1, 1]) {
      const eye = along(pin(1.0 * u, 0.7 * u, palette.solid("pale")), axis, point.clone().addScaledVector(axis.clone().normalize(), 2.5 * side * u));
      body.add(eye);
    }
  };
  half(a, vector(joint.axis), vector(joint.a.point));
  half(b, vector(joint.second), vector(joint.b.point));
  b.add(place(new Mesh(new SphereGeometry(1.05 * u, 24, 16), metal), vector(joint.b.point)));
}

function weld({ unit: u, palette }, joint, a) {
  const block = new Mesh(new RoundedBoxGeometry(2.3 * u, 2.3 * u, 2.3 * u, 2, 0.2 * u), palette.solid("metal"));
  a.add(place(block, vector(joint.a.point)));
}

function plate({ unit: u, palette, radius }, joint, a, b) {
  const size = Math.max(10 * u, 0.5 * radius);
  const sheet = new Mesh(new PlaneGeometry(size, size), palette.flat("ground", { opacity: 0.18, side: DoubleSide }));
  sheet.applyMatrix4(frame(vector(joint.axis), new Vector3(1, 0, 0)).setPosition(vector(joint.a.point)));
  a.add(sheet);
  b.add(place(new Mesh(new SphereGeometry(0.8 * u, 24, 16), palette.solid("metal")), vector(joint.b.point)));
}

function slot(scene, joint, a, b) {
  rail(scene, joint, a, 4);
  b.add(place(new Mesh(new SphereGeometry(0.9 * scene.unit, 24, 16), scene.palette.solid("metal")), vector(joint.b.point)));
}

const MAKERS = { hinge, slider, sleeve, screw: sleeve, ball, cross, weld, plate, plane: plate, slot };

export function addJoint(scene, joint, a, b) {
  const maker = MAKERS[joint.kind];
  if (maker) maker({ ...scene, layers: [a, b].filter((g) => !g.userData.ground).map((g) => g.userData.layer) }, joint, a, b);
}

// What holds a joint to the ground: a triangle in the plane, in space a foot on the floor or a plate above.
export function addMount({ unit: u, planar, palette, view, lowest }, joint, ground, below) {
  const at = vector(joint.a.body < 0 ? joint.a.point : joint.b.point);
  if (["slider", "sleeve", "screw", "slot", "plane", "plate"].includes(joint.kind)) return;
  if (planar) ground.add(triangle(u, at, view, below, palette));
  else ground.add(stand(u, at, view, below, palette, lowest));
}

function triangle(u, at, { right, up, toward }, below, palette) {
  const group = new Group();
  const s = below ? -1 : 1;
  const shape = new Shape();
  shape.moveTo(0, 0.5 * s * u);
  shape.lineTo(-2.2 * u, -3.4 * s * u);
  shape.lineTo(2.2 * u, -3.4 * s * u);
  shape.closePath();
  group.add(new Mesh(new ShapeGeometry(shape), palette.flat("ground", { opacity: 0.95, side: DoubleSide })));
  const bar = new Mesh(new PlaneGeometry(6.4 * u, 0.34 * u), palette.flat("metal", { side: DoubleSide }));
  bar.position.y = -3.5 * s * u;
  group.add(bar);
  for (let k = -3; k <= 3; k++) {
    const hatch = new Mesh(new PlaneGeometry(1.5 * u, 0.2 * u), palette.flat("ground", { side: DoubleSide }));
    hatch.position.set(k * 0.95 * u - 0.4 * u, (-3.5 * s - s * 0.62) * u, 0);
    hatch.rotation.z = (s * Math.PI) / 4;
    group.add(hatch);
  }
  group.matrix.makeBasis(right, up, toward).setPosition(at.clone().addScaledVector(toward, -0.75 * u));
  group.matrixAutoUpdate = false;
  return group;
}

function stand(u, at, { up }, below, palette, lowest) {
  const group = new Group();
  const material = palette.solid("ground");
  if (below) {
    group.add(along(pin(0.5 * u, 2.6 * u, material), up, at.clone().addScaledVector(up, 1.9 * u)));
    group.add(along(pin(4.2 * u, 0.7 * u, material), up, at.clone().addScaledVector(up, 3.2 * u)));
  } else {
    const height = Math.max(at.dot(up) - lowest, 2.5 * u);
    const foot = new Mesh(new CylinderGeometry(0.9 * u, 1.5 * u, height - 0.9 * u, 32), material);
    group.add(along(foot, up, at.clone().addScaledVector(up, -(height + 0.9 * u) / 2)));
    group.add(along(pin(4.4 * u, 0.5 * u, material), up, at.clone().addScaledVector(up, -height + 0.25 * u)));
  }
  group.traverse((mesh) => {
    if (mesh.isMesh) [mesh.castShadow, mesh.receiveShadow] = [true, true];
  });
  return group;
}

export { LAYER };
