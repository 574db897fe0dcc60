import type { AreaTexts } from "../languageTexts.ts";

/** Asking friends about a title, or recommending one. */
export const askFriends = {
  askHeading: "Preguntar a amigos",
  askScreenHint: "Elige un título y a quién se lo quieres contar.",
  which: "¿Qué título?",
  whichHint: "Escribe su nombre.",
  nothingFound: "Nada se llama así.",
  searchFailed: "La búsqueda no respondió.",
  another: "Otro título",
  what: "¿Para qué?",
  QUESTION: "Preguntar",
  RECOMMENDATION: "Recomendar",
  who: "¿A quién?",
  whoMost: "Como máximo 20 a la vez.",
  note: "Nota",
  notePlaceholder_QUESTION: "¿Ya lo has visto? ¿Crees que me gustaría?",
  notePlaceholder_RECOMMENDATION: "¿Por qué vale la pena?",
  noteHint: "Si quieres, hasta 500 caracteres. Solo la lee quien la recibe.",
  send: "Enviar",
  sendTo_one: "Enviar a {{count}} amigo",
  sendTo_other: "Enviar a {{count}} amigos",
  sendNobody: "Elige al menos un amigo.",
  isSent_one: "{{title}} se envió a {{count}} amigo.",
  isSent_other: "{{title}} se envió a {{count}} amigos.",
  noFriends: "Para enviar títulos, primero necesitas un amigo aquí.",
} satisfies AreaTexts<"askFriends">;
