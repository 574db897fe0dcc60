import { readFileSync } from "node:fs";

const { mood } = JSON.parse(readFileSync(new URL("../tags.json", import.meta.url), "utf8")) as { mood: Record<string, string> }; // our own file, checked by the validator

/** Whether a tag names a mood, and not a theme, a subject, a setting or a style. */
export function isMood(tag: string): boolean {
  return Object.hasOwn(mood, tag);
}
