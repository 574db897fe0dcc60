import type { AreaTexts } from "../languageTexts.ts";

export const prompts = {
  films: "Deine Filme haben jetzt Scores",
  filmsWhat: "Du hast genug bewertet: Jeder Film sagt jetzt, wie wahrscheinlich du ihn magst.",
  seeFilms: "Sehen, was zu dir passt",
} satisfies AreaTexts<"prompts">;
