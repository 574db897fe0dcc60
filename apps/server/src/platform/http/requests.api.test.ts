import assert from "node:assert/strict";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { endpoints, problem, type Endpoint, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_TABLE } from "../../testing/hostileTable.ts";
import { listenForRawCalls } from "../../testing/rawCall.ts";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { sha256 } from "../ids.ts";

let server: TestServer;
let owner: TestPerson;
let admin: TestPerson;
/** A caller who may use the endpoint: an administrator if only they may. */
const asking = (id: EndpointId) => (endpoints[id].access === "admin" ? admin : owner);
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newPerson();
  admin = await server.newPerson();
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${admin.userId}`;
});
afterAll(() => server.close());

/** Whether the previous request deleted the owner's account. */
let ended = false;

/**
 * A valid request to an endpoint; creates what it needs each time, because some requests delete it.
 */
async function rightRequest(id: EndpointId): Promise<{
  method: string;
  path: string;
  query: string;
  right?: Record<string, unknown>;
  answers: number;
}> {
  if (ended) owner = await server.newPerson();
  ended = id === "deleteUser" || id === "deleteWatchlist";
  await server.sql`insert into bearers (user_id, token_hash) values (${owner.userId}, ${sha256(owner.token)}) on conflict do nothing`;
  const { body } = await rate(server, owner, { itemId: TITLES.breakingBad, rating: "LOVE" });
  const row = HOSTILE_TABLE[id];
  const params = row.params?.({ owner, admin, ratingId: body.id }) ?? {};
  const { method, path } = endpoints[id];
  const query = new URLSearchParams(row.rightQuery).toString();
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
    query,
    right: row.right,
    answers: row.answers ?? 200,
  };
}

const ids = Object.keys(endpoints) as EndpointId[]; // endpoints are keyed by id
const writes = ids.filter((id) => endpoints[id].method !== "GET");
const bodiless = writes.filter(
  (id) =>
    HOSTILE_TABLE[id].right === undefined ||
    Object.keys(HOSTILE_TABLE[id].right ?? {}).length === 0,
);

/** The first endpoint of each kind: what is the same for all is decided in one place. */
const samples = new Set(
  Map.groupBy(ids, (id) => {
    const { method, access, body }: Endpoint = endpoints[id];
    return `${method} ${access} ${body === undefined}`;
  })
    .values()
    .flatMap(([first]) => (first === undefined ? [] : [first])),
);
const LAYERS = [
  { which: "one of each kind", tags: [], isMeant: (id: EndpointId) => samples.has(id) },
  { which: "all others", tags: ["deep"], isMeant: (id: EndpointId) => !samples.has(id) },
];

/** What clients call themselves: each endpoint is asked by one of them. */
const CLIENTS = ["?xr-client=web", "/?xr-client=desktop"];

const NO_CLIENTS = ["", "tv", "WEB", "%00", "%F0%9F%92%A9".repeat(15), "web&xr-client=web"];

for (const { which, tags, isMeant } of LAYERS)
  describe(`every endpoint: ${which}`, { tags }, () => {
    // shows: 7.every.2
    it.each(ids.filter(isMeant))(
      "%s responds with and without a trailing slash, to every client, and is never cached",
      async (id) => {
        const client = CLIENTS[ids.indexOf(id) % CLIENTS.length] ?? "";
        for (const end of ["", "/", client]) {
          const { method, path, query, right, answers } = await rightRequest(id);
          const address =
            path.replace(/\/$/, "") + end + (query && `${end.includes("?") ? "&" : "?"}${query}`);
          const { status, headers } = await server.call(method, address, {
            as: asking(id),
            ...(right ? { body: right } : {}),
          });
          expect([end, status, headers["cache-control"]]).toEqual([end, answers, "no-store"]);
        }
      },
    );

    it.each(ids.filter(isMeant))("%s rejects unknown query fields by name", async (id) => {
      const { method, path, query, right } = await rightRequest(id);
      for (const name of ["unknown", "utm_source", "__proto__", "toString"]) {
        const { status, body } = await server.call(method, `${path}?${query}&${name}=1`, {
          as: asking(id),
          ...(right ? { body: right } : {}),
        });
        expect([status, body.message, body.issues]).toEqual([
          400,
          `Unknown field: ${name}`,
          [{ path: `query.${name}`, message: `Unknown field: ${name}` }],
        ]);
      }
    });

    it.each(writes.filter(isMeant))("%s rejects unknown body fields by name", async (id) => {
      const { method, path, query, right } = await rightRequest(id);
      const body = { ...right, unknown: { deep: [1] }, xrClient: 1, ["x".repeat(1000)]: 1 };
      const answer = await server.call(method, `${path}?${query}`, { as: asking(id), body });
      expect([answer.status, answer.body.message]).toEqual([400, "Unknown field: unknown"]);
      expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([
        "body.unknown",
        "body.xrClient",
        `body.${"x".repeat(60)}`,
      ]);
    });

    it.each(bodiless.filter((id) => id !== "putSettings" && isMeant(id)))(
      "%s accepts an empty body, with or without a JSON content type",
      async (id) => {
        for (const options of [{}, { payload: "" }, { body: {} }]) {
          const { method, path, query, answers } = await rightRequest(id);
          expect(
            (await server.call(method, `${path}?${query}`, { as: asking(id), ...options })).status,
          ).toBe(answers);
        }
      },
    );
  });

it("unknown fields in parts of the body are rejected, but events can have any parameters", async () => {
  const { status, body } = await server.call("POST", "/v6/recommendations", {
    body: { filters: { genre: ["Comedy"] }, refinement: { mood: "calm" } },
  });
  expect([status, body.message]).toEqual([400, "Unknown field: refinement.mood"]);
  const event = { name: "page_view", params: { unknown: 1 } };
  const recorded = await server.call("POST", "/api/event", { body: { events: [event] } });
  expect(recorded.body).toEqual({ success: true, accepted: 1 });
  const shape = await server.call("POST", "/api/event", {
    body: { events: [{ ...event, unknown: 1 }] },
  });
  expect(shape.body.message).toBe("Unknown field: events.0.unknown");
});

describe("events from a client", () => {
  it("include the client's name if it sends one", async () => {
    for (const query of ["?xr-client=web", "?xr-client=desktop", ""]) {
      expect(
        (
          await server.call("POST", `/api/event${query}`, {
            body: { events: [{ name: "signed_out" }] },
          })
        ).status,
      ).toBe(200);
    }
    const rows = await server.sql<
      { client: string | null }[]
    >`select client from events where name = 'signed_out' order by event_id`;
    expect(rows.map(({ client }) => client)).toEqual(["web", "desktop", null]);
  });
});

describe("a client name other than web or desktop", () => {
  it.each(NO_CLIENTS)("is rejected: %j", async (client) => {
    for (const [method, url] of [
      ["GET", "/v4/search/"],
      ["POST", "/api/event"],
    ] as const) {
      const body = method === "POST" ? { body: { events: [] } } : {};
      const answer = await server.call(method, `${url}?xr-client=${client}`, body);
      const message = "xr-client must be web or desktop";
      expect(answer).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: "query.xr-client", message }] },
      });
    }
  });
});

describe("error responses", () => {
  beforeAll(() => rightRequest("createUser")); // sign in again if a call signed this device out

  it("with 401 name the required scheme", async () => {
    const { status, body, headers } = await server.call("GET", `/v1/users/${owner.userId}`);
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toBe("Bearer");
    expect(problem.parse(body)).toMatchObject({
      type: "about:blank",
      title: "Unauthorized",
      error: true,
    });
  });

  it("for a bug contain only 'Server Error' and reveal nothing else", async () => {
    await server.sql`alter table user_settings rename to user_settings_gone`;
    const { status, body, headers } = await server.call(
      "GET",
      `/v1/users/${owner.userId}/settings`,
      { as: owner },
    );
    await server.sql`alter table user_settings_gone rename to user_settings`;
    expect([status, headers["content-type"]]).toEqual([
      500,
      expect.stringContaining("application/problem+json"),
    ]);
    expect(problem.parse(body)).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      detail: "Server Error",
      error: true,
      message: "Server Error",
    });
  });

  it("with 400 name each invalid field", async () => {
    const { body } = await server.call("POST", "/v6/ratings", {
      as: owner,
      body: { rating: "HATE", itemId: 0, type: "BOOK" },
    });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      "body.rating",
      "body.itemId",
      "body.type",
    ]);
    expect(body.message).toBe("Invalid rating: HATE");
  });

  it("explain what to enter in plain language", async () => {
    const rate = async (body: unknown) =>
      (await server.call("POST", "/v6/ratings", { as: owner, body })).body;
    expect((await rate({ itemId: 10_001, type: "TV_SHOW" })).message).toBe(
      "Rating must be one of LOVE, LIKE, DISLIKE, MEH, INTERESTED, NOT_INTERESTED, SKIP",
    );
    const { issues } = await rate({ rating: "LIKE", itemId: 10_001, ratedLocation: 7 });
    expect(issues).toEqual([
      { path: "body.type", message: "Type is missing: choose one of TV_SHOW, FILM" },
      {
        path: "body.ratedLocation",
        message: expect.stringContaining("Rated location must be one of IN_APP, "),
      },
    ]);
    expect((await rate("LIKE")).message).toBe("Body must be an object with fields");
  });

  it.each([
    ["createWatchlist", {}, "Name is missing", "body.name"],
    [
      "createWatchlist",
      { name: "Noir", hexCode: "red" },
      "Hex code must be a color such as #rrggbb",
      "body.hexCode",
    ],
    [
      "createWatchlist",
      { name: "Noir", items: "all" },
      "Items must be a list of titles",
      "body.items",
    ],
    [
      "recommend",
      { filters: { genres: 7 } },
      /^Genres in filters must be a list /,
      "body.filters.genres",
    ],
    [
      "recordEvents",
      { events: [{ name: 7 }] },
      /^Name in entry 1 of events /,
      "body.events.0.name",
    ],
    ["addWatchlistItem", { itemId: 0 }, "invalid id", "body.itemId"],
  ] as const)("from %s name the field %j in words", async (id, body, message, path) => {
    const { method, path: url } = await rightRequest(id);
    const answer = await server.call(method, url, { as: asking(id), body });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      typeof message === "string" ? message : expect.stringMatching(message),
    ]);
    expect(answer.body.issues[0]).toEqual({ path, message: answer.body.message });
  });

  it.each(writes)("from %s never use a validator's wording", async (id) => {
    const { method, path } = await rightRequest(id);
    for (const body of [[], { id: {}, name: 7, email: [], rating: null, items: {} }]) {
      const { message = "" } =
        (await server.call(method, path, { as: asking(id), body })).body ?? {};
      expect(message).not.toMatch(/^(body|query|params)\b[.:]/);
      expect(message).not.toMatch(
        /Invalid (input|option|string|type)|expected|received|Too (big|small)/,
      );
    }
  });
});

describe("compressed bodies", () => {
  const send = (payload: Buffer, encoding: string) =>
    server.app.inject({
      method: "POST",
      url: "/v6/recommendations",
      payload,
      headers: { "content-type": "application/json", "content-encoding": encoding },
    });

  it("are accepted, but limited by their uncompressed size", async () => {
    expect((await send(gzipSync('{"limit":2}'), "gzip")).json().recommendations).toHaveLength(2);
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, " "));
    expect(bomb.length).toBeLessThan(100_000);
    const refused = await send(bomb, "gzip");
    expect(refused.statusCode).toBe(413);
    expect(problem.parse(refused.json()).message).toContain("256 KiB");
  });

  it("are rejected if they're damaged or in an unknown encoding", async () => {
    for (const [payload, encoding] of [
      ["{}", "gzip"],
      ["{}", "zip"],
    ] as const) {
      const refused = await send(Buffer.from(payload), encoding);
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(refused.statusCode).toBeLessThan(500);
      expect(problem.parse(refused.json()).error).toBe(true);
    }
  });
});

it("the bearer token scheme is case-insensitive", async () => {
  for (const scheme of ["Bearer", "bearer", "BEARER"]) {
    expect(
      (
        await server.call("GET", `/v1/users/${owner.userId}`, {
          headers: { authorization: `${scheme} ${owner.token}` },
        })
      ).status,
    ).toBe(200);
  }
});

describe("malformed requests", () => {
  it("get a problem document if the URL or a header is too large, or if they aren't HTTP", async () => {
    const other = await startTestServer({ beside: server });
    const send = await listenForRawCalls(other.app);
    const tooLarge = [
      { path: `/v4/search/?term=${"x".repeat(20_000)}` },
      { path: "/v4/search/", headers: { authorization: `Bearer ${"x".repeat(20_000)}` } },
    ];
    for (const call of tooLarge) {
      const { status, body } = await send({ method: "GET", ...call });
      expect(status).toBe(431);
      expect(problem.parse(body).message).toContain("16 KiB");
    }
    const address = other.app.server.address() as AddressInfo; // it listens on a port
    const answer = await text(
      connect(address.port, "127.0.0.1").setNoDelay().end("HELLO WORLD\r\n\r\n"),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(problem.parse(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).message).toContain(
      "isn’t an HTTP request",
    );
    expect((await send({ method: "GET", path: "/v4/search/" })).status).toBe(200);
    await other.close();
  });
});

describe("limits", () => {
  it("reject excess requests from one IP address with 429 and a Retry-After time", async () => {
    const limited = await startTestServer({ requestsPerMinute: 5, beside: server });
    const ask = () => limited.call("GET", `/v4/nodes/${TITLES.theWire}`);
    // At most two minutes, so one of them has more than five.
    const answers = [await ask()];
    expect(answers[0]?.status).toBe(200);
    while (answers.length < 11) answers.push(await ask());
    const refused = answers.filter(({ status }) => status !== 200);
    const [{ status, body, headers } = assert.fail("nothing was refused")] = refused;
    expect(status).toBe(429);
    expect(problem.parse(body)).toMatchObject({ status: 429, error: true });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await limited.close();
  });

  it("allow a network 60 new accounts in ten minutes, across any number of servers", async () => {
    const start = () => startTestServer({ requestsPerMinute: 1000, beside: server });
    const servers = [await start(), await start()];
    for (const limited of servers) limited.setNow(Date.now());
    const signUp = (from: string) =>
      Promise.all(servers.map((limited) => limited.call("POST", "/v1/users", { from })));
    const statuses: number[] = [];
    for (let count = 0; count < 32; count++)
      for (const { status } of await signUp(`2001:db8::${count}`)) statuses.push(status);
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(4).fill(429)]);
    const [refused, free] = await Promise.all([
      servers[0]?.call("POST", "/v1/users", { from: "2001:db8::1" }),
      servers[1]?.call("POST", "/v1/users", { from: "2001:db8:1::1" }),
    ]);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(free?.status).toBe(200);
    for (const limited of servers) await limited.close();
  });
});
