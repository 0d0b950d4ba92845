// Colours of documents: hue, saturation and brightness to what CSS takes, and back.

const NAMES = {
  black: "#000000", white: "#ffffff", gray: "#8e8e93", red: "#ff3b30", orange: "#ff9500",
  yellow: "#ffcc00", green: "#34c759", mint: "#00c7be", teal: "#30b0c7", cyan: "#32ade6",
  blue: "#007aff", indigo: "#5856d6", purple: "#af52de", pink: "#ff2d55", brown: "#a2845e",
  clear: "#00000000", primary: "#000000", secondary: "#3c3c4399",
};

/** Red, green, blue and alpha, 0…1, of a colour in CSS's hexadecimal form; null for others. */
export function fromHex(text) {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(text ?? "")?.[1];
  if (!digits || ![3, 4, 6, 8].includes(digits.length)) return null;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red, green, blue, alpha = 1] =
    long.match(/../g).map((pair) => Number.parseInt(pair, 16) / 255);
  return { red, green, blue, alpha };
}

/** The hexadecimal form. */
export function toHex({ red, green, blue, alpha = 1 }) {
  const pair = (part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255).toString(16).padStart(2, "0");
  return `#${pair(red)}${pair(green)}${pair(blue)}${alpha < 1 ? pair(alpha) : ""}`.toUpperCase();
}

/** Source: A. R. Smith, Color Gamut Transform Pairs, SIGGRAPH 1978. Hue in turns. */
export function fromHSB({ hue, saturation = 1, brightness = 1, opacity = 1 }) {
  const part = (offset) => {
    const k = (offset + (((hue % 1) + 1) % 1) * 6) % 6;
    return brightness - brightness * saturation * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return { red: part(5), green: part(3), blue: part(1), alpha: opacity };
}

/** Hue, saturation, brightness and opacity; a gray keeps the hue that it is given. */
export function toHSB({ red, green, blue, alpha = 1 }, hue = 0) {
  const brightness = Math.max(red, green, blue);
  const chroma = brightness - Math.min(red, green, blue);
  let turn = hue;
  if (chroma > 1e-6) {
    if (brightness === red) turn = ((green - blue) / chroma + 6) % 6 / 6;
    else if (brightness === green) turn = ((blue - red) / chroma + 2) / 6;
    else turn = ((red - green) / chroma + 4) / 6;
  }
  return {
    hue: turn,
    saturation: brightness ? chroma / brightness : 0,
    brightness,
    opacity: alpha
  };
}

/** What a colour of a document looks like; the engine's own word counts more. */
export function looks(value, css) {
  if (css) return fromHex(css);
  if (typeof value === "string") return fromHex(value) ?? fromHex(NAMES[value]);
  if (typeof value?.hue === "number") return fromHSB(value);
  if (typeof value?.red === "number") return { ...value, alpha: value.opacity ?? 1 };
  if (typeof value?.white === "number") {
    return { red: value.white, green: value.white, blue: value.white, alpha: value.opacity ?? 1 };
  }
  return null;
}

/** A colour in the form in which a value is written already: parts stay parts, texts stay texts. */
export function written(hsb, like) {
  const round = (number) => Number(number.toFixed(3));
  if (typeof like?.hue === "number" || like === undefined || like === null) {
    const value = {
      hue: round(hsb.hue), saturation: round(hsb.saturation), brightness: round(hsb.brightness),
    };
    if (hsb.opacity < 1 || like?.opacity !== undefined) value.opacity = round(hsb.opacity);
    return value;
  }
  const rgb = fromHSB(hsb);
  if (typeof like?.red === "number") {
    const value = { ...like, red: round(rgb.red), green: round(rgb.green), blue: round(rgb.blue) };
    if (hsb.opacity < 1 || like.opacity !== undefined) value.opacity = round(hsb.opacity);
    return value;
  }
  return toHex(rgb);
}
