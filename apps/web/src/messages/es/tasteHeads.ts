import type { AreaTexts } from "../languageTexts.ts";

export const tasteHeads = {
  genres: "Géneros que te gustan",
  services: "Tus servicios",
  comfortFood: "Para repetir",
  mood: "Con ganas de algo…",
  moodDescription: "Series y películas por ambiente, tema, duración, compañía y energía.",
  topServices: "Mejores servicios",
} satisfies AreaTexts<"tasteHeads">;
