import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenLife, type Life } from "../../testing/givenLife.ts";
import { readZip } from "../../testing/readZip.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let life: Life;
let files: Map<string, string>;
let everything: string;
beforeAll(async () => {
  server = await startTestServer();
  life = await givenLife(server);
  files = readZip((await download(life.person)).rawPayload);
  everything = [...files.values()].join("\n");
});
afterAll(() => server.close());

const download = (as: TestPerson) =>
  server.app.inject({
    method: "GET",
    url: `/v1/users/${as.userId}/export?confirm=DOWNLOAD`,
    headers: { authorization: `Bearer ${as.token}` },
  });
const jsonOf = (name: string, of = files): Record<string, unknown>[] =>
  JSON.parse(of.get(`${name}.json`) ?? "null");
const linesOf = (name: string, of = files) => (of.get(`${name}.csv`) ?? "").trimEnd().split("\r\n");

const NAMES = [
  "active-days",
  "admin-acts",
  "corrections",
  "devices",
  "emails",
  "events",
  "faults",
  "friends",
  "friend-messages",
  "genres",
  "known-browsers",
  "linked-screens",
  "not-tonight",
  "profile",
  "ratings",
  "second-factor",
  "seen-episodes",
  "seen-films",
  "services",
  "settings",
  "sign-in-requests",
  "watchlist-items",
  "watchlists",
  "wishes",
];

describe("the download", () => {
  it("is a zip file that the browser saves, and is never cached", async () => {
    const { statusCode, headers } = await download(await server.newPerson());
    expect([
      statusCode,
      headers["content-type"],
      headers["content-disposition"],
      headers["cache-control"],
    ]).toEqual([200, "application/zip", 'attachment; filename="worthy-export.zip"', "no-store"]);
  });

  it("has each kind of data as both JSON and CSV, with the same fields and number of rows", () => {
    expect([...files.keys()].toSorted()).toEqual(
      ["README.txt", ...NAMES.flatMap((name) => [`${name}.csv`, `${name}.json`])].toSorted(),
    );
    for (const name of NAMES) {
      const rows = jsonOf(name);
      expect([name, rows.length]).not.toEqual([name, 0]);
      const lines = linesOf(name);
      expect([name, lines.length - 1]).toEqual([name, rows.length]);
      for (const row of rows) expect(Object.keys(row).join(",")).toBe(lines[0]);
    }
  });

  it("matches docs/privacy.md", async () => {
    const page = await readFile(
      join(import.meta.dirname, "../../../../../docs/privacy.md"),
      "utf8",
    );
    const section = page.slice(
      page.indexOf("## Download everything"),
      page.indexOf("## Delete the account"),
    );
    expect(NAMES.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });

  it("has a README that describes exactly the files and fields in it", () => {
    const readme = files.get("README.txt") ?? "";
    for (const name of NAMES) {
      const section =
        readme.split("\n\n").find((part) => part.startsWith(`${name}.json, ${name}.csv\n`)) ?? "";
      const described = [...section.matchAll(/^ {2}(\w+): \S/gm)].map((match) => match[1]);
      expect([name, described]).toEqual([name, Object.keys(jsonOf(name)[0] ?? {})]);
    }
  });

  it("contains the stored data, with the names of titles and services", () => {
    expect(jsonOf("profile")).toEqual([
      expect.objectContaining({
        userId: life.person.userId,
        profileName: life.words[0],
        phoneNumber: life.words[2],
        settings: { note: life.words[4] },
      }),
    ]);
    expect(jsonOf("emails")).toEqual([
      expect.objectContaining({ email: life.email, verified: true }),
      expect.objectContaining({ email: life.words[5], verified: false }),
    ]);
    expect(jsonOf("ratings")).toEqual([
      expect.objectContaining({
        itemId: 10_001,
        title: "Breaking Bad",
        kind: "tv",
        rating: "LOVE",
        misleading: false,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    ]);
    expect(jsonOf("genres").map(({ genre }) => genre)).toEqual(["Drama", "Crime"]);
    expect(jsonOf("services")).toEqual([
      expect.objectContaining({
        providerId: 1,
        name: expect.any(String),
        extras: { plan: "basic" },
      }),
    ]);
    expect(jsonOf("seen-episodes").map(({ season, episode }) => [season, episode])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(jsonOf("seen-films")).toEqual([
      expect.objectContaining({ title: expect.any(String), seenAt: expect.any(String) }),
    ]);
    expect(jsonOf("devices")).toHaveLength(1);
    expect(jsonOf("sign-in-requests")).toEqual([
      expect.objectContaining({
        purpose: "SIGN_IN",
        email: life.email,
        openedAt: expect.any(String),
      }),
    ]);
    expect(jsonOf("events")).toEqual([
      expect.objectContaining({ name: "theme_changed", params: { theme: "dark" } }),
    ]);
    expect(jsonOf("linked-screens")).toEqual([
      expect.objectContaining({ deviceLabel: life.words[6], source: "TV", state: "CONFIRMED" }),
    ]);
    expect(jsonOf("settings")).toEqual([
      expect.objectContaining({
        shareRatingsWithFriendsEnabled: true,
        ratingSharingAgreed: true,
        region: null,
      }),
    ]);
  });

  it("names the collaborators of a list, and reveals nothing else about them", () => {
    const shared = jsonOf("watchlists").find(({ watchlistId }) => watchlistId === life.sharedList);
    expect(shared).toMatchObject({
      type: "OWNER",
      isDefault: false,
      sharedWith: ["=Bob", "Someone without a name"],
    });
    expect(
      jsonOf("watchlist-items").find(({ watchlistId }) => watchlistId === life.friendsList),
    ).toMatchObject({ itemId: 10_201, addedBy: "you" });
    for (const { userId } of [...life.friends, life.invited])
      expect(everything).not.toContain(userId);
    expect(linesOf("watchlists").find((line) => line.startsWith(`${life.sharedList},`))).toContain(
      "'=Bob; Someone without a name",
    );
  });

  it("contains no bearer tokens, no links and no hashes of either", async () => {
    const secrets = await server.sql<{ secret: string }[]>`
      select token_hash as secret from bearers union select token_hash from sign_in_links union select bearer_hash from sign_in_links union select fingerprint from idempotency_keys
      union select token_hash from action_tokens union select code_hash from action_tokens union select collect_hash from action_tokens`;
    expect(secrets.length).toBeGreaterThan(3);
    for (const { secret } of secrets) expect(everything).not.toContain(secret);
    expect(everything).not.toContain(life.person.token.slice(12));
    expect(everything).not.toMatch(/\b[0-9a-f]{64}\b|\b[A-Za-z0-9]{43,}\b/);
    expect(everything).not.toContain("matching");
  });

  it("doesn't reveal what happened to a link requested for another user's email address", async () => {
    const asking = await server.newPerson();
    const link = {
      requestId: "abcabcabcabc",
      purpose: "SIGN_IN",
      email: life.email,
      emailKey: life.email,
      deviceLabel: "Chrome on Linux",
      matchingCode: "42",
      createdAt: new Date(),
      expiresAt: new Date(),
    };
    const opened = {
      userId: asking.userId,
      redeemedAt: new Date(),
      redeemedBy: life.person.userId,
      approval: "DECLINED",
    };
    await server.sql`insert into sign_in_links ${server.sql({ ...link, ...opened, tokenHash: "1".repeat(64), bearerHash: "2".repeat(64) })}`;
    expect(jsonOf("sign-in-requests", readZip((await download(asking)).rawPayload))).toEqual([
      expect.objectContaining({ email: life.email, openedAt: null, answer: null }),
    ]);
    const opener = jsonOf("sign-in-requests", readZip((await download(life.person)).rawPayload));
    expect(opener.find(({ requestId }) => requestId === link.requestId)).toMatchObject({
      openedAt: expect.any(String),
      answer: "DECLINED",
    });
  });
});

describe("a large download", () => {
  const MOST = 5000;
  let reader: TestPerson;
  beforeAll(async () => {
    reader = await server.newPerson();
    await server.sql`
      insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location)
      select ${reader.userId}, 1000000 + n, lpad(n::text, 12, '0'), 'movie', 'LIKE', 'IN_APP' from generate_series(1, ${MOST}) n`;
    await server.sql`insert into events (day, event_key, user_id, name, params, occurred_at) select (now() at time zone 'utc')::date, 'key-' || n, ${reader.userId}, 'tap', jsonb_build_object('n', n), now() from generate_series(1, ${MOST}) n`;
  });

  it("has every row exactly once in both formats", async () => {
    const large = readZip((await download(reader)).rawPayload);
    const ids = jsonOf("ratings", large).map(({ itemId }) => itemId);
    expect([ids.length, new Set(ids).size, linesOf("ratings", large).length]).toEqual([
      MOST,
      MOST,
      MOST + 1,
    ]);
    expect(jsonOf("events", large)).toHaveLength(MOST);
  });

  it("can be aborted by the client without side effects", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo; // it listens on a port
    for (let round = 0; round < 3; round++) {
      const call = request({
        port,
        path: `/v1/users/${reader.userId}/export?confirm=DOWNLOAD`,
        headers: { authorization: `Bearer ${reader.token}` },
      }).end();
      const [response] = await once(call, "response");
      await once(response, "data");
      response.destroy();
      await once(call, "close");
    }
    expect((await server.call("GET", `/v1/users/${reader.userId}`, { as: reader })).status).toBe(
      200,
    );
    expect(server.errors()).toEqual([]);
  });

  it("is limited to twelve per hour, and the response says when to retry", async () => {
    const person = await server.newPerson();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push((await download(person)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { statusCode, headers } = await download(person);
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await download(await server.newPerson())).statusCode).toBe(200);
  });
});
