import type { AreaTexts } from "../languageTexts.ts";

export const about = {
  what: "Worthy sagt dir, was du heute Abend schauen kannst. Du bewertest Titel, die du kennst; jeder andere bekommt einen Score von 0 bis 100: wie wahrscheinlich du ihn magst oder liebst, mit den Gründen in Punkten. Worthy läuft auf dem Server der Person, von der du diese Adresse hast, ganz ohne Werbung.",
  catalogue: "Der Katalog",
  bundled:
    "Worthy bringt einen eigenen Katalog mit: eigens dafür geschriebene Fakten und Texte, frei für alle unter CC0, und Poster, die aus den Fakten gezeichnet sind. „Zuerst gezeigt bei“ sagt, wo ein Titel zuerst lief, zum Stand, der dabeisteht. Ob er dort noch zu sehen ist, ist damit nicht versprochen.",
  imported: "Außerdem in dieser Installation",
  importedTitles_one: "{{count}} Titel",
  importedTitles_other: "{{count}} Titel",
  offers: "Wo etwas im Abo, kostenlos, zum Leihen oder zum Kaufen zu sehen ist, gilt für ein Land, zum Stand, der dabeisteht.",
  wrong: "Etwas stimmt nicht?",
  wrongHint: "Auf jeder Titelseite steht unter den Details „Fehler melden“. Das geht an die Leute, die diesen Server betreiben, ohne deinen Namen.",
  version: "Version {{version}}",
  letters: "Schriften: Bricolage Grotesque und Instrument Sans, unter der SIL Open Font Licence.",
} satisfies AreaTexts<"about">;
