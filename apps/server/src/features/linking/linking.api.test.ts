import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../../platform/ids.ts";
import {
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";
import { connectSocket } from "../../testing/testSocket.ts";

const MINUTE_MS = 60_000;
const UNKNOWN = "Error: This request was not recognized or it has expired. Please try again.";
const NOT_SIGNED_IN = "You need to be signed in to link your account";

let server: TestServer;
let second: TestServer;
let person: TestPerson;
let now: number;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: "https://worthy.example" });
  second = await startTestServer({ beside: server });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
});
beforeEach(async () => {
  now = Date.parse("2026-06-01T20:00:00Z");
  server.setNow(now);
  person = await register(await server.newPerson());
});

async function register(device: TestPerson): Promise<TestPerson> {
  await server.sql`update users set roles = '{ROLE_USER}', life_cycle = 'REGISTERED' where user_id = ${device.userId}`;
  return device;
}
const pass = (ms: number) => server.setNow((now += ms));
const start = async (body: unknown = { source: "TV", deviceLabel: "Living room" }) =>
  (await server.call("POST", "/v1/api/auth/link", { body })).body;
const look = (body: unknown, as?: TestPerson): Promise<Answer> =>
  server.call("POST", "/v1/api/auth/link/look", { body, ...(as ? { as } : {}) });
const answer = (body: object, as?: TestPerson): Promise<Answer> =>
  server.call("POST", "/v1/api/auth/link/answer", { body, ...(as ? { as } : {}) });
const collect = (collectToken: string, from = server): Promise<Answer> =>
  from.call("POST", "/v1/api/auth/link/collect", { body: { collectToken } });

describe("linking another screen", () => {
  // shows: 8.linking.1
  it("signs a screen in once a signed-in user confirms the code on it", async () => {
    const { token, code, collectToken, matchingCode, address, expiresAt } = await start();
    expect(address).toBe(`https://worthy.example/?processQR=${token}&source=TV`);
    expect(code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(matchingCode).toMatch(/^[1-9][0-9]$/);
    expect(expiresAt).toBe("2026-06-01T20:10:00.000Z");
    const screen = await connectSocket(second, { collectToken });
    expect((await collect(collectToken)).body).toEqual({ state: "WAITING", id: null, token: null });

    const typed = ` ${String(code).toLowerCase().replace("-", " ")} `;
    expect((await look({ code: typed }, person)).body).toEqual({
      source: "TV",
      deviceLabel: "Living room",
      matchingCode,
      requestedAt: "2026-06-01T20:00:00.000Z",
      expiresAt,
    });
    expect((await answer({ token, confirm: true }, person)).body).toEqual({
      state: "CONFIRMED",
      message: "Your account has been successfully linked to Living room",
    });
    await expect
      .poll(() => screen.heard)
      .toEqual([{ name: "link:answered", payload: { state: "CONFIRMED" } }]);
    screen.socket.disconnect();

    const collected = await collect(collectToken);
    expect(collected.body).toEqual({
      state: "CONFIRMED",
      id: person.userId,
      token: expect.any(String),
    });
    expect(collected.body.token).not.toBe(person.token);
    expect(String(collected.headers["set-cookie"])).toContain(
      `__Host-worthy=${collected.body.token}`,
    );
    const proof = /__Host-worthy-known=([A-Za-z0-9]{43});/.exec(
      String(collected.headers["set-cookie"]),
    )?.[1];
    const known = await server.sql<
      { proofHash: string }[]
    >`select proof_hash from known_devices where user_id = ${person.userId}`;
    expect(known.map(({ proofHash }) => proofHash)).toEqual([sha256(`${person.userId} ${proof}`)]);
    const signedIn = { ...person, token: collected.body.token };
    expect((await server.call("GET", `/v1/users/${person.userId}`, { as: signedIn })).status).toBe(
      200,
    );
    expect((await server.call("GET", `/v1/users/${person.userId}`, { as: person })).status).toBe(
      200,
    );
    expect((await collect(collectToken)).body).toMatchObject({ status: 404, message: UNKNOWN });
  });

  // shows: 8.linking.1
  it.each([
    ["Apple TV", "your Apple TV"],
    ["A browser on Apple TV", "your Apple TV"],
    ["Samsung Internet on Samsung TV", "Samsung Internet on Samsung TV"],
    ["", "your TV"],
  ])("for %j, reports that the account is linked to %s", async (deviceLabel, name) => {
    const { token } = await start({ source: "TV", deviceLabel });
    expect((await answer({ token, confirm: true }, person)).body.message).toBe(
      `Your account has been successfully linked to ${name}`,
    );
  });

  it("tells the screen if the user declines, and doesn't sign the screen in", async () => {
    const { code, collectToken } = await start();
    const screen = await connectSocket(server, { collectToken });
    expect((await answer({ code, confirm: false }, person)).body).toEqual({
      state: "REFUSED",
      message: null,
    });
    await expect
      .poll(() => screen.heard)
      .toEqual([{ name: "link:answered", payload: { state: "REFUSED" } }]);
    screen.socket.disconnect();
    expect((await collect(collectToken)).body).toEqual({ state: "REFUSED", id: null, token: null });
    expect((await answer({ code, confirm: true }, person)).body).toMatchObject({
      status: 404,
      message: UNKNOWN,
    });
  });

  // shows: 8.linking.2
  it("requires a signed-in user, and explains that in the error", async () => {
    const { token } = await start();
    const device = await server.newPerson();
    for (const ask of [
      look,
      (name: object, as?: TestPerson) => answer({ ...name, confirm: true }, as),
    ]) {
      expect((await ask({ token })).body).toMatchObject({ status: 401, message: NOT_SIGNED_IN });
      expect((await ask({ token }, device)).body).toMatchObject({
        status: 403,
        message: NOT_SIGNED_IN,
      });
    }
    expect((await look({ token }, person)).status).toBe(200);
  });

  // shows: 8.linking.3
  it("is valid for ten minutes, plus two more to collect a late confirmation", async () => {
    const [late, early] = [await start(), await start()];
    pass(10 * MINUTE_MS - 1);
    expect((await answer({ token: late.token, confirm: true }, person)).status).toBe(200);
    pass(1);
    expect((await look({ token: early.token }, person)).body).toMatchObject({
      status: 404,
      message: UNKNOWN,
    });
    expect((await answer({ code: early.code, confirm: true }, person)).body).toMatchObject({
      status: 404,
      message: UNKNOWN,
    });
    expect((await collect(early.collectToken)).body).toMatchObject({
      status: 404,
      message: UNKNOWN,
    });
    expect((await collect(late.collectToken)).body.state).toBe("CONFIRMED");
    const slow = await start();
    await answer({ token: slow.token, confirm: true }, person);
    pass(10 * MINUTE_MS);
    expect((await collect(slow.collectToken)).status).toBe(404);
  });

  it("reveals nothing to anyone who has only seen the code or the QR code", async () => {
    const { token, code } = await start();
    await answer({ token, confirm: true }, person);
    for (const seen of [token, String(code).replace("-", "")])
      expect((await collect(seen)).status).toBe(404);
  });

  it("accepts only one of many simultaneous answers, and issues only one bearer token", async () => {
    const { token, collectToken } = await start();
    const other = await register(await server.newPerson());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        answer({ token, confirm: true }, turn % 2 ? person : other),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const collected = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => collect(collectToken, turn % 2 ? server : second)),
    );
    expect(collected.filter(({ status }) => status === 200)).toHaveLength(1);
    const bearers =
      await server.sql`select 1 from bearers where user_id in ${server.sql([person.userId, other.userId])}`;
    expect(bearers).toHaveLength(3);
  });

  it("prevents guessing by allowing twenty attempts per ten minutes across all servers", async () => {
    second.setNow(now);
    const { code } = await start();
    const tries = Array.from({ length: 30 }, (_, turn) => {
      const on = turn % 3 ? server : second;
      const [asked, body] = turn % 2 ? ["look", {}] : ["answer", { confirm: true }];
      return on.call("POST", `/v1/api/auth/link/${asked}`, {
        as: person,
        body: { code: "BBBB-BBBB", ...body },
      });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await look({ code }, person);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await answer({ code, confirm: true }, person)).status).toBe(429);
    expect((await look({ code }, await register(await server.newPerson()))).status).toBe(200);
    pass(10 * MINUTE_MS);
    const again = await start();
    expect((await look({ code: again.code }, person)).status).toBe(200);
  });

  it("counts wrong collect tokens per network across all servers, but ignores a waiting screen's polling", async () => {
    second.setNow(now);
    const from = "198.51.100.7";
    const tryOne = (on: TestServer, collectToken: string) =>
      on.call("POST", "/v1/api/auth/link/collect", { body: { collectToken }, from });
    const { collectToken } = await start();
    for (let count = 0; count < 40; count++)
      expect((await tryOne(server, collectToken)).body.state).toBe("WAITING");
    for (let count = 0; count < 30; count++)
      expect((await tryOne(count % 2 ? server : second, "x".repeat(43))).status).toBe(404);
    for (const on of [server, second]) expect((await tryOne(on, collectToken)).status).toBe(429);
    expect((await collect(collectToken)).body.state).toBe("WAITING");
    pass(10 * MINUTE_MS);
    expect((await tryOne(server, "x".repeat(43))).status).toBe(404);
  });

  it("requires either a token or a code, but not both", async () => {
    const { token, code } = await start();
    for (const body of [{}, { token, code }]) expect((await look(body, person)).status).toBe(400);
  });

  it("stores its secrets only as hashes, and for at most an hour", async () => {
    const { token, code, collectToken } = await start();
    const kept = JSON.stringify(await server.sql`select * from action_tokens`);
    for (const secret of [token, code, String(code).replace("-", ""), collectToken])
      expect(kept).not.toContain(secret);
    pass(180 * MINUTE_MS);
    await start();
    expect(await server.sql`select 1 from action_tokens`).toHaveLength(1);
  });
});

it("limits how many codes one IP address can request", async () => {
  const limited = await startTestServer({ requestsPerMinute: 1000 });
  const statuses = [];
  for (let count = 0; count < 21; count++)
    statuses.push((await limited.call("POST", "/v1/api/auth/link", { body: {} })).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses[20]).toBe(429);
  await limited.close();
});
