// One field of the inspector: a label, a control by the kind of the value, a way back to the
// default.
import { Gestures, h, segments, select, set, tidy } from "./dom.js";
import { colorControl } from "./colorfield.js";
import { curveView } from "./curves.js";
import { icon } from "./icons.js";

/** More choices than this, or longer ones, are a menu. */
const SEGMENTS = { count: 4, letters: 26 };

/**
 * The row of a field. `edit(value, gesture)` sets it, `unset()` takes it away; both are absent
 * where nothing may be written. Rows have `update(field)`, which brings a new value in without
 * touching what is being used.
 */
export function fieldRow(field, { edit, unset, swatches }) {
  const label =
    h("label", { class: "label", text: title(field.name), title: field.doc ?? field.name });
  const control = h("div", { class: "control" });
  const reset = h("button", {
    type: "button",
    class: "button icon unset",
    "aria-label": `Reset ${field.name}`,
    title: "Reset to the default",
    on: { click: () => unset?.() },
  },
    icon("reset", 13));
  const row = h("div", { class: "entry", data: { pointer: field.pointer, kind: field.kind } },
    label, control, reset);
  let used = null;
  row.update = (next, isForced = false) => {
    const value = JSON.stringify([next.value, next.css, next.isSet, next.default]);
    row.classList.toggle("is-set", Boolean(next.isSet));
    reset.disabled = !next.isSet || !edit;
    if (value === used && !isForced) return;
    used = value;
    if (row.current?.takes?.(next)) return;
    if (row.contains(document.activeElement) && row.current?.isBusy?.()) return;
    const hadFocus = control.contains(document.activeElement);
    row.querySelector(":scope > .below")?.remove();
    const made = makeControl(next, { edit, swatches, label });
    row.current = made;
    control.replaceChildren(...made.elements);
    if (made.below) row.append(made.below);
    const main = control.querySelector("input, select, textarea, button");
    if (main && !main.id) main.id = `field-${next.pointer.replaceAll("/", "-")}`;
    if (main && main.matches("input, select, textarea")) label.htmlFor = main.id;
    if (hadFocus) main?.focus({ preventScroll: true });
    if (!edit)
      for (const part of control.querySelectorAll("input, select, textarea, button"))
        part.disabled = true;
  };
  row.update(field);
  return row;
}

/** `outlineWidth` as people read it. */
export function title(name) {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function makeControl(field, context) {
  if (field.isExpression || isExpression(field.value)) return expressionControl(field, context);
  const { value } = field;
  switch (field.kind) {
    case "number": case "angle":
      return typeof (value ?? field.default ?? 0) === "number"
        ? numberControl(field, context) : jsonControl(field, context);
    case "bool": return boolControl(field, context);
    case "color": return colorControl(field, context);
    case "text":
      return typeof (value ?? "") === "string" ? textControl(field, context) :
                                                 jsonControl(field, context);
    case "choice": return choiceControl(field, context);
    case "point": return pointControl(field, context);
    case "animation": return animationControl(field, context);
    default: return jsonControl(field, context);
  }
}

function isExpression(value) {
  return typeof value === "object" && value !== null && ("$" in value || "$bind" in value);
}

// Numbers.

function numberControl(field, { edit, label }) {
  const { minimum, maximum } = field;
  const now = field.value ?? field.default ?? minimum ?? 0;
  const isKnown = typeof (field.value ?? field.default) === "number";
  const has = Number.isFinite(minimum);
  const end = Number.isFinite(maximum) ? maximum : usualEnd(now);
  const step = field.step ?? (has ? niceStep(end - minimum) : 1);
  let busy = false;
  const number = h("input", {
    type: "number",
    class: `field ${has ? "number" : ""}`,
    step: "any",
    min: minimum ?? null,
    max: maximum ?? null,
    value: isKnown ? String(tidy(now, 4)) : "",
    "aria-label": `${title(field.name)}${has ? ", exactly" : ""}`,
    placeholder: "–",
    on: {
      change: () => {
        const next = Number(number.value);
        const isFine = number.value !== "" && number.checkValidity();
        number.setAttribute("aria-invalid", String(!isFine));
        if (isFine) edit?.(next);
      },
      keydown: (event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!by) return;
        event.preventDefault();
        const next =
          clamp(Number(number.value) + by * step * (event.shiftKey ? 10 : 1), minimum, maximum);
        number.value = String(tidy(next, 4));
        edit?.(
          Number(number.value), `key ${field.pointer} ${Math.floor(performance.now() / 1200)}`);
      },
    },
  });
  if (!has) {
    scrub(label, {
      start: () => Number(number.value),
      step,
      minimum,
      maximum,
      change: (next, gesture) => {
        number.value = String(next);
        edit?.(next, gesture);
      },
      busy: (is) => {
        busy = is;
      }
    });
    return { elements: [number], isBusy: () => busy || document.activeElement === number };
  }
  const slider = h("input", {
    type: "range", class: "slider", min: minimum, max: Math.max(end, now), step, value: String(now),
    "aria-label": title(field.name),
  });
  const show = () => {
    set(slider,
      { style: { "--share": `${(slider.value - minimum) / (slider.max - minimum || 1) * 100}%` } });
  };
  const gestures = new Gestures(slider);
  slider.addEventListener("input", () => {
    show();
    number.value = String(tidy(slider.value, 4));
    edit?.(Number(slider.value), gestures.current);
  });
  show();
  return {
    elements: [slider, number], isBusy: () => gestures.isHeld,
    takes: (next) => {
      const value = next.value ?? next.default;
      if (gestures.isHeld) return true;
      if (typeof value !== "number" || document.activeElement === number) return false;
      slider.max = String(Math.max(slider.max, value));
      slider.value = String(value);
      number.value = String(tidy(value, 4));
      show();
      return true;
    },
  };
}

/** Where the slider of a number ends that has no greatest value: the field beside it takes more. */
function usualEnd(value) {
  if (value > 50) return 2 * 10 ** Math.ceil(Math.log10(value));
  return Number.isInteger(value) ? 100 : value > 2 ? 20 : 2;
}

function niceStep(range) {
  const rough = 10 ** Math.floor(Math.log10(range || 1) - 2);
  return range <= 1 ? 0.01 : rough < 0.01 ? 0.01 : rough;
}

function clamp(value, minimum = -Infinity, maximum = Infinity) {
  return Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, value));
}

/** A label that is drawn to the side changes its number. */
function scrub(label, { start, step, minimum, maximum, change, busy }) {
  label.classList.add("scrub");
  label.onpointerdown = (event) => {
    const from = start();
    const gesture = crypto.randomUUID();
    label.setPointerCapture(event.pointerId);
    busy(true);
    label.onpointermove = (now) => {
      const by = Math.round((now.clientX - event.clientX) / 2);
      if (by) change(tidy(clamp(from + by * step, minimum, maximum), 4), gesture);
    };
    label.onpointerup = label.onpointercancel = () => {
      label.onpointermove = null;
      busy(false);
    };
  };
}

// Other kinds.

function boolControl(field, { edit }) {
  const box = h("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: Boolean(field.value ?? field.default),
    "aria-label": title(field.name),
    on: { change: () => edit?.(box.checked) },
  });
  return { elements: [box] };
}

function textControl(field, { edit }) {
  const text = field.value ?? "";
  const isLong = text.length > 40 || text.includes("\n");
  const gesture = () => `text ${field.pointer} ${started}`;
  let started = crypto.randomUUID();
  const input = h(isLong ? "textarea" : "input", {
    class: "field", value: text, placeholder: field.default ?? "", rows: isLong ? 3 : null,
    "aria-label": title(field.name), on: {
      input: () => edit?.(input.value, gesture()),
      focus: () => { started = crypto.randomUUID(); },
    },
  });
  return { elements: [input], isBusy: () => document.activeElement === input };
}

function choiceControl(field, { edit }) {
  const choices = field.choices ?? [];
  const names = choices.map(
    (choice) => (typeof choice === "object" ? choice : { value: choice, title: String(choice) }));
  const now = field.value ?? field.default ?? "";
  const letters = names.reduce((sum, { title: text }) => sum + text.length, 0);
  if (names.length <= SEGMENTS.count && letters <= SEGMENTS.letters && names.length > 1) {
    return { elements: [segments(title(field.name), names, now, (value) => edit?.(value))] };
  }
  const options = names.map(({ value, title: text }) => [value, text]);
  if (!names.some(({ value }) => value === now)) options.unshift([now, String(now) || "–"]);
  return { elements: [select(title(field.name), options, now, (value) => edit?.(value))] };
}

function pointControl(field, { edit }) {
  const value = field.value ?? field.default ?? {};
  const isList = Array.isArray(value);
  const keys = field.keys ?? ("width" in value ? ["width", "height"] : ["x", "y"]);
  const parts = isList ? [...value] : keys.map((key) => value[key]);
  const pair = h("div", { class: "pair" },
    keys.map(
      (key, index) => h("label", {}, h("span", { text: key.charAt(0).toUpperCase() }), h("input", {
        type: "number",
        step: "any",
        class: "field",
        value: parts[index] ?? "",
        "aria-label": `${title(field.name)}, ${key}`,
        on: {
          change: (event) => {
            parts[index] = Number(event.target.value);
            const full = parts.map((part) => part ?? 0);
            edit?.(isList ? full : {...value, [keys[0]]: full[0], [keys[1]]: full[1] });
          },
        },
      }))));
  return { elements: [pair], isBusy: () => pair.contains(document.activeElement) };
}

const ANIMATIONS = [
  "default", "spring", "smooth", "snappy", "bouncy", "linear", "easeIn", "easeOut", "easeInOut",
  "timingCurve"
];

function animationControl(field, { edit }) {
  const value = field.value ?? field.default ?? "default";
  const name = typeof value === "string" ? value : Object.keys(value ?? {})[0];
  const options = ANIMATIONS.includes(name) ? ANIMATIONS : [name, ...ANIMATIONS];
  const menu = select(title(field.name), options, name,
    (next) => edit?.(next === "timingCurve" ?
        { timingCurve: { controlPoints: [0.3, 0, 0.2, 1], duration: 0.5 } } :
        next));
  let busy = false;
  const below = curveView(value, edit && ((next, gesture) => edit(next, gesture)));
  below?.addEventListener("pointerdown", () => { busy = true; });
  below?.addEventListener("pointerup", () => { busy = false; });
  return { elements: [menu], below, isBusy: () => busy, takes: () => busy };
}

function expressionControl(field, context) {
  const { value } = field;
  const key = "$bind" in (value ?? {}) ? "$bind" : "$";
  const input = h("input", {
    class: "field expression",
    value: value?.[key] ?? "",
    "aria-label": `${title(field.name)}, an expression`,
    title: key === "$bind" ? "A binding" : "An expression",
    spellcheck: "false",
    on: { change: () => context.edit?.({ ...value, [key]: input.value }) },
  });
  return { elements: [input], isBusy: () => document.activeElement === input };
}

function jsonControl(field, { edit }) {
  const text = field.value === undefined || field.value === null ? "" : JSON.stringify(field.value);
  const isLong = text.length > 36;
  const input = h(isLong ? "textarea" : "input", {
    class: "field mono",
    value: isLong ? JSON.stringify(field.value, null, 1) : text,
    rows: isLong ? 4 : null,
    spellcheck: "false",
    "aria-label": `${title(field.name)}, as JSON`,
    placeholder: JSON.stringify(field.default ?? undefined) ?? "–",
    on: {
      change: () => {
        try {
          const next = JSON.parse(input.value);
          input.setAttribute("aria-invalid", "false");
          edit?.(next);
        } catch {
          input.setAttribute("aria-invalid", "true");
        }
      },
    },
  });
  return { elements: [input], isBusy: () => document.activeElement === input };
}
