import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { createPoliteClient } from "./politeClient.ts";
import { createRateGate } from "./rateGate.ts";
import { parseRetryAfter } from "../../../platform/retryAfter.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function clientOf(listener: RequestListener, { perSecond = 1_000, timeoutMs = 200 } = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  stops.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  );
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const client = createPoliteClient({
    name: "The double",
    gate: createRateGate(perSecond),
    signal: new AbortController().signal,
    timeoutMs,
    backOffMs: 1,
  });
  return { get: (path = "/") => client.get(url + path, z.object({ ok: z.boolean() })) };
}

it("waits as long as the server asks it to", async () => {
  const times: number[] = [];
  const listener: RequestListener = (_, response) => {
    times.push(performance.now());
    if (times.length === 1) response.writeHead(429, { "retry-after": "1" }).end();
    else response.end('{"ok":true}');
  };
  const { get } = await clientOf(listener, { timeoutMs: 20_000 });
  expect(await get()).toEqual({ ok: true });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950);
});

it("abandons a response that never ends, and reports it", async () => {
  let requests = 0;
  const { get } = await clientOf((_, response) => {
    requests++;
    response.write('{"ok":');
  });
  await expect(get()).rejects.toMatchObject({ name: "SourceProblem", kind: "unreachable" });
  expect(requests).toBe(4);
});

it("stops reading a response at the size limit", async () => {
  const piece = Buffer.alloc(1024 * 1024, 32);
  let sent = 0;
  const { get } = await clientOf(
    (_, response) =>
      Readable.from(pieces(), { highWaterMark: 1 })
        .on("error", () => {})
        .pipe(response),
    { timeoutMs: 20_000 },
  );
  function* pieces() {
    for (let at = 0; at < 200; at++, sent++) yield piece;
  }
  await expect(get()).rejects.toThrow("too large");
  expect(sent).toBeLessThan(4 * 40); // out of four times 200
});

it("doesn't follow redirects to other hosts, and doesn't retry missing resources", async () => {
  let requests = 0;
  const { get } = await clientOf((request, response) => {
    requests++;
    if (request.url === "/moved")
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else response.writeHead(404).end();
  });
  await expect(get("/gone")).rejects.toMatchObject({ kind: "missing" });
  expect(requests).toBe(1);
  await expect(get("/moved")).rejects.toMatchObject({ kind: "unreachable" });
});

it("spaces requests out evenly", async () => {
  const { get } = await clientOf((_, response) => response.end('{"ok":true}'), {
    perSecond: 20,
    timeoutMs: 20_000,
  });
  const start = performance.now();
  await Promise.all([get(), get(), get(), get()]);
  // However busy the machine, the fourth must wait for its turn.
  expect(performance.now() - start).toBeGreaterThan(145);
});

it("parses both forms of Retry-After, and ignores invalid ones", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(
    [
      "3",
      "Sun, 01 Mar 2026 12:00:05 GMT",
      "999999",
      "soon",
      null,
      "Sun, 01 Mar 2020 12:00:05 GMT",
    ].map((header) => parseRetryAfter(header, now)),
  ).toEqual([3_000, 5_000, 900_000, null, null, 0]);
});
