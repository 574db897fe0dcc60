import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CpuReport } from "./cpuReport.ts";

/** Where the runner stores its result for whoever prints the last line. */
export const COUNTS_VARIABLE = "WORTHY_TEST_COUNTS";

/** The result of a test run: the runner's own counts. */
export interface Outcome {
  passed: number;
  /** Errors outside tests count as failures too. */
  failed: number;
  skipped: number;
  /** Retries of tests. There must be none. */
  retries: number;
  /** Skipped tests on the quarantine list. */
  quarantined: number;
  cpu: CpuReport;
  /** One line for each error: where, which test, and the beginning of the message. */
  failures: string[];
}

/** `N passed, N failed`, and the number of skipped tests, if any. */
export const countLine = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

/** What a run shouldn't have. */
export const unusual = ({ retries, quarantined }: Outcome): string =>
  `${retries} retries, ${quarantined} quarantined`;

/** The runner's result; null if it ended too early. */
export function readOutcome(): Outcome | null {
  const file = process.env[COUNTS_VARIABLE];
  if (!file || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")) as Outcome; // the reporter's own file
}

/**
 * Runs something that tests, and prints the runner's own counts as the very last line, exactly
 * once.
 */
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
