import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { buildWeb } from "../../build.ts";

const ASSETS = join(import.meta.dirname, "../../dist/client/assets");

beforeAll(() => buildWeb({ log: () => {} }), 180_000);

it("has browsers compile the files of the first press as a whole, and no others", async () => {
  const marked: string[] = [];
  for (const file of await readdir(ASSETS)) {
    if (!file.endsWith(".js")) continue;
    const code = await readFile(join(ASSETS, file), "utf8");
    // V8 only reads it at the start of a file.
    if (code.startsWith("//# allFunctionsCalledOnLoad\n")) marked.push(file);
  }
  const names = marked.map((file) => file.replace(/-.{8}\.js$/, ""));
  expect(names.toSorted()).toEqual([
    "DeferredParts",
    "always",
    "app",
    "startDeferred",
    "vendor",
    "wall",
  ]);
});
