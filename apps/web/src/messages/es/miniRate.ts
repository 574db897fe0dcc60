import type { AreaTexts } from "../languageTexts.ts";

export const miniRate = {
  heading: "Valora algunos que conozcas",
  hint: "No pasa nada si no los has visto. Con unos pocos ya tienes tus propias puntuaciones.",
  missing_one: "Falta {{count}} y cada título tendrá una puntuación para ti.",
  missing_other: "Faltan {{count}} y cada título tendrá una puntuación para ti.",
  enough: "Con eso basta: los títulos ya tienen puntuación para ti.",
  done: "Ver puntuaciones",
  later: "Más tarde",
} satisfies AreaTexts<"miniRate">;
