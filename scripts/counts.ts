import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Where the runner leaves what came out for whoever prints the last line. */
export const COUNTS_VARIABLE = "WORTHY_TEST_COUNTS";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What came out of a run of the tests: the runner's own counts, file by file. */
export interface Outcome {
  files: Record<string, Counts>;
  /** Errors outside of any file's tests. */
  errors: number;
  /** Files of the browser's tests that failed. */
  failedInBrowser: string[];
}

/** Of a run and of a second one of some of its files: there the second one counts. */
export function joinOutcomes(first: Outcome, second: Outcome): Outcome {
  const files = { ...first.files, ...second.files };
  return { files, errors: first.errors + second.errors, failedInBrowser: second.failedInBrowser };
}

/** `N passed, N failed`, and how many were skipped where any were. */
export function countLine({ files, errors }: Outcome): string {
  const sum = (of: keyof Counts) => Object.values(files).reduce((total, counts) => total + counts[of], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed") + errors} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** What the runner has left in the file that whoever prints the last line has named; null where it ended before it could. */
export function readOutcome(): Outcome | null {
  const file = process.env[COUNTS_VARIABLE];
  if (!file || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")) as Outcome; // the reporter's own file
}

/** Runs something that tests, and prints the runner's own counts as the very last line, once, whoever called whom. */
export async function endWithCounts(run: () => Promise<boolean>): Promise<never> {
  if (process.env[COUNTS_VARIABLE]) process.exit((await run()) ? 0 : 1);
  const file = join(mkdtempSync(join(tmpdir(), "worthy-counts-")), "counts.json");
  process.env[COUNTS_VARIABLE] = file;
  const passed = await run();
  const outcome = readOutcome();
  if (outcome) process.stdout.write(`\n${countLine(outcome)}\n`);
  rmSync(dirname(file), { recursive: true });
  process.exit(passed ? 0 : 1);
}
