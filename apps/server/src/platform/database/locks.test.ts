import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCKS } from "./locks.ts";

const SOURCES = join(import.meta.dirname, "../..");
const TAKEN = /pg_(?:try_)?advisory\w*lock\w*\((?<what>[^)`]*)/g;

it("no two advisory locks have the same number", () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("every advisory lock is in the registry", () => {
  const taken = globSync("**/*.ts", { cwd: SOURCES })
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith("database/locks.ts"))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), "utf8").matchAll(TAKEN)].map(
        ({ groups }) => `${file}: ${groups?.["what"]}`,
      ),
    );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((line) => !/: \$\{LOCKS\.\w+\}$/.test(line))).toEqual([]);
});
