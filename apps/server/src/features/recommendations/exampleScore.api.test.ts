import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { EXAMPLES_LOVED } from "./exampleScore.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it("the example score equals the engine's score for a user who loved only that title", async () => {
  const { engine, snapshot } = server.core.catalogue.view();
  expect(EXAMPLES_LOVED.map((id) => snapshot.title(id)?.name)).toEqual([
    "Breaking Bad",
    "Spirited Away",
    "Parks and Recreation",
  ]);
  const { status, body } = await server.call("GET", "/v1/api/example-score");
  expect(status).toBe(200);
  const { loved, title, score, reason } = body.example;
  expect(loved.name).toBe("Breaking Bad");
  const taste = engine.taste([{ titleId: loved.id, rating: "LOVE" }]);
  expect(engine.rank(taste, { limit: 1 }).items).toMatchObject([{ titleId: title.id, score }]);
  expect(reason.titles).toEqual([loved]);
  expect(reason.shared.length).toBeGreaterThan(0);
  // An example is to convince.
  expect(score).toBeGreaterThanOrEqual(80);
});
