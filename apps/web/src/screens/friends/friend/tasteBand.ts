/** A word for how far two tastes agree, by percentage. */
const BANDS = [
  { from: 85, band: "alike" },
  { from: 65, band: "often" },
  { from: 40, band: "sometimes" },
  { from: 0, band: "apart" },
] as const;

export type TasteBand = (typeof BANDS)[number]["band"];

export function tasteBand(percentage: number): TasteBand {
  return BANDS.find(({ from }) => percentage >= from)?.band ?? "apart";
}

/** Titles in common needed for a match; the server gives none with fewer. */
const FEWEST_COMMON = 3;

/** How many more titles both have to rate. */
export function missingInCommon(common: number): number {
  return Math.max(1, FEWEST_COMMON - common);
}
