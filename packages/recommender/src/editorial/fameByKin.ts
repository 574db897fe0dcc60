import type { TitleFeatures } from "../model/titleFeatures.ts";
import { mentionsOf } from "./mentionsOf.ts";

/** Steps of fame for each e-fold of titles that have one as kin. */
const STEPS = 1.5;

/**
 * Fame in finer steps: of equally famous titles, those that more others have as kin are better
 * known. The mean stays as it is.
 * @returns by title; for those without labels, their fame
 */
export function fameByKin(titles: readonly TitleFeatures[]): Float32Array {
  const mentions = mentionsOf(titles);
  const labelled = mentions.filter((_, title) => titles[title]?.kin !== undefined);
  const mean = labelled.reduce((sum, told) => sum + told, 0) / labelled.length;
  return Float32Array.from(titles, ({ kin, fame }, title) =>
    kin === undefined ? fame : fame + STEPS * ((mentions[title] ?? 0) - mean),
  );
}
