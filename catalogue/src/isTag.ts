import { TAGS } from "./readTags.ts";

const groups = Object.values(TAGS);
const tags = new Set(groups.flatMap((group) => Object.keys(group)));
const hidden = new Set(
  groups.flatMap((group) => Object.keys(group).filter((tag) => typeof group[tag] === "object")),
);

/** Whether a tag is in the controlled list. */
export function isTag(tag: string): boolean {
  return tags.has(tag);
}

/**
 * Whether a tag gives a story away: scores and similar titles go by it, but nobody outside the server
 * is told.
 */
export function isHiddenTag(tag: string): boolean {
  return hidden.has(tag);
}
