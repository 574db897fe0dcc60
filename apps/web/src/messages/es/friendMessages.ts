import type { AreaTexts } from "../languageTexts.ts";

/** What friends have asked and recommended, and what was answered. */
export const friendMessages = {
  box: "Qué mensajes",
  RECEIVED: "Recibidos",
  SENT: "Enviados",
  messagesFailed: "No se pudieron cargar tus mensajes",
  noReceived: "Nada todavía",
  noReceivedHint: "Aquí llega lo que tus amigos te recomiendan o te preguntan.",
  noSent: "Aún no has enviado nada",
  noSentHint: "Pregunta a tus amigos por un título, o recomiéndalo, desde su página.",
  received_RECOMMENDATION: "{{name}} te recomienda",
  received_QUESTION: "{{name}} te pregunta por",
  sent_RECOMMENDATION: "Recomendado a {{name}}",
  sent_QUESTION: "Preguntaste a {{name}} por",
  isNew: "Nuevo",
  answerOf: "Tu respuesta",
  theirAnswer: "{{name}} responde",
  noAnswer: "Sin respuesta todavía.",
  answer: "Responder",
  answerAgain: "Cambiar la respuesta",
  answerSend: "Enviar respuesta",
  answerSent: "Respuesta enviada.",
  answerMissing: "La respuesta está vacía.",
  delete: "Eliminar",
  deleteOf: "Eliminar el mensaje de {{name}}",
  deleted: "Mensaje eliminado.",
} satisfies AreaTexts<"friendMessages">;
