import type { AreaTexts } from "../languageTexts.ts";

export const usage = {
  question: "¿Puede este servidor anotar cómo se usa Worthy?",
  what: "Las páginas que abres y los botones que pulsas, nunca lo que escribes. Se queda aquí y ayuda a mejorarlo. Hasta que digas que sí, solo se anotan los fallos.",
  yes: "Sí, anotarlo",
  no: "No, gracias",
  more: "Qué se anota",
  thanks: "Gracias. Puedes cambiarlo cuando quieras en «Privacidad».",
  refused: "No se anota nada de eso. Puedes cambiarlo cuando quieras en «Privacidad».",

  heading: "Anotar cómo se usa Worthy",
  switch: "Anotar cómo uso Worthy, en este dispositivo",
  switchHint: "Páginas abiertas, valoraciones, búsquedas por su longitud. Si está desactivado, solo se anotan los fallos.",
  signal: "Tu navegador dice que no se te siga (Do Not Track o Global Privacy Control). Aquí se respeta: no se anota nada de eso, y no se te pregunta.",
} satisfies AreaTexts<"usage">;
