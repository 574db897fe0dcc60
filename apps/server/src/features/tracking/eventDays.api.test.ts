import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { createEventWriter } from "./createEventWriter.ts";
import { EVENT_DAYS_KEPT, eventDay, makeEventDays, removeOldEventDays } from "./eventDays.ts";
import type { EventRow } from "./EventRow.ts";

const DAY_MS = 24 * 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const silent = { warn: () => {} };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (await server.sql`delete from events`));
afterEach(() => server.setNow(Date.now()));
afterAll(() => server.close());

const rowsOf = () =>
  server.sql<
    { part: string; day: string }[]
  >`select tableoid::regclass::text as part, day::text from events order by day`;
const send = (events: unknown) => server.call("POST", "/api/event", { body: { events } });
let made = 0;
const row = (more: Partial<EventRow> = {}): EventRow => {
  const occurredAt = new Date().toISOString();
  return {
    day: occurredAt.slice(0, 10),
    eventKey: `event-number-${++made}`,
    userId: null,
    name: "tap",
    params: {},
    sessionId: null,
    client: "web",
    occurredAt,
    ...more,
  };
};

describe("daily partitions of events", () => {
  it("use the events' own dates if they are within a week, and otherwise their time of arrival", () => {
    const now = Date.parse("2026-05-10T12:00:00Z");
    const days = [
      "2026-05-10T00:00:00Z",
      "2026-05-04T00:00:00Z",
      "2026-05-11T11:00:00Z",
      "2026-05-12T00:00:00Z",
      "2026-05-01T00:00:00Z",
      "1980-01-01T00:00:00Z",
    ];
    expect(days.map((at) => eventDay(Date.parse(at), now))).toEqual([
      "2026-05-10",
      "2026-05-04",
      "2026-05-11",
      "2026-05-10",
      "2026-05-10",
      "2026-05-10",
    ]);
  });

  it("are created individually if they are missing", async () => {
    const now = Date.now();
    await send([
      { name: "signed_out" },
      { name: "signed_out", occurredAt: new Date(now - 2 * DAY_MS).toISOString() },
    ]);
    server.setNow(now + 40 * DAY_MS);
    expect((await send([{ name: "signed_out" }])).status).toBe(200);
    const days = [now - 2 * DAY_MS, now, now + 40 * DAY_MS].map(dayOf);
    expect(await rowsOf()).toEqual(
      days.map((day) => ({ day, part: `event_days.d${day.replaceAll("-", "")}` })),
    );
  });

  it("are dropped as a whole when they expire, and not before", async () => {
    const now = Date.now();
    const [old, kept] = [now - (EVENT_DAYS_KEPT + 1) * DAY_MS, now - EVENT_DAYS_KEPT * DAY_MS].map(
      dayOf,
    );
    await makeEventDays(server.sql, [old ?? "", kept ?? ""]);
    const writer = createEventWriter({ sql: server.sql, log: silent });
    expect(await writer.write([row({ day: old ?? "" }), row({ day: kept ?? "" })])).toBe("kept");
    expect(await removeOldEventDays(server.sql, now)).toBe(1);
    expect((await rowsOf()).map(({ day }) => day)).toEqual([kept]);
    expect(await removeOldEventDays(server.sql, now)).toBe(0);
  });

  it("aren't dropped while they are being read, but don't delay the removal of others", async () => {
    const now = Date.now();
    const [read, other] = [
      now - (EVENT_DAYS_KEPT + 3) * DAY_MS,
      now - (EVENT_DAYS_KEPT + 2) * DAY_MS,
    ].map(dayOf);
    await makeEventDays(server.sql, [read ?? "", other ?? ""]);
    const part = `d${read?.replaceAll("-", "")}`;
    await server.sql.begin(async (tx) => {
      await tx`select 1 from event_days.${tx(part)}`;
      expect(await removeOldEventDays(server.sql, now)).toBe(1);
    });
    expect(await removeOldEventDays(server.sql, now)).toBe(1);
  });

  it("can be created by several servers simultaneously", async () => {
    const days = ["2030-01-01", "2030-01-02"];
    await Promise.all(Array.from({ length: 4 }, () => makeEventDays(server.sql, days)));
    const made =
      await server.sql`select 1 from pg_tables where schemaname = 'event_days' and tablename like 'd2030%'`;
    expect(made).toHaveLength(2);
  });
});

describe("the writer of events", () => {
  it("keeps valid batches if another batch in the same transaction fails", async () => {
    const writer = createEventWriter({ sql: server.sql, log: silent });
    const outcomes = await Promise.allSettled([
      writer.write([row()]),
      writer.write([row(), row({ occurredAt: "no time" })]),
      writer.write([row({ params: { tab: "a\tb\\n\nc" } })]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await server.sql`select params from events order by event_id`).toEqual([
      { params: {} },
      { params: { tab: "a\tb\\n\nc" } },
    ]);
  });

  it("writes thousands of events with COPY, without duplicating existing ones", async () => {
    const warnings: unknown[] = [];
    const writer = createEventWriter({
      sql: server.sql,
      log: { warn: (...said: unknown[]) => void warnings.push(said) },
    });
    const rows = Array.from({ length: 4_000 }, () => row({ params: { text: "x".repeat(100) } }));
    expect(
      await Promise.all([writer.write(rows.slice(0, 2_000)), writer.write(rows.slice(2_000))]),
    ).toEqual(["kept", "kept"]);
    expect(await writer.write([...rows.slice(0, 500), row()])).toBe("kept");
    expect([(await rowsOf()).length, warnings]).toEqual([4_001, []]);
  });

  it("writes a single batch immediately, and combines those that follow in quick succession", async () => {
    let transactions = 0;
    const sql = new Proxy(server.sql, {
      get: (target, key) => {
        if (key === "begin") transactions += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const writer = createEventWriter({ sql, log: silent, gatherMs: 1_000 });
    const started = performance.now();
    await writer.write([row()]);
    expect(performance.now() - started).toBeLessThan(1_000);
    const written: Promise<unknown>[] = [];
    for (let count = 0; count < 10; count++) {
      written.push(writer.write([row()]));
      await sleep(10);
    }
    expect(await Promise.all(written)).toEqual(written.map(() => "kept"));
    expect([transactions, (await rowsOf()).length]).toEqual([2, 11]);
  });

  it("rejects batches if there is no room, and accepts them again after writing", async () => {
    const writer = createEventWriter({ sql: server.sql, log: silent, mostWaiting: 3 });
    const all = [writer.write([row(), row()]), writer.write([row(), row()]), writer.write([row()])];
    expect(await Promise.all(all)).toEqual(["kept", "full", "kept"]);
    await writer.close();
    expect(await writer.write([row(), row(), row()])).toBe("kept");
    expect(await rowsOf()).toHaveLength(6);
  });

  it("stores no events for deleted accounts, and all events for other accounts", async () => {
    const [gone, here] = [await server.newPerson(), await server.newPerson()];
    await server.call("DELETE", `/v1/users/${gone.userId}`, {
      as: gone,
      body: { confirm: "DELETE" },
    });
    const writer = createEventWriter({ sql: server.sql, log: silent });
    const outcomes = await Promise.all(
      [gone, here].map(({ userId }) => writer.write([row({ userId })])),
    );
    expect(outcomes).toEqual(["gone", "kept"]);
    expect(await server.sql`select user_id from events`).toEqual([{ userId: here.userId }]);
  });

  it("responds after the commit, so that acknowledged events can be read immediately", async () => {
    const writer = createEventWriter({ sql: server.sql, log: silent });
    const seen = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const mine = row();
        await writer.write([mine]);
        return (await server.sql`select 1 from events where event_key = ${mine.eventKey}`).length;
      }),
    );
    expect(seen).toEqual(Array.from({ length: 40 }, () => 1));
  });
});
