import type { AreaTexts } from "../languageTexts.ts";

/** What friends have asked and recommended, and what was answered. */
export const friendMessages = {
  box: "Welche Nachrichten",
  RECEIVED: "Empfangen",
  SENT: "Gesendet",
  messagesFailed: "Deine Nachrichten konnten nicht geladen werden",
  noReceived: "Noch nichts",
  noReceivedHint: "Was Freunde dir empfehlen oder dich fragen, kommt hierher.",
  noSent: "Noch nichts gesendet",
  noSentHint: "Frag Freunde nach einem Titel oder empfiehl ihn, auf seiner Seite.",
  received_RECOMMENDATION: "{{name}} empfiehlt",
  received_QUESTION: "{{name}} fragt dich nach",
  sent_RECOMMENDATION: "Empfohlen an {{name}}",
  sent_QUESTION: "{{name}} gefragt nach",
  isNew: "Neu",
  answerOf: "Deine Antwort",
  theirAnswer: "{{name}} antwortet",
  noAnswer: "Noch keine Antwort.",
  answer: "Antworten",
  answerAgain: "Antwort ändern",
  answerSend: "Antwort senden",
  answerSent: "Deine Antwort ist gesendet.",
  answerMissing: "Eine Antwort braucht Worte.",
  delete: "Löschen",
  deleteOf: "Nachricht von {{name}} löschen",
  deleted: "Die Nachricht ist gelöscht.",
} satisfies AreaTexts<"friendMessages">;
