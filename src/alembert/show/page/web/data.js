// Compact columns of numbers, and their values between the samples.
import { Quaternion } from "three";

function bytes(text) {
  const raw = atob(text);
  const out = new Uint8Array(raw.length);
  for (let k = 0; k < raw.length; k++) out[k] = raw.charCodeAt(k);
  return out;
}

export function floats(text) {
  const found = bytes(text);
  return new Float32Array(found.buffer, 0, found.length / 4);
}

export function places(text) {
  const found = bytes(text);
  return new Uint16Array(found.buffer, 0, found.length / 2);
}

// A table (samples, columns) decoded from 16-bit steps; `at` takes the part of the run, 0 to 1.
export class Track {
  constructor(coded) {
    const { width, count, middle, half, moving } = coded;
    this.width = width;
    this.count = count;
    this.values = new Float32Array(width * count);
    const found = bytes(coded.steps);
    const steps = new Int16Array(found.buffer, 0, found.length / 2);
    for (let k = 0; k < count; k++) this.values.set(middle, k * width);
    for (let c = 0; c < moving.length; c++) {
      for (let k = 0; k < count; k++) {
        this.values[k * width + moving[c]] += (half[c] * steps[k * moving.length + c]) / 32767;
      }
    }
  }

  place(part) {
    const x = Math.min(Math.max(part, 0), 1) * (this.count - 1);
    const k = Math.min(Math.floor(x), Math.max(this.count - 2, 0));
    return [k, x - k];
  }

  linear(part, out) {
    const [k, s] = this.place(part);
    const a = k * this.width;
    const b = Math.min(k + 1, this.count - 1) * this.width;
    for (let c = 0; c < this.width; c++) out[c] = this.values[a + c] * (1 - s) + this.values[b + c] * s;
    return out;
  }

  // Cubic between the samples (Catmull-Rom), so that thirty samples a second look like sixty.
  smooth(part, out) {
    const [k, s] = this.place(part);
    const last = this.count - 1;
    const [p, a, b, n] = [Math.max(k - 1, 0), k, Math.min(k + 1, last), Math.min(k + 2, last)].map((i) => i * this.width);
    const v = this.values;
    for (let c = 0; c < this.width; c++) {
      const [y0, y1, y2, y3] = [v[p + c], v[a + c], v[b + c], v[n + c]];
      const slope1 = k > 0 ? (y2 - y0) / 2 : y2 - y1;
      const slope2 = k + 2 <= last ? (y3 - y1) / 2 : y2 - y1;
      const d = y2 - y1;
      out[c] = y1 + s * (slope1 + s * (3 * d - 2 * slope1 - slope2 + s * (slope1 + slope2 - 2 * d)));
    }
    return out;
  }
}

const other = new Quaternion();

export class TurnTrack extends Track {
  turn(part, out) {
    const [k, s] = this.place(part);
    const v = this.values;
    out.fromArray(v, k * 4).normalize();
    if (s > 0 && k + 1 < this.count) out.slerp(other.fromArray(v, (k + 1) * 4).normalize(), s);
    return out;
  }
}
