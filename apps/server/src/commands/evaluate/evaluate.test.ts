import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { syntheticPeople, syntheticTitles } from "@worthy/recommender/synthetic";
import { expect, test } from "vitest";
import { fileWith } from "./files.fixture.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");
const NUMBERS: Record<string, number> = { LOVE: 5, LIKE: 4, MEH: 3, DISLIKE: 1 };

const titles = syntheticTitles(60);
const people = syntheticPeople(titles, { count: 120, ratings: 20, seed: 8 });
const rows = people.flatMap(({ ratings }, person) =>
  ratings.map(({ titleId, rating }, time) => ({
    person,
    line: `p${person},t${titleId},${NUMBERS[rating]},${time}\n`,
    shown: time < ratings.length - 5,
  })),
);
const csv = (some: readonly { line: string }[]) =>
  fileWith(`user,item,rating,timestamp\n${some.map(({ line }) => line).join("")}`);

const files = {
  all: csv(rows),
  train: csv(rows.filter(({ person }) => person < 90)),
  known: csv(rows.filter(({ person, shown }) => person >= 90 && shown)),
  hidden: csv([
    ...rows.filter(({ person, shown }) => person >= 90 && !shown),
    { line: "p95,nobody-rated-this,5,99\n" },
    { line: "p999,t1,5,1\n" },
  ]),
};
const items = fileWith(
  titles.map(({ id, genres, tags }) => JSON.stringify({ item: `t${id}`, genres, tags })).join("\n"),
);
const TRIPLE = ["--train", files.train, "--known", files.known, "--hidden", files.hidden];

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    MAIN,
    "evaluate",
    ...args,
  ]);
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output.err += chunk.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...output })));
}

/** The parts of the report that these tests read. */
interface Report {
  format: number;
  data: Record<string, number>;
  models: {
    key: string;
    metrics: Record<string, { mean: number; standardError: number; people: number }>;
    worthy: { auc: number; ece: number; count: number; reliability: unknown[] } | null;
  }[];
  learningCurve: { key: string; points: { ratings: number; reached: number }[] }[];
  askCurve: { questions: number }[];
}
// The command's own output.
const reportIn = (json: string) => JSON.parse(json) as Report;

test("prints one JSON object on standard output, and progress on standard error", async () => {
  const { code, out, err } = await run(...TRIPLE, "--items", items, "--grid", "none", "--json");
  expect(code, err).toBe(0);
  const report = reportIn(out);
  expect(report.data).toMatchObject({
    sets: 1,
    titles: 61,
    trainPeople: 90,
    testPeople: 31,
    hiddenRatings: 30 * 5 + 2,
  });
  const [popularity, ease, worthy] = report.models;
  expect([popularity?.key, ease?.key, worthy?.key]).toEqual(["popularity", "ease", "worthy"]);
  expect(Object.keys(popularity?.metrics ?? {})).toEqual([
    "recall@20",
    "recall@50",
    "ndcg@20",
    "ndcg@100",
    "hr@10",
  ]);
  expect(popularity?.worthy).toBeNull();
  expect(worthy?.worthy?.count).toBe(30 * 5 + 2);
  expect(worthy?.worthy?.reliability).toHaveLength(15);
  expect(worthy?.worthy?.auc).toBeGreaterThan(0.5);
  expect(report.learningCurve[0]?.points.map(({ ratings }) => ratings)).toEqual([
    0, 1, 3, 5, 10, 20, 50,
  ]);
  expect(report.askCurve.length).toBeGreaterThan(3);
  expect(err).toContain("plain EASE: trained in");
  expect(err).toContain("facts about 60 of 61 titles");
});

test("prints a readable table, and writes the same object to a file", async () => {
  const file = fileWith("");
  const { code, out, err } = await run(
    "--ratings",
    files.all,
    "--hold-out",
    "30",
    "--hide-likes",
    ".3",
    "--models",
    "popularity,ease",
    "--grid",
    "none",
    "--out",
    file,
  );
  expect(code, err).toBe(0);
  expect(out).toMatch(/popularity +0\.\d{4} ±0\.\d{4}/);
  expect(out).toContain("plain EASE (λ = 200)");
  expect(reportIn(readFileSync(file, "utf8")).models).toHaveLength(2);
});

test("pools the folds, so that every rating is hidden exactly once", { tags: "deep" }, async () => {
  const { code, out, err } = await run(
    "--ratings",
    files.all,
    "--folds",
    "3",
    "--models",
    "worthy",
    "--grid",
    "none",
    "--json",
  );
  expect(code, err).toBe(0);
  const report = reportIn(out);
  expect(report.data).toMatchObject({ sets: 3, testPeople: 120, hiddenRatings: rows.length });
  expect(report.models[0]?.worthy?.count).toBe(rows.length);
});

test(
  "treats ratings without values as likes, and skips calibration for them",
  { tags: "deep" },
  async () => {
    const list = fileWith(
      `user,item\n${people.flatMap(({ ratings }, person) => ratings.map(({ titleId }) => `${person},${titleId}\n`)).join("")}`,
    );
    const { code, out, err } = await run(
      "--ratings",
      list,
      "--implicit",
      "--hold-out",
      "20",
      "--models",
      "popularity,worthy,no-not-liked",
    );
    expect(code, err).toBe(0);
    expect(out).toContain("Worthy is not measured");
    expect(out).toContain("not measured: without the not-liked channel");
  },
);

test("warns if the training data includes hidden ratings", async () => {
  const { code, err } = await run(
    "--train",
    files.all,
    "--known",
    files.known,
    "--hidden",
    files.hidden,
    "--models",
    "popularity",
  );
  expect(code).toBe(0);
  expect(err).toContain("warning: 150 hidden ratings are also in the training data");
});

test("reports the problems in a file with their line numbers, and exits with 1", async () => {
  const bad = fileWith("user,item,rating\na,b,4\na,c,four\n");
  const { code, out, err } = await run(
    "--train",
    bad,
    "--known",
    files.known,
    "--hidden",
    files.hidden,
    "--json",
  );
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toContain(`${bad}, line 3: the rating "four" isn’t a number.`);
  expect(err).not.toContain("    at ");
});

test("fails without measurements if all hidden ratings are already known", async () => {
  const { code, err } = await run(
    "--train",
    files.train,
    "--known",
    files.known,
    "--hidden",
    files.known,
  );
  expect(code).toBe(1);
  expect(err).toContain("contains no ratings that");
});

test("exits with 2 for an invalid command line, and with 0 for help", async () => {
  const wrong = await run("--train", files.train);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain("See npm run worthy -- evaluate --help");
  const help = await run("--help");
  expect(help.code).toBe(0);
  expect(help.out).toContain("--hide-likes");
});
