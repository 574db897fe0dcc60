import type { AreaTexts } from "../languageTexts.ts";

/** Putting a pick away for good. */
export const notInterested = {
  action: "{{name}} reizt mich nicht",
  short: "Reizt mich nicht",
  done: "{{name}} wird nicht mehr vorgeschlagen.",
} satisfies AreaTexts<"notInterested">;
