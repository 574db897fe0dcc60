import { pathOf, type PageLocation } from "./PageLocation.ts";

interface Entry {
  usr: unknown;
  key: string;
}

/** The browser's history as locations; each entry carries its state and a key. */
export class BrowserHistory {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  current(): PageLocation {
    const { pathname, search, hash } = this.#window.location;
    const entry: Partial<Entry> | null = this.#window.history.state;
    return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? "default" };
  }

  /** A place that is not in the history yet. */
  locationOf({ pathname, search, hash }: URL, state: unknown): PageLocation {
    return { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2, 10) };
  }

  write(location: PageLocation, step: "PUSH" | "REPLACE"): void {
    const entry: Entry = { usr: location.state, key: location.key };
    this.#window.history[step === "PUSH" ? "pushState" : "replaceState"](entry, "", pathOf(location));
  }

  go(delta: number): void {
    this.#window.history.go(delta);
  }

  /** Calls back when somebody went back or forward. */
  listen(moved: (location: PageLocation) => void): void {
    this.#window.addEventListener("popstate", () => moved(this.current()));
  }
}
