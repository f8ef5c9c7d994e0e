// Bodies: each shape of the scene as a mesh in the body's own axes.
import {
  BufferAttribute, BufferGeometry, CapsuleGeometry, CylinderGeometry, DoubleSide, ExtrudeGeometry, Group, LatheGeometry, Matrix4, Mesh, Path, Quaternion,
  Shape, SphereGeometry, SplineCurve, TorusGeometry, Vector2, Vector3,
} from "three";
import { places, Track } from "./data.js";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
export const vector = (a) => new Vector3(a[0], a[1], a[2]);

// A frame with its third axis along `normal` and its first along (or near) `along`.
export function frame(normal, along) {
  const z = normal.clone().normalize();
  let x = along.clone().addScaledVector(z, -along.dot(z));
  if (x.lengthSq() < 1e-12) x = new Vector3(z.y, z.z, z.x).cross(z);
  x.normalize();
  return new Matrix4().makeBasis(x, z.clone().cross(x), z);
}

function stadium(length, radius) {
  const shape = new Shape();
  shape.absarc(0, 0, radius, Math.PI / 2, (3 * Math.PI) / 2, false);
  shape.absarc(length, 0, radius, -Math.PI / 2, Math.PI / 2, false);
  shape.closePath();
  return shape;
}

export function extruded(shape, thickness, bevel, arcs = 24) {
  const depth = Math.max(thickness - 2 * bevel, 1e-6);
  const settings = { depth, bevelEnabled: bevel > 0, bevelSize: bevel, bevelThickness: bevel, bevelOffset: -bevel, bevelSegments: 1, curveSegments: arcs };
  const geometry = new ExtrudeGeometry(shape, settings);
  geometry.translate(0, 0, -depth / 2);
  return geometry;
}

function flatLink(shape, material) {
  const [start, end] = [vector(shape.start), vector(shape.end)];
  const along = end.clone().sub(start);
  const r = shape.radius;
  const mesh = new Mesh(extruded(stadium(along.length(), r * 1.25), r * 1.1, r * 0.16, 12), material);
  mesh.applyMatrix4(frame(vector(shape.flat), along).setPosition(start));
  return mesh;
}

function roundRod(shape, material) {
  const [start, end] = [vector(shape.start), vector(shape.end)];
  const along = end.clone().sub(start);
  const mesh = new Mesh(new CapsuleGeometry(shape.radius * 0.85, along.length(), 4, 16), material);
  mesh.quaternion.setFromUnitVectors(Y, along.clone().normalize());
  mesh.position.copy(start).addScaledVector(along, 0.5);
  return mesh;
}

function rod(shape, paint) {
  return shape.flat ? flatLink(shape, paint(0)) : roundRod(shape, paint(0));
}

// A thin disk is a wheel with spokes, so that its turning is seen; a thick one a cylinder with a stripe.
function disk(shape, paint) {
  const group = new Group();
  const { radius: r, thickness: h } = shape;
  const slim = h < 0.7 * r;
  const face = new Shape();
  face.absarc(0, 0, r, 0, 2 * Math.PI, false);
  if (slim) for (let k = 0; k < 5; k++) face.holes.push(windowOf(r, k));
  const bevel = Math.min(0.12 * h, 0.03 * r);
  group.add(new Mesh(extruded(face, h, bevel), paint(0)));
  if (slim) {
    const rim = new Mesh(new TorusGeometry(r * 0.975, Math.max(0.035 * r, 0.55 * h), 12, 72), paint(-0.25));
    rim.scale.z = h > 0.1 * r ? 1 : 1.1;
    group.add(rim);
  } else {
    const stripe = new Mesh(new RoundedBoxGeometry(r * 0.95, r * 0.14, h * 1.02, 2, r * 0.02), paint(0.55));
    stripe.position.x = r * 0.5;
    group.add(stripe);
  }
  const hub = new Mesh(new CylinderGeometry(0.13 * r, 0.13 * r, h * 1.15, 32), paint(-0.35));
  hub.rotation.x = Math.PI / 2;
  group.add(hub);
  group.applyMatrix4(frame(vector(shape.axis), new Vector3(1, 0, 0)).setPosition(vector(shape.center)));
  return group;
}

function ring(shape, paint) {
  const mesh = new Mesh(new TorusGeometry(shape.radius, shape.thickness / 2, 16, 96), paint(0));
  mesh.applyMatrix4(frame(vector(shape.axis), new Vector3(1, 0, 0)).setPosition(vector(shape.center)));
  return mesh;
}

function windowOf(r, k) {
  const [from, to] = [k * 1.2566 + 0.17, (k + 1) * 1.2566 - 0.17];
  const hole = new Path();
  hole.absarc(0, 0, 0.8 * r, from, to, false);
  hole.absarc(0, 0, 0.3 * r, to - 0.22, from + 0.22, true);
  hole.closePath();
  return hole;
}

function box(shape, paint) {
  const edge = Math.min(...shape.size);
  const tints = [paint(0), paint(0), paint(0.16), paint(0.16), paint(-0.1), paint(-0.1)];
  const mesh = new Mesh(new RoundedBoxGeometry(...shape.size, 4, 0.09 * edge), tints);
  turnTo(mesh, shape.axes);
  mesh.position.copy(vector(shape.center));
  return mesh;
}

// A ball; one that turns has eighths in two tints, which show how it does.
function ball(shape, paint, turns) {
  const whole = () => new Mesh(new SphereGeometry(shape.radius, 40, 28), paint(0));
  const right = Math.PI / 2;
  const eighth = (k) => new Mesh(new SphereGeometry(shape.radius, 10, 14, (k % 4) * right, right, k < 4 ? 0 : right, right), paint((k + (k < 4 ? 0 : 1)) % 2 ? 0.62 : 0));
  const mesh = turns ? new Group().add(...[0, 1, 2, 3, 4, 5, 6, 7].map(eighth)) : whole();
  mesh.quaternion.setFromUnitVectors(Y, Z);
  mesh.position.copy(vector(shape.center));
  return mesh;
}

// The hull's corners with round ends: the outline is moved outwards by the radius.
function plate(shape, paint) {
  const corners = shape.corners.map(vector);
  const turn = frame(vector(shape.normal), corners[1].clone().sub(corners[0]));
  const back = turn.clone().setPosition(corners[0]).invert();
  const flat = corners.map((p) => p.clone().applyMatrix4(back)).map((p) => new Vector2(p.x, p.y));
  const outline = new Shape();
  const count = flat.length;
  for (let k = 0; k < count; k++) {
    const before = flat[k].clone().sub(flat[(k + count - 1) % count]).angle() - Math.PI / 2;
    const after = flat[(k + 1) % count].clone().sub(flat[k]).angle() - Math.PI / 2;
    outline.absarc(flat[k].x, flat[k].y, shape.radius * 1.25, before, after, false);
  }
  outline.closePath();
  const mesh = new Mesh(extruded(outline, shape.radius * 1.1, shape.radius * 0.16), paint(0));
  mesh.applyMatrix4(turn.setPosition(corners[0]));
  return mesh;
}

// A top: sectors in two tints show the spin.
function top(shape, paint) {
  const { radius: r, height: h } = shape;
  const knots = [[0.02, 0], [0.06, 0.03], [0.3, 0.2], [0.72, 0.4], [0.97, 0.52], [1, 0.58], [0.93, 0.64], [0.6, 0.69], [0.24, 0.73], [0.12, 0.79], [0.1, 0.9], [0.1, 0.97], [0.02, 1]];
  const profile = new SplineCurve(knots.map(([x, y]) => new Vector2(x * r, y * h))).getPoints(60);
  const mesh = new Group();
  for (let k = 0; k < 8; k++) mesh.add(new Mesh(new LatheGeometry(profile, 14, (k * Math.PI) / 4, Math.PI / 4), paint(k % 2 ? 0.62 : 0)));
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(Y, vector(shape.axis).normalize()));
  mesh.position.copy(vector(shape.tip));
  return mesh;
}

function cylinder(shape, paint) {
  const [start, end] = [vector(shape.start), vector(shape.end)];
  const along = end.clone().sub(start);
  const mesh = new Mesh(new CylinderGeometry(shape.radius, shape.radius, along.length(), 40), paint(0));
  mesh.quaternion.setFromUnitVectors(Y, along.clone().normalize());
  mesh.position.copy(start).addScaledVector(along, 0.5);
  return mesh;
}

function ellipsoid(shape, paint) {
  const mesh = new Mesh(new SphereGeometry(1, 40, 28), paint(0));
  mesh.scale.copy(vector(shape.radii));
  turnTo(mesh, shape.axes);
  mesh.position.copy(vector(shape.center));
  return mesh;
}

// Triangles as a file has them; every one gets its own corners, so that edges stay sharp.
function surface(shape, paint) {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Track(shape.points).values, 3));
  geometry.setIndex(new BufferAttribute(places(shape.triangles), 1));
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  const material = paint(0).clone();
  material.side = DoubleSide;
  return new Mesh(flat, material);
}

function turnTo(mesh, a) {
  const m = new Matrix4().set(a[0][0], a[0][1], a[0][2], 0, a[1][0], a[1][1], a[1][2], 0, a[2][0], a[2][1], a[2][2], 0, 0, 0, 0, 1);
  mesh.quaternion.setFromRotationMatrix(m);
}

const MAKERS = { rod, disk, ring, box, ball, plate, top, cylinder, ellipsoid, mesh: surface };

export function bodyGroup(body, paint) {
  const group = new Group();
  const origin = new Group();
  origin.position.copy(vector(body.origin));
  const turns = body.particle === false && body.shapes.length === 1;
  for (const shape of body.shapes) origin.add(MAKERS[shape.kind](shape, paint, turns));
  group.add(origin);
  group.traverse((mesh) => {
    if (mesh.isMesh) [mesh.castShadow, mesh.receiveShadow] = [true, true];
  });
  return group;
}

export { Y, Z };
