import type { ServerTexts } from "./serverTexts.ts";

/** German. */
export const de = {
  mail: {
    signature: "Worthy: was du heute Abend schaust, für dich bewertet",
    fallback: "Wenn der Knopf nichts tut, öffne diese Adresse:",
    once: "Der Link gilt einmal, 15 Minuten lang.",
    asked: "Angefordert am {{day}} gegen {{time}} Uhr (UTC). Gerät: {{device}}.",
  },
  SIGN_IN: {
    title: "Bei Worthy anmelden",
    lead: "Mit diesem Link meldest du dich an.",
    button: "Anmelden",
    how: "Er meldet den Browser an, der ihn öffnet, und keinen anderen.",
    notYou: "Das warst nicht du? Dann lass ihn liegen. Öffnest du ihn trotzdem, wirst du nach dem anderen Gerät gefragt: Sag Nein.",
  },
  CHANGE_OLD: {
    title: "Deine E-Mail-Adresse ändern",
    lead: "Dein Konto soll von nun an die Adresse {{email}} haben.",
    button: "Diese Adresse aufgeben",
    how: "Ein zweiter Link ging an die neue Adresse; beide müssen geöffnet werden.",
    notYou: "Das warst nicht du? Dann lass ihn liegen und melde in deinem Profil andere Geräte ab.",
  },
  CHANGE_NEW: {
    title: "Deine neue E-Mail-Adresse bestätigen",
    lead: "Ein Konto bei Worthy soll von nun an diese Adresse haben.",
    button: "Diese Adresse bestätigen",
    how: "Öffne ihn dort, wo du angemeldet bist. Ein zweiter Link ging an die alte Adresse; beide müssen geöffnet werden.",
    notYou: "Das warst nicht du? Dann lass ihn liegen: Nichts geschieht.",
  },
  invite: {
    somebody: "Jemand",
    title: "{{who}} lädt dich ein",
    friend: "{{who}} möchte mit dir teilen, was sich lohnt",
    aList: "{{who}} lädt dich zu einer Merkliste ein",
    list: "{{who}} lädt dich zur Merkliste „{{list}}“ ein",
    friendLead: "{{who}} möchte auf Worthy mit dir teilen, was sich lohnt.",
    aListLead: "{{who}} lädt dich auf Worthy zu einer Merkliste ein.",
    listLead: "{{who}} lädt dich auf Worthy zur Merkliste „{{list}}“ ein.",
    button: "Einladung ansehen",
    holds: "Die Einladung gilt 14 Tage. Auf der nächsten Seite entscheidest du, ob du sie annimmst.",
    unknown: "Wenn du nicht weißt, von wem das kommt, lass diese E-Mail liegen: Nichts geschieht.",
  },
  device: { joined: "{{browser}} auf {{system}}", browser: "Ein Browser", tv: "einem Fernseher", unknown: "Unbekanntes Gerät" },
  failedPage: {
    heading: "Hoppla! Da ist etwas schiefgegangen.",
    late: "Diese Seite aufzubauen hat zu lange gedauert.",
    broken: "Diese Seite ließ sich nicht aufbauen. Der Fehler liegt bei uns und ist notiert.",
    again: "Nochmal versuchen",
    first: "Zur ersten Seite",
  },
} satisfies ServerTexts;
