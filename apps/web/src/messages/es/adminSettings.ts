import type { AreaTexts } from "../languageTexts.ts";

export const adminSettings = {
  heading: "Ajustes de administración",
  hint: "Para quien administra, y solo en este dispositivo.",
  admin: "Administrar desde aquí",
  adminHint: "Sin esto, los ajustes de abajo no hacen nada.",
  debug: "Mostrar los fallos cuando ocurren",
  debugHint: "Cada fallo se muestra con sus propias palabras durante 15 segundos.",
  matchScore: "Mostrar puntuaciones",
  matchScoreHint: "Al desactivarlo, los números desaparecen de pósteres y páginas: para mirar las sugerencias sin dejarse llevar por ellos.",
  algo: "Las sugerencias se hacen con",
  algoHint: "Para comparar modelos a simple vista. Las puntuaciones de los títulos siguen saliendo de todo lo aprendido.",
  model_own: "Lo que elija el servidor",
  model_worthy: "Todo lo aprendido",
  model_content: "Solo los datos de los títulos",
} satisfies AreaTexts<"adminSettings">;
