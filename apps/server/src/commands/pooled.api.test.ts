import { afterEach, describe, expect, it } from "vitest";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import { createTestDatabase, makeTestFolder } from "../platform/database/testDatabase.ts";
import { findPgBouncer, startPgBouncer } from "../platform/database/testPgBouncer.ts";
import { spawnProduct, untilReady } from "../testing/productProcess.ts";
import { TITLES } from "../testing/rate.ts";
import { connectSocketAt } from "../testing/testSocket.ts";

/** Two servers start within the test, on a machine that runs others beside it. */
const STARTS_MS = 180_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A database, and the ports at which PostgreSQL itself and a pooler before it answer. */
async function openPooled(isReal: boolean) {
  const { sql, stop } = await createTestDatabase({ holds: "filled" });
  closing.push(stop);
  const { path, database } = sql.options;
  const direct = await exposeOverTcp(String(path));
  closing.push(direct.close);
  const pooler = isReal
    ? await startPgBouncer(direct.port)
    : await exposeOverTcp(String(path), { asPooler: true });
  closing.push("stop" in pooler ? pooler.stop : pooler.close);
  const urlOf = (port: number) => `postgres://worthy@127.0.0.1:${port}/${String(database)}`;
  return { pooled: urlOf(pooler.port), direct: urlOf(direct.port) };
}

async function startBeside({ pooled, direct }: Awaited<ReturnType<typeof openPooled>>) {
  const folder = makeTestFolder();
  closing.push(folder.remove);
  const product = await spawnProduct(folder.path, pooled, { DATABASE_DIRECT_URL: direct });
  closing.push(() => {
    product.kill("SIGTERM");
    return product.ended;
  });
  await untilReady(product);
  return product.origin;
}

describe.each([
  { pooler: "an imitated pooler", isReal: false },
  { pooler: "Debian’s PgBouncer", isReal: true },
])("two servers behind $pooler without Redis", ({ isReal }) => {
  it.skipIf(isReal && !findPgBouncer())(
    "receive each other's messages, and disconnect devices that are signed out on the other server",
    async () => {
      const database = await openPooled(isReal);
      const [first, second] = [await startBeside(database), await startBeside(database)];
      const made = await fetch(`${first}/v1/users`, { method: "POST" });
      const { id, token } = (await made.json()) as { id: string; token: string };
      const post = (path: string, body: unknown) =>
        fetch(first + path, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      const there = await connectSocketAt(second, { bearer: token });
      closing.push(() => there.socket.disconnect());
      await post("/v6/ratings", { itemId: TITLES.fleabag, type: "TV_SHOW", rating: "LIKE" });
      await expect.poll(() => there.heard.map(({ name }) => name)).toContain("ratings:changed");
      await post(`/v1/users/${id}/logout`, {});
      await expect.poll(() => there.ends).not.toEqual([]);
    },
    STARTS_MS,
  );
});
