// Makes elements: the page has no markup in strings and no styles in attributes.

/**
 * An element with attributes, listeners and children.
 *
 * `class`, `text`, `value`, `checked`… are set as properties where there are some; `on` has
 * listeners, `style` values for the element's style by way of the CSSOM, which the content security
 * policy allows.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined
    && child !== false));
  return element;
}

/** Sets attributes as `h` does. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(
          event, listener, event === "wheel" ? { passive: false } : undefined);
      }
    } else if (name === "style") {
      for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    } else if (name === "class") {
      element.className = value;
    } else if (name === "text") {
      element.textContent = value;
    } else if (name === "data") {
      Object.assign(element.dataset, value);
    } else if (PROPERTIES.has(name)) {
      element[name] = value;
    } else if (value === null || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  return element;
}

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "tabIndex", "selected"]);

/** An element of an SVG. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Puts children in place of those that an element has. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(3).filter((child) => child));
  return element;
}

/** A select with options: `[value, title]` or texts. */
export function select(label, options, value, change, more = {}) {
  const element = h("select", {
    class: `field ${more.class ?? ""}`, "aria-label": label, title: more.title ?? label,
    on: { change: () => change(element.value) },
  }, options.map((option) => {
    const [key, title] = Array.isArray(option) ? option : [option, option];
    return h("option", { value: key, text: title });
  }));
  element.value = value;
  return element;
}

/**
 * One of several choices, as radio buttons with arrow keys; `choices` are `{value, title, icon?}`.
 */
export function segments(label, choices, value, change, more = {}) {
  const group =
    h("div", { class: `segments ${more.class ?? ""}`, role: "radiogroup", "aria-label": label });
  group.setValue = (next) => {
    for (const button of group.children) {
      const chosen = button.dataset.value === String(next);
      button.setAttribute("aria-checked", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
    if (![...group.children].some((button) => button.tabIndex === 0)) {
      group.firstElementChild.tabIndex = 0;
    }
  };
  const choose = (button) => {
    group.setValue(button.dataset.value);
    button.focus();
    change(button.dataset.value);
  };
  for (const choice of choices) {
    const button = h("button", {
      type: "button",
      role: "radio",
      class: choice.icon && !choice.label ? "icon" : "",
      title: choice.hint ?? choice.title,
      "aria-label": choice.title,
      data: { value: choice.value },
      on: { click: () => choose(button) },
    },
      choice.icon,
      choice.icon && !choice.label ? null : h("span", { text: choice.label ?? choice.title }));
    group.append(button);
  }
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...group.children];
    const index = all.indexOf(document.activeElement);
    choose(all[(index + step + all.length) % all.length]);
  });
  group.setValue(value);
  return group;
}

/** Calls a function at most once a frame of the display, with the last arguments. */
export function perFrame(action) {
  let last;
  let planned = false;
  return (...given) => {
    last = given;
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      action(...last);
    });
  };
}

/**
 * The names of gestures: all that comes from one press of a pointer, or from keys in quick
 * succession, is one.
 */
export class Gestures {
  #name = null;
  #time = 0;
  #isHeld = false;

  /** Listens to a slider. */
  constructor(element) {
    element.addEventListener("pointerdown", () => {
      this.#isHeld = true;
      this.#name = null;
    });
    const end = () => { this.#isHeld = false; };
    for (const name of ["pointerup", "pointercancel", "blur"]) element.addEventListener(name, end);
  }

  get isHeld() { return this.#isHeld; }

  /** The name of the gesture that goes on now. */
  get current() {
    const now = performance.now();
    if (!this.#name || (!this.#isHeld && now - this.#time > 1200)) this.#name = crypto.randomUUID();
    this.#time = now;
    return this.#name;
  }
}

/** A number without noise: at most some decimals. */
export function tidy(number, decimals = 3) {
  return Number(Number(number).toFixed(decimals));
}
