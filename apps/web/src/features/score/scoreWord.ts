import type { Locale } from "../../locale/createLocale.ts";
import type { ShownScore } from "./shownScore.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

type Graded = Pick<ShownScore, "tone" | "early">;

/** The band of a score in words: "Good", or "Good · early guess". */
export function scoreWord({ tone, early }: Graded, locale: Locale): string {
  const t = locale.texts(scoreTexts);
  const word = t(`score.${tone}`);
  return early ? t("score.andNote", { word, note: t("score.early") }) : word;
}

/** The same as props of a `ScoreNumber`. */
export function scoreWords({ tone, early }: Graded, locale: Locale) {
  const t = locale.texts(scoreTexts);
  return { word: t(`score.${tone}`), ...(early && { note: t("score.early") }) };
}

/** How confident a shown score is, in lower case; null if not known. */
export function confidenceWord(
  shown: Pick<ShownScore, "early">,
  confidence: { word: "guess" | "leaning" | "fairly-sure" | "sure" } | null | undefined,
) {
  return shown.early ? ("guess" as const) : (confidence?.word ?? null);
}
