import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repairDriver } from "./repairDriver.mjs";
import { ROOT } from "../step.ts";

const DRIVER = "node_modules/postgres/src/connection.js";
let root: string;
const install = (source: string) => {
  for (const folder of [
    "apps/server",
    "node_modules/postgres/src",
    "node_modules/postgres/cjs/src",
  ])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, DRIVER), source);
  writeFileSync(join(root, "node_modules/postgres/cjs/src/index.js"), "");
  const manifest = { name: "postgres", exports: { default: "./cjs/src/index.js" } };
  writeFileSync(join(root, "node_modules/postgres/package.json"), JSON.stringify(manifest));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "worthy-driver-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("the installed driver is repaired, and repairing it again is a no-op", () => {
  const repaired = readFileSync(join(ROOT, DRIVER), "utf8");
  expect(repaired).toContain("nextWriteTimer = chunk = null\n");
  install(repaired);
  repairDriver(root);
  expect(readFileSync(join(root, DRIVER), "utf8")).toBe(repaired);
});

test("an unknown driver isn't changed, and causes an error", () => {
  install("export default function Connection() {}\n");
  expect(() => repairDriver(root)).toThrow(
    "isn’t the driver that scripts/driver/repairDriver.mjs knows",
  );
  expect(readFileSync(join(root, DRIVER), "utf8")).toBe(
    "export default function Connection() {}\n",
  );
});
