import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { APP_VERSION } from "@worthy/domain";
import { testCaller } from "../../testing/testOwner.ts";
import { endpoints } from "@worthy/contract";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createHttp } from "../../platform/http/createHttp.ts";
import { describeSchema } from "./describeSchema.ts";
import { html } from "./html.ts";
import { registerHealth, type HealthDeps } from "./registerHealth.ts";

let app: FastifyInstance;
afterEach(() => app?.close());

async function start(deps: Partial<HealthDeps> = {}) {
  app = await createHttp({
    logger: pino({ level: "silent" }),
    trustProxy: false,
    https: false,
    requestsPerMinute: false,
  });
  registerHealth(app, {
    ping: async () => {},
    ready: () => true,
    model: () => null,
    undeclaredEvents: () => 3,
    findCaller: async () => null,
    ...deps,
  });
}

test("a running server reports that it's alive, even if its database isn't available", async () => {
  await start({ ready: () => false, ping: () => Promise.reject(new Error("away")) });
  expect((await app.inject("/healthz")).json()).toEqual({
    status: "alive",
    version: APP_VERSION,
    appVersion: APP_VERSION,
  });
});

test("a server is ready if it's running, has disk space, and its database responds within a second", async () => {
  await start();
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  const cases: [Partial<HealthDeps>, string][] = [
    [{ ready: () => false }, "The server is starting or stopping."],
    [{ freeBytes: async () => 1_000_000 }, "The disk is full."],
    [{ ping: () => Promise.reject(new Error("away")) }, "The database isn’t answering."],
    [
      { ping: () => Promise.reject(new Error("away")), isLost: () => true },
      "The database is missing or can’t be restarted; the server’s log says why.",
    ],
    [{ ping: () => new Promise(() => {}) }, "The database isn’t answering."],
  ];
  for (const [deps, message] of cases) {
    await app.close();
    await start(deps);
    const answer = await app.inject("/readyz");
    expect([answer.statusCode, answer.json().message]).toEqual([503, message]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  }
});

test("a stopping server still answers on open connections before closing them", async () => {
  await start();
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/slow", async () => {
    asked.resolve();
    await gate.promise;
    return "done";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1"); // it listens on a port
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  ask("/slow");
  await asked.promise;
  const refused = once(app.server, "request");
  const closed = app.close();
  ask("/healthz");
  await refused;
  gate.resolve();
  const [, first, second] = (await text(socket)).split("HTTP/1.1 ");
  expect(first).toMatch(/^200 /);
  expect(second).toMatch(/^200 [^]*\r\nconnection: close\r\n/i);
  await closed;
});

test("many probes cause only one database query", async () => {
  let asked = 0;
  await start({ ping: () => new Promise((resolve) => setTimeout(resolve, 30, ++asked)) });
  await Promise.all([1, 2, 3].map(() => app.inject("/readyz")));
  expect(asked).toBe(1);
  await app.inject("/readyz");
  expect(asked).toBe(2);
});

test("metrics are grouped by route, never by user", async () => {
  await start();
  app.get("/v1/users/:userId", async () => ({}));
  await app.inject("/v1/users/abcdefghijkl");
  await app.inject({ method: "POST", url: "/nowhere/abcdefghijkl" });
  const { body, headers } = await app.inject("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/users/:userId",status="200"} 1',
  );
  expect(body).toContain(
    'http_request_duration_seconds_count{method="POST",route="none",status="404"} 1',
  );
  expect(body).toContain("process_cpu_seconds_total");
  expect(body).toContain("worthy_events_undeclared_total 3");
  expect(body).not.toContain("abcdefghijkl");
});

test("metrics include the model in use, if any", async () => {
  let model: HealthDeps["model"] = () => null;
  await start({ model: () => model() });
  expect((await app.inject("/metrics")).body).not.toMatch(/^worthy_model/m);
  model = () => ({
    trainedAt: new Date(Date.now() - 60_000),
    people: 12,
    ratings: 345,
    seconds: 6.5,
  });
  const { body } = await app.inject("/metrics");
  expect(body).toContain("worthy_model_people 12\n");
  expect(body).toContain("worthy_model_ratings 345\n");
  expect(body).toContain("worthy_model_training_seconds 6.5\n");
  const age = Number(/^worthy_model_age_seconds (.*)$/m.exec(body)?.[1]);
  expect(age).toBeGreaterThanOrEqual(60);
  expect(age).toBeLessThan(120);
  model = () => null;
  expect((await app.inject("/metrics")).body).not.toMatch(/^worthy_model/m);
});

test("metrics are available to local programs, token holders and administrators", async () => {
  const people: Record<string, string[]> = {
    admin: ["ROLE_USER", "ROLE_ADMIN"],
    ann: ["ROLE_USER"],
  };
  await start({
    token: "t0kenOfPrometheus",
    findCaller: async (bearer) =>
      people[bearer] ? testCaller({ userId: "annannannann", roles: people[bearer] }) : null,
  });
  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await statusOf(address)).toBe(200);
  expect(await statusOf("192.0.2.1")).toBe(401);
  for (const host of ["localhost", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect([host, await statusOf("127.0.0.1", { host })]).toEqual([host, 200]);
  for (const host of ["worthy.example", "localhost.example", "127.0.0.1.example", "127.example"])
    expect([host, await statusOf("127.0.0.1", { host })]).toEqual([host, 401]);
  expect(await statusOf("192.0.2.1", { host: "localhost" })).toBe(401);
  const ofProxies: Record<string, string>[] = [
    { "x-forwarded-for": "192.0.2.1" },
    { "x-forwarded-proto": "https" },
    { forwarded: "for=192.0.2.1" },
    { "x-real-ip": "192.0.2.1" },
    { via: "1.1 proxy" },
    { "cf-connecting-ip": "192.0.2.1" },
  ];
  for (const headers of ofProxies) {
    expect([headers, await statusOf("127.0.0.1", headers)]).toEqual([headers, 401]);
    expect(
      await statusOf("127.0.0.1", { ...headers, authorization: "Bearer t0kenOfPrometheus" }),
    ).toBe(200);
  }
  expect(await statusOf("192.0.2.1", { authorization: "Bearer t0kenOfPrometheus" })).toBe(200);
  expect(await statusOf("192.0.2.1", { authorization: "Bearer t0ken" })).toBe(401);
  expect(await statusOf("192.0.2.1", { authorization: "Bearer nobody" })).toBe(401);
  expect(await statusOf("192.0.2.1", { authorization: "Bearer ann" })).toBe(403);
  expect(await statusOf("192.0.2.1", { authorization: "Bearer admin" })).toBe(200);
});

test("two apps keep separate metrics", async () => {
  await start();
  await app.inject("/healthz");
  const first = app;
  await start();
  expect((await app.inject("/metrics")).body).not.toContain('route="/healthz"');
  await first.close();
});

test("every endpoint is in OpenAPI and on the human-readable page, which works without scripts", async () => {
  await start();
  const { paths } = (await app.inject("/openapi.json")).json();
  const page = await app.inject("/docs");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const { id, method, path } of Object.values(endpoints)) {
    expect(paths[path][method.toLowerCase()].operationId).toBe(id);
    expect(page.body.split(`<article id="${id}">`)).toHaveLength(2);
  }
  expect(page.body).not.toMatch(/<script|style=|<style/);
  expect(page.body).toContain("Only the person in the path");
  expect(page.body).toContain("&quot;NOT_INTERESTED&quot;");
  expect((await app.inject("/docs.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
});

test("schemas have plain-language descriptions", () => {
  const described = describeSchema({
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      name: {
        anyOf: [{ type: "string", maxLength: 20 }, { type: "null" }],
        description: "as given",
      },
      tags: { type: "array", items: { enum: ["a", "b"] }, maxItems: 3 },
      range: {
        type: "array",
        prefixItems: [{ type: "number" }, { type: "string", format: "date" }],
      },
      rest: { type: "object", additionalProperties: { type: "boolean" } },
      free: {},
    },
  });
  expect(described).toBe(`{
  id: whole number from 1
  name?: text (up to 20 characters) | null  (as given)
  tags?: list of "a" | "b" (up to 3)
  range?: [number, date]
  rest?: {
    [any name]: true | false
  }
  free?: anything
}`);
});

test("text is escaped, but markup is not", () => {
  expect(
    html`<p title="${'"'}">${"<b>&'"}${html`<i>${1}</i>`}${[html`a`, html`b`]}</p>`.markup,
  ).toBe('<p title="&quot;">&lt;b&gt;&amp;&#39;<i>1</i>ab</p>');
});
