import type { Progress, TitleKind } from "@worthy/domain";
import type { Locale } from "../../locale/createLocale.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

/** Replaces a score that isn't shown yet: a few words for the ring and a sentence next to it. */
export function missingScore(
  kind: TitleKind,
  progress: Progress,
  locale: Locale,
): { short: string; sentence: string } {
  const t = locale.texts(scoreTexts);
  const { ratingsNeeded, likesNeeded, enough } = progress[kind];
  if (enough) return { short: t("score.noneYet"), sentence: t("score.tooNew") };
  if (ratingsNeeded >= likesNeeded)
    return {
      short: t("score.rateMore", { count: ratingsNeeded }),
      sentence: t(`score.toRate_${kind}`, { count: ratingsNeeded }),
    };
  return {
    short: t("score.likeMore", { count: likesNeeded }),
    sentence: t(`score.toLike_${kind}`, { count: likesNeeded }),
  };
}
