import { APP_VERSION } from "@worthy/domain";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPORT_PAGE } from "../../platform/personalData.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { faultData } from "./faultData.ts";
import { removeOldFaults } from "./faultStore.ts";

const envelopes: { path: string; body: string }[] = [];
/** An error reporter. */
const reporter = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => (envelopes.push({ path: request.url ?? "", body }), response.end("{}")));
});

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  await new Promise<void>((resolve) => reporter.listen(0, "127.0.0.1", resolve));
  const { port } = reporter.address() as AddressInfo; // it listens on TCP
  server = await startTestServer({ sentryDsn: `http://key@127.0.0.1:${port}/9` });
  server.app.get("/broken", () => Promise.reject(new Error(`broken for ann@example.org`)));
  admin = await server.newPerson();
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${admin.userId}`;
});
afterAll(async () => {
  await server.close();
  reporter.close();
});

const list = async (query = "") =>
  (await server.call("GET", `/v1/api/admin/faults${query}`, { as: admin })).body;
const exception = (as: TestPerson | undefined, params: Record<string, unknown>) =>
  server.call("POST", "/api/event", {
    ...(as ? { as } : {}),
    body: { events: [{ name: "exception", params: { fatal: false, ...params } }, { name: "tap" }] },
  });
type Found = { total: number; results: { source: string; count: number }[] };
/** Polls until these faults are stored, which happens shortly after they occur. */
const untilKept = async (are: (found: Found) => boolean) => {
  for (;;) {
    const found = await list();
    if (are(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe("browser and server faults", () => {
  it("are collected in one place with their count, URL, status, user, release and times", async () => {
    const person = await server.newPerson();
    await exception(undefined, {
      description: "title 10001 is lost",
      path: "/home/",
      version: APP_VERSION,
    });
    await exception(person, {
      description: "title 7 is lost",
      path: "/tv/x-7",
      version: APP_VERSION,
    });
    expect((await server.call("GET", "/broken?token=secret")).status).toBe(500);
    const { results } = await untilKept(
      ({ results }) =>
        results.some(({ source }) => source === "SERVER") &&
        results.some(({ source, count }) => source === "CLIENT" && count === 2),
    );
    const [client, broken] = ["CLIENT", "SERVER"].map((source) =>
      results.find((fault: { source: string }) => fault.source === source),
    );
    expect(client).toMatchObject({
      message: "title 7 is lost",
      address: "/tv/x-7",
      status: null,
      userId: person.userId,
      release: APP_VERSION,
    });
    expect(broken).toMatchObject({
      message: "request failed: Error: broken for [e-mail]",
      address: "/broken?…",
      status: 500,
      userId: null,
      count: 1,
      release: APP_VERSION,
    });
    expect(broken.detail).toContain("faults.api.test.ts");
    expect(JSON.stringify(results)).not.toMatch(/secret|ann@/);
    expect((await list("?source=SERVER")).total).toBe(1);
  });

  // shows: 8.global.9
  it("are forwarded to the error reporter at the configured DSN", async () => {
    while (envelopes.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(
      envelopes.every(
        ({ path, body }) =>
          path === "/api/9/envelope/" && body.includes(`"release":"worthy@${APP_VERSION}"`),
      ),
    ).toBe(true);
    expect(envelopes.some(({ body }) => body.includes("broken for [e-mail]"))).toBe(true);
  });

  it("are counted when repeated, and removed with an audit entry when resolved", async () => {
    await server.call("GET", "/broken");
    const again = async () => (await list("?source=SERVER")).results[0];
    while ((await again()).count < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    const { id } = await again();
    expect((await server.call("DELETE", `/v1/api/admin/faults/${id}`, { as: admin })).status).toBe(
      200,
    );
    expect((await list("?source=SERVER")).total).toBe(0);
    const { body } = await server.call("GET", "/v1/api/admin/acts", { as: admin });
    expect(body.results[0]).toMatchObject({
      adminId: admin.userId,
      action: "removeFault",
      subject: id,
    });
  });

  it("from one side never displace those from the other, no matter how many are sent", async () => {
    await server.sql`insert into faults (fingerprint, source, message, release, last_seen_at) values (${"f".repeat(64)}, 'SERVER', 'old', '0.1.0', now() - interval '2 days')`;
    await server.sql`
      insert into faults (fingerprint, source, message, release, last_seen_at)
      select lpad(n::text, 64, '0'), 'CLIENT', 'made up', '0.1.0', now() - interval '1 day' from generate_series(1, 2100) n`;
    await removeOldFaults(server.sql);
    expect((await list("?source=CLIENT")).total).toBe(2_000);
    expect(
      (await list("?source=SERVER")).results.map(({ message }: { message: string }) => message),
    ).toContain("old");
  });

  it("are included in every affected user's download, even if many occur simultaneously", async () => {
    const person = await server.newPerson();
    await server.sql`
      insert into faults (fingerprint, source, message, release, user_id) select md5(n::text) || md5(n::text), 'CLIENT', 'of one moment', '0.1.0', ${person.userId} from generate_series(1, ${EXPORT_PAGE + 20}) n`;
    let rows = 0;
    for await (const _row of faultData.files[0]?.rows(server.sql, testOwner(person.userId)) ?? [])
      rows += 1;
    expect(rows).toBe(EXPORT_PAGE + 20);
  });

  it("have the same request id as the response", async () => {
    const { headers } = await server.call("GET", "/broken");
    const line = server
      .logged()
      .map((text) => JSON.parse(text))
      .findLast(({ msg }) => msg === "request failed");
    expect(headers["x-request-id"]).toMatch(/^[a-z0-9]{12}-[a-z0-9]+$/);
    expect(line.requestId).toBe(headers["x-request-id"]);
  });
});
