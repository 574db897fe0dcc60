import { APP_VERSION } from "@worthy/domain";
import type { TrackerAnswer } from "@worthy/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { connectSocket, type TestSocket } from "../../testing/testSocket.ts";

let server: TestServer;
let person: TestPerson;
const open: TestSocket[] = [];
beforeAll(async () => {
  server = await startTestServer({ socketLimits: { packetsPerSecond: 200 } });
  person = await server.newPerson();
});
beforeEach(async () => void (await server.sql`delete from events`));
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function join(auth: Record<string, unknown> = {}): Promise<TestSocket["socket"]> {
  const client = await connectSocket(server, auth);
  open.push(client);
  return client.socket;
}

const at = "2026-05-04T10:20:30.125Z";
const view = (id: string) => ({
  id,
  source: "web" as const,
  sessionId: "visit-1",
  data: {
    userId: null,
    screenName: "title",
    version: APP_VERSION,
    platform: "web",
    deviceId: "device-1",
    pageInfo: { path: "/tv/x-1", width: 360, height: 800, language: "en" },
  },
  identity: {
    roles: ["ROLE_USER"],
    timezone: "Europe/Berlin",
    platform: "web",
    tests: { placeholder: 3 },
    lifeCycle: "REGISTERED",
    sessionCount: 4,
  },
  occurredAt: at,
});

const send = (socket: TestSocket["socket"], event: unknown): Promise<TrackerAnswer> =>
  socket.timeout(10_000).emitWithAck("event:create", event as ReturnType<typeof view>); // hostile ones too

describe("event:create", () => {
  // shows: 7.tracking.3, 7.tracking.4, 7.tracking.5
  it("is acknowledged and stored with all its fields for the socket's user, even if it names another user", async () => {
    const socket = await join({ bearer: person.token });
    const event = view("view-number-1");
    expect(
      await send(socket, { ...event, data: { ...event.data, userId: "abcdefghijkl" } }),
    ).toEqual({ success: true });
    const [kept] =
      await server.sql`select user_id, name, params, session_id, client, occurred_at from events`;
    expect(kept).toEqual({
      userId: person.userId,
      name: "page_view",
      sessionId: "visit-1",
      client: "web",
      occurredAt: new Date(at),
      params: {
        screen: "title",
        path: "/tv/x-1",
        width: 360,
        height: 800,
        language: "en",
        version: APP_VERSION,
        platform: "web",
        device_id: "device-1",
        roles: "ROLE_USER",
        timezone: "Europe/Berlin",
        tests: "placeholder:3",
        life_cycle: "REGISTERED",
        session_count: 4,
      },
    });
  });

  it("can be sent anonymously, and counts as the same event as a batched one with the same id", async () => {
    const now = new Date().toISOString();
    expect(await send(await join(), { ...view("view-number-2"), occurredAt: now })).toEqual({
      success: true,
    });
    await server.call("POST", "/api/event", {
      body: { events: [{ id: "view-number-2", name: "page_view", occurredAt: now }] },
    });
    expect(await server.sql`select user_id, client from events`).toEqual([
      { userId: null, client: "web" },
    ]);
  });

  it("requires only the specified fields, and gets its id and time from the server", async () => {
    const { id: _id, occurredAt: _at, ...named } = view("");
    const event = {
      ...named,
      data: { ...named.data, pageInfo: { path: "/home/" } },
      identity: { ...named.identity, roles: [{ name: "ROLE_USER" }] },
    };
    expect(await send(await join(), event)).toEqual({ success: true });
    const [kept] = await server.sql`select event_key, params, occurred_at from events`;
    expect(kept).toMatchObject({
      eventKey: expect.stringMatching(/^[a-z0-9]{12}$/),
      params: { screen: "title", path: "/home/", roles: "ROLE_USER" },
      occurredAt: expect.any(Date),
    });
  });

  it.each([
    [null, "object"],
    ["view", "object"],
    [{}, "Source is missing"],
    [{ ...view("view-number-3"), id: "x" }, "Id"],
    [{ ...view("view-number-3"), occurredAt: "now" }, "Occurred at "],
    [{ ...view("view-number-3"), occurredAt: "0000-01-01T00:00:00Z" }, "Occurred at "],
    [{ ...view("view-number-3"), sessionId: "x".repeat(41) }, "Session id "],
    [{ ...view("view-number-3"), data: {} }, "User id in data "],
    [{ ...view("view-number-3"), sessionId: "a\u0000b" }, "Session id "],
    [{ ...view("view-number-3"), source: "\u0000" }, "Source "],
  ])(
    "is rejected with the name of the invalid field, and nothing is stored: %j",
    async (event, field) => {
      expect(await send(await join(), event)).toEqual({
        success: false,
        message: expect.stringContaining(field),
      });
      expect(await server.sql`select 1 from events`).toEqual([]);
    },
  );

  it("is rejected if a socket sends faster than events are written, and the server survives", async () => {
    const socket = await join();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => send(socket, view(`flood-number-${number}`))),
    );
    const kept = answers.filter(({ success }) => success).length;
    expect(kept).toBeGreaterThanOrEqual(5);
    expect(answers.filter(({ success }) => !success)).toContainEqual({
      success: false,
      message: "Too many at once.",
      retryAfter: 5,
    });
    expect(await server.sql`select 1 from events`).toHaveLength(kept);
    socket.emit("event:create", view("no-answer-wanted"), "no function" as never);
    expect(await send(socket, view("after-the-flood"))).toEqual({ success: true });
    expect(server.errors()).toEqual([]);
  });
});
