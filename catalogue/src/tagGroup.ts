import { TAGS } from "./readTags.ts";

/** The tags of one group in the controlled list. */
function tagsOf(group: "mood" | "theme"): ReadonlySet<string> {
  return new Set(Object.keys(TAGS[group] ?? {}));
}

/** Mood tags and theme tags; other tags are subjects, settings or styles. */
export const TAG_GROUPS = { mood: tagsOf("mood"), theme: tagsOf("theme") } as const;
export type TagGroup = keyof typeof TAG_GROUPS;
