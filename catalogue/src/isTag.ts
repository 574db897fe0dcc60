import { readFileSync } from "node:fs";

const groups = JSON.parse(readFileSync(new URL("../tags.json", import.meta.url), "utf8")) as Record<
  string,
  Record<string, string>
>; // our own file, checked by the validator
const tags = new Set(Object.values(groups).flatMap((group) => Object.keys(group)));

/** Whether a tag is in the controlled list. */
export function isTag(tag: string): boolean {
  return tags.has(tag);
}
