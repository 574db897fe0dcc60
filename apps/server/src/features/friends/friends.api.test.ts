import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { shareHelpers } from "../../testing/shareHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const { breakingBad, theWire, fleabag, amelie, theGodfather } = TITLES;

let server: TestServer;
let helpers: ReturnType<typeof shareHelpers>;
let ann: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  helpers = shareHelpers(server);
});
beforeEach(
  async () =>
    void ([ann, bob] = [await helpers.newVerified("Ann"), await helpers.newVerified("Bob")]),
);
afterAll(() => server.close());

const friends = async (as: TestPerson, query = "") =>
  (await helpers.call(as, "GET", `/v1/users/{me}/friends${query}`)).body;
const names = async (as: TestPerson, query = "") =>
  (await friends(as, query)).results.map(({ profileName }: { profileName: string }) => profileName);
const step = (as: TestPerson, whom: TestPerson, action: string) =>
  helpers.call(as, "POST", `/v1/users/{me}/friends/${whom.userId}/answer`, { action });
const request = (as: TestPerson, body: object) =>
  helpers.call(as, "POST", "/v1/users/{me}/friends", body);
const block = (as: TestPerson, whom: TestPerson) =>
  helpers.call(as, "PUT", `/v1/users/{me}/friends/${whom.userId}/block`);
const end = (as: TestPerson, whom: TestPerson) =>
  helpers.call(as, "DELETE", `/v1/users/{me}/friends/${whom.userId}`);
const shareRatings = (as: TestPerson, shareRatingsWithFriendsEnabled: boolean) =>
  helpers.call(as, "PUT", "/v1/users/{me}/settings", { shareRatingsWithFriendsEnabled });
const meet = async () => {
  const listId = await helpers.createList(ann);
  await helpers.join(bob, { owner: ann, listId });
};

describe("a friendship", () => {
  // shows: 3.friend.1, 3.friend.2, 4.friends.1
  it("can be requested by users who share a list, is PENDING until accepted, and ends for both sides", async () => {
    expect((await request(ann, { userId: bob.userId })).status).toBe(404);
    await meet();
    expect((await request(ann, { userId: bob.userId })).body).toEqual({ success: true });
    expect(await friends(bob, "?status=PENDING")).toMatchObject({
      total: 1,
      pending: 1,
      results: [{ userId: ann.userId, profileName: "Ann", profileImage: null, status: "PENDING" }],
    });
    expect(await names(ann, "?status=REQUESTED")).toEqual(["Bob"]);
    expect((await step(ann, bob, "accept")).status).toBe(404);
    expect((await step(bob, ann, "accept")).body.friend).toMatchObject({
      userId: ann.userId,
      status: "ACCEPTED",
    });
    expect([await names(ann), await names(bob)]).toEqual([["Bob"], ["Ann"]]);
    expect((await end(bob, ann)).status).toBe(200);
    expect([await names(ann), await names(bob)]).toEqual([[], []]);
    expect((await end(bob, ann)).status).toBe(404);
  });

  // shows: 4.friends.1
  it("can be declined or canceled without leaving a trace", async () => {
    await meet();
    await request(ann, { userId: bob.userId });
    expect((await step(bob, ann, "decline")).body).toEqual({ friend: null });
    await request(ann, { userId: bob.userId });
    expect((await end(ann, bob)).status).toBe(200);
    expect(
      await server.sql`select 1 from friendships where user_id in (${ann.userId}, ${bob.userId})`,
    ).toHaveLength(0);
  });

  // shows: 3.invite.4
  it("can also start immediately with an invite reference, but requires a verified email address", async () => {
    const { body } = await helpers.call(ann, "POST", "/v1/users/{me}/friends/invite-reference", {});
    expect(
      (await server.call("GET", `/v1/api/invites/${body.reference}`, { as: bob })).body,
    ).toMatchObject({
      kind: "friend",
      friendStatus: "NONE",
      inviterUserName: "Ann",
      watchlistId: null,
      watchlistName: null,
      next: "acknowledge",
    });
    const redeem = (as: TestPerson, action: string) =>
      helpers.call(as, "POST", `/v1/users/{me}/friends/invites/${body.reference}`, { action });
    expect((await redeem(await server.newPerson(), "accept")).status).toBe(403);
    expect((await redeem(ann, "accept")).status).toBe(409);
    expect((await redeem(bob, "join")).status).toBe(400);
    expect((await redeem(bob, "decline")).body).toEqual({ friend: null });
    expect((await redeem(bob, "accept")).body.friend).toMatchObject({
      status: "ACCEPTED",
      profileName: "Ann",
    });
    expect(await names(ann)).toEqual(["Bob"]);
    const rotated = await helpers.call(ann, "POST", "/v1/users/{me}/friends/invite-reference", {
      rotate: true,
    });
    expect(await redeem(bob, "accept")).toMatchObject({
      status: 410,
      body: { message: "Invite reference expired", code: "invite-expired" },
    });
    expect(rotated.body.reference).not.toBe(body.reference);
    expect((await helpers.acknowledge(bob, rotated.body.reference)).status).toBe(404);
  });

  it("can be requested by email without revealing who has an account", async () => {
    const before = server.mails.length;
    const answers = [
      await request(ann, { email: `${bob.userId}@example.org` }),
      await request(ann, { email: "nobody@example.org" }),
    ];
    expect(answers.map(({ body }) => body)).toEqual([{ success: true }, { success: true }]);
    expect(server.mails.slice(before).map(({ subject }) => subject)).toEqual(
      answers.map(() => "Ann wants to be friends on Worthy"),
    );
    await server.call("POST", `/v1/users/${ann.userId}/friends`, {
      as: ann,
      body: { email: "amiga@example.org" },
      headers: { "accept-language": "es" },
    });
    expect(server.mails.at(-1)?.subject).toBe("Ann quiere añadirte a sus amigos en Worthy");
    expect(await names(ann, "?status=REQUESTED")).toEqual([]);
  });

  it("can't start after one user has blocked the other, and the blocked user isn't notified", async () => {
    const cem = await helpers.newVerified();
    const cems = await helpers.createList(cem);
    for (const one of [ann, bob]) await helpers.join(one, { owner: cem, listId: cems });
    await helpers.befriend(ann, bob);
    expect((await block(bob, ann)).body).toEqual({ success: true });
    expect([await names(ann), await names(bob), await names(bob, "?status=BLOCKED")]).toEqual([
      [],
      [],
      ["Ann"],
    ]);
    expect((await request(ann, { userId: bob.userId })).body).toEqual({ success: true });
    expect(await friends(bob, "?status=PENDING")).toMatchObject({ total: 0, pending: 0 });
    const { body } = await helpers.call(bob, "POST", "/v1/users/{me}/friends/invite-reference", {});
    expect(
      (
        await helpers.call(ann, "POST", `/v1/users/{me}/friends/invites/${body.reference}`, {
          action: "accept",
        })
      ).status,
    ).toBe(404);
    expect(
      (await helpers.call(bob, "DELETE", `/v1/users/{me}/friends/${ann.userId}/block`)).status,
    ).toBe(200);
    expect((await request(bob, { userId: ann.userId })).status).toBe(200);
    expect(await names(bob)).toEqual(["Ann"]);
  });

  it("isn't required for blocking, and blocking a stranger reveals nothing about them", async () => {
    const cem = await helpers.newVerified("Cem");
    const nobody = { ...cem, userId: "zzzzzzzzzzzz" };
    for (const whom of [cem, nobody])
      expect(await block(ann, whom)).toMatchObject({ status: 200, body: { success: true } });
    const { results } = await friends(ann, "?status=BLOCKED");
    expect(
      results.map(
        ({ profileName, profileImage }: { profileName: string; profileImage: unknown }) => [
          profileName,
          profileImage,
        ],
      ),
    ).toEqual([
      ["Name", null],
      ["Name", null],
    ]);
  });

  it("keeps a blocked friend's name from the time of the block, but not the picture", async () => {
    await helpers.befriend(ann, bob);
    await block(ann, bob);
    await helpers.call(bob, "PATCH", "/v1/users/{me}/profile", { profileName: "Robert" });
    expect(await names(ann, "?status=BLOCKED")).toEqual(["Bob"]);
    // Somebody who was blocked learns nothing either.
    await block(bob, ann);
    expect(await names(bob, "?status=BLOCKED")).toEqual(["Name"]);
  });

  it("ends with a block, which also ends membership in each other's lists, but not in other lists", async () => {
    const cem = await helpers.newVerified("Cem");
    const [anns, bobs, waiting, unread, cems] = [
      await helpers.createList(ann),
      await helpers.createList(bob),
      await helpers.createList(bob),
      await helpers.createList(bob),
      await helpers.createList(cem),
    ];
    await helpers.join(bob, { owner: ann, listId: anns });
    await helpers.call(bob, "PATCH", `/v3/users/{me}/watchlists/${anns}/default`);
    await helpers.join(ann, { owner: bob, listId: bobs });
    await helpers.join(cem, { owner: bob, listId: bobs });
    for (const one of [ann, bob]) await helpers.join(one, { owner: cem, listId: cems });
    await helpers.acknowledge(ann, await helpers.referenceTo(bob, waiting));
    await helpers.befriend(ann, bob);
    await helpers.call(
      bob,
      "POST",
      `/v1/users/{me}/watchlists/${unread}/invites/user/${ann.userId}`,
    );
    expect((await block(ann, bob)).status).toBe(200);
    const idsOf = async (as: TestPerson) =>
      (await helpers.listsOf(as)).map(({ id }: { id: number }) => id).toSorted();
    expect(await idsOf(ann)).toEqual([ann.defaultWatchlistId, anns, cems].toSorted());
    expect(await idsOf(bob)).toEqual(
      [bob.defaultWatchlistId, bobs, waiting, unread, cems].toSorted(),
    );
    expect(await helpers.listOf(bob, bob.defaultWatchlistId)).toMatchObject({ userDefault: true });
    expect(await helpers.listOf(bob, bobs)).toMatchObject({
      collaborators: [{ userId: cem.userId }],
      formerCollaborators: [],
    });
    for (const id of [waiting, unread])
      expect(await helpers.listOf(bob, id)).toMatchObject({
        friendsPendingInvitesToWatchlist: [],
        formerCollaborators: [{ state: "DECLINED" }],
      });
    expect(await helpers.listOf(ann, anns)).toMatchObject({
      collaborators: [],
      formerCollaborators: [{ userId: bob.userId, state: "INVITED_REMOVED" }],
    });
  });

  it("that is ended by a block prevents the blocked user from joining a list at the same moment", async () => {
    const listId = await helpers.createList(ann);
    const reference = await helpers.referenceTo(ann, listId);
    await helpers.acknowledge(bob, reference);
    await Promise.all([helpers.accept(bob, listId), block(ann, bob), helpers.accept(bob, listId)]);
    expect(await helpers.listOf(ann, listId)).toMatchObject({
      collaborators: [],
      friendsPendingInvitesToWatchlist: [],
    });
  });

  it("stays consistent even if both users change it simultaneously", async () => {
    await meet();
    const both = (action: (one: TestPerson, other: TestPerson) => Promise<{ status: number }>) => [
      action(ann, bob),
      action(bob, ann),
    ];
    const asked = await Promise.all(
      [1, 2, 3].flatMap(() => both((one, other) => request(one, { userId: other.userId }))),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect([await names(ann), await names(bob)]).toEqual([["Bob"], ["Ann"]]);
  });
});

// shows: 5.friends.1
it("friends are sorted by name ignoring case, with consistent pagination", async () => {
  for (const name of ["zoe", "Émile", "adam", "Bea", "ADA"])
    await helpers.befriend(ann, await helpers.newVerified(name));
  const all = ["ADA", "adam", "Bea", "Émile", "zoe"];
  expect(await names(ann)).toEqual(all);
  expect([...(await names(ann, "?limit=2")), ...(await names(ann, "?limit=3&offset=2"))]).toEqual(
    all,
  );
});

describe("messages between friends", () => {
  const send = (as: TestPerson, to: TestPerson[], body: object = {}) =>
    helpers.call(as, "POST", "/v1/users/{me}/friend-messages", {
      kind: "RECOMMENDATION",
      itemId: amelie,
      note: "For rain",
      friendIds: to.map(({ userId }) => userId),
      ...body,
    });
  const box = async (as: TestPerson, name = "RECEIVED") =>
    (await helpers.call(as, "GET", `/v1/users/{me}/friend-messages?box=${name}`)).body;

  // shows: 4.friends.2
  it("contain a title and a note, and reach only friends", async () => {
    expect((await send(ann, [bob])).status).toBe(404);
    await helpers.befriend(ann, bob);
    expect((await send(ann, [bob, bob])).body).toEqual({ sent: 1 });
    expect((await send(ann, [bob, await helpers.newVerified()])).status).toBe(404);
    expect((await send(ann, [bob], { itemId: 9_999_999 })).status).toBe(404);
    const { results, total } = await box(bob);
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      kind: "RECOMMENDATION",
      title: { id: amelie },
      from: { profileName: "Ann" },
      to: { userId: bob.userId },
      note: "For rain",
      answer: null,
    });
    expect((await box(ann)).total).toBe(0);
    expect((await box(ann, "SENT")).results).toMatchObject([{ id: results[0].id }]);
  });

  // shows: 4.friends.2
  it("can ask about a title and be answered by the recipient", async () => {
    await helpers.befriend(ann, bob);
    await send(ann, [bob], { kind: "QUESTION", itemId: theWire, note: "Worth it?" });
    const [{ id }] = (await box(bob)).results;
    const answer = (as: TestPerson) =>
      helpers.call(as, "POST", `/v1/users/{me}/friend-messages/${id}/answer`, {
        answer: "Every minute",
      });
    expect((await answer(ann)).status).toBe(404);
    expect((await answer(bob)).body).toEqual({ success: true });
    expect((await box(ann, "SENT")).results).toMatchObject([
      { kind: "QUESTION", answer: "Every minute", answeredAt: expect.any(String) },
    ]);
    const drop = (as: TestPerson) =>
      helpers.call(as, "DELETE", `/v1/users/{me}/friend-messages/${id}`);
    expect((await drop(ann)).status).toBe(404);
    expect((await drop(bob)).status).toBe(200);
    expect((await box(bob)).total).toBe(0);
  });

  it("are limited to 60 an hour", async () => {
    await helpers.befriend(ann, bob);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++) statuses.push((await send(ann, [bob])).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });
});

describe("a friend's ratings", () => {
  const ratingsOf = async (as: TestPerson, id = amelie) =>
    (await helpers.call(as, "GET", `/v1/users/{me}/titles/${id}/friends`)).body;
  const match = (as: TestPerson, whom: TestPerson) =>
    helpers.call(as, "GET", `/v1/users/{me}/friends/${whom.userId}/taste-match`);
  beforeEach(async () => {
    await rateAll(server, ann, { ids: [amelie, breakingBad], rating: "LOVE" });
    await rateAll(server, ann, { ids: [theWire, fleabag], rating: "DISLIKE" });
    await rateAll(server, bob, { ids: [amelie, theWire], rating: "LIKE" });
    await rateAll(server, bob, { ids: [fleabag, theGodfather], rating: "DISLIKE" });
    await helpers.agree([ann, bob]);
  });

  it("are visible only to friends", async () => {
    expect(await ratingsOf(ann)).toEqual({ results: [], total: 0, shared: true });
    expect((await match(ann, bob)).status).toBe(404);
    await helpers.befriend(ann, bob);
    expect(await ratingsOf(ann)).toMatchObject({
      total: 1,
      results: [{ friend: { profileName: "Bob" }, rating: "LIKE" }],
    });
    await end(ann, bob);
    expect(await ratingsOf(ann)).toMatchObject({ total: 0 });
  });

  // shows: 4.history.3
  it("produce a taste match with a percentage, agreements and disagreements", async () => {
    await helpers.befriend(ann, bob);
    const { body } = await match(ann, bob);
    expect(body).toMatchObject({
      friend: { userId: bob.userId },
      percentage: 67,
      common: 3,
      agreements: [{ title: { id: amelie }, mine: "LOVE", theirs: "LIKE" }],
      clashes: [{ title: { id: theWire }, mine: "DISLIKE", theirs: "LIKE" }],
    });
    expect((await match(bob, ann)).body).toMatchObject({
      percentage: 67,
      clashes: [{ mine: "LIKE", theirs: "DISLIKE" }],
    });
  });

  // shows: 4.friends.3
  it("are hidden if shareRatingsWithFriendsEnabled is off on either side", async () => {
    await helpers.befriend(ann, bob);
    await shareRatings(bob, false);
    expect(await ratingsOf(ann)).toEqual({ results: [], total: 0, shared: true });
    expect(await match(ann, bob)).toMatchObject({
      status: 403,
      body: { message: "This friend isn’t sharing ratings." },
    });
    expect(await match(bob, ann)).toMatchObject({
      status: 403,
      body: { message: "You’re not sharing your ratings with friends." },
    });
    expect(await ratingsOf(bob)).toEqual({ results: [], total: 0, shared: false });
    await shareRatings(bob, true);
    expect((await match(ann, bob)).status).toBe(200);
  });

  it("are hidden until both users agree, without revealing whether the other one has declined", async () => {
    const cem = await helpers.newVerified("Cem");
    await rateAll(server, cem, { ids: [amelie], rating: "MEH" });
    await helpers.befriend(ann, cem);
    const seen = async () => ({
      matches: [await match(ann, cem), await match(cem, ann)].map(({ status, body }) => [
        status,
        body.message,
      ]),
      ratings: [await ratingsOf(ann), await ratingsOf(cem)],
    });
    const unanswered = await seen();
    expect(unanswered).toEqual({
      matches: [
        [403, "This friend isn’t sharing ratings."],
        [403, "You’re not sharing your ratings with friends."],
      ],
      ratings: [
        { results: [], total: 0, shared: true },
        { results: [], total: 0, shared: false },
      ],
    });
    await helpers.agree([cem], false);
    expect(await seen()).toEqual(unanswered);
    await shareRatings(cem, true);
    expect(await seen()).toEqual(unanswered);
    await helpers.agree([cem]);
    expect((await match(ann, cem)).status).toBe(200);
    expect((await ratingsOf(cem)).results).toMatchObject([{ rating: "LOVE" }]);
    await shareRatings(cem, false);
    expect(await seen()).toEqual(unanswered);
  });
});
