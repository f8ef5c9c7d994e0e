// The ground: a grid that fades into the distance, and the shadows that fall on it.
import { Box3, Color, DoubleSide, Group, Mesh, PlaneGeometry, ShaderMaterial, ShadowMaterial } from "three";

const BLUR = 0.04; // how far a shadow goes beyond what throws it

const VERTEX = `
varying vec3 place;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  place = position;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const FRAGMENT = `
uniform float cell;
uniform float reach;
uniform vec2 offset;
uniform vec3 ink;
uniform float strength;
varying vec3 place;
float lines(float size, float width) {
  vec2 at = (place.xy + offset) / size;
  vec2 slope = max(fwidth(at), 1e-6);
  vec2 near = abs(fract(at - 0.5) - 0.5) / slope;
  return (1.0 - min(min(near.x, near.y) / width, 1.0)) * clamp(0.35 / max(slope.x, slope.y), 0.0, 1.0);
}
void main() {
  float line = max(0.45 * lines(cell, 1.1), lines(5.0 * cell, 1.3));
  float fade = 1.0 - smoothstep(0.35, 1.0, length(place.xy) / reach);
  float alpha = strength * line * fade;
  if (alpha < 0.004) discard;
  gl_FragColor = vec4(ink, alpha);
  #include <colorspace_fragment>
}`;

// The next of 1, 2, 5, 10 and so on.
export function tidy(size) {
  const power = Math.pow(10, Math.floor(Math.log10(size)));
  return [1, 2, 5, 10].map((k) => k * power).find((k) => k >= size);
}

// Lies in its own x-y plane; `radius` is that of the scene, in the same measure.
export class Floor {
  constructor(radius, measure) {
    this.group = new Group();
    const reach = 3.4 * radius;
    this.cell = tidy((radius * measure) / 7) / measure;
    this.grid = new Mesh(
      new PlaneGeometry(2 * reach, 2 * reach),
      new ShaderMaterial({
        vertexShader: VERTEX, fragmentShader: FRAGMENT, transparent: true, depthWrite: false, side: DoubleSide,
        uniforms: { cell: { value: this.cell }, reach: { value: reach }, ink: { value: new Color() }, strength: { value: 0.5 }, offset: { value: { x: 0, y: 0 } } },
      }),
    );
    this.shadow = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.18, transparent: true, depthWrite: false }));
    this.shadow.receiveShadow = true;
    this.shadow.renderOrder = -1;
    this.grid.renderOrder = -2;
    this.group.add(this.grid, this.shadow);
  }

  dispose() {
    for (const { geometry, material } of [this.grid, this.shadow]) [geometry, material].forEach((part) => part.dispose());
  }

  paint(ink, theme) {
    this.grid.material.uniforms.ink.value.set(ink);
    this.grid.material.uniforms.strength.value = theme === "dark" ? 0.55 : 0.5;
    this.shadow.material.opacity = theme === "dark" ? 0.42 : 0.16;
  }

  // Catch the shadow of these points (of the world) in a light from `sun`, and no more: to look for shadows where there can
  // be none takes most of the time that a picture takes without a graphics card.
  catch(points, sun) {
    this.group.updateWorldMatrix(true, false);
    const back = this.group.matrixWorld.clone().invert();
    const ray = sun.clone().negate().transformDirection(back);
    const box = new Box3();
    for (const point of points) {
      const place = point.applyMatrix4(back);
      box.expandByPoint(place.addScaledVector(ray, Math.max(place.z, 0) / -ray.z));
    }
    box.getCenter(this.shadow.position).setZ(0);
    box.getSize(this.shadow.scale).addScalar(2 * BLUR).setZ(1);
    this.shadow.visible = !box.isEmpty();
  }

  // The grid stands still in the world while the plane follows the camera.
  move(x, y) {
    this.grid.material.uniforms.offset.value = { x, y };
  }
}
