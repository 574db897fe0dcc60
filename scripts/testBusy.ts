// Runs tests several times with a busy loop on each core, and prints the result of each run:
//   npm run test:busy                              the browser and property tests, ten times
//   npm run test:busy -- --runs 3 prompts travel   these files, three times
//   npm run test:busy -- --all --loops 3           everything that npm test runs, beside three busy loops per core
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, runStep } from "./step.ts";
import { COUNTS_VARIABLE, countLine, type Outcome } from "./testing/counts.ts";

/** A loop ends by itself after this time, or as soon as this process ends. */
const LOOP_MINUTES = 30;

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "10" },
    loops: { type: "string", default: "1" },
    all: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
/** For each core. */
const loopsPerCore = Number(values.loops);

function startLoops(): ChildProcess[] {
  const loop = `const end = Date.now() + ${LOOP_MINUTES * 60_000};
    const parent = process.ppid;
    while (Date.now() < end && process.ppid === parent) for (let i = 0; i < 1e8; i++);`;
  return Array.from({ length: availableParallelism() * loopsPerCore }, () =>
    spawn(process.execPath, ["-e", loop], { stdio: "ignore" }),
  );
}

/** Files of browser tests, and of all tests that use fast-check. */
function busyFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  return [
    ...list("ls-files", "*.browser.test.ts"),
    ...list("grep", "-l", 'from "fast-check"', "--", "*.test.ts", "*.test.tsx"),
  ];
}

const folder = mkdtempSync(join(tmpdir(), "worthy-busy-"));
const file = join(folder, "counts.json");
process.env[COUNTS_VARIABLE] = file;
const files = positionals.length > 0 || values.all ? positionals : busyFiles();
const rows: { seconds: string; outcome: string }[] = [];
let allPassed = true;
for (let run = 1; run <= runs; run++) {
  rmSync(file, { force: true });
  const loops = startLoops();
  const { passed, seconds } = await runStep({
    says: `Run ${run} of ${runs}, beside ${loops.length} busy loops`,
    script: "scripts/test.ts",
    args: files,
  });
  for (const loop of loops) loop.kill();
  allPassed &&= passed;
  rows.push({ seconds: seconds.toFixed(0), outcome: outcomeIn(file) });
}
rmSync(folder, { recursive: true });
console.table(rows);
process.exitCode = allPassed ? 0 : 1;

function outcomeIn(path: string): string {
  try {
    return countLine(JSON.parse(readFileSync(path, "utf8")) as Outcome); // the reporter's own file
  } catch {
    return "no result";
  }
}
