import type { AreaTexts } from "../languageTexts.ts";

export const people = {
  somebody: "Alguien",
} satisfies AreaTexts<"people">;
