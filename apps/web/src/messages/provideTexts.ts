import type { Texts } from "./flatTexts.ts";

let provided: Texts = {};
const watchers = new Set<(texts: Texts) => void>();

/** Adds a part of the catalogue. A screen's or popup's file says at its top what it needs beyond what every page has, so that both come together. */
export function provideTexts(texts: Texts): void {
  provided = { ...provided, ...texts };
  for (const watcher of watchers) watcher(texts);
}

/** Calls back with what has been provided so far, and with each part that comes later. */
export function watchTexts(watcher: (texts: Texts) => void): void {
  watcher(provided);
  watchers.add(watcher);
}
