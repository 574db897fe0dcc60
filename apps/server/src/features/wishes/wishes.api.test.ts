import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTmdbDouble } from "../../testing/doubles/tmdbDouble.ts";
import { runTestImport } from "../../testing/doubles/runTestImport.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { titleMoves } from "../../titleMoves.ts";
import { moveTitle } from "../catalogue/statements/moveTitle.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ titles: 100 })));
afterAll(() => server.close());

const urlOf = ({ userId }: TestPerson) => `/v1/users/${userId}/wishes`;
const wish = (as: TestPerson, name: unknown, on = server) =>
  on.call("POST", urlOf(as), { as, body: { name } });
const wishesOf = async (as: TestPerson, query = "") =>
  (await server.call("GET", urlOf(as) + query, { as })).body;
const remove = (as: TestPerson, id: string) => server.call("DELETE", `${urlOf(as)}/${id}`, { as });

describe("wishing for a title", () => {
  it("saves the wish as typed, and only once for all spellings of the name", async () => {
    const person = await server.newPerson();
    const first = await wish(person, "  The Lamp\u200b Keeper’s Café ");
    expect(first).toMatchObject({
      status: 200,
      body: { name: "The Lamp Keeper’s Café", title: null },
    });
    for (const same of ["the lamp keepers cafe", "THE LAMP KEEPER'S CAFÉ!"])
      expect((await wish(person, same)).body).toEqual(first.body);
    await wish(person, "Another Lamp");
    expect(await wishesOf(person)).toMatchObject({
      results: [{ name: "Another Lamp" }, { name: "The Lamp Keeper’s Café" }],
      total: 2,
    });
    expect((await wishesOf(person, "?state=OPEN")).total).toBe(2);
    expect(await wishesOf(person, "?limit=1&offset=1")).toMatchObject({
      results: [{ name: "The Lamp Keeper’s Café" }],
      total: 2,
    });
  });

  it("accepts 1 to 100 characters", async () => {
    const person = await server.newPerson();
    for (const name of ["", "  ", "\u200b", "x".repeat(101), "a\u0000b", undefined, 7])
      expect(await wish(person, name)).toMatchObject({
        status: 400,
        body: { issues: [{ path: "body.name" }] },
      });
    expect((await wish(person, "x".repeat(100))).status).toBe(200);
    expect((await wish(person, "!!")).status).toBe(200);
    expect((await wishesOf(person)).total).toBe(2);
  });

  it("allows at most 30 open wishes, even if more arrive simultaneously", async () => {
    const person = await server.newPerson();
    const names = Array.from({ length: 34 }, (_, at) => `Missing number ${at}`);
    const answers = await Promise.all(names.map((name) => wish(person, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: "wishes-full" },
    });
    const { results } = await wishesOf(person);
    expect((await wish(person, results[0].name)).status).toBe(200);
    await remove(person, results[0].id);
    expect((await wish(person, "One more")).status).toBe(200);
  });

  it("lets only the user who made the wish delete it, permanently", async () => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    const { body } = await wish(person, "Lanterns");
    expect(
      (await server.call("DELETE", `${urlOf(other)}/${body.id}`, { as: other })).body,
    ).toMatchObject({ code: "no-wish" });
    expect((await remove(person, body.id)).body).toEqual({ success: true });
    expect((await remove(person, body.id)).status).toBe(404);
    expect((await wishesOf(person)).total).toBe(0);
  });

  it("is limited to 60 an hour per user", async () => {
    const person = await server.newPerson();
    for (let made = 0; made < 60; made++)
      expect((await wish(person, "Again and again")).status).toBe(200);
    expect((await wish(person, "Again and again")).status).toBe(429);
  });

  it("grants the wish and returns the title if the catalogue already has it under any name", async () => {
    const person = await server.newPerson();
    expect((await wish(person, "fleabag!")).body).toMatchObject({
      name: "fleabag!",
      title: { name: "Fleabag", path: expect.stringMatching(/^\/tv\/fleabag/) },
    });
    expect((await wishesOf(person, "?state=GRANTED")).total).toBe(1);
  });
});

describe("a newly added title", () => {
  it("grants the wishes for any of its names, even the original one, and notifies open screens once", async () => {
    const [person, other] = [await server.newPerson(), await server.newPerson()];
    const { socket, heard } = await connectSocket(server, { bearer: person.token });
    const { body } = await wish(person, "Die Lampenhüter");
    await wish(other, "the lamp keepers");
    await wish(other, "Never comes");
    expect((await wishesOf(person, "?state=GRANTED")).total).toBe(0);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    heard.length = 0;
    const double = await startTmdbDouble({
      films: 3,
      shows: 0,
      replace: {
        "movie/2": { title: "The Lamp Keepers", original_title: "Die Lampenhüter" },
      },
    });
    await runTestImport(server.sql, { source: "tmdb", url: double.url, now: new Date() });
    await double.stop();
    await expect.poll(() => heard.map(({ name }) => name)).toContain("wishes:changed");
    const granted = await wishesOf(person, "?state=GRANTED");
    expect(granted.results).toMatchObject([
      { id: body.id, name: "Die Lampenhüter", title: { name: "The Lamp Keepers" } },
    ]);
    await expect
      .poll(async () => (await wishesOf(other)).results)
      .toMatchObject([
        { name: "the lamp keepers", title: { name: "The Lamp Keepers" } },
        { name: "Never comes", title: null },
      ]);
    expect(heard.filter(({ name }) => name === "wishes:changed")).toHaveLength(1);
    socket.close();

    const { id } = granted.results[0].title;
    await moveTitle(server.sql, { from: id, to: 10_001 }, titleMoves);
    expect((await wishesOf(person, "?state=GRANTED")).results[0].title.id).toBe(10_001);
    await remove(person, body.id);
    expect((await wishesOf(person)).total).toBe(0);
  });

  it("is detected by another server, and granted only once", async () => {
    const person = await server.newPerson();
    // As if the server had ended between the import and the match.
    await server.sql`
      insert into wishes (user_id, wish_id, name, folded) values (${person.userId}, 'wishwishwish', 'The Wire', 'the wire')`;
    const second = await startTestServer({ beside: server });
    await expect
      .poll(async () => (await wishesOf(person, "?state=GRANTED")).results)
      .toMatchObject([{ title: { name: "The Wire" } }]);
    await second.close();
  });
});

describe("a user's wishes", () => {
  it("move with the account, and wishes for the same name are combined", async () => {
    const [from, into] = [await server.newPerson(), await server.newPerson()];
    await server.sql`update users set roles = '{ROLE_USER}', life_cycle = 'REGISTERED' where user_id = ${into.userId}`;
    await wish(from, "Of both");
    await wish(from, "Of the device");
    await wish(into, "of both");
    await server.call("POST", `/v1/users/${into.userId}/device-history`, {
      as: into,
      body: { token: from.token },
      from: "10.0.0.1",
    });
    const { results } = await wishesOf(into);
    expect(results.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "Of the device",
      "of both",
    ]);
    expect(await server.sql`select 1 from wishes where user_id = ${from.userId}`).toEqual([]);
  });

  it("are erased with the account", async () => {
    const person = await server.newPerson();
    await wish(person, "Erase me");
    await server.call("DELETE", `/v1/users/${person.userId}`, {
      as: person,
      body: { confirm: "DELETE" },
    });
    expect(await server.sql`select 1 from wishes where user_id = ${person.userId}`).toEqual([]);
  });
});
