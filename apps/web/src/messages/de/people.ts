import type { AreaTexts } from "../languageTexts.ts";

export const people = {
  somebody: "Jemand",
} satisfies AreaTexts<"people">;
