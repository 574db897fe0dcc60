import type { SyntheticReport } from "@worthy/recommender/evaluation";
import { estimate, figure } from "./printFigures.ts";
import { textTable } from "./textTable.ts";

/** The report about made-up people as text. */
export function printSynthetic({ world, rows }: SyntheticReport): string {
  const about = `made-up world: ${world.titles} titles; trained on ${world.trainRatings} ratings of ${world.trainPeople} people; ${world.testPeople} others whose taste is known`;
  const table = textTable([
    ["Against the known truth", "after ratings", "calibration error", "mean error", "rank correlation", "gain of first 20"],
    ...rows.map((row) => [row.name, String(row.ratings), figure(row.calibrationError, 4), figure(row.meanError, 4), estimate(row.correlation), estimate(row.gain)]),
  ]);
  return `${about}\n\n${table}\n\nErrors over titles that people go on to watch, ranking over all that they have not rated.`;
}
