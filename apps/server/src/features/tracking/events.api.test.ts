import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  await server.sql`delete from events`;
  person = await server.newPerson();
});
afterAll(() => server.close());

interface EventRow {
  userId: string | null;
  name: string;
  params: Record<string, unknown>;
  sessionId: string | null;
  client: string | null;
  occurredAt: Date;
}

const kept = () =>
  server.sql<
    EventRow[]
  >`select user_id, name, params, session_id, client, occurred_at from events order by event_id`;
const send = (events: unknown, as?: TestPerson) =>
  server.call("POST", "/api/event?xr-client=web", { body: { events }, ...(as ? { as } : {}) });

describe("a batch of events", () => {
  // shows: 7.tracking.1, 7.tracking.2
  it("is stored with its user, time, session and client", async () => {
    const occurredAt = "2026-05-04T10:20:30.125Z";
    expect(
      await send(
        [
          {
            name: "title_rated",
            params: {
              title_id: 10_001,
              rating: "LIKE",
              hater_overall: true,
              hater_onboarding: null,
            },
            occurredAt,
            sessionId: "s-1",
          },
        ],
        person,
      ),
    ).toMatchObject({
      status: 200,
      body: { success: true, accepted: 1 },
    });
    const [row] = await kept();
    expect(row).toMatchObject({
      userId: person.userId,
      name: "title_rated",
      params: { title_id: 10_001, rating: "LIKE", hater_overall: true, hater_onboarding: null },
      sessionId: "s-1",
      client: "web",
    });
    expect(row?.occurredAt.toISOString()).toBe(occurredAt);
  });

  it("can be sent anonymously, and is then stored without a user", async () => {
    await send([{ name: "signed_out" }]);
    expect(await kept()).toEqual([
      expect.objectContaining({ userId: null, name: "signed_out", params: {}, sessionId: null }),
    ]);
  });

  it("can have 0 to 100 events, whose order is preserved", async () => {
    expect((await send([])).body).toEqual({ success: true, accepted: 0 });
    const removed = Array.from({ length: 100 }, (_, at) => ({ removed: at }));
    expect((await send(removed.map((params) => ({ name: "ratings_reset", params })))).body).toEqual(
      { success: true, accepted: 100 },
    );
    expect((await kept()).map(({ params }) => params)).toEqual(removed);
  });

  // shows: 5.tracking.5, 5.tracking.6, 5.tracking.7, 5.tracking.8, 9.analytics.1, 9.analytics.2
  // shows: 9.analytics.3, 9.analytics.4
  it("is accepted at its limits: 40 characters in names, 100 in values, and 25 parameters", async () => {
    const params = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`p${at}`.padEnd(40, "_"), "x".repeat(100)]),
    );
    expect((await send([{ name: "n".repeat(40), params }])).status).toBe(200);
    await send([{ name: "page_view", params: { screen: "x".repeat(100) } }]);
    expect((await kept())[0]?.params).toEqual({ screen: "x".repeat(100) });
  });

  it("drops and counts undeclared events and parameters", async () => {
    const events = [
      { name: "made_up", params: { a: 1 } },
      { name: "constructor" },
      { name: "theme_changed", params: { theme: "dark", made_up: "x" } },
    ];
    expect((await send(events)).body).toEqual({
      success: true,
      accepted: 1,
      undeclared: ["made_up", "constructor"],
    });
    expect(await kept()).toEqual([
      expect.objectContaining({ name: "theme_changed", params: { theme: "dark" } }),
    ]);
    const count = async () =>
      Number(
        /^worthy_events_undeclared_total (\d+)$/m.exec(
          (await server.app.inject("/metrics")).body,
        )?.[1],
      );
    const before = await count();
    await send(events);
    expect((await count()) - before).toBe(2);
  });

  // shows: 5.tracking.3, 5.tracking.4, 5.tracking.9, 5.tracking.10
  it.each([
    ["a name of 41 characters", { name: "n".repeat(41) }, "at most 40"],
    ["a name with a hyphen", { name: "tap-twice" }, "letters, digits and underscores"],
    ["a name that starts with a digit", { name: "1st" }, "starts with a letter"],
    [
      "a parameter name of 41 characters",
      { name: "tap", params: { ["p".repeat(41)]: 1 } },
      "events",
    ],
    [
      "a value of 101 characters",
      { name: "tap", params: { a: "x".repeat(101) } },
      "at most 100 characters",
    ],
    ["a reserved name", { name: "session_start" }, "reserved"],
    ["a reserved parameter", { name: "tap", params: { ga_id: 1 } }, "reserved"],
    ["an invalid id", { name: "tap", id: "1" }, "12 to 40"],
    [
      "26 parameters",
      {
        name: "tap",
        params: Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`p${at}`, at])),
      },
      "at most 25",
    ],
  ])("is rejected as a whole for %s", async (_, event, message) => {
    const { status, body } = await send([{ name: "signed_out" }, event, { name: "signed_out" }]);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(await kept()).toEqual([]);
  });

  it("is stored once per idempotency key", async () => {
    const headers = { "idempotency-key": "batch-00000001" };
    for (let time = 0; time < 2; time++)
      await server.call("POST", "/api/event", {
        as: person,
        headers,
        body: { events: [{ name: "signed_out" }] },
      });
    expect(await kept()).toHaveLength(1);
  });

  it("stores each event id once, even if it's sent again with other events or simultaneously", async () => {
    const [first, second] = ["first-event-id", "second-event-id"].map((id) => ({
      id,
      name: "search_performed",
      params: { term_length: id.length },
      occurredAt: new Date().toISOString(),
    }));
    expect((await send([first], person)).body).toEqual({ success: true, accepted: 1 });
    const answers = await Promise.all([
      send([first, second]),
      send([second, first]),
      send([second, second], person),
    ]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ success: true, accepted: 2 })),
    );
    expect((await kept()).map(({ params }) => params["term_length"]).toSorted()).toEqual([14, 15]);
    expect(server.errors()).toEqual([]);
  });
});
