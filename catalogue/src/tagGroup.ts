import { readFileSync } from "node:fs";

const groups = JSON.parse(readFileSync(new URL("../tags.json", import.meta.url), "utf8")) as Record<
  string,
  Record<string, string>
>; // our own file, checked by the validator

/** The tags of one group in the controlled list. */
function tagsOf(group: "mood" | "theme"): ReadonlySet<string> {
  return new Set(Object.keys(groups[group] ?? {}));
}

/** Mood tags and theme tags; other tags are subjects, settings or styles. */
export const TAG_GROUPS = { mood: tagsOf("mood"), theme: tagsOf("theme") } as const;
export type TagGroup = keyof typeof TAG_GROUPS;
