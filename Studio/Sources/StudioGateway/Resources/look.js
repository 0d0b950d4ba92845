// How a scene is looked at: its surroundings, its size, its scale; and all of that as a part of the
// page's address.

export const TYPE_SIZES = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];
export const TYPE_TITLES = {
  xSmall: "xS", small: "S", medium: "M", large: "L", xLarge: "xL", xxLarge: "xxL",
  xxxLarge: "xxxL", accessibility1: "AX 1", accessibility2: "AX 2", accessibility3: "AX 3",
  accessibility4: "AX 4", accessibility5: "AX 5",
};
export const LOCALES = [
  ["en", "English"], ["de", "Deutsch"], ["fr", "Français"], ["es", "Español"], ["ja", "日本語"],
  ["zh-Hans", "简体中文"], ["ar", "العربية"], ["he", "עברית"], ["hi", "हिन्दी"], ["th", "ไทย"],
];
export const DEVICES = [
  { id: "", title: "Original size" },
  { id: "phone-small", title: "Small phone", width: 375, height: 667, frame: "phone" },
  { id: "phone", title: "Phone", width: 390, height: 844, frame: "phone" },
  { id: "phone-large", title: "Large phone", width: 430, height: 932, frame: "phone" },
  { id: "tablet", title: "Tablet", width: 820, height: 1180, frame: "tablet" },
  { id: "tablet-wide", title: "Wide tablet", width: 1180, height: 820, frame: "tablet" },
  { id: "watch", title: "Watch", width: 198, height: 242, frame: "watch" },
  { id: "desktop", title: "Window", width: 1280, height: 800, frame: "window" },
  { id: "card", title: "Link card", width: 1200, height: 630 },
];

/** The scale of a display: whole, and no more than 3. */
export function usualScale() {
  return Math.min(3, Math.max(1, Math.ceil(window.devicePixelRatio || 1)));
}

/** The look as the engine takes it: what is not set is left to the item. */
export function engineLook(look) {
  const result = { scale: look.scale ?? usualScale() };
  for (const key of ["width", "height", "colorScheme", "locale", "layoutDirection", "dynamicTypeSize", "row"]) {
    if (look[key]) result[key] = look[key];
  }
  return result;
}

const KEYS = {
  colorScheme: "scheme", dynamicTypeSize: "type", locale: "locale", layoutDirection: "direction",
  scale: "scale", width: "width", height: "height", device: "device", ground: "ground",
  mode: "mode", zoom: "zoom", row: "row",
};
const NUMBERS = new Set(["scale", "width", "height", "zoom", "row"]);

/** The place that an address names: `#/item?scheme=dark&type=large`. */
export function readPlace(fragment) {
  const text = fragment.replace(/^#\/?/, "");
  const [path, query = ""] = text.split("?");
  const values = new URLSearchParams(query);
  const look = {};
  for (const [key, name] of Object.entries(KEYS)) {
    const value = values.get(name);
    if (!value) continue;
    look[key] = NUMBERS.has(key) ? Number(value) : value;
    if (NUMBERS.has(key) && !(look[key] > 0)) delete look[key];
  }
  let item = null;
  try { item = path ? decodeURIComponent(path) : null; } catch { item = null; }
  return { item, look };
}

/** The address of a place. */
export function writePlace(item, look) {
  if (!item) return "#/";
  const values = new URLSearchParams();
  for (const [key, name] of Object.entries(KEYS)) {
    const isUsual =
      (key === "mode" && look.mode === "scene") || look[key] === undefined || look[key] === "";
    if (!isUsual) values.set(name, String(look[key]));
  }
  const query = values.toString();
  const path = encodeURIComponent(item).replaceAll("%2F", "/");
  return `#/${path}${query ? `?${query}` : ""}`;
}
