import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Queries } from "../../platform/http/handler.ts";
import { EXPORT_PAGE, exportFile, type ExportFile } from "../../platform/personalData.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { readZip } from "../../testing/readZip.ts";
import { exportZip } from "./exportZip.ts";

const NO_SQL = undefined as unknown as Queries; // these files are in no database
const zipOf = (file: ExportFile) =>
  exportZip({
    files: [file],
    sql: NO_SQL,
    owner: testOwner("abcdefghijkl"),
    at: new Date(0),
    origin: "http://localhost",
  });

async function bytesOf(file: ExportFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipOf(file)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it("reads from the database only as fast as the client reads", async () => {
  let pages = 0;
  const endless = exportFile<{ text: string }>({
    name: "endless",
    about: "Rows without end.",
    fields: { text: "nothing that could be packed" },
    page: async () => {
      pages++;
      return Array.from({ length: EXPORT_PAGE }, () => ({
        text: randomBytes(500).toString("base64"),
      }));
    },
  });
  const stream = zipOf(endless);
  await once(stream, "readable");
  let before = -1;
  for (let still = 0; still < 50; still = pages === before ? still + 1 : 0) {
    before = pages;
    await setImmediate();
  }
  expect(pages).toBeLessThan(10);
  stream.destroy();
});

it("includes empty kinds of data as empty lists, and only the documented fields", async () => {
  const rows = (all: readonly object[]) => ({ name: "kind", about: "A kind.", fields: { a: "first" }, rows: async function* () { yield* all; } }); // prettier-ignore
  const empty = readZip(await bytesOf(rows([])));
  expect([empty.get("kind.json"), empty.get("kind.csv")]).toEqual(["[]\n", "a\r\n"]);
  const some = readZip(await bytesOf(rows([{ a: 1, secret: "x" }, { a: null }])));
  expect([JSON.parse(some.get("kind.json") ?? ""), some.get("kind.csv")]).toEqual([
    [{ a: 1 }, { a: null }],
    "a\r\n1\r\n\r\n",
  ]);
});

it("fails with an error if one kind of data can't be read", async () => {
  const broken = exportFile<{ a: number }>({
    name: "broken",
    about: "None.",
    fields: { a: "none" },
    page: () => Promise.reject(new Error("the database is gone")),
  });
  await expect(bytesOf(broken)).rejects.toThrow("the database is gone");
});
