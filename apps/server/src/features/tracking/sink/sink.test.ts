import { renameSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { WriteResult } from "../createEventWriter.ts";
import type { EventRow } from "../EventRow.ts";
import { createNdjsonSink } from "./createNdjsonSink.ts";
import { withSink } from "./withSink.ts";

let place: string;
beforeEach(async () => void (place = await mkdtemp(join(tmpdir(), "worthy-sink-"))));
afterEach(() => rm(place, { recursive: true, force: true }));

const row = (key: string, day = "2026-05-04", params: EventRow["params"] = {}): EventRow => ({
  day,
  eventKey: key,
  userId: "annannannann",
  name: "page_view",
  params,
  sessionId: "visit-1",
  client: "web",
  occurredAt: `${day}T10:00:00.000Z`,
});
const linesOf = async (file: string) =>
  (await readFile(join(place, file), "utf8")).trimEnd().split("\n");

it("appends each event as a line to that day's file, without the account or device", async () => {
  const sink = createNdjsonSink({ folder: join(place, "made"), log: { warn: () => {} } });
  sink.take([row("a", "2026-05-04", { screen: "home", device_id: "d-1" }), row("b", "2026-05-05")]);
  sink.take([row("c")]);
  await sink.close();
  const [first, second] = await linesOf("made/2026-05-04.ndjson");
  expect(JSON.parse(first ?? "")).toEqual({
    id: "a",
    day: "2026-05-04",
    name: "page_view",
    params: { screen: "home" },
    sessionId: "visit-1",
    client: "web",
    occurredAt: "2026-05-04T10:00:00.000Z",
  });
  expect(JSON.parse(second ?? "").id).toBe("c");
  expect(await readdir(join(place, "made"))).toEqual(["2026-05-04.ndjson", "2026-05-05.ndjson"]);
  expect(await readFile(join(place, "made/2026-05-04.ndjson"), "utf8")).not.toMatch(
    /annannannann|d-1/,
  );
});

it("keeps a limited number of events that it can't write, and writes them later", async () => {
  const warned: object[] = [];
  const folder = join(place, "taken");
  await writeFile(folder, "a file is in the way");
  const sink = createNdjsonSink({
    folder,
    log: { warn: (fields) => void warned.push(fields) },
    flushEvery: 5,
    mostWaiting: 2,
  });
  sink.take([row("a"), row("b"), row("c")]);
  await expect.poll(() => warned.at(-1)).toMatchObject({ events: 2, lost: 1 });
  await rm(folder);
  await sink.close();
  expect(
    (await linesOf("taken/2026-05-04.ndjson")).filter(Boolean).map((line) => JSON.parse(line).id),
  ).toEqual(["a", "b"]);
});

it("starts a new line after a line that may be incomplete", async () => {
  const [folder, ready] = [join(place, "taken"), join(place, "ready")];
  await writeFile(folder, "a file is in the way");
  await mkdir(ready);
  await writeFile(join(ready, "2026-05-04.ndjson"), '{"id":"cut o');
  const warned: object[] = [];
  const sink = createNdjsonSink({
    folder,
    log: { warn: (fields) => void warned.push(fields) },
    flushEvery: 20,
  });
  sink.take([row("a")]);
  await expect.poll(() => warned.length).toBeGreaterThan(0);
  rmSync(folder);
  renameSync(ready, folder);
  await sink.close();
  const [cut, ...whole] = (await linesOf("taken/2026-05-04.ndjson")).filter(Boolean);
  expect(cut).toBe('{"id":"cut o');
  expect(whole.map((line) => JSON.parse(line).id)).toEqual(["a"]);
});

it("receives only events that were stored", async () => {
  const taken: string[] = [];
  const outcomes: WriteResult[] = ["kept", "gone", "full"];
  const writer = { write: async () => outcomes.shift() ?? "full", close: async () => {} };
  const both = withSink(writer, {
    take: (rows) => void taken.push(...rows.map(({ eventKey }) => eventKey)),
    close: async () => void taken.push("closed"),
  });
  expect([
    await both.write([row("a")]),
    await both.write([row("b")]),
    await both.write([row("c")]),
  ]).toEqual(["kept", "gone", "full"]);
  await both.close();
  expect(taken).toEqual(["a", "closed"]);
  expect(withSink(writer, null)).toBe(writer);
});
