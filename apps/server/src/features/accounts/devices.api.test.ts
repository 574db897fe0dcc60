import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { accountHelpers, type AccountHelpers } from "../../testing/accountHelpers.ts";

const PHONE = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const devicesOf = async (as: TestPerson) =>
  (await server.call("GET", `/v1/users/${as.userId}/devices`, { as })).body;

describe("a user's devices", () => {
  // shows: 7.account.7
  it("are listed with their names, and the current device is marked", async () => {
    const { body } = await server.call("POST", "/v1/users", { headers: PHONE });
    const phone: TestPerson = {
      userId: body.id,
      token: body.token,
      defaultWatchlistId: body.defaultWatchlistId,
    };
    const { results, total } = await devicesOf(phone);
    expect([total, results]).toEqual([
      1,
      [
        {
          id: expect.stringMatching(/^[a-z0-9]{12}$/),
          label: "Safari on iPhone",
          source: "WEB",
          createdAt: expect.any(String),
          lastSeenAt: expect.any(String),
          current: true,
        },
      ],
    ]);
    const identifier = {
      identifier: "anything",
      source: "ANDROID",
      fingerprint: "0b8f7f3e-2f1c-4d8b-9a3e-1f2e3d4c5b6a",
    };
    expect(
      (
        await server.call("PATCH", `/v1/users/${phone.userId}/identifier`, {
          as: phone,
          body: identifier,
        })
      ).body,
    ).toEqual({ success: true });
    expect((await devicesOf(phone)).results[0].source).toBe("ANDROID");
    expect(
      await server.sql`select installation_id from bearers where user_id = ${phone.userId}`,
    ).toEqual([{ installationId: identifier.fingerprint }]);
  });

  it("keep their names when their bearer tokens change", async () => {
    const device = await server.newPerson();
    const before = (await devicesOf(device)).results[0].id;
    const { tokens } = await accounts.ask(device, "rotates@example.org");
    const signedIn = await accounts.personOf((await accounts.redeem(tokens[0] ?? "", device)).body);
    expect((await devicesOf(signedIn)).results.map(({ id }: { id: string }) => id)).toEqual([
      before,
    ]);
  });

  it("can be signed out individually, including the current one, or all except it, and then get a 401", async () => {
    const [first, second, third, fourth] = [
      await accounts.register("four@example.org"),
      await accounts.register("four@example.org"),
      await accounts.register("four@example.org"),
      await accounts.register("four@example.org"),
    ];
    const out = (method: string, path: string, as: TestPerson) =>
      server.call(method, `/v1/users/${first.userId}/${path}`, { as });
    const idOf = async (as: TestPerson) =>
      (await devicesOf(as)).results.find(({ current }: { current: boolean }) => current).id;
    expect((await devicesOf(first)).total).toBe(4);

    expect((await out("DELETE", `devices/${await idOf(second)}`, first)).body).toEqual({
      success: true,
    });
    expect([await accounts.statusOf(second), await accounts.statusOf(third)]).toEqual([401, 200]);
    expect((await out("DELETE", `devices/${"x".repeat(12)}`, first)).status).toBe(404);

    expect((await out("DELETE", "devices", first)).body).toEqual({ signedOut: 2 });
    expect([
      await accounts.statusOf(first),
      await accounts.statusOf(third),
      await accounts.statusOf(fourth),
    ]).toEqual([200, 401, 401]);

    const { body, headers } = await out("POST", "logout", first);
    expect(body).toEqual({ success: true });
    expect(String(headers["set-cookie"])).toMatch(
      /^worthy=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
    );
    expect(await accounts.statusOf(first)).toBe(401);
  });

  it("stop receiving messages as soon as they are signed out", async () => {
    const [here, there] = [
      await accounts.register("sockets@example.org"),
      await accounts.register("sockets@example.org"),
    ];
    const [open, closed] = [
      await connectSocket(server, { bearer: here.token }),
      await connectSocket(server, { bearer: there.token }),
    ];
    expect([open.socket.connected, closed.socket.connected]).toEqual([true, true]);
    expect(
      (await server.call("DELETE", `/v1/users/${here.userId}/devices`, { as: here })).body,
    ).toEqual({ signedOut: 1 });
    await expect.poll(() => closed.ends).toHaveLength(1);
    expect(open.socket.connected).toBe(true);
    await server.call("POST", `/v1/users/${here.userId}/logout`, { as: here });
    await expect.poll(() => open.ends).toHaveLength(1);
  });

  it("can't be signed out by another user", async () => {
    const [ann, bob] = [
      await accounts.register("ann@example.org"),
      await accounts.register("bob@example.org"),
    ];
    const { id } = (await devicesOf(bob)).results[0];
    expect(
      (await server.call("DELETE", `/v1/users/${ann.userId}/devices/${id}`, { as: ann })).status,
    ).toBe(404);
    expect(await accounts.statusOf(bob)).toBe(200);
  });

  it("update their last-seen time only once every few minutes", async () => {
    const device = await server.newPerson();
    const seen = async () =>
      (
        await server.sql<
          { lastSeenAt: Date }[]
        >`select last_seen_at from bearers where user_id = ${device.userId}`
      )[0]?.lastSeenAt.getTime() ?? 0;
    const atFirst = await seen();
    await devicesOf(device);
    expect(await seen()).toBe(atFirst);
    await server.sql`update bearers set last_seen_at = now() - interval '6 minutes' where user_id = ${device.userId}`;
    const old = await seen();
    await devicesOf(device);
    while ((await seen()) === old) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await seen()).toBeGreaterThanOrEqual(atFirst);
  });
});

describe("a locked account", () => {
  it("can't be used or signed in to until it's unlocked", async () => {
    const ann = await accounts.register("locked@example.org");
    const device = await server.newPerson();
    const { tokens } = await accounts.ask(device, "locked@example.org");
    await server.sql`update users set locked_at = now() where user_id = ${ann.userId}`;
    expect(await accounts.statusOf(ann)).toBe(401);
    expect((await accounts.redeem(tokens[0] ?? "", device)).status).toBe(403);
    await server.sql`update users set locked_at = null where user_id = ${ann.userId}`;
    expect(await accounts.statusOf(ann)).toBe(200);
    expect((await accounts.redeem(tokens[0] ?? "", device)).status).toBe(200);
  });
});

describe("an unused bearer token", () => {
  const unusedFor = (person: TestPerson, days: number) =>
    server.sql`update bearers set last_seen_at = now() - make_interval(days => ${days}) where user_id = ${person.userId}`;
  const daysUnused = async (person: TestPerson): Promise<number | undefined> => {
    const [row] = await server.sql<{ days: number }[]>`
      select extract(day from now() - last_seen_at)::int as days from bearers where user_id = ${person.userId}`;
    return row?.days;
  };
  /** The longest of these numbers of days after which the person's bearer is still valid. */
  const validFor = async (person: TestPerson): Promise<number> => {
    let longest = 0;
    for (const days of [13, 15, 89, 91, 399, 401]) {
      await unusedFor(person, days);
      if ((await accounts.statusOf(person)) !== 200) continue;
      longest = days;
      // The use is noted after the answer: it must not undo what is set next.
      await expect.poll(() => daysUnused(person)).toBe(0);
    }
    return longest;
  };

  it("expires after 90 days, after 14 for administrators, and after 400 for devices with ratings", async () => {
    const [device, rated, person, admin] = [
      await server.newPerson(),
      await server.newPerson(),
      await accounts.register("registered@example.org"),
      await accounts.register("administers@example.org"),
    ];
    for (const who of [rated, person])
      await rate(server, who, { itemId: TITLES.theWire, rating: "LOVE" });
    await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}' where user_id = ${admin.userId}`;
    expect({
      device: await validFor(device),
      rated: await validFor(rated),
      person: await validFor(person),
      admin: await validFor(admin),
    }).toEqual({ device: 89, rated: 399, person: 89, admin: 13 });
  });

  it("is deleted, as is an anonymous account that has been empty for 30 days", async () => {
    const [empty, used, listed, person] = [
      await server.newPerson(),
      await server.newPerson(),
      await server.newPerson(),
      await accounts.register("keeps@example.org"),
    ];
    await server.call(
      "POST",
      `/v3/users/${listed.userId}/watchlists/${listed.defaultWatchlistId}/items`,
      {
        as: listed,
        body: { itemId: TITLES.theWire },
      },
    );
    const all = [empty, used, listed, person].map(({ userId }) => userId);
    await server.sql`update users set created_at = now() - interval '99 days' where user_id = any(${all})`;
    for (const { userId } of [empty, listed, person])
      await unusedFor(
        { userId, token: "", defaultWatchlistId: 0 },
        userId === person.userId ? 91 : 31,
      );
    const next = await startTestServer({ beside: server });
    const left = async () =>
      (
        await server.sql<
          { userId: string }[]
        >`select user_id from users where user_id = any(${all}) and life_cycle <> 'DELETED'`
      ).map(({ userId }) => userId);
    await expect
      .poll(async () => (await left()).toSorted())
      .toEqual([used, listed, person].map(({ userId }) => userId).toSorted());
    await expect
      .poll(() => server.sql`select 1 from bearers where user_id = ${person.userId}`)
      .toHaveLength(0);
    expect(await accounts.statusOf(empty)).toBe(401);
    expect(await accounts.statusOf(listed)).toBe(200);
    await next.close();
  });
});

describe("a sign-in that is older than 15 minutes", () => {
  const QUARTER_MS = 15 * 60_000;
  const remove = (as: TestPerson) =>
    server.call("DELETE", `/v1/users/${as.userId}`, { as, body: { confirm: "DELETE" } });
  const download = (as: TestPerson, query = "") =>
    server.call("GET", `/v1/users/${as.userId}/export${query}`, { as });
  const STALE = { status: 403, body: { code: "sign-in-again" } };

  it("requires a new link to download or delete an account that has an email address", async () => {
    const person = await accounts.register("owns@example.org");
    expect((await download(person)).status).toBe(200);
    const later = Date.now() + QUARTER_MS + 60_000;
    server.setNow(later);
    for (const refused of [await download(person), await download(person, "?confirm=DOWNLOAD")])
      expect(refused).toMatchObject(STALE);
    expect(await remove(person)).toMatchObject(STALE);
    const { tokens } = await accounts.ask(person, "owns@example.org");
    const again = await accounts.personOf((await accounts.redeem(tokens[0] ?? "", person)).body);
    expect(again.userId).toBe(person.userId);
    expect((await download(again)).status).toBe(200);
    expect((await remove(again)).status).toBe(200);
    expect(await accounts.statusOf(again)).toBe(401);
    server.setNow(Date.now());
  });

  it("never counts as recent on a linked screen, and accounts without an email address must type a word", async () => {
    const person = await accounts.register("screens@example.org");
    await server.sql`update bearers set signed_in_at = null where user_id = ${person.userId}`; // as a linked screen's
    expect(await remove(person)).toMatchObject(STALE);
    const device = await server.newPerson();
    expect((await download(device)).status).toBe(400);
    expect((await download(device, "?confirm=DOWNLOAD")).status).toBe(200);
    const wordless = await server.call("DELETE", `/v1/users/${device.userId}`, { as: device });
    expect(wordless.status).toBe(400);
    expect((await remove(device)).status).toBe(200);
  });
});
