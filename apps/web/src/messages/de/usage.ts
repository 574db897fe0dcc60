import type { AreaTexts } from "../languageTexts.ts";

/** The question whether use may be noted, and its switch. */
export const usage = {
  question: "Darf dieser Server festhalten, wie Worthy genutzt wird?",
  what: "Seiten, die du öffnest, und Knöpfe, die du drückst, nie, was du tippst. Es bleibt hier und hilft, Worthy besser zu machen. Bis du Ja sagst, werden nur Fehler festgehalten.",
  yes: "Ja, gern",
  no: "Nein, danke",
  more: "Was festgehalten wird",
  thanks: "Danke. Du kannst es jederzeit unter „Datenschutz“ ändern.",
  refused: "Davon wird nichts festgehalten. Du kannst es jederzeit unter „Datenschutz“ ändern.",

  heading: "Festhalten, wie Worthy genutzt wird",
  switch: "Festhalten, wie ich Worthy nutze, auf diesem Gerät",
  switchHint: "Geöffnete Seiten, Bewertungen, die Länge von Suchen. Aus heißt: Nur Fehler werden festgehalten.",
  signal: "Dein Browser sagt, dass dir niemand folgen soll (Do Not Track oder Global Privacy Control). Das gilt hier: Nichts davon wird festgehalten, und du wirst nicht gefragt.",
} satisfies AreaTexts<"usage">;
