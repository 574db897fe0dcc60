import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Where the runner leaves its counts for whoever prints the last line. */
export const COUNTS_VARIABLE = "WORTHY_TEST_COUNTS";

/** Runs something that tests, and prints the runner's own counts as the very last line, once, whoever called whom. */
export async function endWithCounts(run: () => Promise<boolean>): Promise<never> {
  if (process.env[COUNTS_VARIABLE]) process.exit((await run()) ? 0 : 1);
  const file = join(mkdtempSync(join(tmpdir(), "worthy-counts-")), "counts");
  process.env[COUNTS_VARIABLE] = file;
  const passed = await run();
  if (existsSync(file)) process.stdout.write(`\n${readFileSync(file, "utf8")}\n`);
  rmSync(dirname(file), { recursive: true });
  process.exit(passed ? 0 : 1);
}
