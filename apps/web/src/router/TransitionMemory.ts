import type { PageLocation } from "./PageLocation.ts";

/** Remembers which steps moved a shared element, so that the way back moves it too. */
export class TransitionMemory {
  readonly #steps = new Set<string>();

  note(from: PageLocation, to: PageLocation): true {
    this.#steps.add(`${from.pathname} ${to.pathname}`);
    return true;
  }

  /** Whether this step undoes, or repeats, one that was noted. */
  backTo(from: PageLocation, to: PageLocation): boolean {
    return this.#steps.has(`${to.pathname} ${from.pathname}`) || this.#steps.has(`${from.pathname} ${to.pathname}`);
  }
}
