// The picture: renderer, light, camera and floor, with one or several runs in it, overlaid or side by side.
import {
  AmbientLight, Color, DirectionalLight, Group, HemisphereLight, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { element } from "./dom.js";
import { Floor } from "./floor.js";
import { Palette } from "./materials.js";
import { Mechanism } from "./mechanism.js";

const FIELD = 28; // degrees; narrow, so that a plane looks like a drawing
const FROM = new Vector3(0.74, 0.5, 1).normalize();

// Where a browser cannot draw in three dimensions: everything else of the page works without the picture.
export class NoStage {
  constructor(holder) {
    const words = element("p", { class: "sorry" }, "This browser cannot draw in three dimensions (WebGL is switched off or missing). The plots and the equations are beside.");
    holder.append(words);
    this.options = {};
    this.controls = { update() {} };
  }

  load() {}
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
    new ResizeObserver(() => this.resize()).observe(holder);
  }

  // `data.runs` with their own views, `data.view` for all together.
  load(given, keepCamera = false) {
    const data = keepCamera && this.data ? { ...given, view: this.sameView(given.view) } : given;
    this.scenes?.forEach(({ scene }) => scene.traverse((mesh) => mesh.geometry?.dispose()));
    this.palette.clear();
    this.data = data;
    const split = this.options.split && data.runs.length > 1;
    this.scenes = split ? data.runs.map((run, k) => this.scene([run], data.alike ? data.view : run.view)) : [this.scene(data.runs, data.view)];
    this.parts = this.scenes.flatMap((scene) => scene.mechanisms.map((mechanism) => ({ scene, mechanism })));
    if (!keepCamera) this.reset();
    this.use(this.theme ?? "light");
    this.toggle();
    this.resize();
  }

  // The scale, middle and floor of what was shown before, so that a changed motion is seen from the same place.
  sameView(view) {
    const { center, radius, own, width, height, depth, low, corners, follow, floor } = this.data.view;
    return { ...view, center, radius, own, width, height, depth, low, corners, follow, floor };
  }

  scene(runs, view) {
    const scene = new Scene();
    const measure = view.follow ? 2.4 * view.own : view.radius;
    const world = new Group();
    world.scale.setScalar(1 / measure);
    const floorHeight = view.floor ?? this.floorHeight(view);
    const whole = { ...view, radius: measure, floor: floorHeight };
    const mechanisms = runs.map((run, k) => new Mechanism(run, whole, this.palette, { ghost: k > 0, tint: k + 3 }));
    mechanisms.forEach((m) => world.add(m.root));
    const { right, up, toward } = mechanisms[0].axes;
    const center = new Vector3(...view.center);
    const middle = new Vector3(center.dot(right), center.dot(up), center.dot(toward));
    world.position.copy(middle).multiplyScalar(-1 / measure);
    scene.add(world);
    const floor = new Floor(1, measure);
    if (view.planar) floor.group.position.z = -2.2 * (runs[0].view.unit / measure);
    else {
      floor.group.rotation.x = -Math.PI / 2;
      floor.group.position.y = (floorHeight - middle.y) / measure - 0.002;
    }
    scene.add(floor.group, ...this.lights(view.planar));
    return { scene, world, mechanisms, floor, view, measure, middle, home: floor.group.position.clone() };
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
    const { away, target, back } = this.fit();
    this.controls.enableDamping = false; // no more of the swing of the last drag
    this.controls.update();
    this.controls.enableDamping = true;
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(back, away);
    this.controls.minDistance = 0.15;
    this.controls.maxDistance = 30;
    this.controls.update();
    this.moved = false;
    this.onChange();
  }

  // The outermost points of the motion, in the measure of the camera.
  corners() {
    const { view, measure, middle } = this.scenes[0];
    const axes = view.axes.map((a) => new Vector3(...a));
    if (view.follow) return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => new Vector3(k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1).multiplyScalar(0.6));
    return view.corners.map((p) => new Vector3(...axes.map((a) => a.dot(this.v.fromArray(p)))).sub(middle).multiplyScalar(1 / measure));
  }

  // A distance and a target from which all corners are seen, in the middle, whichever way the canvas is shaped.
  fit() {
    const half = Math.tan((FIELD * Math.PI) / 360);
    const aspect = this.camera.aspect || 1;
    const back = this.scenes[0].view.planar ? new Vector3(0, 0, 1) : FROM;
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
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
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
      mechanism.forces.group.visible = this.options.forces && !mechanism.ghost;
      mechanism.traces.forEach(({ trace }) => (trace.line.visible = this.options.traces));
    }
    this.onChange();
  }

  // `time` in seconds; every run has its own start and stop.
  show(time, traceSeconds) {
    for (const { mechanism } of this.parts) {
      const { start, stop } = mechanism.data.time;
      const length = stop - start || 1;
      mechanism.show((time - start) / length, { traceLength: traceSeconds / length });
    }
    for (const place of this.scenes) if (place.view.follow) this.follow(place, time);
  }

  follow({ world, mechanisms, measure, middle, floor, view, home }, time) {
    const { right, up, toward } = mechanisms[0].axes;
    const { start, stop } = mechanisms[0].data.time;
    mechanisms[0].middle((time - start) / (stop - start || 1), this.v);
    const x = this.v.dot(right);
    const y = view.planar || view.floor === null ? this.v.dot(up) : middle.y;
    const z = this.v.dot(toward);
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
  }

  // Where a place of the mechanism is on the screen, for labels.
  project(place, index, out) {
    const { world } = this.parts[index].scene;
    this.parts[index].mechanism.inner.localToWorld(out.copy(place));
    world.updateMatrixWorld();
    return out.project(this.camera);
  }

  v = new Vector3();
}
