import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../platform/database/connect.ts";
import { makeTestFolder } from "../../platform/database/testDatabase.ts";
import { spawnProduct, untilReady, type ProductProcess } from "../../testing/productProcess.ts";

const KILLS = 1;
const SENDERS = 6;
const EVENTS = 50;
/** Batches acknowledged before the server is killed while receiving more. */
const BATCHES = 40;

const folder = makeTestFolder();
let product: ProductProcess;
beforeAll(async () => {
  product = await spawnProduct(folder.path);
  await untilReady(product);
}, 120_000);
afterAll(async () => {
  product.kill("SIGKILL");
  await product.ended;
  folder.remove();
});

const batchOf = (name: string) =>
  Array.from({ length: EVENTS }, (_, at) => ({
    id: `${name}-${String(at).padStart(4, "0")}`,
    name: "signed_out",
    occurredAt: new Date().toISOString(),
  }));

/** Sends batch after batch until the server is gone. */
async function send(sender: string, origin: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const events = batchOf(`${sender}-${number}`);
    const answer = await fetch(`${origin}/api/event`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ events }),
    })
      .then((response) => response.json() as Promise<{ success?: boolean }>)
      .catch(() => null);
    if (answer?.success !== true) return;
    acknowledged.push(...events.map(({ id }) => id));
  }
}

it(
  "loses no acknowledged events, even if it's killed while writing",
  { tags: "deep", timeout: 240_000 },
  async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { origin } = product;
      const before = acknowledged.length;
      const sending = Promise.all(
        Array.from({ length: SENDERS }, (_, sender) =>
          send(`kill${kill}-sender${sender}`, origin, acknowledged),
        ),
      );
      await expect
        .poll(() => acknowledged.length - before, { timeout: 60_000 })
        .toBeGreaterThan(BATCHES * EVENTS);
      product.kill("SIGKILL");
      await product.ended;
      await sending;
      product = await spawnProduct(folder.path);
      await untilReady(product);
    }
    const database = await connect({
      dataDir: folder.path,
      join: true,
      log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    });
    try {
      const kept = new Set(
        (await database.sql<{ eventKey: string }[]>`select event_key from events`).map(
          ({ eventKey }) => eventKey,
        ),
      );
      expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(KILLS * BATCHES * EVENTS);
    } finally {
      await database.stop();
    }
  },
);
