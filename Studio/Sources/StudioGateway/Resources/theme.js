// Light or dark: what the system says, until somebody says otherwise.

const DARK = window.matchMedia("(prefers-color-scheme: dark)");
const KEY = "shapeshift.theme";

export class Theme {
  #own = null;

  constructor() {
    try { this.#own = localStorage.getItem(KEY); } catch { this.#own = null; }
    DARK.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  get isDark() { return this.#own ? this.#own === "dark" : DARK.matches; }

  toggle() {
    const next = this.isDark ? "light" : "dark";
    this.#own = (next === "dark") === DARK.matches ? null : next;
    try {
      if (this.#own) localStorage.setItem(KEY, this.#own);
      else localStorage.removeItem(KEY);
    } catch { /* The choice holds until the page is closed. */ }
    this.#apply();
  }

  #apply() { document.documentElement.dataset.theme = this.isDark ? "dark" : "light"; }
}
