import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDatabase } from "../../commands/doctor/checkDatabase.ts";
import { MIGRATIONS } from "../../platform/database/migrate.ts";
import { accountHelpers } from "../../testing/accountHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const FIVE = [
  "featuresUpdatesNotificationsEnabled",
  "implicitWatchlistAddEnabled",
  "recommendationsNotificationsEnabled",
  "remindersNotificationsEnabled",
  "shareRatingsWithFriendsEnabled",
] as const;
const ALL_ON = {
  ...Object.fromEntries(FIVE.map((name) => [name, true])),
  ratingSharingAgreed: null,
  showOriginalNamesEnabled: false,
};

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const settingsOf = async (of: TestPerson) =>
  (await server.call("GET", `/v1/users/${of.userId}/settings`, { as: of })).body;
const put = (body: unknown) =>
  server.call("PUT", `/v1/users/${person.userId}/settings`, { as: person, body });

describe("a new account", () => {
  // shows: 1.accounts.1, 1.accounts.2, 3.ids.1, 3.user.1, 3.user.3, 3.user.6, 3.user.8, 6.roles.3
  // shows: 6.visitors.1, 7.account.1
  it("is anonymous, and has a 12-character alphanumeric id, a bearer token and a default watchlist", async () => {
    const { status, body } = await server.call("POST", "/v1/users");
    expect(status).toBe(200);
    expect(body.id).toMatch(/^[a-z0-9]{12}$/);
    expect(body).toMatchObject({
      api_id: body.id,
      email: null,
      roles: [],
      lifeCycle: "ANONYMOUS",
      verifiedUser: false,
      canned: false,
      created: body.createdAt,
    });
    expect(body.jwtToken).toBe(`Bearer ${body.token}`);
    expect(body.userProfile).toEqual({
      email: null,
      firstName: null,
      lastName: null,
      profileName: "Name",
      profileImage: null,
      settings: {},
    });
    expect(Number.isSafeInteger(body.defaultWatchlistId)).toBe(true);
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  it("is created with or without a body, but not if the caller already has an account", async () => {
    const answers = await Promise.all(
      [{}, { body: {} }, { payload: "null" }, { body: { role: "anything" } }].map((options) =>
        server.call("POST", "/v1/users", options),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
  });

  it("never has its bearer token stored in plain text, even with an idempotency key", async () => {
    const first = await server.newPerson();
    const headers = { "idempotency-key": "new-account-1" };
    const { body } = await server.call("POST", "/v1/users", { as: first, headers });
    const rows = await server.sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from bearers t union all select to_jsonb(t)::text from users t union all select to_jsonb(t)::text from idempotency_keys t union all select to_jsonb(t)::text from events t`;
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.filter(
        ({ row }) => row.includes(body.token.slice(12)) || row.includes(first.token.slice(12)),
      ),
    ).toEqual([]);
    const again = await server.call("POST", "/v1/users", { as: first, headers });
    expect(again.body.id).not.toBe(body.id);
  });
});

describe("an account", () => {
  beforeAll(async () => void (person = await server.newPerson()));

  // shows: 3.user.2, 7.account.3, 7.account.4
  it("exposes its bearer token only with include=token", async () => {
    const url = `/v1/users/${person.userId}`;
    const plain = await server.call("GET", url, { as: person });
    expect(plain.body).not.toHaveProperty("token");
    expect(plain.body).not.toHaveProperty("jwtToken");
    const withToken = await server.call("GET", `${url}?include=token`, { as: person });
    expect(withToken.body).toMatchObject({
      token: person.token,
      jwtToken: `Bearer ${person.token}`,
      defaultWatchlistId: person.defaultWatchlistId,
    });
    expect(
      (await server.call("GET", `${url}?include=tokens`, { as: person })).body,
    ).not.toHaveProperty("token");
  });

  // shows: 3.responses.11, 7.account.12
  it("counts sessions correctly, even if several start at the same time", async () => {
    const open = () => server.call("POST", `/v1/users/${person.userId}/session`, { as: person });
    expect((await open()).body).toEqual({ loginCount: 1 });
    expect((await open()).body).toEqual({ loginCount: 2 });
    const together = await Promise.all([open(), open(), open(), open()]);
    expect(together.map(({ body }) => body.loginCount).toSorted()).toEqual([3, 4, 5, 6]);
  });

  // shows: 3.user.5
  it("lists its roles as objects with names", async () => {
    const member = await server.newPerson();
    await server.sql`update users set roles = ${["ROLE_USER", "b2b-profile"]} where user_id = ${member.userId}`;
    expect(
      (await server.call("GET", `/v1/users/${member.userId}`, { as: member })).body.roles,
    ).toEqual([{ name: "ROLE_USER" }, { name: "b2b-profile" }]);
  });

  it("can't be used after it's deleted", async () => {
    const gone = await server.newPerson();
    await server.sql`update users set life_cycle = 'DELETED' where user_id = ${gone.userId}`;
    expect((await server.call("GET", `/v1/users/${gone.userId}`, { as: gone })).status).toBe(401);
  });
});

describe("settings", () => {
  beforeAll(async () => void (person = await server.newPerson()));

  // shows: 3.settings.1, 3.settings.2, 3.settings.3, 3.settings.4, 3.settings.5, 7.account.13
  it("include five toggles, all on by default, and a question that hasn't been answered yet", async () => {
    expect(await settingsOf(person)).toEqual(ALL_ON);
  });

  // shows: 7.account.14
  it.each(FIVE)("can turn %s off and on without affecting the others", async (name) => {
    expect((await put({ [name]: false })).body).toEqual({ ...ALL_ON, [name]: false });
    expect(await settingsOf(person)).toEqual({ ...ALL_ON, [name]: false });
    expect((await put({ [name]: true })).body).toEqual(ALL_ON);
  });

  it("don't change if the request body is empty or contains an unknown name", async () => {
    expect((await put({})).body).toEqual(ALL_ON);
    const { status, body } = await put({ [FIVE[0]]: false, admin: true, userId: "somebodyelse" });
    expect([status, body.message]).toEqual([400, "Unknown field: admin"]);
    expect(await settingsOf(person)).toEqual(ALL_ON);
  });

  // shows: 7.account.14
  it("are all saved when they are changed simultaneously", async () => {
    for (let round = 0; round < 5; round++) {
      await put(Object.fromEntries(FIVE.map((name) => [name, true])));
      await Promise.all(FIVE.map((name) => put({ [name]: false })));
      expect(await settingsOf(person)).toEqual({
        ...Object.fromEntries(FIVE.map((name) => [name, false])),
        ratingSharingAgreed: null,
        showOriginalNamesEnabled: false,
      });
    }
  });

  it("keep the user's choice to show original names", async () => {
    expect((await put({ showOriginalNamesEnabled: true })).body).toMatchObject({
      showOriginalNamesEnabled: true,
    });
    expect((await put({ showOriginalNamesEnabled: false })).body).toMatchObject({
      showOriginalNamesEnabled: false,
    });
  });

  it("include whether the user shares ratings, which only that user can change", async () => {
    const url = `/v1/users/${person.userId}/settings`;
    const [stranger, five] = [
      await server.newPerson(),
      Object.fromEntries(FIVE.map((name) => [name, true])),
    ];
    const body = { ratingSharingAgreed: true };
    expect((await server.call("PUT", url, { as: stranger, body })).status).toBe(403);
    expect((await server.call("PUT", url, { body })).status).toBe(401);
    expect((await put({ ratingSharingAgreed: "yes" })).status).toBe(400);
    expect((await put(five)).body).toEqual(ALL_ON);
    for (const answer of [true, false]) {
      expect((await put({ ratingSharingAgreed: answer })).body.ratingSharingAgreed).toBe(answer);
      // null is what was read before the answer: it takes none back
      expect((await put({ ratingSharingAgreed: null })).body.ratingSharingAgreed).toBe(answer);
      expect((await put(five)).body.ratingSharingAgreed).toBe(answer);
    }
  });
});

describe("the session cookie", () => {
  it("is unprefixed over HTTP, with HttpOnly and SameSite=Lax", async () => {
    const { headers, body } = await server.call("POST", "/v1/users");
    const parts = String(headers["set-cookie"]).split("; ");
    expect(parts[0]).toBe(`worthy=${body.token}`);
    expect(parts).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(parts).not.toContain("Secure");
  });

  it("works again after signing in, even if an earlier sign-out never reached the server", async () => {
    const { headers, body } = await server.call("POST", "/v1/users", {
      headers: { cookie: "worthy=old; worthy-out=1" },
    });
    const cookies = [headers["set-cookie"]].flat().map((cookie) => String(cookie).split("; "));
    expect(cookies.map(([first]) => first)).toEqual([`worthy=${body.token}`, "worthy-out="]);
    expect(cookies[1]).toContain("Expires=Thu, 01 Jan 1970 00:00:00 GMT");
  });

  it("has the __Host- prefix and Secure over HTTPS, and isn't set if no account was created", async () => {
    const secure = await startTestServer({ publicUrl: "https://worthy.example", beside: server });
    const { headers, body } = await secure.call("POST", "/v1/users");
    const parts = String(headers["set-cookie"]).split("; ");
    expect(parts[0]).toBe(`__Host-worthy=${body.token}`);
    expect(parts).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", "Secure"]));
    expect(parts.some((part) => part.startsWith("Domain="))).toBe(false);
    expect(
      (await secure.call("POST", "/v1/users", { body: { role: 7 } })).headers["set-cookie"],
    ).toBeUndefined();
    await secure.close();
  });
});

describe("an email address", () => {
  const SPELLINGS = [
    "victim@ｇmail.example",
    "ＶＩＣＴＩＭ@GMAIL.example",
    "victim@gmail．example",
  ];

  it("belongs to one account with a single set of limits, regardless of its spelling", async () => {
    const accounts = accountHelpers(server);
    const victim = await accounts.register("victim@gmail.example");
    const before = server.mails.length;
    for (const spelling of SPELLINGS) {
      const device = await server.newPerson();
      const { tokens, mails } = await accounts.ask(device, spelling);
      expect(mails.map(({ to }) => to)).toEqual(["victim@gmail.example"]);
      const { body } = await accounts.redeem(tokens[0] ?? "", device);
      expect(body).toMatchObject({ holderId: victim.userId, newAccount: false });
    }
    const now = Date.now();
    server.setNow(now + 3_600_000 - (now % 3_600_000)); // the beginning of a window
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) {
      const device = await server.newPerson();
      const email = SPELLINGS[count % SPELLINGS.length];
      await server.call("PATCH", `/v1/users/${device.userId}`, { as: device, body: { email } });
      const asked = await server.call("POST", "/v1/api/auth/emailtoken", {
        as: device,
        body: { email },
        from: "203.0.113.7",
      });
      statuses.push(asked.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await accounts.waitForMail(before, SPELLINGS.length + 6);
    expect(new Set(server.mails.slice(before).map(({ to }) => to))).toEqual(
      new Set(["victim@gmail.example"]),
    );
  });

  it("is stored with an ASCII domain", async () => {
    const accounts = accountHelpers(server);
    const ann = await accounts.register("ann@bücher.example");
    expect((await accounts.userOf(ann)).email).toBe("ann@xn--bcher-kva.example");
    const again = await accounts.register("ann@XN--BCHER-KVA.example");
    expect(again.userId).toBe(ann.userId);
  });

  it("shared by two accounts from an earlier version is reported to the operator, but not merged", async () => {
    const accounts = accountHelpers(server);
    const [holder, other, alone] = [
      await accounts.register("twice@gmail.example"),
      await server.newPerson(),
      await server.newPerson(),
    ];
    for (const [who, email] of [
      [other, "twice@ｇmail.example"],
      [alone, "alone@ｇmail.example"],
    ] as const)
      await server.sql`insert into emails (user_id, email, email_key) values (${who.userId}, ${email}, ${email})`;
    const next = await startTestServer({ beside: server });
    expect((await accounts.userOf(other)).email).toBe("twice@ｇmail.example");
    expect((await accounts.userOf(alone)).email).toBe("alone@gmail.example");
    const findings = await checkDatabase(server.sql, MIGRATIONS);
    const { detail } = findings.find(({ what }) => what === "Mailboxes") ?? {};
    expect(detail).toContain(`${other.userId} (twice@ｇmail.example) and ${holder.userId}`);
    expect(detail).not.toContain(alone.userId);
    await next.close();
  });
});
