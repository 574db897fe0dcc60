import tags from "../tags.json" with { type: "json" };

/** Whether a tag names a mood, and not a theme, a subject, a setting or a style. */
export function isMood(tag: string): boolean {
  return Object.hasOwn(tags.mood, tag);
}
