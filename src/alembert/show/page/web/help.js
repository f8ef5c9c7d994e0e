// What the keys and fingers do.
import { element } from "./dom.js";

const KEYS = [
  ["space", "play or pause"],
  ["\u2190 \u2192", "step back and forth (shift: farther)"],
  ["home end", "to the start, to the end"],
  [", .", "slower, faster"],
  ["l", "loop"],
  ["f", "constraint forces"],
  ["t", "traces"],
  ["n", "names"],
  ["s", "several runs: overlaid or side by side"],
  ["r", "camera back to where it was"],
  ["d", "light or dark"],
  ["?", "this help"],
];

export function helpDialog() {
  const list = element("dl", { class: "keys" });
  for (const [key, meaning] of KEYS) list.append(element("dt", {}, ...key.split(" ").map((k) => element("kbd", {}, k))), element("dd", {}, meaning));
  const close = element("button", { type: "button", class: "close", onclick: () => dialog.close() }, "Close");
  const dialog = element(
    "dialog", { class: "help", "aria-label": "Help" }, element("h2", {}, "Keys and fingers"), list,
    element("p", {}, "Drag to turn the picture, with two fingers or the right button to move it; pinch or wheel to come closer. Drag in a plot to go through time."),
    close,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}
