// Animations drawn: springs in closed form, timing curves with their control points.
import { fill, h, svg } from "./dom.js";

const EASINGS = {
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
  default: [0.25, 0.1, 0.25, 1],
};
const SPRINGS = {
  spring: { duration: 0.5, bounce: 0 },
  smooth: { duration: 0.5, bounce: 0 },
  snappy: { duration: 0.5, bounce: 0.15 },
  bouncy: { duration: 0.5, bounce: 0.3 },
  interactiveSpring: { duration: 0.15, bounce: 0.15 },
  default: { duration: 0.55, bounce: 0 },
};

/**
 * What an animation's value says: `{kind: "spring", duration, bounce}` or `{kind: "curve", points,
 * duration}`.
 */
export function describeAnimation(value) {
  const name = typeof value === "string" ? value : Object.keys(value ?? {})[0];
  const own = typeof value === "object" && value !== null ? value[name] : undefined;
  const options = typeof own === "number" ? { duration: own } : own ?? {};
  if (SPRINGS[name]) {
    const usual = SPRINGS[name];
    const fraction = options.dampingFraction;
    return {
      kind: "spring",
      name,
      duration: Number(options.response ?? options.duration ?? usual.duration),
      bounce: Number(fraction === undefined ?
          (options.bounce ?? usual.bounce) + (options.extraBounce ?? 0) :
          1 - fraction),
    };
  }
  if (name === "interpolatingSpring") {
    const { stiffness = 100, damping = 10, mass = 1 } = options;
    const pace = Math.sqrt(stiffness / mass);
    return {
      kind: "spring",
      name,
      duration: 2 * Math.PI / pace,
      bounce: 1 - damping / (2 * Math.sqrt(stiffness * mass))
    };
  }
  const points = name === "timingCurve" ? options.controlPoints : EASINGS[name];
  return points ? { kind: "curve", name, points, duration: Number(options.duration ?? 0.35) } :
                  null;
}

/** The way at a time of a spring without a first velocity; `bounce` 0 is critically damped. */
export function springValue({ duration, bounce }, time) {
  const pace = 2 * Math.PI / Math.max(duration, 1e-3);
  const damping = bounce < 0 ? 1 / (1 + bounce || 1e-3) : 1 - bounce;
  if (damping < 0.9999) {
    const swing = pace * Math.sqrt(1 - damping * damping);
    const decay = Math.exp(-damping * pace * time);
    return 1 - decay * (Math.cos(swing * time) + damping * pace / swing * Math.sin(swing * time));
  }
  if (damping < 1.0001) return 1 - Math.exp(-pace * time) * (1 + pace * time);
  const root = Math.sqrt(damping * damping - 1);
  const slow = -pace * (damping - root);
  const fast = -pace * (damping + root);
  return 1 - (fast * Math.exp(slow * time) - slow * Math.exp(fast * time)) / (fast - slow);
}

/**
 * A drawing of an animation.
 *
 * With `change`, the knobs of a timing curve, or of a spring (sideways: duration, up and down:
 * bounce), are dragged.
 */
export function curveView(value, change) {
  const shape = describeAnimation(value);
  if (!shape) return null;
  const view =
    svg("svg", { class: "curve", viewBox: "0 0 240 84", preserveAspectRatio: "none", role: "img" });
  draw(view, shape);
  if (change) drag(view, shape, change);
  return h("div", { class: "below" }, view);
}

const X = (share) => 12 + share * 216;
const Y = (way) => 68 - way * 48;

function draw(view, shape) {
  const steps = 96;
  const seconds = shape.kind === "spring" ? Math.max(1, shape.duration * 2.4) : shape.duration;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    return shape.kind === "spring"
      ? [X(share), Y(springValue(shape, share * seconds))] : bezier(shape.points, share);
  });
  const parts = [
    svg("line", { x1: 0, x2: 240, y1: Y(0), y2: Y(0) }),
    svg("line", { x1: 0, x2: 240, y1: Y(1), y2: Y(1) }),
    svg("path", { d: `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}` }),
  ];
  if (shape.kind === "curve") {
    const [x1, y1, x2, y2] = shape.points;
    parts.push(
      svg("line", { class: "arm", x1: X(0), y1: Y(0), x2: X(x1), y2: Y(y1) }),
      svg("line", { class: "arm", x1: X(1), y1: Y(1), x2: X(x2), y2: Y(y2) }),
      knob(X(x1), Y(y1), 0), knob(X(x2), Y(y2), 1));
  } else {
    const peak = Math.max(...points.map(([, y]) => -y));
    const top = points.find(([, y]) => -y === peak);
    parts.push(knob(Math.min(228, X(shape.duration / seconds)), Math.max(6, top[1]), 2));
  }
  fill(view, parts);
  view.setAttribute("aria-label", shape.kind === "spring"
    ? `Spring over ${shape.duration} s with bounce ${shape.bounce.toFixed(2)}`
    : `Curve ${shape.points.join(", ")} over ${shape.duration} s`);
}

function knob(x, y, index) {
  return svg("circle", { class: "knob", cx: x, cy: y, r: 4.5, "data-index": index });
}

function bezier([x1, y1, x2, y2], s) {
  const part = (a, b) => 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3;
  return [X(part(x1, x2)), Y(part(y1, y2))];
}

function drag(view, shape, change) {
  const round = (number) => Number(number.toFixed(2));
  view.addEventListener("pointerdown", (event) => {
    const index = Number(event.target.dataset?.index ?? -1);
    if (index < 0) return;
    event.preventDefault();
    view.setPointerCapture(event.pointerId);
    const gesture = crypto.randomUUID();
    const box = view.getBoundingClientRect();
    const start = { ...shape };
    const move = (now) => {
      const share = ((now.clientX - box.left) / box.width * 240 - 12) / 216;
      const way = (68 - (now.clientY - box.top) / box.height * 84) / 48;
      if (index === 2) {
        const by =
          [(now.clientX - event.clientX) / box.width, (event.clientY - now.clientY) / box.height];
        shape.duration = Math.max(0.05, round(start.duration + by[0] * 2));
        shape.bounce = Math.min(0.95, Math.max(-0.9, round(start.bounce + by[1])));
        draw(view, shape);
        return change({ spring: { duration: shape.duration, bounce: shape.bounce } }, gesture);
      }
      shape.points = [...shape.points];
      shape.points[index * 2] = Math.min(1, Math.max(0, round(share)));
      shape.points[index * 2 + 1] = round(Math.min(2, Math.max(-1, way)));
      draw(view, shape);
      change({ timingCurve: { controlPoints: shape.points, duration: shape.duration } }, gesture);
    };
    view.addEventListener("pointermove", move);
    view.addEventListener(
      "pointerup", () => view.removeEventListener("pointermove", move), { once: true });
  });
}
