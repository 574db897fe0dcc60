import type { AreaTexts } from "../languageTexts.ts";

/** Asking friends about a title, or recommending one. */
export const askFriends = {
  askHeading: "Freunde fragen",
  askScreenHint: "Wähle einen Titel und wer davon hören soll.",
  which: "Welcher Titel?",
  whichHint: "Tippe seinen Namen ein.",
  nothingFound: "So heißt nichts.",
  searchFailed: "Die Suche hat nicht geantwortet.",
  another: "Anderer Titel",
  what: "Wozu?",
  QUESTION: "Danach fragen",
  RECOMMENDATION: "Empfehlen",
  who: "An wen?",
  whoMost: "Höchstens 20 auf einmal.",
  note: "Notiz",
  notePlaceholder_QUESTION: "Hast du das gesehen? Ist das was für uns?",
  notePlaceholder_RECOMMENDATION: "Warum sollten sie es sehen?",
  noteHint: "Wenn du magst, bis zu 500 Zeichen. Nur sie lesen es.",
  send: "Senden",
  sendTo_one: "An {{count}} Person senden",
  sendTo_other: "An {{count}} Freunde senden",
  sendNobody: "Wähle mindestens eine Person.",
  isSent_one: "{{title}} ist an {{count}} Person gesendet.",
  isSent_other: "{{title}} ist an {{count}} Freunde gesendet.",
  noFriends: "Um Titel zu schicken, brauchst du hier erst Freunde.",
} satisfies AreaTexts<"askFriends">;
