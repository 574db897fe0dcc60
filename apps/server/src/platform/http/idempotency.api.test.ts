import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const KEY = { "idempotency-key": "offline-queue-0001" };

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const love = (headers = KEY) => rate(server, person, { itemId: SHOW, rating: "LOVE", headers });
const sessionsAfter = async (headers: Record<string, string>) =>
  (await server.call("POST", `/v1/users/${person.userId}/session`, { as: person, headers })).body;
const versionNow = async () =>
  (
    await server.sql<
      { ratingsVersion: number }[]
    >`select ratings_version from users where user_id = ${person.userId}`
  )[0]?.ratingsVersion;
const keysKept = async () =>
  (await server.sql`select key from idempotency_keys where user_id = ${person.userId}`).length;

describe("a write with an Idempotency-Key", () => {
  it("is performed once, and the same key gets the same response", async () => {
    const first = await love();
    const second = await love();
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await versionNow()).toBe(1);
    expect(await sessionsAfter({ "idempotency-key": "another-key-0001" })).toEqual({
      loginCount: 1,
    });
    expect(await sessionsAfter({ "idempotency-key": "another-key-0001" })).toEqual({
      loginCount: 1,
    });
  });

  it("is rejected with 409 if the key was used for a different request", async () => {
    await love();
    const other = await rate(server, person, { itemId: SHOW, rating: "LIKE", headers: KEY });
    expect(other).toMatchObject({
      status: 409,
      body: { error: true, message: "This Idempotency-Key was already used for another request." },
    });
    expect(
      (
        await server.call("POST", `/v1/users/${person.userId}/session`, {
          as: person,
          headers: KEY,
        })
      ).status,
    ).toBe(409);
    expect(await versionNow()).toBe(1);
  });

  it("runs only once if it arrives several times simultaneously", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => love()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await versionNow()).toBe(1);
  });

  it("doesn't use up the key if it's refused, so that a corrected request can reuse it", async () => {
    expect(
      (await rate(server, person, { itemId: 9_999_999, rating: "LOVE", headers: KEY })).status,
    ).toBe(404);
    expect(await keysKept()).toBe(0);
    expect((await love()).status).toBe(200);
  });

  it("stores the key in the write's transaction, so neither is saved if the write fails", async () => {
    await server.sql`create or replace function refuse_ratings() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`;
    await server.sql`create trigger refuse_ratings before insert on ratings for each row execute function refuse_ratings()`;
    expect(await love()).toMatchObject({
      status: 500,
      body: { error: true, message: "Server Error" },
    });
    await server.sql`drop trigger refuse_ratings on ratings`;
    expect([await keysKept(), await versionNow()]).toEqual([0, 0]);
    expect((await love()).status).toBe(200);
    expect([await keysKept(), await versionNow()]).toEqual([1, 1]);
  });

  it.each(["53100", "57P03"])(
    "isn't stored while the database can't accept writes (%s), and the response says when to retry",
    async (code) => {
      await server.sql.unsafe(
        `create or replace function refuse_ratings() returns trigger language plpgsql as $$ begin raise exception 'not now' using errcode = '${code}'; end $$`,
      );
      await server.sql`create trigger refuse_ratings before insert on ratings for each row execute function refuse_ratings()`;
      const { status, body, headers } = await love();
      expect([status, body.message, headers["retry-after"]]).toEqual([503, "Server Error", "5"]);
      await server.sql`drop trigger refuse_ratings on ratings`;
      expect((await love()).status).toBe(200);
    },
  );

  it("is separate for each user, even if the keys are identical", async () => {
    await love();
    const other = await server.newPerson();
    const { body } = await rate(server, other, {
      itemId: TITLES.amelie,
      rating: "MEH",
      headers: KEY,
    });
    expect(body).toMatchObject({ userId: other.userId, rating: "MEH" });
  });

  it("is treated as a repeat if it differs only in formatting", async () => {
    const send = (payload: string) =>
      server.call("POST", "/v6/ratings", { as: person, headers: KEY, payload });
    const first = await send(`{"itemId":${SHOW},"type":"TV_SHOW","rating":"LOVE"}`);
    expect(first.status).toBe(200);
    expect(await send(`{"rating":"LOVE", "type":"TV_SHOW", "itemId":"${SHOW}"}`)).toMatchObject({
      status: 200,
      body: first.body,
    });
  });

  it("rejects an unknown field at any depth", async () => {
    const payload = `{"itemId":${SHOW},"type":"TV_SHOW","rating":"LOVE","junk":${"[".repeat(7_000)}${"]".repeat(7_000)}}`;
    const { status, body } = await server.call("POST", "/v6/ratings", {
      as: person,
      headers: KEY,
      payload,
    });
    expect([status, body.message]).toEqual([400, "Unknown field: junk"]);
  });

  it.each(["short", "has a space in it", "x".repeat(101), "naïve-key-0001", ""])(
    "rejects the key '%s'",
    async (key) => {
      const { status, body } = await love({ "idempotency-key": key });
      expect(status).toBe(400);
      expect(body.message).toContain("Idempotency-Key");
      expect(await versionNow()).toBe(0);
    },
  );
});
