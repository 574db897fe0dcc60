import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../step.ts";
import { isOfThisLayer } from "./layers.ts";

/** What looks closer in the deep layer. */
const CLOSER = /visits\/axe(?:Findings|InDepth)\.ts|testing\/layers\.ts|testAddresses\.ts/;
const TAGGED = /^\/\/ @module-tag deeper|tags: "deep(?:er)?"/m;

it("also runs the more thorough checks of every file in the deep layer", () => {
  const files = globSync("apps/**/*.{api,browser}.test.ts", {
    cwd: ROOT,
    exclude: ["**/node_modules/**"],
  })
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }))
    .filter(({ text }) => CLOSER.test(text));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ text }) => !TAGGED.test(text)).map(({ file }) => file)).toEqual([]);
});

it("runs tests tagged as deep only in the deep layer", () => {
  const layerOf = isOfThisLayer;
  expect([layerOf(), layerOf(["deeper"]), layerOf(["deep"])]).toEqual([true, true, false]);
});
