import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverageCounts, coveragePage } from "./coveragePage.ts";
import { evidenceProblems, gatherEvidence, kindOf } from "./evidence.ts";
import { shownBy } from "./shownBy.ts";
import { parseStatements } from "./statements.ts";

const HEAD = "| id | statement | owner | code |\n|---|---|---|---|\n";
const row = (code = "`src/rate.ts`", id = "4.rating.1") =>
  `| ${id} | one rating a title | journey | ${code} |\n`;
const statementsOf = (rows: string) => parseStatements("4.md", HEAD + rows);
/** A test file whose tag is assembled here: written out, it would be a tag of this file. */
const tagged = (ids: string, test: string) => `//${" shows"}: ${ids}\n${test}\n`;
const TEST = 'it("replaces the one before", () => {});';

function problemsOf(rows: string, files: Record<string, string>): string[] {
  const { statements, problems } = statementsOf(rows);
  const shown = Object.entries(files).map(([file, source]) => shownBy(file, source));
  const tests = shown.flatMap((file) => file.tests);
  const evidence = gatherEvidence(statements, tests);
  return [
    ...problems,
    ...shown.flatMap((file) => file.problems),
    ...evidenceProblems(evidence, tests, (path) => !path.includes("gone")),
  ];
}

describe("parsing coverage statements", () => {
  it("reads the rows of all tables and ignores other text", () => {
    const page = `# Title\n\ntext\n\n${HEAD}${row("`a.ts`, `b.ts`")}\n## Next\n\n${HEAD}${row("open: nobody has begun", "4.rating.2")}`;
    expect(parseStatements("4.md", page)).toEqual({
      statements: [
        {
          id: "4.rating.1",
          text: "one rating a title",
          owner: "journey",
          code: ["a.ts", "b.ts"],
          open: null,
        },
        {
          id: "4.rating.2",
          text: "one rating a title",
          owner: "journey",
          code: [],
          open: "nobody has begun",
        },
      ],
      problems: [],
    });
  });

  it("keeps an escaped pipe inside its cell", () => {
    const page = `${HEAD}| 4.rating.1 | a \\| b | journey | \`a.ts\` |`;
    expect(parseStatements("4.md", page).statements[0]?.text).toBe("a | b");
  });

  it.each([
    ["a missing column", "| 4.rating.1 | one | journey |\n", "3 columns"],
    ["an extra column", "| 4.rating.1 | one | journey | `a.ts` | more |\n", "5 columns"],
    ["a wrong id", row("`a.ts`", "rating-1"), "isn't an id"],
    ["an empty statement", "| 4.rating.1 | | journey | `a.ts` |\n", "says nothing"],
    ["an unknown owner", "| 4.rating.1 | one | nobody | `a.ts` |\n", 'unknown owner "nobody"'],
    ["a row without code", row(""), "the code is paths"],
    ["a path without backticks", row("src/rate.ts"), "the code is paths"],
    ["an open row without a reason", row("open:"), "open without a reason"],
  ])("rejects %s", (_name, rows, problem) => {
    expect(statementsOf(row("`a.ts`", "1.x.1") + rows).problems).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it("rejects a row with different columns and a page without rows", () => {
    expect(
      parseStatements("4.md", "| id | what |\n|---|---|\n| 1.x.1 | one |").problems,
    ).toHaveLength(4);
    expect(parseStatements("4.md", "").problems).toEqual(["4.md: there is no statement"]);
  });

  it("never throws, and reports a statement or a problem for every line that starts with a pipe", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = text.replace(/[\r\n]/g, "");
        const { statements, problems } = statementsOf(`|${line}`);
        const separator =
          statements.length + problems.length === 1 &&
          problems[0] === "4.md: there is no statement";
        expect(separator ? /^[:\s|-]*$/.test(line) : statements.length + problems.length > 0).toBe(
          true,
        );
      }),
    );
  });
});

describe("a coverage tag", () => {
  it("belongs to the test below it, however that test is written", () => {
    const source = [
      'describe("ratings", () => {',
      tagged("4.rating.1, 4.rating.2", '  it("one", () => {});'),
      tagged("4.rating.3", '// why\n  it.each([\n    [1],\n  ])("two %s", () => {});'),
      tagged("4.rating.4", "  describe.skipIf(windows)(`three ${x}`, { timeout: 1 }, () => {});"),
      "  for (const x of [1, 2])",
      tagged("4.rating.5", "    it(`four ${x}`, { tags: 'deep' }, () => {});"),
      "});",
    ].join("\n");
    expect(shownBy("a.test.ts", source)).toEqual({
      tests: [
        {
          file: "a.test.ts",
          name: "ratings › one",
          ids: ["4.rating.1", "4.rating.2"],
          deep: false,
        },
        { file: "a.test.ts", name: "ratings › two %s", ids: ["4.rating.3"], deep: false },
        { file: "a.test.ts", name: "ratings › three …", ids: ["4.rating.4"], deep: false },
        { file: "a.test.ts", name: "ratings › four …", ids: ["4.rating.5"], deep: true },
      ],
      problems: [],
    });
  });

  it.each([
    ["above no test", "const a = 1;", "no test below"],
    ["at the end", "", "no test below"],
    ["two lines above", `\n${TEST}`, "no test below"],
    ["above a skipped test", 'it.skip("x", () => {});', "is skipped"],
    ["above a todo test", 'it.todo("x", () => {});', "is skipped"],
    ["above a test with the option", 'it("x", { skip: true }, () => {});', "is skipped"],
  ])("is rejected %s", (_name, test, problem) => {
    expect(shownBy("a.test.ts", tagged("4.rating.1", test))).toEqual({
      tests: [],
      problems: [expect.stringContaining(problem)],
    });
  });

  it("is rejected inside a skipped group", () => {
    const source = `describe.skip("all", () => {\n${tagged("4.rating.1", TEST)}});`;
    expect(shownBy("a.test.ts", source).problems).toEqual([expect.stringContaining("is skipped")]);
  });
});

describe("the evidence for statements", () => {
  it("lists statements that only the deep layer covers directly, and allows ten", () => {
    const deep = 'it("one", { tags: "deep" }, () => {});';
    const ids = Array.from({ length: 11 }, (_, index) => `4.rating.${index + 1}`);
    const rows = ids.map((id) => row(undefined, id)).join("");
    const files = { "a.browser.test.ts": tagged(ids.join(", "), deep) };
    expect(problemsOf(rows, files)).toEqual([
      `only the deep layer shows ${ids.join(", ")}: 10 statements at most`,
    ]);
    const fast = { "b.browser.test.ts": tagged("4.rating.1", TEST) };
    expect(problemsOf(rows, { ...files, ...fast })).toEqual([]);
    // Shown less directly, it is still missing from the fast layer.
    const less = { "b.api.test.ts": tagged("4.rating.1", TEST) };
    expect(problemsOf(rows, { ...files, ...less })).toHaveLength(1);
  });

  it("is complete if every statement has a test or a reason", () => {
    const rows = row() + row("open: later", "4.rating.2");
    expect(problemsOf(rows, { "a.test.ts": tagged("4.rating.1", TEST) })).toEqual([]);
  });

  it.each([
    ["a statement without a test", row(), "", "no test shows it"],
    ["a duplicate id", row() + row(), tagged("4.rating.1", TEST), "given out twice"],
    ["an unknown id", row(), tagged("4.rating.1, 4.rating.9", TEST), "is no statement"],
    ["a tag that isn't an id", row(), tagged("4.rating.1, rating", TEST), "is no id"],
    ["a test of an open statement", row("open: later"), tagged("4.rating.1", TEST), "open, yet"],
    [
      "code that no longer exists",
      row("`src/gone.ts`"),
      tagged("4.rating.1", TEST),
      "no file src/gone.ts",
    ],
    ["a test as code", row("`src/a.test.ts`"), tagged("4.rating.1", TEST), "not in the product"],
    ["a tool as code", row("`scripts/a.ts`"), tagged("4.rating.1", TEST), "not in the product"],
  ])("rejects %s", (_name, rows, source, problem) => {
    expect(problemsOf(rows, { "a.test.ts": source })).toEqual([expect.stringContaining(problem)]);
  });

  it("rates a statement by its strongest test", () => {
    expect(["a.browser.test.ts", "a.api.test.ts", "a.test.tsx"].map(kindOf)).toEqual([
      "browser",
      "HTTP",
      "unit",
    ]);
    const { statements } = statementsOf(row() + row(undefined, "4.rating.2"));
    const both = shownBy("a.test.ts", tagged("4.rating.1, 4.rating.2", TEST)).tests;
    const one = shownBy("a.api.test.ts", tagged("4.rating.1", TEST)).tests;
    const evidence = gatherEvidence(statements, [...both, ...one]);
    expect(coverageCounts(evidence)).toEqual([
      ["§4", "2", "0", "1", "1", "0"],
      ["all", "2", "0", "1", "1", "0"],
    ]);
    expect(coveragePage(evidence)).toContain("- `4.rating.2` one rating a title");
    expect(coveragePage(evidence)).not.toContain("- `4.rating.1`");
  });
});
