import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { APP_VERSION } from "./appVersion.ts";

const ROOT = join(import.meta.dirname, "../../../..");

it("every package in the project has this version", () => {
  const packages = globSync(["package.json", "{apps,packages}/*/package.json", "*/package.json"], {
    cwd: ROOT,
  });
  expect(packages.length).toBeGreaterThan(10);
  const versions = packages.map((file) => [
    file,
    JSON.parse(readFileSync(join(ROOT, file), "utf8")).version,
  ]);
  expect(versions).toEqual(packages.map((file) => [file, APP_VERSION]));
});
