import type { AreaTexts } from "../languageTexts.ts";

export const prompts = {
  films: "Tus películas ya tienen puntuación",
  filmsWhat: "Has valorado las suficientes: cada película dice qué probable es que te guste.",
  seeFilms: "Ver lo que encaja contigo",
} satisfies AreaTexts<"prompts">;
