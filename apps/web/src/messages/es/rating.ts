import type { AreaTexts } from "../languageTexts.ts";

export const rating = {
  howWasIt: "¿Qué te pareció?",
  wantToSeeIt: "¿Quieres verlo?",
  LOVE: "Me encanta",
  LIKE: "Me gusta",
  MEH: "Ni fu ni fa",
  DISLIKE: "No me gusta",
  INTERESTED: "Me interesa",
  NOT_INTERESTED: "No me interesa",
  SKIP: "Sin ver",
  rate: "Valorar {{name}}",
  rateTitles: "Valorar títulos",
} satisfies AreaTexts<"rating">;
