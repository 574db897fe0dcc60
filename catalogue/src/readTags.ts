import { readFileSync } from "node:fs";

/** The controlled tags by group, each with its meaning; `hidden` if it would give a story away. */
export const TAGS = JSON.parse(
  readFileSync(new URL("../tags.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string | { hidden: string }>>; // our own file, checked by the validator
