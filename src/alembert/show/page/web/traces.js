// The path that a point has taken, fading with age.
import { Color } from "three";
import { Line2 } from "three/examples/jsm/lines/Line2.js";
import { LineGeometry } from "three/examples/jsm/lines/LineGeometry.js";
import { LineMaterial } from "three/examples/jsm/lines/LineMaterial.js";

const PIECES = 260;

export class Trace {
  constructor(color, width, opacity) {
    this.geometry = new LineGeometry();
    this.material = new LineMaterial({ linewidth: width, vertexColors: true, transparent: true, opacity, depthWrite: false });
    this.places = new Float32Array(3 * (PIECES + 1));
    this.colors = new Float32Array(3 * (PIECES + 1));
    this.color = color;
    this.line = new Line2(this.geometry, this.material);
    this.line.frustumCulled = false;
    this.line.renderOrder = 2;
  }

  paint(color, background) {
    const [ink, paper] = [new Color(color), new Color(background)];
    for (let k = 0; k <= PIECES; k++) {
      const age = Math.pow(k / PIECES, 1.3);
      ink.clone().lerp(paper, 1 - age).toArray(this.colors, 3 * k);
    }
    this.geometry.setColors(this.colors);
  }

  // `point(part, k)` writes the place at a part of the run into the array at index k.
  show(part, length, point) {
    const start = Math.max(part - length, 0);
    for (let k = 0; k <= PIECES; k++) point(start + ((part - start) * k) / PIECES, this.places, 3 * k);
    this.geometry.setPositions(this.places);
  }
}
