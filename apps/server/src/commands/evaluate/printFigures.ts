import type { Estimate, PairedDifference } from "@worthy/recommender/evaluation";

/** Shown instead of a missing figure. */
export const NONE = "–";

export const figure = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? NONE : value.toFixed(digits);

export const estimate = ({ mean, standardError }: Estimate): string =>
  `${figure(mean, 4)} ±${figure(standardError, 4)}`;

/** A difference with its standard error and, in brackets, the relative difference. */
export function difference(paired: PairedDifference | null | undefined): string {
  if (!paired || paired.mean === null) return NONE;
  const signed = `${paired.mean < 0 ? "" : "+"}${figure(paired.mean, 4)} ±${figure(paired.standardError, 4)}`;
  return paired.relative === null
    ? signed
    : `${signed} (${paired.relative < 0 ? "" : "+"}${(100 * paired.relative).toFixed(1)} %)`;
}
