import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { rate, TITLES } from "../../testing/rate.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FLOOD = 300;

it.each([
  ["titles to rate", "GET", "/v1/api/titles-to-rate?limit=100", undefined],
  ["picks", "POST", "/v6/recommendations", { limit: 100 }],
  ["search", "GET", "/v4/search/?term=the", undefined],
])(
  "a flood of %s from one IP address is rejected except for a short queue, and others get a turn",
  async (_what, method, url, body) => {
    const somebody = await server.newPerson();
    await rate(server, somebody, { itemId: TITLES.fleabag, rating: "LOVE" });
    const order: string[] = [];
    const ask = async (from: string, target: readonly [string, string, unknown?]) => {
      const answer = await server.call(target[0], target[1], {
        ...(target[2] === undefined ? { as: somebody } : { body: target[2] }),
        from,
      });
      order.push(`${from} ${answer.status}`);
      return answer;
    };
    const flood = Array.from({ length: FLOOD }, () => ask("192.0.2.7", [method, url, body]));
    const other = await ask("198.51.100.9", ["GET", "/v1/api/today"]);
    const before = order.filter((line) => line === "192.0.2.7 200").length;
    expect(other.status).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(FLOOD / 2);
    const taken = answers.length - refused.length;
    expect(taken).toBeGreaterThan(20);
    expect(before).toBeLessThan(taken);
    for (const { headers, body: problem } of refused) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(problem.message).toBe("The server is busy. Try again in a moment.");
    }
    const again = await ask("192.0.2.7", [method, url, body]);
    expect(again.status).toBe(200);
  },
);

it("bodies over 16 KiB are rejected unless the endpoint allows more", async () => {
  const somebody = await server.newPerson();
  const send = (url: string, bytes: number) =>
    server.call("POST", url, { as: somebody, payload: `"${"x".repeat(bytes)}"` });
  const { status, body } = await send("/v6/ratings", 16 * 1024);
  expect([status, body.message]).toEqual([413, "The body is larger than 16 KiB."]);
  expect((await send("/v6/ratings", 16 * 1024 - 2)).status).toBe(400);
  expect((await send("/v6/recommendations", 200 * 1024)).status).toBe(400);
  const large = await send("/api/event", 256 * 1024);
  expect([large.status, large.body.message]).toEqual([413, "The body is larger than 256 KiB."]);
});
