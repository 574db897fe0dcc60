import { csvLine } from "../../../platform/csvLine.ts";
import type { Numbers } from "./readNumbers.ts";

type Part = "perDay" | "funnel" | "calibration" | "picks" | "experiments";
type Cell = string | number | null;

const SHARE = ["count", "total", "share", "low", "high"] as const;
const sharesOf = (share: Record<(typeof SHARE)[number], number | null>): Cell[] =>
  SHARE.map((key) => share[key]);

/** Head and rows of each part. */
const TABLES: Record<Part, (numbers: Numbers) => { head: readonly string[]; rows: Cell[][] }> = {
  perDay: ({ perDay }) => ({
    head: ["day", "people", "accounts", "registered", "ratings"],
    rows: perDay.map(({ day, people, accounts, registered, ratings }) => [
      day,
      people,
      accounts,
      registered,
      ratings,
    ]),
  }),
  funnel: ({ funnel }) => ({
    head: ["step", "people"],
    rows: funnel.map(({ step, people }) => [step, people]),
  }),
  calibration: ({ calibration }) => ({
    head: ["from", "to", "meanScore", ...SHARE],
    rows: calibration.bands.map((band) => [band.from, band.to, band.meanScore, ...sharesOf(band)]),
  }),
  picks: ({ picks }) => ({
    head: ["what", ...SHARE],
    rows: [
      ["opened", ...sharesOf(picks.opened)],
      ["taken", ...sharesOf(picks.taken)],
    ],
  }),
  experiments: ({ experiments }) => ({
    head: ["experiment", "goal", "variant", "weight", ...SHARE],
    rows: experiments.flatMap(({ name, goal, variants }) =>
      variants.map((variant) => [
        name,
        goal,
        variant.variant,
        variant.weight,
        ...sharesOf(variant),
      ]),
    ),
  }),
};

/** One part of the numbers as a CSV file. */
export function numbersCsv(numbers: Numbers, part: Part): string {
  const { head, rows } = TABLES[part](numbers);
  return [head, ...rows].map(csvLine).join("");
}
