// The path that a point has taken: a ribbon of constant width on the screen, more transparent with age.
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, ShaderMaterial, Vector2 } from "three";

const PIECES = 260;

const VERTEX = `
attribute vec3 before;
attribute vec3 after;
attribute float side;
attribute float age;
uniform vec2 screen;
uniform float width;
varying float fade;
vec2 onScreen(vec4 clip) { return clip.xy / max(clip.w, 1e-6) * screen; }
void main() {
  mat4 all = projectionMatrix * modelViewMatrix;
  vec4 here = all * vec4(position, 1.0);
  vec2 along = onScreen(all * vec4(after, 1.0)) - onScreen(all * vec4(before, 1.0));
  vec2 across = length(along) > 1e-6 ? normalize(vec2(-along.y, along.x)) : vec2(0.0);
  here.xy += across * side * width / screen * here.w;
  fade = age;
  gl_Position = here;
}`;

const FRAGMENT = `
uniform vec3 ink;
uniform float opacity;
varying float fade;
void main() {
  gl_FragColor = vec4(ink, opacity * pow(fade, 1.4));
  #include <colorspace_fragment>
}`;

export class Trace {
  constructor(width, opacity) {
    this.places = new Float32Array(3 * (PIECES + 1));
    this.geometry = new BufferGeometry();
    const count = 2 * (PIECES + 1);
    this.columns = ["position", "before", "after"].map((name) => {
      const column = new BufferAttribute(new Float32Array(3 * count), 3);
      this.geometry.setAttribute(name, column);
      return column;
    });
    const number = (value) => new BufferAttribute(Float32Array.from({ length: count }, (_, k) => value(k)), 1);
    this.geometry.setAttribute("side", number((k) => (k % 2 ? 1 : -1)));
    this.geometry.setAttribute("age", number((k) => Math.floor(k / 2) / PIECES));
    const corners = [];
    for (let k = 0; k < PIECES; k++) corners.push(2 * k, 2 * k + 1, 2 * k + 2, 2 * k + 2, 2 * k + 1, 2 * k + 3);
    this.geometry.setIndex(corners);
    this.material = new ShaderMaterial({
      vertexShader: VERTEX, fragmentShader: FRAGMENT, transparent: true, depthWrite: false, side: DoubleSide,
      uniforms: { ink: { value: new Color() }, opacity: { value: opacity }, width: { value: width }, screen: { value: new Vector2(800, 600) } },
    });
    this.line = new Mesh(this.geometry, this.material);
    this.line.frustumCulled = false;
    this.line.onBeforeRender = (renderer) => renderer.getSize(this.material.uniforms.screen.value);
  }

  paint(color) {
    this.material.uniforms.ink.value.set(color);
  }

  // `point(part, array, k)` writes the place at a part of the run into the array at index k.
  show(part, length, point) {
    const start = Math.max(part - length, 0);
    for (let k = 0; k <= PIECES; k++) point(start + ((part - start) * k) / PIECES, this.places, 3 * k);
    for (let c = 0; c < 3; c++) this.fill(this.columns[c], [0, -1, 1][c]);
  }

  // Each place twice, once for either side; `shift` takes the neighbour before or after.
  fill(column, shift) {
    for (let k = 0; k <= PIECES; k++) {
      const from = 3 * Math.min(Math.max(k + shift, 0), PIECES);
      for (let c = 0; c < 3; c++) column.array[6 * k + c] = column.array[6 * k + 3 + c] = this.places[from + c];
    }
    column.needsUpdate = true;
  }
}
