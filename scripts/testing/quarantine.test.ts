import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../step.ts";
import { findQuarantined, QUARANTINE } from "./quarantine.ts";

it("lists only existing files, each with a reason", () => {
  for (const { file, why } of QUARANTINE)
    expect([file, existsSync(join(ROOT, file)), why.length > 20]).toEqual([file, true, true]);
});

it("finds a test by its file and full name", () => {
  const entry = { file: "apps/a.test.ts", name: "a list keeps its order", why: "unknown" };
  const found = (file: string, name: string) => findQuarantined({ file, name }, [entry]);
  expect(found("/home/ada/worthy/apps/a.test.ts", "a list keeps its order")).toBe(entry);
  expect(found("C:\\worthy\\apps\\a.test.ts", "a list keeps its order")).toBe(entry);
  expect(found("/home/ada/worthy/apps/b.test.ts", "a list keeps its order")).toBeUndefined();
  expect(found("/home/ada/worthy/apps/a.test.ts", "a list")).toBeUndefined();
});
