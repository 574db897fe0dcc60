import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newBearer, sha256 } from "../../../platform/ids.ts";
import { rate } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";

const [SHOW, OTHER_SHOW, FILM] = [10_001, 10_002, 10_209];
const MINUTE = 60_000;

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "Boss@example.org" });
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const emailToken = (as: TestPerson, email: string) =>
  server.call("POST", "/v1/api/auth/emailtoken", { as, body: { email, authDeviceType: "WEB" } });
const emailLink = async (as: TestPerson, requestId: string) =>
  (await server.call("GET", `/v1/api/auth/emailtoken/${requestId}`, { as })).body;

describe("requesting a link", () => {
  // shows: 7.account.8, 7.account.9
  it("returns 417 and sends nothing if the account doesn't have that email address", async () => {
    const device = await server.newPerson();
    const before = server.mails.length;
    expect((await emailToken(device, "first@example.org")).status).toBe(417);
    const { body } = await server.call("PATCH", `/v1/users/${device.userId}`, {
      as: device,
      body: { email: " First@Example.org " },
    });
    expect(body).toMatchObject({
      email: null,
      pendingEmail: "first@example.org",
      verifiedUser: false,
      lifeCycle: "PENDING",
      roles: [],
    });
    expect((await emailToken(device, "second@example.org")).status).toBe(417);
    expect(server.mails.length).toBe(before);
    const { status, body: asked } = await emailToken(device, "FIRST@example.org");
    expect([status, asked.success, asked.purpose]).toEqual([200, true, "SIGN_IN"]);
    expect(asked.matchingCode).toMatch(/^\d\d$/);
    const [mail] = await accounts.waitForMail(before, 1);
    expect(mail?.to).toBe("first@example.org");
  });

  // shows: 7.account.9
  it("emails a link to this site with an alphanumeric token, the device and an approximate time", async () => {
    const device = await server.newPerson();
    const before = server.mails.length;
    const headers = {
      "user-agent":
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 <script>",
    };
    await server.call("PATCH", `/v1/users/${device.userId}`, {
      as: device,
      body: { email: "android@example.org" },
    });
    await server.call("POST", "/v1/api/auth/emailtoken", {
      as: device,
      body: { email: "android@example.org", authDeviceType: "ANDROID" },
      headers,
    });
    const [mail] = await accounts.waitForMail(before, 1);
    expect(mail?.link).toMatch(
      /^http:\/\/localhost:3000\/android-authentication\?token=[A-Za-z0-9]{43}$/,
    );
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain("Chrome on Android");
      expect(words).toMatch(/around \d\d:\d[05] UTC on \d{1,2} [A-Z][a-z]+/);
      expect(words).not.toContain("script>");
    }
  });

  it("uses the language chosen in the browser, then the browser's preference, then English", async () => {
    const subjectFor = async (headers: Record<string, string>) => {
      const device = await server.newPerson();
      const email = `${device.userId}@example.org`;
      const before = server.mails.length;
      await server.call("PATCH", `/v1/users/${device.userId}`, { as: device, body: { email } });
      await server.call("POST", "/v1/api/auth/emailtoken", {
        as: device,
        body: { email, authDeviceType: "WEB" },
        headers,
        from: `192.0.2.${before}`,
      });
      return (await accounts.waitForMail(before, 1))[0]?.subject;
    };
    expect(
      await subjectFor({ "accept-language": "de-CH, en;q=0.5", cookie: "worthy-language=es" }),
    ).toBe("Confirma tu correo electrónico");
    expect(await subjectFor({ "accept-language": "de-CH, en;q=0.5" })).toBe(
      "Bestätige deine E-Mail-Adresse",
    );
    expect(await subjectFor({ "accept-language": "fr", cookie: "worthy-language=../fr" })).toBe(
      "Confirm your email",
    );
  });

  it("reveals whether it will create an account only in the email", async () => {
    const member = await accounts.register("member@example.org");
    const stranger = await server.newPerson();
    const asks = [
      await accounts.ask(member, "member@example.org"),
      await accounts.ask(stranger, "member@example.org"),
      await accounts.ask(await server.newPerson(), "newcomer@example.org"),
    ];
    expect(asks.map(({ mails }) => mails[0]?.subject)).toEqual([
      "Sign in to Worthy",
      "Sign in to Worthy",
      "Confirm your email",
    ]);
    expect(asks.map(({ mails }) => new URL(mails[0]?.link ?? "").searchParams.get("type"))).toEqual(
      [null, null, "CONFIRM"],
    );
    for (const { asked, mails } of asks) {
      expect(JSON.stringify(asked)).not.toMatch(/confirm|sign in/i);
      expect(asked.purpose).toBe("SIGN_IN");
      // The number is only for whoever looks at both devices.
      const text = mails[0]?.text.replaceAll(/\d+ minutes|\d+ [A-Z]\w+|[A-Z]\w+ \d+/g, "");
      expect(text).not.toMatch(new RegExp(`(^|\\s)${asked.matchingCode}(\\s|$)`, "m"));
    }
  });

  it("responds the same way whether or not the email address belongs to an account", async () => {
    await accounts.register("known@example.org");
    const shapes = await Promise.all(
      ["known@example.org", "nobody@example.org"].map(async (email) => {
        const device = await server.newPerson();
        const patched = await server.call("PATCH", `/v1/users/${device.userId}`, {
          as: device,
          body: { email },
        });
        const { status, body } = await emailToken(device, email);
        const seen = await emailLink(device, body.requestId);
        return {
          patched: [patched.status, patched.body.lifeCycle],
          status,
          keys: Object.keys(body),
          purpose: body.purpose,
          state: seen.state,
        };
      }),
    );
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it.each([
    "",
    "ann",
    "ann@",
    "@example.org",
    "ann@example",
    "a b@example.org",
    "ann@example.org, bob@example.org",
    "ann@example.org\nbcc: bob@example.org",
    "<ann@example.org>",
    'ann"@example.org',
  ])("rejects %j with a clear message", async (email) => {
    const device = await server.newPerson();
    for (const [method, url] of [
      ["PATCH", `/v1/users/${device.userId}`],
      ["POST", "/v1/api/auth/emailtoken"],
    ] as const) {
      const { status, body } = await server.call(method, url, { as: device, body: { email } });
      expect([status, body.message]).toEqual([400, "Email isn’t an email address"]);
    }
  });
});

describe("opening a link", () => {
  // shows: 3.responses.12, 6.roles.1, 7.account.6
  it("in the same browser verifies the account's email address and replaces its bearer token", async () => {
    const device = await server.newPerson();
    await rate(server, device, { itemId: SHOW, rating: "LOVE" });
    const { tokens, asked } = await accounts.ask(device, "ann@example.org");
    const { status, body, headers } = await accounts.redeem(tokens[0] ?? "", device);
    expect([status, body]).toEqual([
      200,
      {
        holderId: device.userId,
        accessToken: expect.stringMatching(/^[A-Za-z0-9]{55}$/),
        outcome: "SIGNED_IN",
        newAccount: true,
        merged: null,
        request: null,
        redirectUrl: null,
      },
    ]);
    expect(String(headers["set-cookie"])).toContain(body.accessToken);
    expect(body.accessToken).not.toBe(device.token);
    expect(await accounts.statusOf(device)).toBe(401);
    const ann = await accounts.personOf(body);
    expect(await accounts.userOf(ann)).toMatchObject({
      email: "ann@example.org",
      pendingEmail: null,
      verifiedUser: true,
      lifeCycle: "REGISTERED",
      roles: [{ name: "ROLE_USER" }],
      userProfile: { email: "ann@example.org" },
    });
    expect(await accounts.ratingsOf(ann)).toEqual({ [SHOW]: "LOVE" });
    expect((await emailLink(ann, asked.requestId)).state).toBe("DONE");
  });

  it("with the requesting device's bearer token merges its account, keeping the newest ratings", async () => {
    const ann = await accounts.register("merge@example.org");
    await rate(server, ann, { itemId: SHOW, rating: "LIKE" });
    const phone = await server.newPerson();
    await rate(server, phone, { itemId: SHOW, rating: "DISLIKE" });
    await rate(server, phone, { itemId: FILM, rating: "LOVE" });
    await rate(server, ann, { itemId: FILM, rating: "MEH" });
    await rate(server, ann, { itemId: OTHER_SHOW, rating: "MEH" });
    const { tokens } = await accounts.ask(phone, "MERGE@example.org");
    const { body } = await accounts.redeem(tokens[0] ?? "", phone);
    expect(body).toMatchObject({
      holderId: ann.userId,
      newAccount: false,
      merged: { ratings: 1 },
      request: null,
    });
    expect(await accounts.statusOf(phone)).toBe(401);
    expect(await accounts.statusOf(ann)).toBe(200);
    expect((await accounts.userOf(ann)).email).toBe("merge@example.org");
    expect(await accounts.ratingsOf(await accounts.personOf(body))).toEqual({
      [SHOW]: "DISLIKE",
      [FILM]: "MEH",
      [OTHER_SHOW]: "MEH",
    });
    expect(await server.sql`select life_cycle from users where user_id = ${phone.userId}`).toEqual([
      { lifeCycle: "DELETED" },
    ]);
    expect(await server.sql`select 1 from ratings where user_id = ${phone.userId}`).toHaveLength(0);
  });

  // shows: 7.account.5
  it("accepts the specified fields, and revokes all other bearer tokens of an account that registers", async () => {
    const device = await server.newPerson();
    const second = { ...device, token: newBearer(device.userId) };
    await server.sql`insert into bearers (user_id, token_hash) values (${device.userId}, ${sha256(second.token)})`;
    expect(await accounts.statusOf(second)).toBe(200);
    const { tokens } = await accounts.ask(device, "full@example.org");
    const query = `token=${tokens[0]}&type=email&platform=ANDROID&redirectUrl=%2Fhome%2F&sessionId=abc-1&xr-client=web`;
    const { status, body } = await server.call("GET", `/v1/api/auth/authentication?${query}`, {
      as: device,
      headers: { "idempotency-key": "never-kept-1" },
    });
    expect([status, body.redirectUrl]).toEqual([200, "/home/"]);
    expect(
      await server.sql`select label, source from bearers where user_id = ${device.userId}`,
    ).toEqual([{ label: "Unknown device", source: "ANDROID" }]);
    expect([await accounts.statusOf(device), await accounts.statusOf(second)]).toEqual([401, 401]);
    expect(
      await server.sql`select 1 from idempotency_keys where user_id = ${device.userId} and key = 'never-kept-1'`,
    ).toHaveLength(0);
  });

  it("returns 405 for a HEAD request without using up the token", async () => {
    const { tokens } = await accounts.ask(await server.newPerson(), "preview@example.org");
    const url = `/v1/api/auth/authentication?token=${tokens[0]}`;
    const { statusCode, headers } = await server.app.inject({ method: "HEAD", url });
    expect([statusCode, headers["allow"]]).toEqual([405, "GET"]);
    expect((await accounts.redeem(tokens[0] ?? "")).status).toBe(200);
  });

  // shows: 6.roles.2
  it("makes the user an administrator if the operator configured their email address", async () => {
    const boss = await accounts.register("boss@example.org");
    expect((await accounts.userOf(boss)).roles).toEqual([
      { name: "ROLE_USER" },
      { name: "ROLE_ADMIN" },
    ]);
  });

  it("revokes all other bearer tokens when a user becomes an administrator", async () => {
    const boss = await accounts.register("late-boss@example.org");
    const before = { ...boss, token: newBearer(boss.userId) };
    await server.sql`insert into bearers (user_id, token_hash) values (${boss.userId}, ${sha256(before.token)})`;
    const again = async () =>
      accounts.redeem(
        (await accounts.ask(await server.newPerson(), "late-boss@example.org")).tokens[0] ?? "",
      );
    await again();
    expect(await accounts.statusOf(before)).toBe(200); // privileges have not increased
    await server.sql`update users set roles = '{}' where user_id = ${boss.userId}`;
    await again();
    expect(await accounts.statusOf(before)).toBe(401);
  });

  it("ends the browser's previous session on the server, without affecting that user's other devices", async () => {
    const ann = await accounts.register("ann-here@example.org");
    const { tokens: again } = await accounts.ask(await server.newPerson(), "ann-here@example.org");
    const annElsewhere = await accounts.personOf((await accounts.redeem(again[0] ?? "")).body);
    const bob = await accounts.register("bob-here@example.org");
    const { tokens } = await accounts.ask(await server.newPerson(), "bob-here@example.org");
    const { body } = await accounts.redeem(tokens[0] ?? "", ann);
    expect(body.holderId).toBe(bob.userId);
    expect(await accounts.statusOf(ann)).toBe(401);
    expect(
      await Promise.all([annElsewhere, bob, await accounts.personOf(body)].map(accounts.statusOf)),
    ).toEqual([200, 200, 200]);
    // A device account's bearer stays valid, so that its data can still be merged.
    const device = await server.newPerson();
    const { tokens: third } = await accounts.ask(await server.newPerson(), "bob-here@example.org");
    await accounts.redeem(third[0] ?? "", device);
    expect(await accounts.statusOf(device)).toBe(200);
  });

  it("works once within 15 minutes, and loading its page doesn't use it up", async () => {
    const device = await server.newPerson();
    const { tokens } = await accounts.ask(device, "once@example.org", 1);
    await server.call("GET", `/web-authentication?token=${tokens[0]}`, {
      headers: { accept: "text/html" },
    });
    expect((await accounts.redeem(tokens[0] ?? "")).status).toBe(200);
    expect((await accounts.redeem(tokens[0] ?? "")).status).toBe(410);

    const late = await accounts.ask(device, "once@example.org");
    server.setNow(Date.now() + 15 * MINUTE);
    const dead = await accounts.redeem(late.tokens[0] ?? "", device);
    server.setNow(Date.now());
    const never = await accounts.redeem("a".repeat(43));
    expect([dead.status, dead.body.message]).toEqual([410, never.body.message]);
    expect((await accounts.redeem(late.tokens[0] ?? "", device)).status).toBe(200);
  });

  it("redirects only within this site, and a malicious redirect doesn't use it up", async () => {
    const device = await server.newPerson();
    const { tokens } = await accounts.ask(device, "redirect@example.org");
    const to = (redirectUrl: string) =>
      server.call(
        "GET",
        `/v1/api/auth/authentication?token=${tokens[0]}&redirectUrl=${encodeURIComponent(redirectUrl)}`,
        { as: device },
      );
    const evil = [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "javascript:alert(1)",
      "http://localhost:3000@evil.example/",
      "http://localhost:3001/",
      "/\t/evil.example",
      "data:text/html,x",
    ];
    expect(await Promise.all(evil.map(async (url) => (await to(url)).status))).toEqual(
      evil.map(() => 400),
    );
    const { status, body } = await to("http://localhost:3000/watchlist?a=1#b");
    expect([status, body.redirectUrl]).toEqual([200, "/watchlist?a=1#b"]);
  });

  it("is refused when the request comes from another site", async () => {
    const device = await server.newPerson();
    const { tokens } = await accounts.ask(device, "foreign@example.org");
    const from = (site: string) =>
      server.call("GET", `/v1/api/auth/authentication?token=${tokens[0]}`, {
        headers: { "sec-fetch-site": site },
      });
    expect([
      (await from("cross-site")).status,
      (await from("same-site")).status,
      (await from("none")).status,
    ]).toEqual([403, 403, 403]);
    expect((await from("same-origin")).status).toBe(200);
  });

  it("succeeds for exactly one of a hundred simultaneous attempts", async () => {
    const ann = await accounts.register("hundred@example.org");
    const device = await server.newPerson();
    await rate(server, device, { itemId: FILM, rating: "LIKE" });
    const { tokens } = await accounts.ask(device, "hundred@example.org");
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        accounts.redeem(tokens[0] ?? "", at % 4 === 0 ? device : undefined, `203.0.113.${at}`),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    // A device's bearer is invalid once its account was merged.
    expect(
      new Set(
        answers.filter(({ status }) => status !== 200).map(({ status }) => status),
      ).difference(new Set([410, 401])),
    ).toEqual(new Set());
    expect(winners[0]?.body.holderId).toBe(ann.userId);
    const bearers = await server.sql`select 1 from bearers where user_id = ${ann.userId}`;
    expect(bearers).toHaveLength(2);
  });

  it("creates a single account if two devices verify the same new email address simultaneously", async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => server.newPerson()));
    const links = [];
    for (const device of devices)
      links.push((await accounts.ask(device, "race@example.org")).tokens[0] ?? "");
    const answers = await Promise.all(
      links.map((token, at) => accounts.redeem(token, devices[at])),
    );
    expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.holderId)).size).toBe(1);
    expect(
      await server.sql`select 1 from emails where email_key = 'race@example.org'`,
    ).toHaveLength(1);
  });
});
