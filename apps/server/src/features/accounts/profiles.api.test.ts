import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { accountHelpers, type AccountHelpers } from "../../testing/accountHelpers.ts";

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const information = (as: TestPerson, body?: unknown) =>
  server.call(body === undefined ? "GET" : "PATCH", `/v1/users/${as.userId}/accountInformation`, {
    as,
    body,
  });
const profile = (as: TestPerson, body?: unknown) =>
  server.call(body === undefined ? "GET" : "PATCH", `/v1/users/${as.userId}/profile`, { as, body });

describe("account information", () => {
  // shows: 3.responses.13, 7.account.11
  it("consists of displayName, email and phoneNumber, keeps omitted fields, and clears null ones", async () => {
    const ann = await accounts.register("info@example.org");
    expect((await information(ann)).body).toEqual({
      displayName: null,
      email: "info@example.org",
      phoneNumber: null,
      pendingEmail: null,
    });
    expect(
      (await information(ann, { displayName: "  Ann  ", phoneNumber: "+49 (30) 1234-567" })).body,
    ).toMatchObject({ displayName: "Ann", phoneNumber: "+49301234567" });
    expect((await information(ann, { email: "info2@example.org" })).body).toEqual({
      displayName: "Ann",
      email: "info@example.org",
      phoneNumber: "+49301234567",
      pendingEmail: "info2@example.org",
    });
    expect((await information(ann, { displayName: null, phoneNumber: "" })).body).toMatchObject({
      displayName: null,
      phoneNumber: null,
    });
    expect((await information(ann, {})).status).toBe(200);
  });

  it("shares its name with the profile, no matter where it was set", async () => {
    const ann = await accounts.register("onename@example.org");
    await information(ann, { displayName: "Ann" });
    expect((await profile(ann)).body.profileName).toBe("Ann");
    await profile(ann, { profileName: "Anna" });
    expect((await information(ann)).body.displayName).toBe("Anna");
  });

  it.each([
    [{ phoneNumber: "12" }, "Phone number isn’t a phone number"],
    [{ phoneNumber: "0800-CALL" }, "Phone number isn’t a phone number"],
    [{ email: "nobody" }, "Email isn’t an email address"],
    [
      { displayName: "x".repeat(61) },
      "Display name must be text of at most 60 characters, or null",
    ],
  ])("rejects %j without changing anything", async (body, message) => {
    const ann = await server.newPerson();
    const answer = await information(ann, { displayName: "Ann", ...body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await information(ann)).body.displayName).toBeNull();
  });
});

describe("a profile", () => {
  // shows: 3.user.4, 5.profile.1, 5.profile.2
  it("is empty at first except for the name 'Name', and can reach a completion score of 100", async () => {
    const ann = await server.newPerson();
    expect((await profile(ann)).body).toMatchObject({
      profileName: "Name",
      profileImage: null,
      genres: [],
      settings: {},
      hasName: false,
      completionScore: 0,
      userRegistered: false,
    });
    const saved = await profile(ann, {
      profileName: "Ann",
      profileImage: "/p10001xab12.jpg",
      genres: ["Drama", "Comedy", "Drama"],
      firstName: "Ann",
      lastName: "Lee",
    });
    expect(saved.body).toMatchObject({
      profileName: "Ann",
      genres: ["Drama", "Comedy"],
      firstName: "Ann",
      lastName: "Lee",
      hasName: false,
      completionScore: 33,
    });
    expect((await accounts.userOf(ann)).userProfile).toMatchObject({
      profileName: "Ann",
      profileImage: "/p10001xab12.jpg",
      firstName: "Ann",
      lastName: "Lee",
    });
    await server.call("POST", `/v1/users/${ann.userId}/providers`, {
      as: ann,
      body: { providerId: 1 },
    });
    await rateAll(server, ann, {
      ids: [10_001, 10_002, 10_003, 10_004, 10_005, 10_006],
      rating: "LIKE",
    });
    const { tokens } = await accounts.ask(ann, "profile@example.org");
    const verified = await accounts.personOf((await accounts.redeem(tokens[0] ?? "", ann)).body);
    expect((await profile(verified)).body).toMatchObject({
      hasName: true,
      completionScore: 100,
      tasteProfileImproved: true,
      userRegistered: true,
    });
    expect((await profile(verified, { profileName: null })).body).toMatchObject({
      profileName: "Name",
      hasName: false,
      completionScore: 83,
    });
  });

  // shows: 3.user.4
  it("stores up to 50 arbitrary settings, merges new ones with existing ones, and removes null ones", async () => {
    const ann = await server.newPerson();
    await profile(ann, { settings: { theme: "dark", size: 3 } });
    expect((await profile(ann, { settings: { size: null, wide: true } })).body.settings).toEqual({
      theme: "dark",
      wide: true,
    });
    const many = Object.fromEntries(Array.from({ length: 49 }, (_, at) => [`s${at}`, at]));
    expect((await profile(ann, { firstName: "Ann", settings: many })).status).toBe(409);
    expect((await profile(ann)).body).toMatchObject({
      firstName: null,
      settings: { theme: "dark", wide: true },
    });
  });
});

describe("the b2b-profile role", () => {
  const grant = (as: TestPerson, query = "", headers: Record<string, string> = {}) =>
    server.call("PATCH", `/v1/me/roles/b2b-profile${query}`, { as, headers });

  // shows: 6.roles.4, 7.account.2
  it("is granted once on the business host and in demo mode, with an empty body", async () => {
    const ann = await server.newPerson();
    expect((await grant(ann)).status).toBe(403);
    expect((await grant(ann, "", { host: "notb2b.localhost" })).status).toBe(403);
    expect((await grant(ann, "", { host: "b2b.localhost:3000" })).body.roles).toEqual([
      { name: "b2b-profile" },
    ]);
    expect((await grant(ann, "?appMode=DEMO")).body.roles).toEqual([{ name: "b2b-profile" }]);
  });

  // shows: 6.roles.4
  it("is granted only to new accounts that have no other roles", async () => {
    const old = await server.newPerson();
    await server.sql`update users set created_at = now() - interval '61 minutes' where user_id = ${old.userId}`;
    expect((await grant(old, "?appMode=DEMO")).status).toBe(403);
    expect((await grant(await accounts.register("b2b@example.org"), "?appMode=DEMO")).status).toBe(
      403,
    );
  });
});
