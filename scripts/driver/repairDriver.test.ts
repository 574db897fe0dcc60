import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repairDriver } from "./repairDriver.mjs";
import { ROOT } from "../step.ts";

const FOLDER = "node_modules/postgres/src";
const DRIVER = `${FOLDER}/connection.js`;
const QUEUE = `${FOLDER}/queue.js`;
let root: string;
const install = (source: string) => {
  for (const folder of ["apps/server", FOLDER, "node_modules/postgres/cjs/src"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, DRIVER), source);
  for (const other of [QUEUE, `${FOLDER}/index.js`])
    copyFileSync(join(ROOT, other), join(root, other));
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

interface Queue {
  readonly length: number;
  push(item: object): void;
  shift(): object | undefined;
  remove(item: object): object | null;
}

test("a queue that is never empty stays as small as what is in it", async () => {
  const installed = (await import(pathToFileURL(join(ROOT, QUEUE)).href)) as {
    default: () => Queue;
  };
  const queue = installed.default();
  const items = [{ id: 0 }, { id: 1 }, { id: 2 }];
  const [, second, third] = items as [object, object, object];
  for (const item of items) queue.push(item);
  const searched: number[] = [];
  const { indexOf } = Array.prototype;
  // oxlint-disable-next-line no-extend-native -- to see what a queue looks through
  Array.prototype.indexOf = function count(this: unknown[], ...args) {
    searched.push(this.length);
    return indexOf.apply(this, args);
  };
  try {
    for (let turn = 0; turn < 1_000; turn++) {
      const first = queue.shift();
      if (!first) throw new Error("the queue lost something");
      queue.remove(first); // as the driver does with what it has just taken
      queue.push(first);
    }
  } finally {
    // oxlint-disable-next-line no-extend-native -- as it was
    Array.prototype.indexOf = indexOf;
  }
  expect(searched).toHaveLength(1_000);
  expect(Math.max(...searched)).toBeLessThan(100);
  expect(queue.remove(third)).toBe(third);
  expect(queue.remove(third)).toBeNull();
  expect([queue.length, queue.shift(), queue.shift(), queue.length]).toEqual([
    2,
    second,
    items[0],
    0,
  ]);
});
