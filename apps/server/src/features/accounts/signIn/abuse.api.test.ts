import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { removeOldCounts } from "../../../platform/limits/limiter.ts";
import { MailProblem } from "../../../platform/mail/mailer.ts";
import { startSmtpDouble } from "../../../testing/doubles/smtpDouble.ts";
import { smtpMailer } from "../../../platform/mail/smtpMailer.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { removeOldDevices } from "../knownDeviceStore.ts";
import { removeOldLinks } from "../linkStore.ts";
import { accountHelpers } from "../../../testing/accountHelpers.ts";
import { inLayer } from "../../../../../../scripts/testing/layers.ts";

let server: TestServer;

const guess = (token: string, from: string, as?: TestPerson) =>
  server.call("GET", `/v1/api/auth/authentication?token=${token}`, { from, ...(as ? { as } : {}) });
const askFor = (as: TestPerson, email: string, from: string) =>
  server.call("POST", "/v1/api/auth/emailtoken", { as, body: { email }, from });
const patch = (as: TestPerson, email: string) =>
  server.call("PATCH", `/v1/users/${as.userId}`, { as, body: { email } });

/** Rate limit windows start at fixed times, so no test may cross the end of one. */
const WINDOW_START = Math.floor(Date.now() / (15 * 60_000)) * 15 * 60_000;

/** The cookie that identifies a known browser, as it sends it. */
const knownBy = (cookies: unknown) =>
  /worthy-known=[A-Za-z0-9]{43}/.exec(String(cookies))?.[0] ?? "";

describe("limits", () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    // Mail is sent after the answer.
    const sending = () => server.sql`select 1 from sign_in_links where mail = 'SENDING'`;
    await vi.waitUntil(async () => (await sending()).length === 0, { timeout: 60_000 });
    await server.sql`delete from limit_counts`;
    server.setNow(WINDOW_START);
  });
  afterAll(() => server.close());

  it(
    "block further attempts after many random tokens have been rejected",
    { tags: "deeper" },
    async () => {
      const device = await server.newPerson();
      await accountHelpers(server).ask(device, "guessed@example.org");
      const statuses: number[] = [];
      const guesses = inLayer(200, 1_000);
      for (let at = 0; at < guesses; at++) {
        const { status, headers } = await guess(
          randomBytes(22).toString("hex").slice(0, 43),
          "198.51.100.7",
        );
        statuses.push(status);
        if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      expect(statuses.filter((status) => status === 410)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 60);
      // Others are not locked out, and the window ends.
      expect((await guess("a".repeat(43), "198.51.100.8")).status).toBe(410);
      server.setNow(WINDOW_START + 15 * 60_000);
      expect((await guess("a".repeat(43), "198.51.100.7")).status).toBe(410);
    },
  );

  it("apply to attempts on one account from many places, and to an entire IPv6 household", async () => {
    const device = await server.newPerson();
    const byAccount = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess("a".repeat(43), `203.0.113.${at}`, device)),
    );
    expect(byAccount.filter(({ status }) => status === 429)).toHaveLength(10);
    const byHousehold = await Promise.all(
      Array.from({ length: 70 }, (_, at) =>
        guess("a".repeat(43), `2001:db8:1:2::${at.toString(16)}`),
      ),
    );
    expect(byHousehold.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("restrict how many emails one email address, one account and one network can trigger", async () => {
    const statusesOf = async (
      calls: (at: number) => Promise<{ status: number }>,
      count: number,
    ) => {
      const statuses: number[] = [];
      for (let at = 0; at < count; at++) statuses.push((await calls(at)).status);
      return statuses.filter((status) => status === 200).length;
    };
    const toOne = async (from: string) => {
      const device = await server.newPerson();
      await patch(device, "bombed@example.org");
      return askFor(device, "BOMBED@example.org", from);
    };
    expect(await statusesOf(() => toOne("192.0.2.1"), 10)).toBe(6);
    expect(await statusesOf((at) => toOne(`192.0.2.${at + 2}`), 10)).toBe(6);
    const device = await server.newPerson();
    const ofOne = async (at: number) => {
      await patch(device, `many${at}@example.org`);
      return askFor(device, `many${at}@example.org`, `192.0.2.${100 + at}`);
    };
    expect(await statusesOf(ofOne, 15)).toBe(12);
    const fromOne = async (at: number) => {
      const other = await server.newPerson();
      await patch(other, `net${at}@example.org`);
      return askFor(other, `net${at}@example.org`, "198.51.100.9");
    };
    expect(await statusesOf(fromOne, 45)).toBe(40);
    const refused = await fromOne(99);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  it("never block an owner's emails because of a stranger's requests", async () => {
    const accounts = accountHelpers(server);
    const email = "owner@example.org";
    const device = await server.newPerson();
    const { tokens } = await accounts.ask(device, email);
    const redeemed = await accounts.redeem(tokens[0] ?? "", device);
    const cookie = knownBy(redeemed.headers["set-cookie"]);
    const signedIn = await accounts.personOf(redeemed.body);
    const stranger = async (at: number, headers: Record<string, string> = {}) => {
      const other = await server.newPerson();
      await patch(other, email);
      return (
        await server.call("POST", "/v1/api/auth/emailtoken", {
          as: other,
          body: { email },
          from: `192.0.2.${at}`,
          headers,
        })
      ).status;
    };
    // From one network, strangers use up only that network's share; from many, only that of
    // strangers.
    for (let at = 0; at < 20; at++) await stranger(9);
    expect(await stranger(10)).toBe(200);
    for (let at = 20; at < 40; at++) await stranger(at);
    expect(await stranger(50)).toBe(429);
    // A browser that the owner has signed in with is known, even signed out and on the stranger's
    // network; so is one that is signed in.
    expect(await stranger(9, { cookie })).toBe(200);
    expect((await askFor(signedIn, email, "192.0.2.9")).status).toBe(200);
    // It grants no access, works for no other address, and can't flood anybody either.
    expect(await stranger(50, { cookie: `worthy-known=${"x".repeat(43)}` })).toBe(429);
    const many: number[] = [];
    for (let at = 0; at < 10; at++) many.push(await stranger(60 + at, { cookie }));
    expect(many.filter((status) => status === 200)).toHaveLength(5);
    expect(
      (await server.call("GET", `/v1/users/${signedIn.userId}`, { headers: { cookie } })).status,
    ).toBe(401);
    await server.call("DELETE", `/v1/users/${signedIn.userId}`, {
      as: signedIn,
      body: { confirm: "DELETE" },
    });
    expect(await stranger(80, { cookie })).toBe(429);
  });

  it(
    "delete the record of a browser after 90 days, and don't link two users who share a browser",
    { tags: "deep" },
    async () => {
      const accounts = accountHelpers(server);
      const first = await server.newPerson();
      const one = await accounts.redeem(
        (await accounts.ask(first, "one@example.org")).tokens[0] ?? "",
        first,
      );
      const cookie = knownBy(one.headers["set-cookie"]);
      const second = await server.newPerson();
      const { tokens } = await accounts.ask(second, "two@example.org");
      const two = await server.call("GET", `/v1/api/auth/authentication?token=${tokens[0]}`, {
        as: second,
        headers: { cookie },
      });
      expect(knownBy(two.headers["set-cookie"])).toBe(cookie);
      const rows = await server.sql<
        { userId: string; proofHash: string }[]
      >`select user_id, proof_hash from known_devices`;
      expect([
        new Set(rows.map(({ userId }) => userId)).size,
        new Set(rows.map(({ proofHash }) => proofHash)).size,
      ]).toEqual([2, 2]);
      await removeOldDevices(server.sql);
      expect(await server.sql`select 1 from known_devices`).toHaveLength(2);
      const [{ days } = { days: 0 }] = await server.sql<
        { days: number }[]
      >`select extract(day from max(known_until) - now())::int as days from known_devices`;
      expect([89, 90]).toContain(days);
      await server.sql`update known_devices set known_until = now() - interval '1 second'`;
      await removeOldDevices(server.sql);
      expect(await server.sql`select 1 from known_devices`).toHaveLength(0);
    },
  );

  it("restrict the collection of sign-ins, both per account and per network", async () => {
    const collect = async (as: TestPerson, from: string) =>
      (await server.call("POST", `/v1/api/auth/emailtoken/${"a".repeat(12)}/collect`, { as, from }))
        .status;
    const device = await server.newPerson();
    const byAccount = await Promise.all(
      Array.from({ length: 25 }, (_, at) => collect(device, `203.0.113.${at}`)),
    );
    expect(
      [404, 429].map((wanted) => byAccount.filter((status) => status === wanted).length),
    ).toEqual([20, 5]);
    const people = await Promise.all(Array.from({ length: 7 }, () => server.newPerson()));
    const byNetwork = await Promise.all(
      people.flatMap((as) => Array.from({ length: 10 }, () => collect(as, "198.51.100.7"))),
    );
    expect(
      [404, 429].map((wanted) => byNetwork.filter((status) => status === wanted).length),
    ).toEqual([60, 10]);
  });

  it("are shared by all servers that use the same database", async () => {
    const beside = await startTestServer({ beside: server });
    beside.setNow(WINDOW_START);
    for (let at = 0; at < 60; at++) await guess("a".repeat(43), "198.51.100.7");
    expect(
      (
        await beside.call("GET", `/v1/api/auth/authentication?token=${"a".repeat(43)}`, {
          from: "198.51.100.7",
        })
      ).status,
    ).toBe(429);
    await beside.close();
  });
});

describe("old data", () => {
  afterEach(() => server.close());

  it(
    "is deleted after an hour for counts, and after two days for links",
    { tags: "deep" },
    async () => {
      server = await startTestServer();
      const device = await server.newPerson();
      await accountHelpers(server).ask(device, "old@example.org");
      const count = async () => [
        (await server.sql`select 1 from sign_in_links`).length,
        (await server.sql`select 1 from limit_counts`).length,
      ];
      const before = await count();
      await Promise.all([removeOldLinks(server.sql), removeOldCounts(server.sql)]);
      expect(await count()).toEqual(before);
      await server.sql`update sign_in_links set expires_at = now() - interval '49 hours'`;
      await server.sql`update limit_counts set window_end = now() - interval '61 minutes'`;
      await Promise.all([removeOldLinks(server.sql), removeOldCounts(server.sql)]);
      expect([before, await count()]).toEqual([
        [1, 4],
        [0, 0],
      ]);
    },
  );
});

describe("an email that can't be sent", () => {
  afterEach(() => server.close());

  const stateOf = async (as: TestPerson, requestId: string) =>
    (await server.call("GET", `/v1/api/auth/emailtoken/${requestId}`, { as })).body.mail;
  const settled = async (as: TestPerson, requestId: string) => {
    for (;;) {
      const mail = await stateOf(as, requestId);
      if (mail !== "SENDING") return mail;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it("is reported to the user, and logged without the email address or the link", async () => {
    const mailer = {
      send: () =>
        Promise.reject(
          new MailProblem("the mail server did not take the mail (EENVELOPE 550)", false),
        ),
      close: async () => {},
    };
    server = await startTestServer({ mailer, logsAll: true });
    const device = await server.newPerson();
    await patch(device, "bounced@example.org");
    const { status, body } = await askFor(device, "bounced@example.org", "192.0.2.1");
    expect([status, body.mail]).toEqual([200, "SENDING"]);
    expect(await settled(device, body.requestId)).toBe("FAILED");
    expect(server.logged().join("")).toContain("EENVELOPE 550");
    expect(server.logged().join("")).not.toMatch(/example\.org|web-authentication/);
  });

  it("counts as failed after the server that was sending it has stopped", async () => {
    let arrive = () => {};
    server = await startTestServer({
      mailer: { send: () => new Promise((resolve) => (arrive = resolve)), close: async () => {} },
    });
    const device = await server.newPerson();
    await patch(device, "lost@example.org");
    const { body } = await askFor(device, "lost@example.org", "192.0.2.1");
    expect(await stateOf(device, body.requestId)).toBe("SENDING");
    server.setNow(Date.now() + 3 * 60_000);
    expect(await stateOf(device, body.requestId)).toBe("FAILED");
    arrive();
  });
});

describe("the log", () => {
  afterEach(() => server.close());

  it("never contains a token, link, bearer token or email address, even after failures", async () => {
    const double = await startSmtpDouble();
    server = await startTestServer({
      mailer: smtpMailer({ url: double.url, from: "worthy@example.net" }),
      logsAll: true,
    });
    const secrets: string[] = ["secret@example.org", "web-authentication"];
    const device = await server.newPerson();
    secrets.push(device.token.slice(12));
    await patch(device, "secret@example.org");
    await askFor(device, "secret@example.org", "192.0.2.1");
    while (double.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const token =
      /token=3D([A-Za-z0-9]{43})|token=([A-Za-z0-9]{43})/
        .exec((double.mails[0]?.raw ?? "").replaceAll("=\r\n", ""))
        ?.slice(1)
        .find(Boolean) ?? "";
    expect(token).toHaveLength(43);
    secrets.push(token);

    // A failure below the use case: the table is locked, and PostgreSQL's message would quote the
    // row.
    await server.sql`alter table emails add constraint nobody check (email_key = '')`;
    expect((await guess(token, "192.0.2.1", device)).status).toBe(500);
    await server.call("GET", `/web-authentication?token=${token}`, {
      headers: { accept: "text/html" },
    });
    await server.sql`alter table emails drop constraint nobody`;
    const { status, body } = await guess(token, "192.0.2.1", device);
    expect(status).toBe(200);
    secrets.push(body.accessToken.slice(12));
    expect((await guess(token, "192.0.2.1")).status).toBe(410);

    const lines = server.logged().join("");
    expect(lines).toContain("request failed");
    expect(lines).toContain("token=…");
    for (const secret of secrets) expect(lines).not.toContain(secret);
    await double.stop();
  });
});
