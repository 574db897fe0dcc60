import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addTribes } from "../../testing/training/addTribes.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { modelServing, startTestServer, type TestServer } from "../../testing/testServer.ts";
import { openLiveModel } from "./liveModel.ts";
import {
  findModels,
  readModelBytes,
  saveModel,
  withdrawModel,
  type ModelRow,
} from "./modelStore.ts";
import { train } from "../../testing/training/train.ts";

const PATIENCE = { timeout: 60_000 };
const FEW = 200;
const VERSION_AT = 8;

let server: TestServer;
let good: ModelRow;
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer({ titles: FEW });
  await addTribes(
    { sql: server.sql, titles: server.core.catalogue.view().snapshot.titles },
    { people: 60, ratings: 30 },
  );
  const outcome = await train(server);
  if (outcome.kind !== "trained")
    throw new Error(`the training ended so: ${JSON.stringify(outcome)}`);
  const [row] = await findModels(server.sql);
  if (!row) throw new Error("nothing was stored");
  good = row;
  bytes = await readModelBytes(server.sql, row);
  await modelServing(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from models where model_id <> ${good.modelId}`;
  server.errors().length = 0;
});

/** Stores a model like a training would, damaging it in the same transaction. */
function store(
  file: Uint8Array,
  harm: (sql: Queries, modelId: number) => Promise<unknown> = async () => {},
): Promise<number> {
  const { people, ratings, seconds, changes, trainedOn } = good;
  return server.sql.begin(async (tx) => {
    const modelId = await saveModel(tx, { people, ratings, seconds, changes, trainedOn }, file);
    await harm(tx, modelId);
    return modelId;
  });
}

const changed = (change: (copy: Uint8Array<ArrayBuffer>) => void) => {
  const copy = bytes.slice();
  change(copy);
  return copy;
};
const version = (difference: number) =>
  changed((copy) =>
    new DataView(copy.buffer).setUint32(
      VERSION_AT,
      new DataView(copy.buffer).getUint32(VERSION_AT, true) + difference,
      true,
    ),
  );

describe("an unusable model", () => {
  it.each<[string, () => Uint8Array, RegExp]>([
    ["is damaged", () => changed((copy) => copy.fill(7, 400, 410)), /checksum doesn’t match/],
    ["is cut off", () => bytes.slice(0, bytes.length - 100), /has \d+ of its \d+ bytes/],
    ["is of an older version", () => version(-1), /older format version .* Train again/],
    ["is of a newer version", () => version(1), /newer format version .* Update the server/],
    ["is something else", () => new TextEncoder().encode("GIF89a"), /isn’t a Worthy model file/],
  ])(
    "that %s is rejected and logged, and the last good model stays in use",
    async (_, file, message) => {
      const modelId = await store(file());
      await expect.poll(() => server.errors(), PATIENCE).toHaveLength(1);
      expect(server.errors()[0]).toMatch(message);
      expect(server.errors()[0]).toContain(
        `model ${modelId} was refused; the last good one stays in use`,
      );
      expect(server.core.model.serving()?.modelId).toBe(good.modelId);
    },
  );

  it("is also rejected at startup", { tags: "deep" }, async () => {
    await store(changed((copy) => copy.fill(7, 400, 410)));
    const started = await startTestServer({ titles: FEW, beside: server });
    expect(started.core.model.serving()?.modelId).toBe(good.modelId);
    expect(started.errors()[0]).toMatch(/checksum doesn’t match/);
    await started.close();
  });

  it("with a missing part in the database is rejected", async () => {
    const modelId = await store(
      bytes,
      (sql, saved) => sql`delete from model_parts where model_id = ${saved}`,
    );
    await expect.poll(() => server.errors()[0], PATIENCE).toContain(`model ${modelId} was refused`);
    expect(server.core.model.serving()?.modelId).toBe(good.modelId);
  });

  it("that doesn't match its stored checksum is rejected", async () => {
    await store(
      bytes,
      (sql, saved) => sql`update models set checksum = ${"0".repeat(64)} where model_id = ${saved}`,
    );
    await expect
      .poll(() => server.errors()[0], PATIENCE)
      .toContain("isn’t the one that was stored");
  });

  it("is tried only once, and the next good model is used", async () => {
    await store(version(1));
    await expect.poll(() => server.errors(), PATIENCE).toHaveLength(1);
    const next = await store(bytes);
    await expect.poll(() => server.core.model.serving()?.modelId, PATIENCE).toBe(next);
    expect(server.errors()).toHaveLength(1);
    good = (await findModels(server.sql))[0] ?? good;
  });

  it("triggers training unless a newer server version made it and will train itself", async () => {
    const damaged = await store(changed((copy) => copy.fill(7, 400, 410)));
    await expect.poll(() => server.core.model.unusable(), PATIENCE).toBe(damaged);
    await server.sql`delete from models where model_id = ${damaged}`;
    await store(version(1));
    await expect.poll(() => server.core.model.unusable(), PATIENCE).toBeNull();
    expect(server.errors()).toHaveLength(2);
  });
});

describe("a model whose announcement was missed", () => {
  it("is found by polling", async () => {
    const polling = await openLiveModel({
      sql: server.sql,
      log: pino({ level: "silent" }),
      pollEvery: 50,
    });
    const swaps: (number | null)[] = [];
    polling.subscribe(() => swaps.push(polling.serving()?.modelId ?? null));
    const before = polling.serving()?.modelId ?? null;
    await server.sql`update models set state = 'WITHDRAWN'`;
    await expect.poll(() => swaps, PATIENCE).toEqual([null]);
    await server.sql`update models set state = 'READY'`;
    await expect.poll(() => swaps, PATIENCE).toEqual([null, before]);
    await polling.close();
  });
});

describe("a rollback of the only model", () => {
  it("leaves scores based only on content, and a second rollback is a no-op", async () => {
    expect(await withdrawModel(server.sql)).toMatchObject({
      withdrawn: { modelId: good.modelId },
      serving: null,
    });
    await expect.poll(() => server.core.model.serving(), PATIENCE).toBeNull();
    expect(server.core.catalogue.view().engine).toBe(server.core.catalogue.view().factsEngine());
    expect(await withdrawModel(server.sql)).toBeNull();
  });
});
