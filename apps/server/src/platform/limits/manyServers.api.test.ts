import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

const MINUTE_MS = 60_000;
/** What the test takes at most. */
const ENOUGH_MS = 20_000;

const servers: TestServer[] = [];
beforeAll(async () => {
  const first = await startTestServer({ requestsPerMinute: 1000 });
  servers.push(first, await startTestServer({ requestsPerMinute: 1000, beside: first }));
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

it("the general limit counts a network's requests across all servers", async () => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < ENOUGH_MS) await sleep(left); // all in one minute
  const ask = async (server: TestServer, host: number) =>
    (await server.call("GET", `/v4/nodes/${TITLES.theWire}`, { from: `2001:db8:7::${host}` }))
      .status;
  const statuses = new Set<number>();
  for (let host = 0; host < 500; host++)
    for (const server of servers) statuses.add(await ask(server, host));
  expect([...statuses]).toEqual([200]);
  for (const server of servers)
    await expect.poll(() => ask(server, 1), { interval: 100 }).toBe(429);
  const [first] = servers;
  expect(
    first && (await first.call("GET", "/v4/nodes/1", { from: "2001:db8:8::1" })).status,
  ).not.toBe(429);
});
