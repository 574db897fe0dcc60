import type { AreaTexts } from "../languageTexts.ts";

/** The dialog that greets the fifth favourite. */
export const match = {
  heading: "Dein Volltreffer",
  what: "{{count}} Titel liebst du, da wissen wir, wonach wir suchen. Von allem, was du nicht bewertet hast, passt das hier am besten zu dir.",
  open: "{{name}} ansehen",
  faves: "Meine Lieblinge",
} satisfies AreaTexts<"match">;
