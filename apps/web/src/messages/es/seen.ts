import type { AreaTexts } from "../languageTexts.ts";

export const seen = {
  season: "La temporada {{number}} queda marcada como vista.",
  seasonUndone: "La temporada {{number}} ya no está marcada como vista.",
  all: "Todo lo emitido de {{name}} queda marcado como visto.",
  allUndone: "Nada de {{name}} está marcado como visto.",
} satisfies AreaTexts<"seen">;
