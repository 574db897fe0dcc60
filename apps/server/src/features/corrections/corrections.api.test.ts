// @module-tag deeper
import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers, type AccountHelpers } from "../../testing/accountHelpers.ts";
import {
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";
import { titleMoves } from "../../titleMoves.ts";
import { loadBundle } from "../catalogue/loadBundle.ts";
import { reconcileBundle } from "../catalogue/statements/reconcileBundle.ts";
import { moveTitle } from "../catalogue/statements/moveTitle.ts";
import { storeTitleAs } from "../catalogue/statements/storeTitle.ts";

const bundle = readBundle();
const [show, film] = [
  bundle.titles.find(({ kind, imdb }) => kind === "tv" && imdb),
  bundle.titles.find(({ kind }) => kind === "movie"),
];
if (!show || !film) throw new Error("the bundle has too little");

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
const correct = (id: number, field: string, value: unknown) =>
  ask("PUT", `/titles/${id}/facts/${field}`, { value });
const takeBack = (id: number, field: string) => ask("DELETE", `/titles/${id}/facts/${field}`);
const node = async (id: number) => (await server.call("GET", `/v4/nodes/${id}`)).body;
const found = async (term: string): Promise<string[]> =>
  (await server.call("GET", `/v4/search/?term=${encodeURIComponent(term)}`)).body.results.map(
    ({ name }: { name: string }) => name,
  );
const factOf = async (id: number, field: string) =>
  (await ask("GET", `/titles/${id}/facts`)).body.facts.find(
    (fact: { field: string }) => fact.field === field,
  );

describe("an administrator's correction", () => {
  it("appears wherever the title does, shows who made it and when, and has an audit entry", async () => {
    const changedAt = async () =>
      (await server.sql`select changed_at from title_versions where title_id = ${show.id}`)[0]?.[
        "changedAt"
      ];
    const before = await changedAt();
    expect((await correct(show.id, "name", "  Zirkusnacht ")).body).toEqual({ success: true });
    await expect.poll(async () => (await node(show.id)).name).toBe("Zirkusnacht");
    expect(server.core.catalogue.view().snapshot.title(show.id)?.path).toBe(
      `/tv/zirkusnacht-${show.id}`,
    );
    expect(await found("zirkusnacht")).toEqual(["Zirkusnacht"]);
    expect(await found(show.name)).not.toContain(show.name);
    expect((await changedAt())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
    expect(await factOf(show.id, "name")).toEqual({
      field: "name",
      value: "Zirkusnacht",
      stated: show.name,
      source: "operator",
      correctedAt: expect.stringMatching(/^\d{4}-/),
      adminId: admin.userId,
      adminEmail: "admin@example.org",
    });
    expect((await ask("GET", "/corrections")).body).toMatchObject({
      total: 1,
      results: [
        { titleId: show.id, name: "Zirkusnacht", field: "name", adminEmail: "admin@example.org" },
      ],
    });
    expect((await ask("GET", "/acts?limit=1")).body.results[0]).toMatchObject({
      action: "correctFact",
      subject: `${show.id} name`,
      details: { value: "Zirkusnacht" },
    });
  });

  it(
    "overrides imports and other bundles until it's removed, even after a restart",
    { tags: "deep" },
    async () => {
      const said = {
        source: "tvmaze",
        kind: "tv",
        ref: "1",
        facts: { name: "Night of the Circus", runtime: 41 },
      } as const;
      await server.sql.begin((tx) =>
        storeTitleAs(tx, { title: said, titleId: show.id, fetchedAt: new Date() }),
      );
      await loadBundle(server.sql, { ...bundle, checksum: "3".repeat(64) });
      await reconcileBundle(server.sql, titleMoves);
      const generation = async () =>
        Number(
          (await server.sql`select max(generation) as last from catalogue_generations`)[0]?.[
            "last"
          ],
        );
      const last = await generation();
      await expect.poll(() => server.core.catalogue.view().snapshot.generation).toBe(last);
      expect((await node(show.id)).name).toBe("Zirkusnacht");
      const restarted = await startTestServer({ beside: server, adminEmail: "admin@example.org" });
      expect((await restarted.call("GET", `/v4/nodes/${show.id}`)).body.name).toBe("Zirkusnacht");
      await restarted.close();
      expect((await takeBack(show.id, "name")).body).toEqual({ success: true });
      await expect.poll(async () => (await node(show.id)).name).toBe(show.name);
      expect(await factOf(show.id, "name")).toMatchObject({
        value: show.name,
        stated: show.name,
        source: "bundle",
        correctedAt: null,
        adminId: null,
      });
      expect((await takeBack(show.id, "name")).status).toBe(404);
    },
  );

  it("works for every fact that users can report, whether it's a word or a number", async () => {
    const facts: readonly [string, unknown, Record<string, unknown>][] = [
      ["firstAirDate", "1998", { firstAirDate: "1998-01-01", datePrecision: "year" }],
      ["runtime", 117, { runtime: 117 }],
      ["genres", ["War", "Music"], { genres: ["War", "Music"] }],
      ["countries", ["fr", "DE"], { countries: ["FR", "DE"] }],
      ["overview", "Seen anew.", { overview: "Seen anew." }],
      ["certificates", { us: "PG-13" }, { certificates: { US: "PG-13" } }],
      ["originalName", null, { originalName: null }],
    ];
    for (const [field, value] of facts)
      expect((await correct(film.id, field, value)).status).toBe(200);
    const now = () => server.core.catalogue.view().snapshot.title(film.id);
    await expect.poll(() => now()?.runtime).toBe(117);
    await expect.poll(() => now()?.provenance["originalName"]).toBe("operator");
    for (const [, , shown] of facts) expect(now()).toMatchObject(shown);
    expect(now()?.provenance).toMatchObject({ year: "operator", runtime: "operator" });
    expect(await factOf(film.id, "firstAirDate")).toMatchObject({ value: "1998" });
    await correct(film.id, "firstAirDate", "1998-03-09");
    await expect
      .poll(() => now())
      .toMatchObject({ firstAirDate: "1998-03-09", datePrecision: "day" });
  });

  it.each([
    ["name", "   "],
    ["firstAirDate", "1998-02-30"],
    ["firstAirDate", 1998],
    ["runtime", 0],
    ["runtime", "90"],
    ["genres", ["Polka"]],
    ["countries", ["XX1"]],
    ["status", "LOST"],
    ["logline", null],
    ["certificates", { US: "" }],
    ["score", 100],
    ["fame", 5],
  ])("is rejected if it's invalid: %s %j", async (field, value) => {
    expect((await correct(film.id, field, value)).status).toBe(400);
  });

  it("requires an existing title, and moves to the title that replaces it", async () => {
    expect((await correct(9_007_199_254_740_000, "runtime", 90)).status).toBe(404);
    const [from, to] = [999_999_999_999, film.id];
    await server.sql`insert into corrections (title_id, field, value) values (${from}, 'runtime', '1'), (${from}, 'language', '"fr"')`;
    await moveTitle(server.sql, { from, to }, titleMoves);
    expect(
      await server.sql`select field, value from corrections where title_id = ${to} and field in ('runtime', 'language') order by field`,
    ).toEqual([
      { field: "language", value: "fr" },
      { field: "runtime", value: 117 },
    ]);
    expect(await server.sql`select 1 from corrections where title_id = ${from}`).toEqual([]);
  });
});
