import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers, type AccountHelpers } from "../../testing/accountHelpers.ts";
import { rate, TITLES } from "../../testing/rate.ts";
import {
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";

let server: TestServer;
let accounts: AccountHelpers;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "admin@example.org" });
  accounts = accountHelpers(server);
  admin = await accounts.register("admin@example.org");
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  server.call(method, `/v1/api/admin${path}`, {
    as: admin,
    ...(body === undefined ? {} : { body }),
  });
const lastAct = async () => (await ask("GET", "/acts?limit=1")).body.results[0];

describe("managing users", () => {
  it("finds users by id or part of their email address, and takes wildcards literally", async () => {
    const ann = await accounts.register("ann_1@example.org");
    await accounts.register("annx1@example.org");
    const found = async (q: string) =>
      (await ask("GET", `/people?q=${encodeURIComponent(q)}`)).body.results.map(
        ({ email }: { email: string }) => email,
      );
    expect(await found("ANN_1")).toEqual(["ann_1@example.org"]);
    expect(await found(ann.userId)).toEqual(["ann_1@example.org"]);
    expect(await found("%")).toEqual([]);
    expect((await ask("GET", "/people?limit=1")).body).toMatchObject({
      total: 3,
      results: [{ email: "annx1@example.org", ratings: 0, devices: 1, lockedAt: null }],
    });
  });

  it("locks an account until it's unlocked, and records who locked it", async () => {
    const bob = await accounts.register("bob@example.org");
    expect((await ask("PUT", `/people/${bob.userId}/lock`, { locked: true })).status).toBe(200);
    expect(await accounts.statusOf(bob)).toBe(401);
    expect(await lastAct()).toMatchObject({
      adminId: admin.userId,
      adminEmail: "admin@example.org",
      action: "lockPerson",
      subject: bob.userId,
      details: { locked: true },
    });
    await ask("PUT", `/people/${bob.userId}/lock`, { locked: false });
    expect(await accounts.statusOf(bob)).toBe(200);
    await ask("DELETE", `/people/${bob.userId}/devices`);
    expect(await accounts.statusOf(bob)).toBe(401);
  });

  it("deletes an account completely, except for the audit entries of earlier actions on it", async () => {
    const eve = await accounts.register("eve@example.org");
    await rate(server, eve, { itemId: TITLES.theWire, rating: "LOVE" });
    await ask("PUT", `/people/${eve.userId}/lock`, { locked: true });
    expect((await ask("DELETE", `/people/${eve.userId}`, { confirm: "yes" })).status).toBe(400);
    expect((await ask("DELETE", `/people/${eve.userId}`, { confirm: "DELETE" })).status).toBe(200);
    expect(await server.sql`select 1 from ratings where user_id = ${eve.userId}`).toHaveLength(0);
    expect((await ask("DELETE", `/people/${eve.userId}`, { confirm: "DELETE" })).status).toBe(404);
    const { results } = (await ask("GET", "/acts?limit=2")).body;
    expect(
      results.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
    ).toEqual([
      ["erasePerson", eve.userId],
      ["lockPerson", ""],
    ]);
  });

  it("refuses to change an administrator, and doesn't record the attempt", async () => {
    const before = (await ask("GET", "/acts")).body.total;
    for (const [method, path, body] of [
      ["PUT", "/lock", { locked: true }],
      ["DELETE", "/devices", undefined],
      ["DELETE", "", { confirm: "DELETE" }],
    ] as const)
      expect((await ask(method, `/people/${admin.userId}${path}`, body)).status).toBe(409);
    expect((await ask("GET", "/acts")).body.total).toBe(before);
    expect(await accounts.statusOf(admin)).toBe(200);
  });
});

describe("an administrator's action", () => {
  it("is stored together with its audit entry, or neither is stored", async () => {
    await server.sql`alter table admin_acts add constraint none check (action <> 'putExperiment')`;
    expect(
      (await ask("PUT", "/experiments/searchPlaceholder", { variants: [{ name: "0", weight: 9 }] }))
        .status,
    ).toBe(500);
    expect(await server.sql`select 1 from experiments`).toHaveLength(0);
    await server.sql`alter table admin_acts drop constraint none`;
  });

  it("runs and is recorded only once if it's sent twice with the same idempotency key", async () => {
    const before = (await ask("GET", "/acts")).body.total;
    for (let time = 0; time < 2; time++)
      await server.call("PUT", "/v1/api/admin/imports", {
        as: admin,
        body: { paused: true },
        headers: { "idempotency-key": "pause-0001" },
      });
    expect((await ask("GET", "/acts")).body.total).toBe(before + 1);
  });
});

describe("managing reports, lists, imports and A/B tests", () => {
  it("shows reports with their titles until they are resolved", async () => {
    await server.call("POST", `/v1/api/titles/${TITLES.theWire}/reports`, {
      body: { fields: ["DATES"], text: "It ended in 2008." },
    });
    const { results, total } = (await ask("GET", "/reports")).body;
    expect([total, results[0]]).toEqual([
      1,
      expect.objectContaining({
        titleId: TITLES.theWire,
        name: "The Wire",
        fields: ["DATES"],
        text: "It ended in 2008.",
      }),
    ]);
    await ask("DELETE", `/reports/${results[0].id}`);
    expect((await ask("GET", "/reports")).body.total).toBe(0);
  });

  it("saves the operator's own lists for everyone, and can edit a bundled list", async () => {
    await ask("PUT", "/lists/club-night", {
      name: "Club night",
      titleIds: [TITLES.theWire, TITLES.theWire, TITLES.amelie],
    });
    const shown = async () =>
      (await server.call("POST", "/public/lists/club-night/hydrated", { body: {} })).body;
    while ((await shown()).error) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await shown()).items.map(({ name }: { name: string }) => name)).toEqual([
      "The Wire",
      "Amélie",
    ]);
    await ask("PUT", "/lists/comfort-food", {
      name: "Our comfort food",
      titleIds: [TITLES.amelie],
    });
    const { results } = (await ask("GET", "/lists")).body;
    expect(
      results.slice(0, 2).map(({ id, source }: { id: string; source: string }) => [id, source]),
    ).toEqual([
      ["club-night", "operator"],
      ["comfort-food", "operator"],
    ]);
    expect((await ask("DELETE", "/lists/club-night")).status).toBe(200);
    expect((await ask("PUT", "/lists/club-night", { name: "None", titleIds: [1] })).status).toBe(
      404,
    );
  });

  it("starts an import once its terms are accepted, and can pause and resume it", async () => {
    expect((await ask("POST", "/imports", { source: "tmdb" })).body.message).toContain(
      "TMDB_TOKEN",
    );
    await server.sql`delete from import_jobs`;
    expect((await ask("POST", "/imports", { source: "tvmaze" })).body).toEqual({ isNew: true });
    expect((await ask("POST", "/imports", { source: "tvmaze" })).body).toEqual({ isNew: false });
    expect((await ask("PUT", "/imports", { paused: true })).body).toEqual({ changed: 1 });
    const { imports, models, sources } = (await ask("GET", "/jobs")).body;
    expect([imports[0], models]).toEqual([
      expect.objectContaining({ source: "tvmaze", state: "PAUSED", done: 0 }),
      [],
    ]);
    expect(
      sources.map(({ source, accepted, ready }: Record<string, unknown>) => [
        source,
        accepted,
        ready,
      ]),
    ).toEqual([
      ["tmdb", false, false],
      ["tvmaze", true, true],
    ]);
    expect((await ask("PUT", "/imports", { paused: false })).body).toEqual({ changed: 1 });
    expect((await ask("POST", "/models/rollback")).status).toBe(404);
  });

  it("reports every row of an import, cancels it, and immediately starts another", async () => {
    await server.sql`delete from import_jobs`;
    await ask("POST", "/imports", { source: "tvmaze" });
    await ask("PUT", "/imports", { paused: true });
    const dropped = { gone: { count: 1, first: "tv 7" }, unreadable: { count: 3, first: "tv 9" } };
    await server.sql`update import_jobs set taken = 5, joined = 2, dropped = ${server.sql.json(dropped)}`;
    const { imports } = (await ask("GET", "/jobs")).body;
    expect(imports[0]).toMatchObject({
      state: "PAUSED",
      taken: 5,
      joined: 2,
      dropped: 4,
      reasons: [
        { reason: "unreadable", count: 3, first: "tv 9" },
        { reason: "gone", count: 1, first: "tv 7" },
      ],
    });
    const cancel = (id: number) => ask("POST", `/imports/${id}/cancel`);
    expect((await cancel(imports[0].id)).body).toEqual({ success: true });
    expect((await ask("GET", "/jobs")).body.imports[0]).toMatchObject({
      state: "CANCELED",
      taken: 5,
    });
    expect(await cancel(imports[0].id)).toMatchObject({ status: 409 });
    expect(await cancel(2 ** 31 - 1)).toMatchObject({ status: 404 });
    expect(await cancel(2 ** 40)).toMatchObject({ status: 404 });
    expect((await ask("PUT", "/imports", { paused: false })).body).toEqual({ changed: 0 });
    expect((await ask("POST", "/imports", { source: "tvmaze" })).body).toEqual({ isNew: true });
  });

  // shows: 9.search.9
  it("sets an A/B test's weights, which clients can read", async () => {
    const weights = async () => {
      const { results } = (await server.call("GET", "/v1/api/experiments")).body;
      return results.map(({ name, variants }: { name: string; variants: { weight: number }[] }) => [
        name,
        variants.map(({ weight }) => weight),
      ]);
    };
    expect(await weights()).toEqual([["searchPlaceholder", [1, 1, 1, 1, 1]]]);
    await ask("PUT", "/experiments/searchPlaceholder", {
      variants: [
        { name: "0", weight: 0 },
        { name: "3", weight: 2.5 },
      ],
    });
    expect(await weights()).toEqual([["searchPlaceholder", [0, 1, 1, 2.5, 1]]]);
    expect(
      (await ask("PUT", "/experiments/searchPlaceholder", { variants: [{ name: "9", weight: 1 }] }))
        .status,
    ).toBe(404);
  });
});

it("lets administrators view data at any time, but make changes only within 15 minutes of signing in", async () => {
  const dan = await accounts.register("dan@example.org");
  const lock = () => ask("PUT", `/people/${dan.userId}/lock`, { locked: true });
  server.setNow(Date.now() + 16 * 60_000);
  expect((await ask("GET", `/people?q=${dan.userId}`)).status).toBe(200);
  expect(await lock()).toMatchObject({ status: 403, body: { code: "sign-in-again" } });
  expect(await accounts.statusOf(dan)).toBe(200);
  const { tokens } = await accounts.ask(admin, "admin@example.org");
  admin = await accounts.personOf((await accounts.redeem(tokens[0] ?? "", admin)).body);
  expect((await lock()).status).toBe(200);
  expect(await accounts.statusOf(dan)).toBe(401);
});
