import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";

const [SHOW, FILM] = [10_001, 10_209];
const MINUTE = 60_000;

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "Boss@example.org" });
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const emailLink = async (as: TestPerson, requestId: string) =>
  (await server.call("GET", `/v1/api/auth/emailtoken/${requestId}`, { as })).body;
const waiting = async (as: TestPerson) =>
  (await server.call("GET", `/v1/users/${as.userId}/sign-in-requests`, { as })).body.results;
const answer = (as: TestPerson, requestId: string, body: unknown) =>
  server.call("POST", `/v1/users/${as.userId}/sign-in-requests/${requestId}/answer`, { as, body });
const collect = (as: TestPerson, requestId: string) =>
  server.call("POST", `/v1/api/auth/emailtoken/${requestId}/collect`, { as });

describe("an attacker who requests a link for a victim's email address", () => {
  it.each([true, false])(
    "gains nothing when the victim opens it (device already known: %s)",
    async (known) => {
      const email = `victim-${known}@example.org`;
      const victim = known ? await accounts.register(email) : null;
      if (victim) await rate(server, victim, { itemId: SHOW, rating: "LOVE" });
      const attacker = await server.newPerson();
      await rate(server, attacker, { itemId: FILM, rating: "DISLIKE" });
      const { tokens, asked } = await accounts.ask(attacker, email);
      const before = await accounts.userOf(attacker);

      const { body } = await accounts.redeem(tokens[0] ?? "");
      const opened = await accounts.personOf(body);
      expect(opened.userId).not.toBe(attacker.userId);
      if (victim) expect(opened.userId).toBe(victim.userId);
      expect(body.merged).toBeNull();
      expect(body.request).toEqual({
        requestId: asked.requestId,
        deviceLabel: "Unknown device",
        requestedAt: expect.any(String),
        matchingCode: asked.matchingCode,
      });

      expect(await accounts.userOf(attacker)).toEqual(before);
      expect((await emailLink(attacker, asked.requestId)).state).toBe("WAITING");
      expect((await collect(attacker, asked.requestId)).status).toBe(404);
      expect((await answer(attacker, asked.requestId, { approved: true })).status).toBe(404);
      expect(
        (await server.call("GET", `/v1/users/${opened.userId}`, { as: attacker })).status,
      ).toBe(403);
      expect(await accounts.ratingsOf(attacker)).toEqual({ [FILM]: "DISLIKE" });
      expect(await accounts.ratingsOf(opened)).toEqual(victim ? { [SHOW]: "LOVE" } : {});

      expect((await answer(opened, asked.requestId, {})).body).toEqual({ approved: false });
      expect((await collect(attacker, asked.requestId)).status).toBe(404);
      expect((await answer(opened, asked.requestId, { approved: true })).status).toBe(404);
      expect(await accounts.statusOf(attacker)).toBe(200);
    },
  );

  it("gains nothing by changing their own email address to the victim's", async () => {
    const attacker = await accounts.register("attacker@example.org");
    const victim = await accounts.register("target@example.org");
    const { tokens } = await accounts.ask(attacker, "unused@example.org", 2);
    const [old = "", fresh = ""] = tokens;
    expect((await accounts.redeem(old, attacker)).status).toBe(200);
    expect((await accounts.redeem(fresh)).status).toBe(403);
    expect((await accounts.redeem(fresh, victim)).status).toBe(403);
    expect((await accounts.userOf(attacker)).email).toBe("attacker@example.org");
    // The owner of an address can always sign in to their own account.
    expect((await accounts.register("unused@example.org")).userId).not.toBe(attacker.userId);
    expect((await accounts.redeem(fresh, attacker)).status).toBe(409);
  });
});

describe("approving a waiting device", () => {
  it("gives it a new bearer token, revokes the old one, and merges its ratings, including later ones", async () => {
    const ann = await accounts.register("approve@example.org");
    const tablet = await server.newPerson();
    await rate(server, tablet, { itemId: SHOW, rating: "LOVE" });
    const { tokens, asked } = await accounts.ask(tablet, "approve@example.org");
    const opened = await accounts.personOf((await accounts.redeem(tokens[0] ?? "")).body);
    expect(await waiting(opened)).toMatchObject([
      { requestId: asked.requestId, matchingCode: asked.matchingCode },
    ]);
    expect((await answer(opened, asked.requestId, { approved: true })).body).toEqual({
      approved: true,
    });
    expect(await waiting(ann)).toEqual([]);
    expect((await emailLink(tablet, asked.requestId)).state).toBe("APPROVED");
    await rate(server, tablet, { itemId: FILM, rating: "LIKE" });

    const [first, second] = await Promise.all([
      collect(tablet, asked.requestId),
      collect(tablet, asked.requestId),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([
      200,
      expect.toSatisfy((status: number) => status === 404 || status === 401),
    ]);
    const { body } = first.status === 200 ? first : second;
    expect(body).toMatchObject({ holderId: ann.userId, merged: { ratings: 2 } });
    expect(await accounts.statusOf(tablet)).toBe(401);
    expect(await accounts.ratingsOf(await accounts.personOf(body))).toEqual({
      [SHOW]: "LOVE",
      [FILM]: "LIKE",
    });
  });

  it("is canceled by signing out all other devices, even if a linked screen is still waiting for its token", async () => {
    await accounts.register("regret@example.org");
    const tablet = await server.newPerson();
    const { tokens, asked } = await accounts.ask(tablet, "regret@example.org");
    const opened = await accounts.personOf((await accounts.redeem(tokens[0] ?? "")).body);
    await answer(opened, asked.requestId, { approved: true });
    const screen = (await server.call("POST", "/v1/api/auth/link", { body: {} })).body;
    expect(
      (
        await server.call("POST", "/v1/api/auth/link/answer", {
          as: opened,
          body: { token: screen.token, confirm: true },
        })
      ).body.state,
    ).toBe("CONFIRMED");
    expect(
      (await server.call("DELETE", `/v1/users/${opened.userId}/devices`, { as: opened })).status,
    ).toBe(200);
    expect((await collect(tablet, asked.requestId)).status).toBe(404);
    const linked = await server.call("POST", "/v1/api/auth/link/collect", {
      body: { collectToken: screen.collectToken },
    });
    expect(linked.body).toEqual({ state: "REFUSED", id: null, token: null });
  });

  it("expires 15 minutes after the link was opened", async () => {
    await accounts.register("slow@example.org");
    const tablet = await server.newPerson();
    const { tokens, asked } = await accounts.ask(tablet, "slow@example.org");
    const opened = await accounts.personOf((await accounts.redeem(tokens[0] ?? "")).body);
    server.setNow(Date.now() + 16 * MINUTE);
    expect(await waiting(opened)).toEqual([]);
    expect((await answer(opened, asked.requestId, { approved: true })).status).toBe(404);
    expect((await emailLink(tablet, asked.requestId)).state).toBe("ENDED");
    server.setNow(Date.now());
  });

  it("is possible only for the user who opened the link", async () => {
    const stranger = await accounts.register("stranger@example.org");
    const tablet = await server.newPerson();
    const { tokens, asked } = await accounts.ask(tablet, "private@example.org");
    await accounts.redeem(tokens[0] ?? "");
    expect((await answer(stranger, asked.requestId, { approved: true })).status).toBe(404);
    expect(
      (await server.call("GET", `/v1/api/auth/emailtoken/${asked.requestId}`, { as: stranger }))
        .status,
    ).toBe(404);
  });
});

describe("a browser's history from before signing in", () => {
  it("is merged only once, and requires its bearer token as proof", async () => {
    const ann = await accounts.register("history@example.org");
    const browser = await server.newPerson();
    await rate(server, browser, { itemId: SHOW, rating: "LOVE" });
    const bring = (token: string) =>
      server.call("POST", `/v1/users/${ann.userId}/device-history`, { as: ann, body: { token } });
    expect((await bring(browser.token)).body).toEqual({
      merged: expect.objectContaining({ ratings: 1 }),
    });
    expect((await bring(browser.token)).status).toBe(404);
    expect((await bring(ann.token)).status).toBe(404);
    expect((await bring((await accounts.register("other@example.org")).token)).status).toBe(404);
    expect(await accounts.ratingsOf(ann)).toEqual({ [SHOW]: "LOVE" });
  });
});
