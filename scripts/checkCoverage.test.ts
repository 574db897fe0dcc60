import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCoverage, parseCoverage, readBelow, summarise, type ReadFile } from "./checkCoverage.ts";

const HEAD = "| id | what | owner | status | files | tests |\n|---|---|---|---|---|---|\n";
const FILES: Record<string, string> = {
  "src/rate.ts": "",
  "src/rate.test.ts": 'describe("ratings", () => it("replaces the one before", () => {}));',
};
const readFile: ReadFile = (path) => FILES[path] ?? null;

const row = (status: string, files = "", tests = "", id = "4.rating.1") => `| ${id} | one rating a title | errand | ${status} | ${files} | ${tests} |\n`;

function problemsOf(body: string): string[] {
  const { rows, problems } = parseCoverage(HEAD + body);
  return [...problems, ...checkCoverage(rows, readFile)];
}

describe("parseCoverage", () => {
  it("reads the rows of all tables and nothing else", () => {
    const page = `# Title\n\ntext\n\n${HEAD}${row("open")}\n## Next\n\n${HEAD}${row("done", "`src/rate.ts`, `src/other.ts`", "`src/rate.test.ts › ratings › replaces`", "4.rating.2")}`;
    const { rows, problems } = parseCoverage(page);
    expect(problems).toEqual([]);
    expect(rows.map(({ id, line }) => [id, line])).toEqual([
      ["4.rating.1", 7],
      ["4.rating.2", 13],
    ]);
    expect(rows[1]).toMatchObject({
      status: "done",
      owner: "errand",
      files: ["src/rate.ts", "src/other.ts"],
      tests: [{ file: "src/rate.test.ts", names: ["ratings", "replaces"] }],
    });
  });

  it("keeps an escaped bar within its cell", () => {
    expect(parseCoverage(`${HEAD}| 4.rating.1 | a \\| b | errand | open | | |`).rows[0]?.what).toBe("a | b");
  });

  it.each([
    ["a column short", "| 4.rating.1 | one | errand | open | |\n", "5 columns"],
    ["a column too many", "| 4.rating.1 | one | errand | open | | | more |\n", "7 columns"],
    ["a wrong id", row("open", "", "", "rating-1"), "is no id"],
    ["nothing said", "| 4.rating.1 | | errand | open | | |\n", "says nothing"],
    ["an unknown owner", "| 4.rating.1 | one | nobody | open | | |\n", 'unknown owner "nobody"'],
    ["an unknown status", row("finished"), 'unknown status "finished"'],
    ["a path without backticks", row("done", "src/rate.ts", "`src/rate.test.ts`"), "in backticks"],
  ])("refuses %s", (_name, body, problem) => {
    expect(problemsOf(row("open", "", "", "1.x.1") + body)).toEqual([expect.stringContaining(problem)]);
  });

  it("refuses a row under other columns and a page without rows", () => {
    expect(parseCoverage("| id | what |\n|---|---|\n| 1.x.1 | one |").problems).toHaveLength(4);
    expect(parseCoverage("").problems).toEqual(["there is no row"]);
  });

  it("never throws and says something about every line that begins with a bar", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = text.replace(/[\r\n]/g, "");
        const { rows, problems } = parseCoverage(`${HEAD}|${line}`);
        const separator = rows.length + problems.length === 1 && problems[0] === "there is no row";
        expect(separator ? /^[:\s|-]*$/.test(line) : rows.length + problems.length > 0).toBe(true);
      }),
    );
  });
});

describe("checkCoverage", () => {
  it("accepts rows that are done, partly there and open", () => {
    expect(
      problemsOf(row("done", "`src/rate.ts`", "`src/rate.test.ts › replaces the one`") + row("partly", "`src/rate.ts`", "", "4.rating.2") + row("open", "", "", "4.rating.3")),
    ).toEqual([]);
  });

  it.each([
    ["an id used twice", row("open") + row("open"), "used twice"],
    ["done without a file", row("done", "", "`src/rate.test.ts`"), "names no file"],
    ["done without a test", row("done", "`src/rate.ts`"), "names no test"],
    ["partly without a file", row("partly"), "names no file"],
    ["open with a file", row("open", "`src/rate.ts`"), "open, yet"],
    ["a file that is not there", row("done", "`src/gone.ts`", "`src/rate.test.ts`"), "no file src/gone.ts"],
    ["a file that is not there in a row partly done", row("partly", "`src/gone.ts`"), "no file src/gone.ts"],
    ["a test file that is not there", row("done", "`src/rate.ts`", "`src/gone.test.ts`"), "no test file src/gone.test.ts"],
    ["a test that is code", row("done", "`src/rate.ts`", "`src/rate.ts`"), "is no test file"],
    ["a test name that does not occur", row("done", "`src/rate.ts`", "`src/rate.test.ts › ratings › adds`"), 'no test "adds"'],
    ["an empty test name", row("done", "`src/rate.ts`", "`src/rate.test.ts ›`"), 'no test ""'],
  ])("refuses %s", (_name, body, problem) => {
    expect(problemsOf(body)).toEqual([expect.stringMatching(new RegExp(`^line \\d+: 4\\.rating\\.1: .*${problem}`))]);
  });
});

it("counts by status and by owner", () => {
  const { rows } = parseCoverage(HEAD + row("done", "`src/rate.ts`", "`src/rate.test.ts`") + row("open", "", "", "4.rating.2"));
  const lines = summarise(rows);
  expect(lines[0]).toMatch(/^all +2 rows: 1 done, 0 partly, 1 open$/);
  expect(lines.find((line) => line.startsWith("engine"))).toMatch(/0 rows/);
});

it("reads files of the folder, not folders and nothing outside", () => {
  const root = mkdtempSync(join(tmpdir(), "worthy-coverage-"));
  try {
    mkdirSync(join(root, "inner"));
    writeFileSync(join(root, "outside.txt"), "out");
    writeFileSync(join(root, "inner", "a.txt"), "in");
    const read = readBelow(join(root, "inner"));
    expect([read("a.txt"), read("."), read("b.txt"), read("../outside.txt"), read(join(root, "outside.txt"))]).toEqual(["in", null, null, null, null]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
