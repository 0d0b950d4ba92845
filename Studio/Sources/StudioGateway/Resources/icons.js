// The page's icons: strokes in a square of 16, in the colour of the text around them.
import { svg } from "./dom.js";

const PATHS = {
  play: "M5 3.2v9.6l7.6-4.8z",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  stepBack: "M11.5 4v8L6 8zM4.5 4v8",
  stepForward: "M4.5 4v8L10 8zM11.5 4v8",
  toStart: "M12.5 4v8L7.5 8zM7.5 4v8L3 8z",
  loop: "M3 8a4 4 0 0 1 4-3.5h5M10 2.5l2 2-2 2M13 8a4 4 0 0 1-4 3.5H4M6 13.5l-2-2 2-2",
  record: "M8 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6",
  touch: "M4 2.5l8.5 5-3.7 1-1.9 3.6z",
  select: "M3 5V3h2M11 3h2v2M13 11v2h-2M5 13H3v-2M7 3h2M13 7v2M9 13H7M3 9V7",
  keyboard: "M1.5 4.5h13v7h-13zM4 7h.01M6.6 7h.01M9.3 7h.01M12 7h.01M5 9.3h6",
  undo: "M6 3.5L3 6.5l3 3M3.2 6.5h6a3.3 3.3 0 0 1 0 6.6H6.5",
  redo: "M10 3.5l3 3-3 3M12.8 6.5h-6a3.3 3.3 0 0 0 0 6.6h2.7",
  sun:
    "M8 5.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4M8 1.5v1.2M8 13.3v1.2M1.5 8h1.2"
    + "M13.3 8h1.2M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9",
  moon: "M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6z",
  export: "M8 10V2.5M5 5l3-2.8L11 5M3 9v4h10V9",
  help: "M5.8 6a2.2 2.2 0 1 1 3.3 1.9c-.8.5-1.1.9-1.1 1.7M8 12.2h.01",
  grid: "M2.5 2.5h4.4v4.4H2.5zM9.1 2.5h4.4v4.4H9.1zM2.5 9.1h4.4v4.4H2.5zM9.1 9.1h4.4v4.4H9.1z",
  scene: "M2.5 3.5h11v9h-11z",
  matrix: "M2.5 2.5h11v11h-11zM2.5 8h11M8 2.5v11",
  vector: "M3.5 12.5C3.5 7 12.5 9 12.5 3.5M2.2 11.2h2.6v2.6H2.2zM11.2 2.2h2.6v2.6h-2.6z",
  code: "M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5",
  checker: "M2.5 2.5h11v11h-11zM2.5 8h11M8 2.5v11M3 3h4.5v4.5H3zM8.5 8.5H13V13H8.5z",
  check: "M3 8.5l3.2 3.2L13 4.8",
  warning: "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6h.01",
  close: "M4 4l8 8M12 4l-8 8",
  left: "M2.5 3h11v10h-11zM6.2 3v10",
  right: "M2.5 3h11v10h-11zM9.8 3v10",
  camera: "M2 5h3l1-1.8h4L11 5h3v8H2zM8 6.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4",
  boxes: "M2.5 2.5h11v11h-11zM5 5h6v6H5z",
  eye:
    "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z"
    + "M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6",
  reset: "M3.2 6.5a5 5 0 1 1-.2 2.6M3 3.2v3.4h3.4",
  plus: "M8 3.5v9M3.5 8h9",
  minus: "M3.5 8h9",
  chevron: "M6 4l4 4-4 4",
  back: "M10 4l-4 4 4 4",
  rightToLeft: "M13 4.5H6M13 8H3M13 11.5H8",
  leftToRight: "M3 4.5h7M3 8h10M3 11.5h5",
};
const FILLED = new Set(["play", "stepBack", "stepForward", "toStart", "touch", "record"]);

/** The icon of a name. */
export function icon(name, size = 16) {
  return svg("svg", {
    viewBox: "0 0 16 16", width: size, height: size, "aria-hidden": "true",
    fill: FILLED.has(name) ? "currentColor" : "none", stroke: "currentColor",
    "stroke-width": "1.4", "stroke-linecap": "round", "stroke-linejoin": "round",
  }, svg("path", { d: PATHS[name] }));
}
