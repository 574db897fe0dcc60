import type { AreaTexts } from "../languageTexts.ts";

/** Changes that are made without a network. */
export const offline = {
  waiting_one: "{{count}} wartet",
  waiting_other: "{{count}} warten",
  waitingHint_one: "{{count}} Änderung wartet aufs Netz",
  waitingHint_other: "{{count}} Änderungen warten aufs Netz",
  sent_one: "{{count}} Änderung gesendet",
  sent_other: "{{count}} Änderungen gesendet",
  aRating: "Deine Bewertung",
  ratingOf: "Deine Bewertung von {{name}}",
  aListChange: "Die Änderung einer Liste",
  listChangeOf: "Die Änderung einer Liste mit {{name}}",
  notKept: "{{what}} wurde nicht übernommen: {{reason}}",

  leaving: "Mit ungesendeten Änderungen abmelden?",
  leavingWhat_one: "{{count}} Änderung von dir ist noch nicht gesendet.",
  leavingWhat_other: "{{count}} Änderungen von dir sind noch nicht gesendet.",
  leavingOffline: "Du bist offline. Hier bist du sofort abgemeldet; der Server erfährt davon, sobald das Netz wieder da ist.",
  keepIs: "Aufgehobenes bleibt allein für dich auf diesem Gerät, höchstens einen Monat. Wer sich hier sonst anmeldet, sieht es nicht.",
  keep_one: "{{count}} Änderung aufheben, bis du dich auf diesem Gerät wieder anmeldest",
  keep_other: "{{count}} Änderungen aufheben, bis du dich auf diesem Gerät wieder anmeldest",
  sendNow: "Jetzt senden",
  sending: "Wird gesendet\u00a0…",
  notSent: "Das hat noch nicht geklappt. Verloren ist nichts.",
  discard: "Verwerfen",

  unasked: "Du wurdest abgemeldet, bevor alles gesendet war",
  left: "Willkommen zurück: Du hast ungesendete Änderungen",
  leftWhat_one: "{{count}} Änderung aus der Zeit vor dem Abmelden wartet auf diesem Gerät. Was du seither anderswo geändert hast, ist vielleicht neuer.",
  leftWhat_other: "{{count}} Änderungen aus der Zeit vor dem Abmelden warten auf diesem Gerät. Was du seither anderswo geändert hast, ist vielleicht neuer.",
  sendLeft_one: "{{count}} Änderung senden",
  sendLeft_other: "{{count}} Änderungen senden",
} satisfies AreaTexts<"offline">;
