// The picture: renderer, light, camera and floor, with one or several runs in it, overlaid or side by side.
import {
  AmbientLight, Color, DirectionalLight, Group, HemisphereLight, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { Floor } from "./floor.js";
import { Palette } from "./materials.js";
import { Mechanism } from "./mechanism.js";

const FIELD = 28; // degrees; narrow, so that a plane looks like a drawing
const FROM = new Vector3(0.72, 0.42, 1).normalize();

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
    this.parts = [];
    this.part = 0;
    this.options = { forces: true, traces: true, split: false };
    new ResizeObserver(() => this.resize()).observe(holder);
  }

  // `data.runs` with their own views, `data.view` for all together.
  load(data, keepCamera = false) {
    this.parts.forEach(({ mechanism }) => mechanism.dispose());
    this.palette.clear();
    this.data = data;
    const split = this.options.split && data.runs.length > 1;
    this.scenes = split ? data.runs.map((run, k) => this.scene([run], data.alike ? data.view : run.view, k)) : [this.scene(data.runs, data.view, 0)];
    this.parts = this.scenes.flatMap((scene) => scene.mechanisms.map((mechanism) => ({ scene, mechanism })));
    if (!keepCamera) this.reset();
    this.use(this.theme ?? "light");
    this.toggle();
    this.resize();
  }

  scene(runs, view, first) {
    const scene = new Scene();
    const measure = view.follow ? 2.4 * view.own : view.radius;
    const world = new Group();
    world.scale.setScalar(1 / measure);
    const floorHeight = view.floor ?? this.floorHeight(view);
    const whole = { ...view, radius: measure, floor: floorHeight };
    const mechanisms = runs.map((run, k) => new Mechanism(run, whole, this.palette, { ghost: k > 0, tint: k + 3 + first * 0 }));
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
    return [sun, new HemisphereLight("#ffffff", "#b9b2a4", 1.25), new AmbientLight("#ffffff", 0.45)];
  }

  reset() {
    const view = this.scenes[0].view;
    this.controls.target.set(0, 0, 0);
    const away = this.distance();
    if (view.planar) this.camera.position.set(0, 0, away);
    else this.camera.position.copy(FROM).multiplyScalar(away);
    this.controls.minDistance = 0.25;
    this.controls.maxDistance = 30;
    this.controls.update();
    this.moved = false;
    this.onChange();
  }

  // So far that all corners of the scene fit, whichever way the canvas is shaped.
  distance() {
    const { view, measure } = this.scenes[0];
    const half = Math.tan((FIELD * Math.PI) / 360);
    const aspect = this.camera.aspect || 1;
    const size = view.follow ? [1, 1, 1] : [view.width / measure, view.height / measure, view.depth / measure];
    const back = view.planar ? new Vector3(0, 0, 1) : FROM;
    const right = new Vector3(0, 1, 0).cross(back).normalize();
    const up = back.clone().cross(right);
    let found = 0;
    for (let k = 0; k < 8; k++) {
      const corner = new Vector3(...size.map((s, i) => (k & (1 << i) ? s : -s)));
      const [x, y, z] = [Math.abs(corner.dot(right)), Math.abs(corner.dot(up)), corner.dot(back)];
      found = Math.max(found, z + (1.12 * x) / (half * aspect), z + (1.16 * y) / half);
    }
    return found;
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.holder;
    if (!width || !height || !this.scenes) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    this.renderer.setSize(width, height, false);
    const before = this.distance();
    this.camera.aspect = width / this.scenes.length / height;
    this.camera.updateProjectionMatrix();
    const away = this.camera.position.clone().sub(this.controls.target);
    this.camera.position.copy(this.controls.target).addScaledVector(away, this.distance() / before);
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
    this.parts.forEach(({ mechanism }) => mechanism.paintTraces(paper));
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
