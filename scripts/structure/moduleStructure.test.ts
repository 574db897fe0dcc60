import { expect, test } from "vitest";
import { cyclesIn, fragmentsIn, structureReport } from "./moduleStructure.ts";

const source = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((specifier) => `import type { X } from "${specifier}";`).join("\n"),
});
const feature = (name: string, ...others: string[]) =>
  source(
    `apps/server/src/features/${name}/create.ts`,
    ...others.map((other) => `../${other}/create.ts`),
  );

test("features that depend on each other in a cycle are reported, in either direction", () => {
  const graph = new Map(
    Object.entries({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: [] }).map(
      ([name, others]) => [name, new Set(others)] as const,
    ),
  );
  expect(cyclesIn(graph)).toEqual([["a", "b", "c"]]);
  graph.set("e", new Set(["d"]));
  expect(cyclesIn(graph).toSorted()).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

test("a cycle of type imports between features is a problem, but a cycle in tests isn't", () => {
  const files = [feature("lists", "scores"), feature("scores", "titles"), feature("titles")];
  expect(structureReport(files).problems).toEqual([]);
  const test = source("apps/server/src/features/titles/a.test.ts", "../lists/create.ts");
  expect(structureReport([...files, test]).problems).toEqual([]);
  expect(structureReport([...files, feature("titles", "lists")]).problems).toEqual([
    "apps/server/src/features: these depend on one another: lists, scores, titles",
  ]);
});

test("a fragment is short, has a single importer in the same folder, and has no test", () => {
  const short = source("packages/a/src/short.ts");
  const long = { ...short, path: "packages/a/src/long.ts", text: "x\n".repeat(31) };
  const user = source("packages/a/src/user.ts", "./short.ts", "./long.ts");
  expect(fragmentsIn([short, long, user])).toEqual([{ path: short.path, importer: user.path }]);
  const second = source("packages/a/src/second.ts", "./short.ts");
  const tested = source("packages/a/src/short.test.ts", "./short.ts");
  const elsewhere = source("packages/a/src/b/user.ts", "../short.ts");
  const entry = source("packages/a/src/index.ts", "./short.ts");
  const later = { ...user, text: `const late = () => import("./short.ts");` };
  for (const files of [[user, second], [user, tested], [elsewhere], [entry], [later]])
    expect(fragmentsIn([short, long, ...files])).toEqual([]);
  for (const name of ["schema.ts", "shortStore.ts"])
    expect(
      fragmentsIn([
        { ...short, path: `packages/a/src/${name}` },
        source("packages/a/src/user.ts", `./${name}`),
      ]),
    ).toEqual([]);
});

test("a folder contains at most 30 files", () => {
  const files = (count: number, folder: string) =>
    Array.from({ length: count }, (_, at) => source(`${folder}/f${at}.ts`));
  expect(structureReport(files(30, "packages/a/src")).problems).toEqual([]);
  expect(structureReport(files(31, "packages/a/src")).problems).toEqual([
    "packages/a/src: 31 files, 30 at most",
  ]);
  expect(structureReport(files(31, "apps/server/src/migrations")).problems).toEqual([]);
});
