import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { cpuLines } from "./cpuReport.ts";
import { parseStat, treeSeconds } from "./cpuTime.ts";

const files = [
  { file: "a.browser.test.ts", seconds: 40 },
  { file: "b.api.test.ts", seconds: 20 },
  ...Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: 1 })),
];

it("prints each project's seconds, the ten most expensive files, and a warning for more than 5 %", () => {
  const lines = cpuLines({ total: 500, projects: { api: 120, browser: 300, unit: 60 }, files });
  expect(lines[0]).toBe(
    "Processor time of the tests: 500 s (api 120 s, browser 300 s, unit 60 s, runner and shared database 20 s)",
  );
  expect(lines.slice(1, 3)).toEqual(["    40.0 s  a.browser.test.ts", "    20.0 s  b.api.test.ts"]);
  expect(lines.slice(11)).toEqual([
    "Warning: a.browser.test.ts takes 8.0 % of the time: split it or make it cheaper",
  ]);
});

it("doesn't warn about a run of only a few files", () => {
  const lines = cpuLines({ total: 60, projects: { browser: 40 }, files: files.slice(0, 1) });
  expect(lines.filter((line) => line.startsWith("Warning"))).toEqual([]);
});

it("reads a process's parent ID and CPU times, whatever characters its name has", () => {
  const stat = "42 (a) b (c)) S 7 42 42 0 -1 4194304 100 0 0 0 150 50 25 75 20 0 1 0 1 1 1";
  expect(parseStat(stat)).toEqual({ parent: 7, seconds: 3 });
});

it.skipIf(process.platform !== "linux")("includes the time used by a child process", async () => {
  const before = treeSeconds() ?? 0;
  const busy = "while (process.cpuUsage().user < 4e5) for (let i = 0; i < 1e6; i++);";
  await once(spawn(process.execPath, ["-e", busy]), "close");
  expect((treeSeconds() ?? 0) - before).toBeGreaterThan(0.3);
});
