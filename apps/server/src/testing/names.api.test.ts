import { afterAll, beforeAll, expect, it } from "vitest";
import { SHOW } from "./policy/policyRow.ts";
import { shareHelpers } from "./shareHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "./testServer.ts";

// Names and other texts that people give, as others get to see them.

let server: TestServer;
let helpers: ReturnType<typeof shareHelpers>;
let ann: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  helpers = shareHelpers(server);
  [ann, bob] = [await helpers.newVerified("Ann"), await helpers.newVerified("Bob")];
  await helpers.befriend(ann, bob);
});
afterAll(() => server.close());

const BACKWARDS = "\u202Etsil live\u200B";
const own = (path: string) => `/v1/users/{me}/${path}`;

it("every field stores a name with reversed text direction exactly as typed", async () => {
  const list = await helpers.createList(ann, BACKWARDS);
  expect(await helpers.listOf(ann, list)).toMatchObject({ name: "tsil live" });
  const put = `/v3/users/{me}/watchlists/${list}`;
  expect((await helpers.call(ann, "PUT", put, { name: `${BACKWARDS}\n2` })).body.name).toBe(
    "tsil live 2",
  );
  const names = { profileName: BACKWARDS, firstName: BACKWARDS, lastName: BACKWARDS };
  expect((await helpers.call(ann, "PATCH", own("profile"), names)).body).toMatchObject({
    profileName: "tsil live",
    firstName: "tsil live",
    lastName: "tsil live",
  });
  const information = await helpers.call(ann, "PATCH", own("accountInformation"), {
    displayName: `${BACKWARDS} too`,
  });
  expect(information.body.displayName).toBe("tsil live too");
  await helpers.call(ann, "POST", own("friend-messages"), {
    kind: "QUESTION",
    itemId: SHOW,
    friendIds: [bob.userId],
    note: `${BACKWARDS}\nmore`,
  });
  const { results } = (await helpers.call(bob, "GET", own("friend-messages"))).body;
  expect(results[0].note).toBe("tsil live\nmore");
  await helpers.call(bob, "POST", own(`friend-messages/${results[0].id}/answer`), {
    answer: BACKWARDS,
  });
  const sent = await helpers.call(ann, "GET", own("friend-messages?box=SENT"));
  expect(sent.body.results[0].answer).toBe("tsil live");
});

it.each(["\u200B", "\u3164", "\u2800 \u200D", "\u202E\u00AD"])(
  "a name without visible characters is rejected: %j",
  async (name) => {
    const list = await helpers.createList(ann);
    const missing = (field: string) => ({
      status: 400,
      body: { issues: [{ path: `body.${field}`, message: expect.stringMatching(/ is missing$/) }] },
    });
    const empty = await helpers.call(ann, "POST", "/v3/users/{me}/watchlists", { name: "" });
    const unseen = await helpers.call(ann, "POST", "/v3/users/{me}/watchlists", { name });
    expect(unseen).toMatchObject(missing("name"));
    expect(unseen.body.message).toBe(empty.body.message);
    const put = `/v3/users/{me}/watchlists/${list}`;
    expect(await helpers.call(ann, "PUT", put, { name })).toMatchObject(missing("name"));
    for (const field of ["profileName", "firstName", "lastName"])
      expect(await helpers.call(ann, "PATCH", own("profile"), { [field]: name })).toMatchObject(
        missing(field),
      );
    expect(
      await helpers.call(ann, "PATCH", own("accountInformation"), { displayName: name }),
    ).toMatchObject(missing("displayName"));
  },
);

it("names in other scripts and emoji are preserved in full", async () => {
  for (const name of ["می‌خواهم", "رשימה של שירה!", "👩‍💻 & 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "श्री‌मान"])
    expect(await helpers.listOf(ann, await helpers.createList(ann, name))).toMatchObject({ name });
});

it("an email address with invisible characters is rejected", async () => {
  const email = "ann\u200B@example.org";
  expect((await helpers.call(ann, "PATCH", "/v1/users/{me}", { email })).status).toBe(400);
});

it("emails isolate right-to-left names, including in the subject", async () => {
  const shira = await helpers.newVerified("שירה");
  const list = await helpers.createList(shira, "סרטים (2)");
  const invite = (email: string) =>
    helpers.call(shira, "POST", `/v1/users/{me}/watchlists/${list}/invite/newuser`, { email });
  expect((await invite("right@example.org")).status).toBe(200);
  const { subject, text = "", html = "" } = server.mails.at(-1) ?? {};
  const [who, what] = ["\u2068שירה\u2069", "\u2068סרטים (2)\u2069"];
  expect(subject).toBe(`${who} invited you to the watchlist “${what}”`);
  for (const body of [text, html]) {
    expect(body).toContain(`${who} invited you to the watchlist “${what}” on Worthy.`);
    expect(body.replaceAll(/\u2068[^\u2069]*\u2069/g, "")).not.toMatch(/[א-ת]/);
  }
});

it("an old, unchecked name can't reverse an email's subject, and an invisible name counts as missing", async () => {
  const eve = await helpers.newVerified("\u202Eeve");
  const list = await helpers.createList(eve);
  await server.sql`update watchlists set name = ${BACKWARDS} where watchlist_id = ${list}`;
  const path = `/v1/users/{me}/watchlists/${list}/invite/newuser`;
  await helpers.call(eve, "POST", path, { email: "old@example.org" });
  expect(server.mails.at(-1)?.subject).toBe("eve invited you to the watchlist “tsil live”");
  const unseen = await helpers.newVerified("\u200B");
  expect(await helpers.call(unseen, "POST", own("friends/invite-reference"), {})).toMatchObject({
    status: 403,
    body: { code: "name-first" },
  });
});
