// The picture: renderer, light, camera and floor, with one or several runs in it, overlaid or side by side.
import {
  AmbientLight, Color, DirectionalLight, Group, HemisphereLight, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { element } from "./dom.js";
import { Floor } from "./floor.js";
import { Palette, tint } from "./materials.js";
import { Mechanism } from "./mechanism.js";

const FIELD = 28; // degrees; narrow, so that a plane looks like a drawing
const FROM = new Vector3(0.74, 0.5, 1).normalize();
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i; // names of what draws where there is no graphics card
const COARSE = 0.5; // pixels of a draft that the processor draws, for each one of the screen, along an edge

// Where a browser cannot draw in three dimensions: everything else of the page works without the picture.
export class NoStage {
  constructor(holder) {
    const words = element("p", { class: "sorry" }, "This browser cannot draw in three dimensions (WebGL is switched off or missing). The plots and the equations are beside.");
    holder.append(words);
    this.options = {};
    this.controls = { update() {} };
  }

  load() {}
  hide() {}
  place() {}
  reset() {}
  use() {}
  toggle() {}
  show() {}
  render() {}
}

export function makeStage(holder, onChange) {
  const probe = document.createElement("canvas");
  return probe.getContext("webgl2") ? new Stage(holder, onChange) : new NoStage(holder);
}

export class Stage {
  constructor(holder, onChange) {
    this.holder = holder;
    this.onChange = onChange;
    this.palette = new Palette();
    this.renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.domElement.className = "canvas";
    this.renderer.domElement.setAttribute("aria-label", "The mechanism; drag to look around it");
    holder.append(this.renderer.domElement);
    const gl = this.renderer.getContext();
    this.software = SOFTWARE.test(gl.getParameter(gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
    this.camera = new PerspectiveCamera(FIELD, 1, 0.05, 100);
    this.controls = new OrbitControls(this.camera, this.renderer.domElement);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.zoomSpeed = 0.8;
    this.controls.addEventListener("change", () => this.onChange());
    this.controls.addEventListener("start", () => (this.moved = true));
    this.parts = [];
    this.part = 0;
    this.options = { forces: true, traces: true, split: false };
    this.hidden = new Set();
    this.gone = []; // mechanisms that go when others are drawn, which use their translated shaders
    new ResizeObserver(() => this.resize()).observe(holder);
  }

  // `data.runs` with their own views, `data.view` for all together.
  load(given, mayKeepCamera = false) {
    const keepCamera = mayKeepCamera && !this.outgrown(given);
    const data = keepCamera && this.data ? { ...given, view: this.sameView(given.view) } : given;
    this.data = data;
    const split = this.options.split && data.runs.length > 1;
    const numbers = [...data.runs.keys()].filter((k) => !split || !this.hidden.has(k));
    const places = split ? numbers.map((k) => [[k], data.alike ? data.view : data.runs[k].view]) : [[numbers, data.view]];
    const arrangement = JSON.stringify(places);
    if (arrangement === this.arrangement) this.scenes.forEach((place) => this.refill(place));
    else {
      this.scenes?.forEach((place) => this.clear(place));
      this.scenes = places.map(([several, view]) => this.scene(several, view));
    }
    this.arrangement = arrangement;
    this.refine(!(data.draft && this.software));
    this.parts = this.scenes.flatMap((scene) => scene.mechanisms.map((mechanism) => ({ scene, mechanism })));
    if (!keepCamera) this.reset();
    this.use(this.theme ?? "light");
    this.toggle();
    this.resize();
  }

  // Whether a changed motion is far too large, or too small, for the place from which it would be seen, where nobody chose one.
  outgrown({ draft, view }) {
    if (draft || this.moved || !this.data || this.data.shown.camera?.position) return false;
    const growth = view.radius / this.data.view.radius;
    return growth > 1.3 || growth < 0.5;
  }

  // The scale, middle and floor of what was shown before, so that a changed motion is seen from the same place.
  sameView(view) {
    const { center, radius, own, width, height, depth, low, corners, follow, floor } = this.data.view;
    return { ...view, center, radius, own, width, height, depth, low, corners, follow, floor };
  }

  // Some of the runs, by their numbers, in one view.
  scene(numbers, view) {
    const scene = new Scene();
    const measure = view.follow ? 2.4 * view.own : view.radius;
    const world = new Group();
    world.scale.setScalar(1 / measure);
    const floorHeight = view.floor ?? this.floorHeight(view);
    const whole = { ...view, radius: measure, floor: floorHeight };
    const made = (k) => new Mechanism(this.data.runs[k], whole, this.palette, { number: k, ghost: k !== numbers[0], tint: tint(k) });
    const mechanisms = numbers.map(made);
    mechanisms.forEach((m) => world.add(m.root));
    const { right, up, toward } = mechanisms[0].axes;
    const center = new Vector3(...view.center);
    const middle = new Vector3(center.dot(right), center.dot(up), center.dot(toward));
    world.position.copy(middle).multiplyScalar(-1 / measure);
    scene.add(world);
    const floor = new Floor(1, measure);
    if (view.planar) floor.group.position.z = -2.2 * (mechanisms[0].unit / measure);
    else {
      floor.group.rotation.x = -Math.PI / 2;
      floor.group.position.y = (floorHeight - middle.y) / measure - 0.002;
    }
    const [sun, ...sky] = this.lights(view.planar);
    scene.add(floor.group, sun, ...sky);
    return { scene, sun, world, mechanisms, made, floor, view, measure, middle, home: floor.group.position.clone() };
  }

  // Other motions in the same place: light, floor and camera stay, and so do mechanisms that look as before.
  refill({ world, mechanisms, made }) {
    mechanisms.forEach((mechanism, i) => {
      if (mechanism.takes(this.data.runs[mechanism.number])) return;
      world.remove(mechanism.root);
      this.gone.push(mechanism);
      mechanisms[i] = made(mechanism.number);
      world.add(mechanisms[i].root);
    });
  }

  // Without a graphics card a draft is drawn coarsely and without shadows, so that the picture keeps up with the hand.
  refine(fine) {
    for (const { sun, floor } of this.scenes) [sun.castShadow, floor.shadow.material.visible] = [fine, fine];
    const ratio = fine ? Math.min(window.devicePixelRatio || 1, 2) : COARSE;
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
  }

  clear({ scene, mechanisms, floor }) {
    mechanisms.forEach((mechanism) => mechanism.dispose());
    floor.dispose();
    scene.traverse((light) => light.isLight && light.dispose());
  }

  floorHeight(view) {
    const up = new Vector3(...view.axes[1]);
    return new Vector3(...view.center).dot(up) - 1.02 * view.low;
  }

  lights(planar) {
    const sun = new DirectionalLight("#ffffff", 2.1);
    sun.position.set(planar ? -1.4 : -1.6, planar ? 2.2 : 3.6, planar ? 4.2 : 2.2);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    sun.shadow.radius = planar ? 5 : 4;
    Object.assign(sun.shadow.camera, { left: -1.7, right: 1.7, top: 1.7, bottom: -1.7, near: 0.1, far: 12 });
    sun.shadow.normalBias = 0.01;
    return [sun, new HemisphereLight("#ffffff", "#b9b2a4", 1.25), new AmbientLight("#ffffff", 0.75)];
  }

  reset() {
    const { place, target } = this.home();
    this.controls.enableDamping = false; // no more of the swing of the last drag
    this.controls.update();
    this.controls.enableDamping = true;
    this.controls.target.copy(target);
    this.camera.position.copy(place);
    this.controls.minDistance = 0.15;
    this.controls.maxDistance = 30;
    this.controls.update();
    this.moved = false;
    this.onChange();
  }

  // Where the camera stands at first: at the place that is asked for, else where it sees the whole motion.
  home() {
    const { position, target: point } = this.data.shown.camera ?? {};
    if (position) return { place: this.lifted(this.inScene(position), this.inScene(point)), target: this.inScene(point) };
    const { away, target, back } = this.fit();
    return { place: target.clone().addScaledVector(back, away), target };
  }

  // The direction from which the whole motion is seen, in the axes of the picture.
  back() {
    const { view } = this.scenes[0];
    const direction = this.data.shown.camera?.direction;
    if (!direction) return view.planar ? new Vector3(0, 0, 1) : FROM;
    return this.lifted(this.inPicture(view, direction).normalize(), new Vector3());
  }

  // A place from which something is up: not straight above or below the target.
  lifted(place, target) {
    const away = place.clone().sub(target);
    if (Math.hypot(away.x, away.z) < 0.01 * Math.abs(away.y)) place.z += 0.01 * Math.abs(away.y);
    return place;
  }

  inPicture(view, vector) {
    return new Vector3(...view.axes.map((axis) => this.v.fromArray(vector).dot(this.w.fromArray(axis))));
  }

  // Between the points of ground axes and those of the scene; of a mechanism that is followed, as they are at the start.
  inScene(point) {
    const { view, measure } = this.scenes[0];
    return this.inPicture(view, point).sub(this.origin()).multiplyScalar(1 / measure);
  }

  inGround(point) {
    const { view, measure } = this.scenes[0];
    const [x, y, z] = point.clone().multiplyScalar(measure).add(this.origin()).toArray();
    const out = new Vector3();
    view.axes.forEach((axis, k) => out.addScaledVector(this.v.fromArray(axis), [x, y, z][k]));
    return out.toArray();
  }

  // The point of the picture's axes that is the origin of the scene.
  origin() {
    const { view, middle, mechanisms } = this.scenes[0];
    return view.follow ? this.followed(this.scenes[0], mechanisms[0].data.time.start) : middle;
  }

  // Where the camera stands now, and what it looks at, in ground axes.
  place() {
    return { position: this.inGround(this.camera.position), target: this.inGround(this.controls.target) };
  }

  // The outermost points of the motion, in the measure of the camera.
  corners() {
    const { view, measure, middle } = this.scenes[0];
    const axes = view.axes.map((a) => new Vector3(...a));
    if (view.follow) return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => new Vector3(k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1).multiplyScalar(0.5));
    return view.corners.map((p) => new Vector3(...axes.map((a) => a.dot(this.v.fromArray(p)))).sub(middle).multiplyScalar(1 / measure));
  }

  // A distance and a target from which all corners are seen, in the middle, whichever way the canvas is shaped.
  fit() {
    const half = Math.tan((FIELD * Math.PI) / 360);
    const aspect = this.camera.aspect || 1;
    const back = this.back();
    const right = new Vector3(0, 1, 0).cross(back).normalize();
    const up = back.clone().cross(right);
    const corners = this.corners();
    const target = new Vector3();
    let away = 1;
    for (let round = 0; round < 6; round++) {
      const seen = corners.map((c) => [c.clone().sub(target)].map((d) => [d.dot(right), d.dot(up), d.dot(back)])[0]);
      away = Math.max(...seen.map(([x, y, z]) => z + Math.max(Math.abs(x) / (half * aspect * 0.9), Math.abs(y) / (half * 0.86))), 0.6);
      const [xs, ys] = [0, 1].map((i) => seen.map((s) => s[i] / (away - s[2])));
      target.addScaledVector(right, (away * (Math.max(...xs) + Math.min(...xs))) / 2);
      target.addScaledVector(up, (away * (Math.max(...ys) + Math.min(...ys))) / 2);
    }
    return { away, target, back };
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.holder;
    if (!width || !height || !this.scenes) return;
    const same = this.width === width && this.height === height && this.shares === this.scenes.length;
    [this.width, this.height, this.shares] = [width, height, this.scenes.length];
    if (same) return this.onChange();
    this.refine(!(this.data.draft && this.software));
    this.renderer.setSize(width, height, false);
    const before = this.fit().away;
    this.camera.aspect = width / this.scenes.length / height;
    this.camera.updateProjectionMatrix();
    if (!this.moved) this.reset();
    const away = this.camera.position.clone().sub(this.controls.target);
    if (this.moved) this.camera.position.copy(this.controls.target).addScaledVector(away, this.fit().away / before);
    this.controls.update();
    this.onChange();
  }

  use(theme) {
    this.theme = theme;
    this.palette.use(theme);
    const paper = this.palette.style("--paper");
    for (const { scene, floor } of this.scenes ?? []) {
      scene.background = new Color(paper);
      floor.paint(this.palette.style("--grid"), theme);
    }
    this.parts.forEach(({ mechanism }) => mechanism.paintTraces());
    this.onChange();
  }

  toggle(options = {}) {
    Object.assign(this.options, options);
    for (const { mechanism } of this.parts) {
      mechanism.root.visible = !this.hidden.has(mechanism.number);
      mechanism.forces.group.visible = this.options.forces && !mechanism.ghost;
      mechanism.traces.forEach(({ trace }) => (trace.line.visible = this.options.traces));
    }
    this.onChange();
  }

  // Ghosts that are not to be seen, by their numbers.
  hide(numbers) {
    this.hidden = numbers;
    if (this.options.split) this.load(this.data, true);
    else this.toggle();
  }

  // `time` in seconds; every run has its own start and stop.
  show(time, traceSeconds) {
    for (const { mechanism } of this.parts) {
      const { start, stop } = mechanism.data.time;
      const length = stop - start || 1;
      mechanism.show((time - start) / length, { traceLength: traceSeconds / length });
    }
    for (const place of this.scenes) {
      if (place.view.follow) this.follow(place, time);
      place.world.updateMatrixWorld();
      place.floor.catch(place.mechanisms[0].corners(), place.sun.position);
    }
  }

  // The middle of a mechanism that the camera goes with, in the axes of the picture.
  followed({ mechanisms, middle, view }, time) {
    const { right, up, toward } = mechanisms[0].axes;
    const { start, stop } = mechanisms[0].data.time;
    mechanisms[0].middle((time - start) / (stop - start || 1), this.v);
    return new Vector3(this.v.dot(right), view.planar || view.floor === null ? this.v.dot(up) : middle.y, this.v.dot(toward));
  }

  follow(place, time) {
    const { world, measure, floor, view, home } = place;
    const { x, y, z } = this.followed(place, time);
    world.position.set(-x, -y, -z).multiplyScalar(1 / measure);
    if (view.planar) floor.move(x / measure, y / measure);
    else floor.move(x / measure, -z / measure);
    floor.group.position.copy(home);
  }

  render() {
    const size = this.holder.clientWidth;
    const height = this.holder.clientHeight;
    const count = this.scenes.length;
    this.renderer.setScissorTest(count > 1);
    this.scenes.forEach(({ scene }, k) => {
      const width = size / count;
      this.renderer.setViewport(k * width, 0, width, height);
      this.renderer.setScissor(k * width, 0, width, height);
      this.renderer.render(scene, this.camera);
    });
    while (this.gone.length) this.gone.pop().dispose();
  }

  // Where a place of the mechanism is on the screen, for labels.
  project(place, index, out) {
    const { world } = this.parts[index].scene;
    this.parts[index].mechanism.inner.localToWorld(out.copy(place));
    world.updateMatrixWorld();
    return out.project(this.camera);
  }

  v = new Vector3();
  w = new Vector3();
}
