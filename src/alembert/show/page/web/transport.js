// Time: playing, pausing, speed, looping, and the bar to drag through the run.
import { button, element, icon } from "./dom.js";

const SPEEDS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

export class Transport {
  // `onChoice` is told what a person chooses: "speed" or "loop".
  constructor({ start, stop }, unit, onTime, onChoice = () => {}) {
    this.unit = unit;
    this.onTime = onTime;
    this.onChoice = onChoice;
    this.playing = false;
    this.looping = true;
    this.build();
    this.span(start, stop);
    this.time = start;
    this.setSpeed(this.natural());
    this.seek(start);
  }

  build() {
    this.playButton = button("play", "Play", "space", () => this.toggle());
    this.playButton.classList.add("main");
    this.loopButton = button("loop", "Loop", "l", () => this.flipLoop());
    this.loopButton.setAttribute("aria-pressed", "true");
    this.slider = element("input", { type: "range", min: 0, max: 1000, step: "any", value: 0, class: "scrub", "aria-label": "Time" });
    this.slider.addEventListener("input", () => this.seek(this.start + (this.slider.value / 1000) * (this.stop - this.start)));
    this.clock = element("output", { class: "clock" });
    this.speedChoice = element("select", { class: "speed", "aria-label": "Speed", title: "Speed (, and .)" });
    for (const speed of SPEEDS) this.speedChoice.append(this.speedOption(speed));
    this.speedChoice.addEventListener("change", () => this.chooseSpeed(Number(this.speedChoice.value)));
    this.box = element("div", { class: "transport" }, this.playButton, this.slider, this.clock, this.speedChoice, this.loopButton);
  }

  span(start, stop) {
    [this.start, this.stop] = [start, stop];
    this.digits = stop - start < 0.5 ? 4 : stop - start < 20 ? 2 : 1;
    if (this.time !== undefined) this.seek(this.time);
  }

  // The speed at which a run takes between five and sixty seconds.
  natural() {
    const length = this.stop - this.start || 1;
    if (length >= 2.5 && length <= 90) return 1;
    const wanted = length / (length < 2.5 ? 6 : 45);
    return SPEEDS.reduce((best, s) => (Math.abs(Math.log(s / wanted)) < Math.abs(Math.log(best / wanted)) ? s : best));
  }

  speedOption(speed) {
    return element("option", { value: speed }, `${speed}\u00d7`.replace(/^0\./, "."));
  }

  // Any speed; one that is not among the usual ones is offered from then on.
  setSpeed(speed) {
    this.speed = speed;
    if (![...this.speedChoice.options].some((option) => Number(option.value) === speed)) {
      const next = [...this.speedChoice.options].find((option) => Number(option.value) > speed) ?? null;
      this.speedChoice.insertBefore(this.speedOption(speed), next);
    }
    this.speedChoice.value = String(speed);
  }

  chooseSpeed(speed) {
    this.setSpeed(speed);
    this.onChoice("speed");
  }

  faster(step) {
    const other = step > 0 ? SPEEDS.find((speed) => speed > this.speed) : SPEEDS.findLast((speed) => speed < this.speed);
    if (other) this.chooseSpeed(other);
  }

  flipLoop() {
    this.loop(!this.looping);
    this.onChoice("loop");
  }

  loop(on) {
    this.looping = on;
    this.loopButton.setAttribute("aria-pressed", String(on));
  }

  toggle() {
    this.playing ? this.pause() : this.play();
  }

  play() {
    if (this.time >= this.stop) this.seek(this.start);
    this.playing = true;
    this.show();
  }

  pause() {
    this.playing = false;
    this.show();
  }

  show() {
    this.playButton.replaceChildren(icon(this.playing ? "pause" : "play"));
    this.playButton.setAttribute("aria-label", this.playing ? "Pause" : "Play");
  }

  seek(time) {
    this.time = Math.min(Math.max(time, this.start), this.stop);
    const part = (this.time - this.start) / (this.stop - this.start || 1);
    this.slider.value = String(1000 * part);
    this.slider.style.setProperty("--part", `${100 * part}%`);
    this.clock.textContent = `${this.time.toFixed(this.digits)} ${this.unit}`;
    this.onTime(this.time);
  }

  step(part) {
    this.seek(this.time + part * (this.stop - this.start));
  }

  // After so many seconds of the clock on the wall.
  advance(seconds) {
    if (!this.playing) return;
    const next = this.time + seconds * this.speed;
    if (next <= this.stop) this.seek(next);
    else if (this.looping) this.seek(this.start + ((next - this.start) % (this.stop - this.start || 1)));
    else {
      this.seek(this.stop);
      this.pause();
    }
  }
}
