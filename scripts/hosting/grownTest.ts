// Runs what compose.grown.yaml describes from Debian's packages, with the same configuration: npm run grown:test.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWeb } from "../../apps/web/build.ts";
import { connectSocketAt } from "../../apps/server/src/testing/testSocket.ts";
import { keepBusy, meetPerson } from "./person.ts";
import { skipWithout, until } from "./programs.ts";
import { startGrown, type Grown } from "./startGrown.ts";

const skip = skipWithout(["caddy", "pgbouncer", "redis-server"]);
/** The proxy has asked every server by then. */
const NOTICED_MS = 2_500;

/** The servers that answer, by the first part of the requests' names. */
async function whoAnswers(origin: string, requests: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (let count = 0; count < requests; count += 1) {
    const { headers } = await fetch(`${origin}/healthz`);
    names.add(headers.get("x-request-id")?.split("-")[0] ?? "");
  }
  return names;
}

describe("the parts of compose.grown.yaml", { skip, timeout: 500_000 }, () => {
  let grown: Grown;
  before(async () => {
    await buildWeb({ log: console.log });
    grown = await startGrown();
  });
  after(() => grown?.stop());

  it("serve a person from the first rating to a watchlist, by both servers", async () => {
    const person = await meetPerson(grown.origin);
    for (const title of person.titles.slice(0, 6)) await person.rate(title, "LOVE");
    assert.equal(Object.keys(await person.ratings()).length, 6);
    const [pick] = await person.picks();
    assert.equal(typeof pick?.score, "number");
    const [, , , , , , seventh] = person.titles;
    assert.ok(seventh);
    await person.watch(seventh);
    assert.ok((await person.watchlist()).includes(seventh.id));
    assert.equal((await whoAnswers(grown.origin, 20)).size, 2);
  });

  it("tell sockets on both servers of a change, through Redis", async () => {
    const channel = grown.redisCli("pubsub", "numsub", "worthy:realtime").trim().split("\n");
    assert.deepEqual(channel, ["worthy:realtime", "2"]);
    const person = await meetPerson(grown.origin);
    const origins = [grown.origin, ...grown.servers.map(({ origin }) => origin)];
    const clients = await Promise.all(
      origins.map((origin) => connectSocketAt(origin, { bearer: person.token })),
    );
    const [title] = person.titles;
    assert.ok(title);
    await person.rate(title, "LIKE");
    for (const { heard } of clients)
      await until(() => heard.some(({ name }) => name === "ratings:changed"), "every socket hears");
    for (const { socket } of clients) socket.disconnect();
  });

  it("lose nothing while the servers restart one after the other", async (test) => {
    const person = await meetPerson(grown.origin);
    const before = await whoAnswers(grown.origin, 20);
    const { load, stop } = keepBusy(grown.origin, person);
    for (const index of grown.servers.keys()) {
      await sleep(NOTICED_MS);
      grown.servers[index]?.kill("SIGTERM");
      assert.equal(await grown.servers[index]?.ended, 0);
      await grown.restart(index);
    }
    await sleep(NOTICED_MS);
    await stop();
    test.diagnostic(`${load.writes} ratings, ${load.reads} reads, ${load.failed.length} failed`);
    assert.deepEqual(load.failed, []);
    assert.ok(load.writes > 50 && load.reads > 50, `${load.writes} writes, ${load.reads} reads`);
    assert.deepEqual(await person.ratings(), load.kept);
    const now = await whoAnswers(grown.origin, 20);
    assert.equal(before.union(now).size, 4, "two servers before, and two others now");
  });
});
