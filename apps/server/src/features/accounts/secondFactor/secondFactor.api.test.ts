import { afterAll, beforeAll, expect, it } from "vitest";
import { parseUserCommand } from "../../../commands/user.ts";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";
import { codeOf } from "../../../testing/doubles/authenticatorDouble.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";

const ADMIN = "admin@example.org";
const NOW = Date.now();
const STEP_MS = 30_000;

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: ADMIN, logsAll: true });
  accounts = accountHelpers(server);
  server.setNow(NOW);
});
afterAll(() => server.close());

const path = ({ userId }: TestPerson) => `/v1/users/${userId}/second-factor`;
const give = (as: TestPerson, code: string) =>
  server.call("POST", `${path(as)}/code`, { as, body: { code } });
const peopleSeenBy = async (as: TestPerson) =>
  (await server.call("GET", "/v1/api/admin/people", { as })).body;

/** Signs the administrator in and turns a second factor on. */
async function setUp() {
  await server.sql`delete from second_factors`;
  await server.sql`delete from limit_counts`;
  const admin = await accounts.register(ADMIN);
  const { body } = await server.call("POST", path(admin), { as: admin });
  const { body: on } = await server.call("PUT", path(admin), {
    as: admin,
    body: { code: codeOf(body.secret, NOW) },
  });
  return { admin, ...body, ...on } as {
    admin: TestPerson;
    secret: string;
    uri: string;
    recoveryCodes: string[];
  };
}

it("an administrator's other devices need either a single-use code or a recovery code", async () => {
  const { admin, secret, uri, recoveryCodes } = await setUp();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Worthy.*admin%40example\.org\?.*secret=[A-Z2-7]{32}/);
  expect(recoveryCodes).toHaveLength(10);
  expect((await peopleSeenBy(admin)).results).toBeDefined();

  const other = await accounts.register(ADMIN);
  expect(await peopleSeenBy(other)).toMatchObject({ status: 403, code: "second-factor" });
  expect((await server.call("GET", path(other), { as: other })).body).toEqual({
    isOn: true,
    isAsked: true,
    isRequired: false,
    recoveryCodesLeft: 10,
  });
  // The code that turned it on, one of long ago, and nonsense.
  for (const code of [codeOf(secret, NOW), codeOf(secret, NOW - 5 * STEP_MS), "000000x", "no"])
    expect((await give(other, code)).body).toMatchObject({
      status: 400,
      code: "second-factor-wrong",
    });
  const right = codeOf(secret, NOW + STEP_MS);
  expect((await give(other, `${right.slice(0, 3)} ${right.slice(3)}`)).status).toBe(200);
  expect((await peopleSeenBy(other)).results).toBeDefined();

  const third = await accounts.register(ADMIN);
  const [recovery = ""] = recoveryCodes;
  expect((await give(third, right)).status).toBe(400);
  expect((await give(third, recovery.toLowerCase().replaceAll("-", " "))).body).toEqual({
    recoveryCodesLeft: 9,
  });
  expect((await give(third, recovery)).status).toBe(400);
  expect((await peopleSeenBy(third)).results).toBeDefined();
});

it("only a verified device can turn off the second factor, but the operator can remove it if it's lost", async () => {
  const { admin } = await setUp();
  const other = await accounts.register(ADMIN);
  const off = (as: TestPerson) => server.call("DELETE", path(as), { as });
  expect((await off(other)).body).toMatchObject({ status: 403, code: "second-factor" });
  expect((await server.call("POST", path(admin), { as: admin })).body).toMatchObject({
    status: 409,
    code: "second-factor-on",
  });
  const act = parseUserCommand(["no-second-factor", ADMIN]);
  expect(await act(server.sql)).toContain("must sign in again");
  expect(await act(server.sql)).toContain("doesn’t use two-step sign-in");
  const again = await accounts.register(ADMIN);
  expect((await peopleSeenBy(again)).results).toBeDefined();
  expect((await off(again)).status).toBe(200);
});

it("a verified device that opens a new link isn't asked for another code within 30 days", async () => {
  const { admin } = await setUp();
  const { tokens } = await accounts.ask(admin, ADMIN);
  const { body } = await accounts.redeem(tokens[0] ?? "", admin);
  const fresh = { ...admin, token: body.accessToken };
  expect((await peopleSeenBy(fresh)).results).toBeDefined();
  await server.sql`update bearers set second_factor_at = now() - interval '31 days' where user_id = ${admin.userId}`;
  expect(await peopleSeenBy(fresh)).toMatchObject({ code: "second-factor" });
});

it("further codes are refused for a while after too many wrong ones", async () => {
  const { admin } = await setUp();
  server.setNow(NOW + 20 * 60_000);
  const answers: number[] = [];
  for (let count = 0; count < 11; count++) answers.push((await give(admin, "000000")).status);
  server.setNow(NOW);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
});

it("an administrator who lacks a required second factor can only set one up", async () => {
  const strict = await startTestServer({
    adminEmail: ADMIN,
    secondFactorRequired: true,
    beside: server,
  });
  await parseUserCommand(["no-second-factor", ADMIN])(server.sql);
  const admin = await accounts.register(ADMIN);
  const people = () => strict.call("GET", "/v1/api/admin/people", { as: admin });
  expect((await people()).body).toMatchObject({ status: 403, code: "second-factor-missing" });
  expect((await strict.call("GET", path(admin), { as: admin })).body).toMatchObject({
    isOn: false,
    isRequired: true,
  });
  strict.setNow(NOW);
  const { body } = await strict.call("POST", path(admin), { as: admin });
  await strict.call("PUT", path(admin), { as: admin, body: { code: codeOf(body.secret, NOW) } });
  expect((await people()).status).toBe(200);
  await strict.close();
});

it("an administrator's session expires after 30 days even if it's in use, unlike other users' sessions", async () => {
  await parseUserCommand(["no-second-factor", ADMIN])(server.sql);
  const [admin, person] = [
    await accounts.register(ADMIN),
    await accounts.register("person@example.org"),
  ];
  const age = (days: number) =>
    server.sql`update bearers set created_at = now() - ${`${days} days`}::interval, last_seen_at = now()`;
  await age(29);
  expect(await accounts.statusOf(admin)).toBe(200);
  await age(31);
  expect(await accounts.statusOf(admin)).toBe(401);
  expect(await accounts.statusOf(person)).toBe(200);
});

it("signing out other devices requires a sign-in within the last 15 minutes", async () => {
  const person = await accounts.register("devices@example.org");
  const out = () => server.call("DELETE", `/v1/users/${person.userId}/devices`, { as: person });
  server.setNow(NOW + 16 * 60_000);
  expect((await out()).body).toMatchObject({ status: 403, code: "sign-in-again" });
  server.setNow(NOW);
  expect((await out()).status).toBe(200);
});

it("sign-ins and refusals are logged without secrets", async () => {
  const { admin, secret, recoveryCodes } = await setUp();
  await give(admin, "000000");
  const other = await accounts.register(ADMIN);
  await peopleSeenBy(other);
  await server.call("GET", "/v1/api/auth/authentication?token=unknown");
  const lines = server.logged().filter((line) => line.includes('"sign-in'));
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const [call, outcome] of [
    ["authenticate", "done"],
    ["authenticate", "gone"],
    ["giveSecondFactor", "second-factor-wrong"],
    ["listPeople", "second-factor"],
  ])
    expect(told).toContainEqual(expect.objectContaining({ call, outcome, level: 30 }));
  for (const hidden of [secret, admin.token, other.token, "@example.org", ...recoveryCodes])
    expect(lines.join("\n")).not.toContain(hidden);
});
