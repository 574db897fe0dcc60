import type { AreaTexts } from "../languageTexts.ts";

/** What friends make of a title. */
export const titleFriends = {
  onTitle: "Freunde",
  onTitleNone: "Von deinen Freunden hat ihn noch niemand bewertet.",
  onTitlePrivate: "Bewertungen von Freunden siehst du, solange du deine teilst.",
  onTitleShare: "Das ändern",
  onTitleFailed: "Was Freunde davon halten, konnte nicht geladen werden.",
  recommend: "Empfehlen",
} satisfies AreaTexts<"titleFriends">;
