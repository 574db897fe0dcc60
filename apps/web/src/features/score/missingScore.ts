import type { Progress, TitleKind } from "@worthy/domain";
import type { T } from "../../messages/useT.ts";

/** What stands where a number is not shown yet: a few words for the ring and a sentence beside it. */
export function missingScore(kind: TitleKind, progress: Progress, t: T): { short: string; sentence: string } {
  const { ratingsNeeded, likesNeeded, enough } = progress[kind];
  if (enough) return { short: t("score.noneYet"), sentence: t("score.tooNew") };
  if (ratingsNeeded >= likesNeeded) return { short: t("score.rateMore", { count: ratingsNeeded }), sentence: t(`score.toRate_${kind}`, { count: ratingsNeeded }) };
  return { short: t("score.likeMore", { count: likesNeeded }), sentence: t(`score.toLike_${kind}`, { count: likesNeeded }) };
}
