// Real elements for what the scene tells assistive technologies: roles, names, values and boxes
// over the canvas.
import { h, set } from "./dom.js";

const ROLES = {
  text: null, heading: "heading", image: "img", button: "button", link: "link", switch: "switch",
  checkbox: "checkbox", slider: "slider", stepper: "spinbutton", textbox: "textbox",
  popupButton: "button", radioGroup: "radiogroup", radio: "radio", tabList: "tablist", tab: "tab",
  menu: "menu", menuItem: "menuitem", list: "list", row: "listitem", scrollArea: "region",
  dialog: "dialog", alertDialog: "alertdialog", region: "region", progress: "progressbar",
  group: "group",
};
const TAPPED = new Set([
  "button",
  "link",
  "switch",
  "checkbox",
  "textbox",
  "popupButton",
  "radio",
  "tab",
  "menuItem",
  "row",
]);
const ADJUSTED = new Set(["slider", "stepper"]);
const HOLDING = new Set([
  "list", "radioGroup", "tabList", "menu", "dialog", "alertDialog", "region", "scrollArea", "group"
]);

export class ElementTree {
  #nodes = new Map();

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div", { class: "elements", role: "group", "aria-label": "Views of the scene" });
    app.on("scene", () => {
      this.#nodes.clear();
      this.root.replaceChildren();
      app.scene.addEventListener("elements", () => this.#update());
    });
  }

  /** Draws the boxes of the elements, or not. */
  show(isShown) { this.root.classList.toggle("shown", isShown); }

  /** Puts all boxes where the canvas has them at this zoom. */
  place() { this.#update(); }

  #update() {
    const kept = new Map();
    const { scene } = this.app;
    this.#fill(this.root, scene?.elements ?? [], [0, 0], kept);
    this.#nodes = kept;
    const focused = this.#focused(scene?.elements ?? []);
    if (focused && document.activeElement === this.stage.input.sink) this.stage.input.setKeys(true);
    if (!focused && this.stage.input.takesKeys && !this.keysAsked) this.stage.input.setKeys(false);
  }

  #focused(elements) {
    for (const element of elements) {
      if (element.isFocused || element.traits?.includes("focused")) return element;
      const inside = this.#focused(element.children ?? []);
      if (inside) return inside;
    }
    return null;
  }

  /**
   * Brings the children of a node up to date; nodes of views that stay are kept, and with them the
   * focus.
   */
  #fill(parent, elements, origin, kept) {
    const nodes = elements.map((element) => {
      const node = this.#nodes.get(element.id) ?? this.#make(element);
      kept.set(element.id, node);
      this.#describe(node, element, origin);
      const children = element.children ?? [];
      const [x, y] = element.frame ?? origin;
      this.#fill(node, children, [x, y], kept);
      return node;
    });
    // What is written in a node comes before the nodes inside of it.
    const old = [...parent.children].filter(({ element }) => element);
    if (old.length === nodes.length && nodes.every((node, index) => old[index] === node)) return;
    for (const child of old) if (!nodes.includes(child)) child.remove();
    let after = null;
    for (const node of nodes.toReversed()) {
      if (node.parentElement !== parent || node.nextElementSibling !== after)
        parent.insertBefore(node, after);
      after = node;
    }
  }

  #make(element) {
    const node = h("div", { data: { role: element.role ?? "group" } });
    if (!ROLES[element.role]) node.append(h("span"));
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      this.#activate(node.element);
    });
    node.addEventListener("keydown", (event) => this.#key(event, node.element));
    return node;
  }

  #describe(node, element, [left, top]) {
    node.element = element;
    const { role, name, value, frame } = element;
    const isOff = element.isEnabled === false || element.enabled === false;
    const isReached = !isOff && (TAPPED.has(role) || ADJUSTED.has(role)
      || element.actions?.includes("press"));
    const attributes = {
      role: ROLES[role] ?? (HOLDING.has(role) ? "group" : null),
      "aria-label": ROLES[role] && name ? name : null,
      "aria-disabled": isOff ? "true" : null,
      tabindex: isReached ? "0" : null,
      "data-identifier": element.identifier ?? null,
    };
    Object.assign(attributes, states(element));
    set(node, attributes);
    if (!ROLES[role]) {
      const text = [name, value].filter(Boolean).join(", ");
      const span = node.querySelector(":scope > span");
      if (span && span.textContent !== text) span.textContent = text;
    }
    const { zoom } = this.stage;
    if (!frame) return set(node, { hidden: true });
    node.hidden = false;
    set(node, { style: {
      left: `${(frame[0] - left) * zoom}px`, top: `${(frame[1] - top) * zoom}px`,
      width: `${frame[2] * zoom}px`, height: `${frame[3] * zoom}px`,
    } });
  }

  #activate(element) {
    if (element.frame) this.stage.input.tap(element.frame);
    if (element.role === "textbox") {
      this.stage.input.sink.focus({ preventScroll: true });
      this.stage.input.setKeys(true);
    }
  }

  #key(event, element) {
    const adjust = {
      ArrowRight: "increment", ArrowUp: "increment", ArrowLeft: "decrement", ArrowDown: "decrement",
    }[event.key];
    const isTapped = TAPPED.has(element.role) || element.actions?.includes("press");
    if ((event.key === "Enter" || event.key === " ") && isTapped) {
      this.#activate(element);
    } else if (adjust && ADJUSTED.has(element.role)) {
      const target = { role: element.role };
      if (element.name) target.name = element.name;
      if (element.identifier) target.id = element.identifier;
      if (element.frame) target.frame = element.frame;
      this.stage.input.send([{ action: adjust, target }]);
    } else if (event.key === "ContextMenu" || event.key === "Tab" || event.key.length > 1) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** What a view is just now, in the words of ARIA. */
function states({ role, value, traits = [], isSelected, isExpanded }) {
  const isOn = value === "1" || value === true;
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  const isChosen = isSelected ?? (traits.includes("selected") || isOn);
  switch (role) {
    case "switch": case "checkbox": return { "aria-checked": String(isOn) };
    case "radio": return { "aria-checked": String(isChosen) };
    case "tab": return { "aria-selected": String(isChosen) };
    case "row": return { "aria-current": isChosen ? "true" : null };
    case "popupButton": return { "aria-haspopup": "menu", "aria-description": value || null };
    case "heading": return { "aria-level": "2" };
    case "textbox": return { "aria-description": value || null };
    case "slider": case "stepper": case "progress":
      return {
        "aria-valuenow": Number.isFinite(number) ? String(number) : null,
        "aria-valuetext": value === null || value === undefined ? null : String(value),
        "aria-valuemin": role === "stepper" ? null : "0",
        "aria-valuemax": role === "stepper" ? null : "100",
      };
    default: return { "aria-expanded": isExpanded === undefined ? null : String(isExpanded) };
  }
}
