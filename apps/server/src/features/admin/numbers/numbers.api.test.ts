// @module-tag deeper
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers } from "../../../testing/accountHelpers.ts";
import { rate, rateAll, TITLES } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { bandsOf } from "./calibrate.ts";
import { claimUncounted } from "../../accounts/ratingsVersion.ts";
import { countDays } from "./countDays.ts";
import { countNow } from "./countNow.ts";
import { countFunnel } from "./countFunnel.ts";
import { countPeople } from "./sums/countPeople.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "admin@example.org" });
  admin = await accountHelpers(server).register("admin@example.org");
});
afterAll(() => server.close());

const SHOWS = [10_001, 10_002, 10_003, 10_004, 10_005, 10_006, 10_007];
const view = (screen: string, extra: Record<string, string> = {}) => ({
  name: "page_view",
  params: { screen, path: "/", ...extra },
});
const numbers = (query = "") => server.call("GET", `/v1/api/admin/numbers${query}`, { as: admin });

describe("the statistics", () => {
  it("cover users, ratings, the funnel, picks, A/B tests and scores", async () => {
    const person = await server.newPerson();
    for (const itemId of SHOWS)
      await rate(server, person, { itemId, rating: itemId % 2 ? "LOVE" : "MEH" });
    // A misleading rating is counted, but says nothing about how right scores are.
    await server.call("PUT", `/v6/users/${person.userId}/ratings/${SHOWS[0]}/misleading`, {
      as: person,
      body: { misleading: true },
    });
    await server.call("POST", `/v1/users/${person.userId}/session`, { as: person });
    await server.newPerson();
    const visits = [
      [
        view("today", { tests: "searchPlaceholder:3" }),
        view("title"),
        {
          name: "watchlist_changed",
          params: { action: "added", title_id: TITLES.theWire, watchlist_kind: "default" },
        },
      ],
      [
        view("today", { tests: "searchPlaceholder:3 other:1" }),
        view("title"),
        { name: "search_performed", params: { term_length: 3, results: 1 } },
      ],
      [view("title"), view("today", { tests: "searchPlaceholder:0" })],
      [{ name: "new_device_session", params: {} }],
      [
        { name: "search_performed", params: { term_length: 3, results: 1 } },
        {
          name: "page_view",
          params: { screen: "about", path: "/about", tests: "searchPlaceholder:3" },
        },
      ],
    ];
    const start = Date.now() - 60_000;
    for (const [visit, events] of visits.entries())
      await server.call("POST", "/api/event", {
        as: person,
        body: {
          events: events.map((event, at) => ({
            ...event,
            sessionId: `visit-${visit}`,
            occurredAt: new Date(start + at * 1000).toISOString(),
          })),
        },
      });

    const { status, body } = await numbers();
    expect(status).toBe(200);
    expect(body.now).toMatchObject({
      accounts: 3,
      registered: 1,
      ratings: 7,
      ratingsToday: 7,
      faultsToday: 0,
    });
    expect(body.perDay).toHaveLength(30);
    expect(body.perDay.at(-1)).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      ratings: 7,
      accounts: 3,
      registered: 1,
      people: 1,
    });
    expect(body.funnel.map(({ people }: { people: number }) => people)).toEqual([1, 3, 1, 1, 0]);
    expect(body.picks).toMatchObject({
      opened: { count: 2, total: 3 },
      taken: { count: 1, total: 3 },
    });
    const [test] = body.experiments;
    expect(
      test.variants.map(({ variant, count, total }: Record<string, unknown>) => [
        variant,
        count,
        total,
      ]),
    ).toEqual([
      ["0", 0, 1],
      ["1", 0, 0],
      ["2", 0, 0],
      ["3", 1, 3],
      ["4", 0, 0],
    ]);
    expect(body.calibration.ratings).toBe(6);
    expect(
      body.calibration.bands.reduce((sum: number, { total }: { total: number }) => sum + total, 0),
    ).toBe(6);
  });

  it("are cached for a minute, except for the current figures", { tags: "deep" }, async () => {
    const { body } = await numbers();
    const again = await server.newPerson();
    await rate(server, again, { itemId: 10_001, rating: "LIKE" });
    const later = (await numbers()).body;
    expect(later).toEqual({ ...body, now: later.now });
    const counts = async () => (await numbers()).body.now;
    await expect.poll(counts).toMatchObject({ ratings: 8, accounts: 4 });
    expect((await numbers("?days=7")).body.perDay).toHaveLength(7);
  });

  it("count users at a funnel step only if they took the previous one and have enough ratings of a kind", async () => {
    const funnel = async () => {
      await countPeople(server.sql, claimUncounted);
      return (await countFunnel(server.sql, "2000-01-01")).map(({ people }) => people);
    };
    const before = await funnel();
    await accountHelpers(server).register("without-ratings@example.org");
    const [ready, mixed] = [
      await accountHelpers(server).register("ready@example.org"),
      await server.newPerson(),
    ];
    await rateAll(server, ready, { ids: SHOWS.slice(0, 6), rating: "LIKE" });
    await rateAll(server, mixed, {
      ids: [...SHOWS.slice(0, 4), TITLES.theGodfather, TITLES.amelie],
      rating: "LIKE",
    });
    expect((await funnel()).map((people, at) => people - (before[at] ?? 0))).toEqual([
      0, 3, 2, 1, 1,
    ]);
  });

  it("are running totals that match a full count", async () => {
    const [changing, leaving, joined] = [
      await server.newPerson(),
      await server.newPerson(),
      await server.newPerson(),
    ];
    for (const person of [changing, leaving, joined])
      await rateAll(server, person, { ids: SHOWS.slice(0, 3), rating: "LIKE" });
    await server.sql`update ratings set updated_at = now() - interval '3 days' where user_id = ${changing.userId}`;
    await countPeople(server.sql, claimUncounted);
    const again = await rate(server, changing, { itemId: SHOWS[0] ?? 0, rating: "MEH" });
    const event = { name: "theme_changed", params: { theme: "dark" }, id: "once-only-event" };
    const send = () => server.call("POST", "/api/event", { as: joined, body: { events: [event] } });
    const answers = [
      await server.call("DELETE", `/v6/ratings/${again.body.id}`, { as: changing }),
      await server.call("DELETE", `/v1/users/${leaving.userId}`, {
        as: leaving,
        body: { confirm: "DELETE" },
      }),
      await send(),
      await send(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await accountHelpers(server).register("joined@example.org");

    const { body } = await numbers("?days=10");
    const counted = { ...body.now, perDay: body.perDay };
    const [full] = await server.sql`
      select (select count(*)::int from users where life_cycle <> 'DELETED' and not canned) as accounts, (select count(*)::int from emails) as registered,
        (select count(*)::int from ratings) as ratings, (select count(*)::int from ratings where updated_at >= date_trunc('day', now())) as ratings_today,
        (select count(*)::int from events where day = current_date) as events_today`;
    expect(counted).toMatchObject(full ?? {});
    expect(body.perDay.at(-4)).toMatchObject({ people: 1, ratings: 2 });
    expect(body.perDay.at(-1)).toMatchObject({ ratings: body.now.ratingsToday });
  });

  it("are computed without reading any user's ratings", async () => {
    const [from, to] = ["2026-01-01", "2026-01-09"];
    const writer = await server.sql.reserve();
    await writer`begin`;
    await writer`lock table ratings in access exclusive mode`;
    const read = Promise.all([
      countNow(server.sql, to),
      countDays(server.sql, { from, to }),
      countFunnel(server.sql, from),
    ]);
    const [, days] = await read.finally(async () => {
      await writer`rollback`;
      writer.release();
    });
    expect(days).toHaveLength(9);
  });

  it.each([
    ["perDay", "day,people,accounts,registered,ratings", 31],
    ["funnel", "step,people", 6],
    ["calibration", "from,to,meanScore,count,total,share,low,high", 6],
    ["picks", "what,count,total,share,low,high", 3],
    ["experiments", "experiment,goal,variant,weight,count,total,share,low,high", 6],
  ])("can be downloaded as a %s table", async (part, head, lines) => {
    const { body, headers } = await server.call("GET", `/v1/api/admin/numbers.csv?part=${part}`, {
      as: admin,
    });
    expect([headers["content-type"], headers["content-disposition"]]).toEqual([
      "text/csv; charset=utf-8",
      'attachment; filename="worthy-numbers.csv"',
    ]);
    const rows = String(body).trimEnd().split("\r\n");
    expect([rows[0], rows.length]).toEqual([head, lines]);
  });
});

it("every score falls into exactly one band, and a score of 100 into the last one", () => {
  const bands = bandsOf(
    [0, 19.9, 20, 79.9, 80, 100].map((score) => ({ score, liked: score > 50 })),
  );
  expect(bands.map(({ count, total }) => [count, total])).toEqual([
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(bands[4]?.meanScore).toBe(90);
});
