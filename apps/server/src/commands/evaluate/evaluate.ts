import { writeFile } from "node:fs/promises";
import { evaluateModels, evaluateSynthetic, type Surroundings } from "@worthy/recommender/evaluation";
import { say } from "../../platform/say.ts";
import { EVALUATE_HELP } from "./evaluateHelp.ts";
import { type EvaluateOptions, parseEvaluateOptions } from "./evaluateOptions.ts";
import { EvaluationProblem, UsageProblem } from "./evaluationProblem.ts";
import { loadSets } from "./loadSets.ts";
import { printReport } from "./printReport.ts";
import { printSynthetic } from "./printSynthetic.ts";

const WRONG_USAGE = 2;

/** Progress goes to standard error, so that standard output holds the result and nothing else. */
const around: Surroundings = {
  now: () => performance.now(),
  peakMemory: () => process.resourceUsage().maxRSS / 1024,
  say: (line) => void process.stderr.write(`${line}\n`),
};

/** Measures the engine on ratings from files, beside the baselines. */
export async function evaluate(args: string[]): Promise<void> {
  try {
    const options = parseEvaluateOptions(args);
    if (options.help) say(EVALUATE_HELP);
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
  const sets = await loadSets(options, (line) => around.say(line));
  const report = await evaluateModels(sets, { grid, seed, mask, recall, models }, around);
  await give({ command: "evaluate", options, ...report }, printReport(report), options);
}

async function give(report: object, text: string, { json, out }: EvaluateOptions): Promise<void> {
  if (out !== undefined) {
    await writeFile(out, `${JSON.stringify(report, null, 2)}\n`).catch((error: unknown) => {
      throw new EvaluationProblem(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  say(json ? JSON.stringify(report) : `\n${text}\n`);
}
