import { ratingsToScores, type Progress } from "@worthy/domain";
import type { Locale } from "../../locale/createLocale.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

/** Replaces a score that isn't shown yet: a few words for the ring and a sentence next to it. */
export function missingScore(
  progress: Progress,
  locale: Locale,
): { short: string; sentence: string } {
  const t = locale.texts(scoreTexts);
  const count = ratingsToScores(progress);
  if (count === 0) return { short: t("score.noneYet"), sentence: t("score.tooNew") };
  return { short: t("score.rateMore", { count }), sentence: t("score.toRate", { count }) };
}
