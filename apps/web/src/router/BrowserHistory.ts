import type { ReloadMark } from "./reloadPage.ts";
import { OPENED, pathOf, type PageLocation } from "./PageLocation.ts";
import { fromAddress, toAddress } from "../api/basePath.ts";

interface Entry extends ReloadMark {
  usr: unknown;
  key: string;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The browser's history as locations; each entry has its state and a key. */
export class BrowserHistory {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  /**
   * The current location. An entry opened by its address gets its key here, so that a reload finds
   * it again and another page does not.
   */
  current(): PageLocation {
    const { pathname, search, hash } = this.#window.location;
    const entry: Partial<Entry> | null = this.#window.history.state;
    const location = {
      pathname: fromAddress(pathname),
      search,
      hash,
      state: entry?.usr ?? null,
      key: entry?.key ?? OPENED + newKey(),
    };
    if (entry?.key === undefined) this.write(location, "REPLACE");
    return location;
  }

  /** A location that is not in the history yet. */
  locationOf({ pathname, search, hash }: URL, state: unknown): PageLocation {
    return { pathname, search, hash, state: state ?? null, key: newKey() };
  }

  write(location: PageLocation, step: "PUSH" | "REPLACE"): void {
    const before: ReloadMark | null = step === "REPLACE" ? this.#window.history.state : null;
    const entry: Entry = {
      usr: location.state,
      key: location.key,
      ...(before?.anew === undefined ? {} : { anew: before.anew }),
    };
    this.#window.history[step === "PUSH" ? "pushState" : "replaceState"](
      entry,
      "",
      toAddress(pathOf(location)),
    );
  }

  go(delta: number): void {
    this.#window.history.go(delta);
  }

  /** Calls back after Back or Forward. */
  listen(moved: (location: PageLocation) => void): void {
    this.#window.addEventListener("popstate", () => moved(this.current()));
  }
}
