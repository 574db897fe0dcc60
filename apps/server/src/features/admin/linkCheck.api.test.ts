import { afterAll, beforeAll, expect, it } from "vitest";
import { accountHelpers } from "../../testing/accountHelpers.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

const linkProblem = {
  publicUrl: "http://localhost:3000",
  line: "PUBLIC_URL=http://192.168.1.20:3000",
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "ada@example.org", linkProblem });
});
afterAll(() => server.close());

it("warns administrators that email links work only on this machine, and explains what to set", async () => {
  const ada = await accountHelpers(server).register("ada@example.org");
  const { status, body } = await server.call("GET", "/v1/api/admin/links", { as: ada });
  expect([status, body]).toEqual([200, { linkProblem }]);
});

it("never builds a link from the Host header or from a proxy's headers", async () => {
  const person = await server.newPerson();
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    origin: "http://evil.example",
  };
  const before = server.mails.length;
  const email = "bob@example.org";
  await server.call("PATCH", `/v1/users/${person.userId}`, { as: person, body: { email } });
  const { status } = await server.call("POST", "/v1/api/auth/emailtoken", {
    as: person,
    body: { email, authDeviceType: "WEB" },
    headers,
  });
  expect(status).toBe(200);
  await expect.poll(() => server.mails.length).toBe(before + 1);
  const mail = JSON.stringify(server.mails[before]);
  expect(server.mails[before]?.link).toMatch(/^http:\/\/localhost:3000\//);
  expect(mail).not.toContain("evil.example");
});
