// A colour: a well that opens sliders of hue, saturation, brightness and opacity, and the swatches.
import { Gestures, fill, h, set } from "./dom.js";
import { fromHSB, fromHex, looks, toHSB, toHex, written } from "./color.js";

export function colorControl(field, { edit, swatches = [] }) {
  const like = field.value ?? field.default;
  let color = looks(like, field.css) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
  let hsb = toHSB(color, typeof like?.hue === "number" ? like.hue : 0);
  let busy = false;
  const name = field.name;

  const paint = h("span");
  const well = h("button", {
    type: "button",
    class: "well",
    "aria-label": `${name}: choose a color`,
    "aria-expanded": "false",
    on: { click: () => toggle() },
  },
    paint);
  const text = h("input", {
    class: "field mono", spellcheck: "false", "aria-label": `${name}, as text`, on: {
      change: () => {
        const next = fromHex(text.value);
        const isName = /^[a-zA-Z]+$/.test(text.value);
        text.setAttribute("aria-invalid", String(!next && !isName));
        if (next && typeof like === "object") edit?.(written(toHSB(next, hsb.hue), like));
        else if (next || isName) edit?.(text.value);
      },
    },
  });
  const below = h("div", { class: "below colors", hidden: !open.has(field.pointer) });
  well.setAttribute("aria-expanded", String(!below.hidden));
  const sliders = Object.fromEntries(
    ["hue", "saturation", "brightness", "opacity"].map((part) => [part, slider(part)]));
  const list = h("div", { class: "swatches", role: "group", "aria-label": "Swatches" },
    swatches.map((swatch) => {
      const button = h("button", {
        type: "button",
        "aria-label": swatch.name,
        title: swatch.name,
        data: { css: swatch.css },
        on: {
          click: () =>
            edit?.(typeof like === "object" || like === undefined ? swatchValue(swatch, like) :
                                                                    swatch.value ?? swatch.css),
        },
      });
      button.style.background = swatch.css;
      return button;
    }));
  fill(below, Object.entries(sliders).map(([, part]) => part.row), swatches.length > 0 && list);
  show();
  return {
    elements: [well, text], below, isBusy: () => busy || document.activeElement === text,
    takes: (next) => {
      if (!busy && document.activeElement?.closest?.(".colors") !== below) return false;
      const value = looks(next.value ?? next.default, next.css);
      if (value && !busy) {
        color = value;
        hsb = toHSB(color, next.value?.hue ?? hsb.hue);
        show();
      }
      return true;
    },
  };

  function toggle() {
    below.hidden = !below.hidden;
    if (below.hidden) open.delete(field.pointer);
    else open.add(field.pointer);
    well.setAttribute("aria-expanded", String(!below.hidden));
  }

  function slider(part) {
    const input = h("input", {
      type: "range", class: "slider", min: "0", max: "1", step: "0.01",
      "aria-label": `${name}, ${part}`, disabled: !edit, on: {
        input: () => {
          hsb = { ...hsb, [part]: Number(input.value) };
          color = fromHSB(hsb);
          show();
          edit?.(written(hsb, like), gestures.current);
        },
        pointerdown: () => { busy = true; }, pointerup: () => { busy = false; },
      },
    });
    const gestures = new Gestures(input);
    const output = h("output");
    const row = h("div", { class: "row" },
      h("span", { text: part.charAt(0).toUpperCase(), title: part }), input, output);
    return { row, input, output };
  }

  function show() {
    paint.style.background = toHex(color);
    if (document.activeElement !== text)
      text.value = typeof like === "string" && !busy ? like : toHex(color);
    for (const [part, { input, output }] of Object.entries(sliders)) {
      if (document.activeElement !== input || !busy)
        input.value = String(Number(hsb[part].toFixed(3)));
      output.textContent =
        part === "hue" ? `${Math.round(hsb.hue * 360)}°` : `${Math.round(hsb[part] * 100)} %`;
      input.setAttribute("aria-valuetext", output.textContent);
    }
    const css = (changes) => toHex(fromHSB({ ...hsb, opacity: 1, ...changes }));
    const stops = (part, count = 2) => Array.from({ length: count }, (_, index) =>
      css({ [part]: index / (count - 1) })).join(", ");
    const spectrum = Array.from({ length: 13 }, (_, index) =>
      toHex(fromHSB({ hue: index / 12, saturation: 1, brightness: 1 }))).join(", ");
    const tracks = {
      hue: spectrum, saturation: stops("saturation"), brightness: stops("brightness", 3),
      opacity: `${css({})}00, ${css({})}`,
    };
    for (const [part, { input }] of Object.entries(sliders)) {
      set(input, { style: { "--track": `linear-gradient(to right, ${tracks[part]})` } });
    }
    for (const button of list.children) {
      button.setAttribute(
        "aria-pressed",
        String(button.dataset.css?.toUpperCase() === toHex({ ...color, alpha: 1 })));
    }
  }
}

/** The wells that are open stay open while values come and go. */
const open = new Set();

function swatchValue(swatch, like) {
  if (typeof swatch.value === "object") return swatch.value;
  const color = fromHex(swatch.css);
  return color ? written(toHSB(color), like) : swatch.value;
}
