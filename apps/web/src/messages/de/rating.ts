import type { AreaTexts } from "../languageTexts.ts";

export const rating = {
  howWasIt: "Wie war’s?",
  wantToSeeIt: "Willst du’s sehen?",
  LOVE: "Liebe ich",
  LIKE: "Mag ich",
  MEH: "Geht so",
  DISLIKE: "Nicht meins",
  INTERESTED: "Reizt mich",
  NOT_INTERESTED: "Reizt mich nicht",
  SKIP: "Nicht gesehen",
  rate: "{{name}} bewerten",
  rateTitles: "Titel bewerten",
} satisfies AreaTexts<"rating">;
