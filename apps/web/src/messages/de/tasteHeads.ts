import type { AreaTexts } from "../languageTexts.ts";

export const tasteHeads = {
  genres: "Genres, die du magst",
  services: "Deine Dienste",
  comfortFood: "Wohlfühltitel",
  mood: "In Stimmung für\u00a0…",
  moodDescription: "Serien und Filme nach Stimmung, Thema, Länge, Gesellschaft und Energie.",
  topServices: "Top-Dienste",
} satisfies AreaTexts<"tasteHeads">;
