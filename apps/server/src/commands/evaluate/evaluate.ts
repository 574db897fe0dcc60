import {
  evaluateModels,
  evaluateSynthetic,
  type Surroundings,
  type SyntheticReport,
} from "@worthy/recommender/evaluation";
import { writeFile } from "node:fs/promises";
import { print } from "../../platform/print.ts";
import { EVALUATE_HELP } from "./evaluateHelp.ts";
import { type EvaluateOptions, parseEvaluateOptions } from "./evaluateOptions.ts";
import { EvaluationProblem, UsageProblem } from "./evaluationProblem.ts";
import { loadSets } from "./loadSets.ts";
import { printReport } from "./printReport.ts";
import { estimate, figure } from "./printFigures.ts";
import { textTable } from "./textTable.ts";

const WRONG_USAGE = 2;

/** Progress goes to standard error, so standard output contains only the result. */
const around: Surroundings = {
  now: () => performance.now(),
  peakMemory: () => process.resourceUsage().maxRSS / 1024,
  print: (line) => void process.stderr.write(`${line}\n`),
};

/** Evaluates the engine and the baselines on ratings from files. */
export async function evaluate(args: string[]): Promise<void> {
  try {
    const options = parseEvaluateOptions(args);
    if (options.help) print(EVALUATE_HELP);
    else await run(options);
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    console.error(`\n${error.message}\n\nSee npm run worthy -- evaluate --help\n`);
    process.exitCode = WRONG_USAGE;
  }
}

async function run(options: EvaluateOptions): Promise<void> {
  const { grid, seed, mask, recall, models = null } = options;
  if (options.synthetic) {
    const report = await evaluateSynthetic({ grid, seed }, around);
    return give({ command: "evaluate", options, ...report }, printSynthetic(report), options);
  }
  const sets = await loadSets(options, (line) => around.print(line));
  const report = await evaluateModels(sets, { grid, seed, mask, recall, models }, around);
  await give({ command: "evaluate", options, ...report }, printReport(report), options);
}

async function give(report: object, text: string, { json, out }: EvaluateOptions): Promise<void> {
  if (out !== undefined) {
    await writeFile(out, `${JSON.stringify(report, null, 2)}\n`).catch((error: unknown) => {
      throw new EvaluationProblem(
        `Can’t write ${out}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }
  print(json ? JSON.stringify(report) : `\n${text}\n`);
}

/** The report on made-up people as text. */
function printSynthetic({ world, rows }: SyntheticReport): string {
  const about = `made-up data: ${world.titles} titles; trained on ${world.trainRatings} ratings of ${world.trainPeople} people; ${world.testPeople} others with known taste`;
  const table = textTable([
    [
      "Against the known truth",
      "after ratings",
      "calibration error",
      "mean error",
      "rank correlation",
      "gain of first 20",
    ],
    ...rows.map((row) => [
      row.name,
      String(row.ratings),
      figure(row.calibrationError, 4),
      figure(row.meanError, 4),
      estimate(row.correlation),
      estimate(row.gain),
    ]),
  ]);
  return `${about}\n\n${table}\n\nErrors are measured on titles that people go on to watch, ranking on all they haven’t rated.`;
}
