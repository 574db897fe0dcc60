import { beforeEach, describe, expect, it } from "vitest";
import type { shareHelpers } from "../../../testing/shareHelpers.ts";
import type { TestPerson, TestServer } from "../../../testing/testServer.ts";
import { sharedList } from "./sharedList.fixture.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let helpers: ReturnType<typeof shareHelpers>;
let ann: TestPerson;
let bob: TestPerson;
let list: number;
const { opened, stateOf, look, remove } = sharedList();
beforeEach(() => void ({ server, helpers, ann, bob, list } = opened()));

describe("the invite lifecycle", () => {
  // shows: 1.product.7, 3.invite.1, 3.watchlist.3, 3.watchlist.7, 3.watchlist.8, 4.invite.1
  // shows: 4.invite.2, 4.invite.3, 6.watchlists.1, 6.watchlists.2, 6.watchlists.3, 7.watchlists.14
  it("an invite by name starts as INVITED_NEW, becomes INVITED_SEEN when acknowledged, then ACCEPTED", async () => {
    await helpers.befriend(ann, bob);
    const invited = await helpers.call(
      ann,
      "POST",
      `/v1/users/{me}/watchlists/${list}/invites/user/${bob.userId}`,
    );
    expect(invited).toMatchObject({
      status: 200,
      body: {
        friendsPendingInvitesToWatchlist: [
          { userId: bob.userId, profileName: "Bob", state: "INVITED_NEW" },
        ],
      },
    });
    expect(await helpers.listOf(bob, list)).toMatchObject({
      type: "INVITED_NEW",
      owner: false,
      player: 2,
      name: "Friday night",
      ownerProfile: { profileName: "Ann" },
    });
    expect(await helpers.accept(bob, list)).toMatchObject({
      status: 409,
      body: { message: "Open the invite first." },
    });
    expect((await helpers.acknowledge(bob, list)).body).toEqual({
      watchlistId: list,
      inviterUserId: ann.userId,
      watchlistType: "INVITED_SEEN",
    });
    expect(await helpers.listOf(bob, list)).toMatchObject({ type: "INVITED_SEEN" });
    expect((await helpers.accept(bob, list)).body).toMatchObject({
      id: list,
      type: "ACCEPTED",
      collaborators: [{ userId: bob.userId, state: "ACCEPTED" }],
    });
    expect(await helpers.listOf(ann, list)).toMatchObject({
      type: "OWNER",
      player: 1,
      collaborators: [{ userId: bob.userId, profileName: "Bob" }],
      friendsPendingInvitesToWatchlist: [],
    });
    expect((await helpers.accept(bob, list)).status).toBe(200);
  });

  // shows: 3.watchlist.4, 4.invite.4, 7.watchlists.16
  it("a declined invite is DECLINED, hides the list from the invited user, and is visible to the owner", async () => {
    await helpers.acknowledge(bob, await helpers.referenceTo(ann, list));
    expect((await helpers.decline(bob, list)).body).toEqual({ success: true });
    expect(await stateOf(bob)).toBe("DECLINED");
    expect(await helpers.listOf(bob, list)).toBeUndefined();
    expect(await helpers.listOf(ann, list)).toMatchObject({
      collaborators: [],
      formerCollaborators: [{ userId: bob.userId, state: "DECLINED" }],
    });
    expect((await helpers.accept(bob, list)).status).toBe(404);
    await helpers.acknowledge(bob, await helpers.referenceTo(ann, list));
    expect((await helpers.accept(bob, list)).status).toBe(200);
  });

  // shows: 4.shared.1, 7.watchlists.15
  it("only the owner can invite by name, and can invite only friends", async () => {
    const invite = (as: TestPerson, whom: TestPerson) =>
      helpers.call(as, "POST", `/v1/users/{me}/watchlists/${list}/invites/user/${whom.userId}`);
    expect(await invite(ann, bob)).toMatchObject({
      status: 404,
      body: { message: "You’re not friends." },
    });
    await helpers.join(bob, { owner: ann, listId: list });
    const cem = await helpers.newVerified();
    await helpers.befriend(bob, cem);
    expect((await invite(bob, cem)).status).toBe(403);
    expect((await invite(cem, bob)).status).toBe(404);
    expect((await invite(ann, bob)).status).toBe(409);
  });
});

describe("redeeming an invite", () => {
  // shows: 3.invite.2, 3.invite.3
  it("shows the inviter, what the invite is for, and the viewer's next step", async () => {
    const reference = await helpers.referenceTo(ann, list);
    const anonymous = await server.newPerson();
    const unverified = await server.newPerson();
    await server.sql`insert into pending_emails (user_id, email, email_key) values (${unverified.userId}, 'x@example.org', 'x@example.org')`;
    const seen = {
      kind: "watchlist",
      inviterUserId: ann.userId,
      inviterUserName: "Ann",
      inviterAvatarUrl: null,
      watchlistId: list,
      watchlistName: "Friday night",
      friendStatus: null,
    };
    expect((await look(null, reference)).body).toMatchObject({
      ...seen,
      next: "email-login-success",
      watchlistType: null,
    });
    expect((await look(anonymous, reference)).body).toMatchObject({
      ...seen,
      next: "email-login-success",
    });
    expect((await look(unverified, reference)).body.next).toBe("login");
    expect((await look(ann, reference)).body).toMatchObject({
      next: "own-watchlist",
      watchlistType: "OWNER",
    });
    expect((await look(bob, reference)).body).toMatchObject({
      next: "acknowledge",
      watchlistType: null,
    });
  });

  // shows: 4.redeem.5, 6.watchlists.4
  it("requires a verified email address, so anonymous users have to log in", async () => {
    const reference = await helpers.referenceTo(ann, list);
    const anonymous = await server.newPerson();
    expect(await helpers.acknowledge(anonymous, reference)).toMatchObject({
      status: 403,
      body: { message: "Sign in to redeem an invite." },
    });
    await server.sql`insert into pending_emails (user_id, email, email_key) values (${anonymous.userId}, 'y@example.org', 'y@example.org')`;
    expect(await helpers.acknowledge(anonymous, reference)).toMatchObject({
      status: 403,
      body: { message: "Confirm your email address to redeem an invite." },
    });
    expect(
      await server.sql`select 1 from memberships where user_id = ${anonymous.userId} and watchlist_id = ${list}`,
    ).toHaveLength(0);
  });

  // shows: 4.redeem.2
  it("redirects the inviter to their own watchlist without changing anything", async () => {
    expect((await helpers.acknowledge(ann, await helpers.referenceTo(ann, list))).body).toEqual({
      watchlistId: list,
      inviterUserId: ann.userId,
      watchlistType: "OWNER",
    });
  });

  // shows: 4.redeem.3, 7.watchlists.13
  it("acknowledges once, then returns user_already_acknowledge, or ACCEPTED for members", async () => {
    const reference = await helpers.referenceTo(ann, list);
    expect((await helpers.acknowledge(bob, reference)).body.watchlistType).toBe("INVITED_SEEN");
    expect(await helpers.acknowledge(bob, reference)).toMatchObject({
      status: 409,
      body: { message: "user_already_acknowledge" },
    });
    await helpers.accept(bob, list);
    expect((await helpers.acknowledge(bob, reference)).body).toEqual({
      watchlistId: list,
      inviterUserId: ann.userId,
      watchlistType: "ACCEPTED",
    });
  });

  // shows: 8.redeem.3
  it("returns 404 for invalid references, and 'Invite reference expired' for ended ones", async () => {
    expect((await helpers.acknowledge(bob, "x".repeat(24))).status).toBe(404);
    expect((await helpers.acknowledge(bob, list)).status).toBe(404);
    const first = await helpers.referenceTo(ann, list);
    expect(await helpers.referenceTo(ann, list)).toBe(first);
    const second = await helpers.referenceTo(ann, list, true);
    expect(second).not.toBe(first);
    const expired = { status: 410, body: { message: "Invite reference expired" } };
    for (const ask of [helpers.acknowledge(bob, first), look(null, first)])
      expect(await ask).toMatchObject(expired);
    server.setNow(Date.now() + 15 * DAY_MS);
    expect(await helpers.acknowledge(bob, second)).toMatchObject(expired);
    const third = await helpers.referenceTo(ann, list);
    expect(third).not.toBe(second);
    await helpers.call(ann, "DELETE", `/v1/users/{me}/watchlists/${list}/invites/reference`);
    expect(await helpers.acknowledge(bob, third)).toMatchObject(expired);
  });

  // shows: 4.shared.1
  it("creates a single reference, even if several requests arrive simultaneously", async () => {
    const references = await Promise.all(
      Array.from({ length: 10 }, () => helpers.referenceTo(ann, list)),
    );
    expect(new Set(references).size).toBe(1);
  });
});

describe("an invite by email", () => {
  // shows: 4.shared.1, 7.watchlists.12
  it("works only for the first user who opens it, and doesn't reveal who has an account", async () => {
    const before = server.mails.length;
    const invite = (email: string) =>
      helpers.call(ann, "POST", `/v1/users/{me}/watchlists/${list}/invite/newuser`, { email });
    const answers = [
      await invite(`${bob.userId}@example.org`),
      await invite("nobody-yet@example.org"),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(server.mails.length).toBe(before + 2);
    const mail = server.mails[before];
    expect(mail).toMatchObject({
      to: `${bob.userId}@example.org`,
      subject: "Ann invited you to the watchlist “Friday night”",
    });
    const reference = mail?.link.split("/").at(-1) ?? "";
    expect(mail?.link).toBe(`http://localhost:3000/watchlists/invite/${reference}`);
    expect((await helpers.acknowledge(bob, reference)).status).toBe(200);
    const cem = await helpers.newVerified();
    expect(await helpers.acknowledge(cem, reference)).toMatchObject({
      status: 409,
      body: { message: "user_already_acknowledge" },
    });
    expect(await stateOf(cem)).toBeNull();
  });

  it("readmits a removed collaborator if it's sent later to that user's email address", async () => {
    const invite = async (email: string) => {
      await helpers.call(ann, "POST", `/v1/users/{me}/watchlists/${list}/invite/newuser`, {
        email,
      });
      return server.mails.at(-1)?.link.split("/").at(-1) ?? "";
    };
    const before = await invite(`${bob.userId}@example.org`);
    await helpers.join(bob, { owner: ann, listId: list });
    await remove(ann, bob);
    server.setNow(Date.now() + 1000);
    const others = await invite("somebody-else@example.org");
    for (const reference of [before, others])
      expect((await helpers.acknowledge(bob, reference)).status).toBe(404);
    expect(await stateOf(bob)).toBe("INVITED_REMOVED");
    const again = await invite(`${bob.userId}@Example.org`);
    expect(await helpers.listOf(ann, list)).toMatchObject({
      friendsPendingInvitesToWatchlist: [],
      formerCollaborators: [{ userId: bob.userId }],
    });
    expect((await helpers.acknowledge(bob, again)).body.watchlistType).toBe("INVITED_SEEN");
    expect((await helpers.accept(bob, list)).status).toBe(200);
  });

  it("requires the inviter's name, and so does every other type of invite", async () => {
    const nameless = await server.newPerson();
    await helpers.verify(nameless);
    const listId = await helpers.createList(nameless);
    const own = `/v1/users/{me}/watchlists/${listId}`;
    const before = server.mails.length;
    const email = "nobody-yet@example.org";
    const ways: [string, object][] = [
      [`${own}/invite/newuser`, { email }],
      [`${own}/invites/reference`, {}],
      [`${own}/invites/user/${bob.userId}`, {}],
      ["/v1/users/{me}/friends", { email }],
      ["/v1/users/{me}/friends/invite-reference", {}],
    ];
    for (const [url, body] of ways)
      expect(await helpers.call(nameless, "POST", url, body)).toMatchObject({
        status: 403,
        body: {
          code: "name-first",
          message: "Add your name first, so people know who’s inviting them.",
        },
      });
    expect(server.mails.length).toBe(before);
    await helpers.verify(nameless, "Nina");
    const named = { email: "named@example.org" };
    expect((await helpers.call(nameless, "POST", `${own}/invite/newuser`, named)).status).toBe(200);
  });

  it("uses the inviter's language", async () => {
    const headers = { cookie: "worthy-language=de" };
    const sent = await server.call(
      "POST",
      `/v1/users/${ann.userId}/watchlists/${list}/invite/newuser`,
      { as: ann, body: { email: "deutsch@example.org" }, headers },
    );
    expect([sent.status, server.mails.at(-1)?.subject]).toEqual([
      200,
      "Ann lädt dich zur Merkliste „Friday night“ ein",
    ]);
  });

  it("never includes an external URL under our name", async () => {
    const name = await helpers.createList(ann, "win at http://evil.example now");
    await helpers.verify(ann, "evil.example");
    const before = server.mails.length;
    await helpers.call(ann, "POST", `/v1/users/{me}/watchlists/${name}/invite/newuser`, {
      email: "target@example.org",
    });
    const mail = server.mails[before];
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("evil");
    expect(mail?.subject).toBe("Someone invited you to a watchlist");
  });

  it("is limited to three a day per email address, and refused for unverified users", async () => {
    const invite = (as: TestPerson, listId = list) =>
      helpers.call(as, "POST", `/v1/users/{me}/watchlists/${listId}/invite/newuser`, {
        email: "often@example.org",
      });
    const answers = [await invite(ann), await invite(ann), await invite(ann), await invite(ann)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const anonymous = await server.newPerson();
    const own = await helpers.createList(anonymous);
    expect(
      (
        await helpers.call(anonymous, "POST", `/v1/users/{me}/watchlists/${own}/invite/newuser`, {
          email: "other@example.org",
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await helpers.call(
          anonymous,
          "POST",
          `/v1/users/{me}/watchlists/${own}/invites/reference`,
          {},
        )
      ).status,
    ).toBe(403);
  });
});
