import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";

let server: TestServer;
let accounts: AccountHelpers;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

/** A registered person who has requested another address, with the links to the old and new one. */
async function changing() {
  const [from, to] = [`old${++people}@example.org`, `new${people}@example.org`];
  const ann = await accounts.register(from);
  const { tokens, mails, asked } = await accounts.ask(ann, to, 2);
  const [old = "", fresh = ""] = tokens;
  return { ann, from, to, old, fresh, mails, asked };
}

const emailOf = async (as: TestPerson) => (await accounts.userOf(as)).email;

describe("changing a verified email address", () => {
  it("sends a link to each address, and names the new one in the email to the old one", async () => {
    const { ann, from, to, mails, asked } = await changing();
    expect(asked.purpose).toBe("CHANGE");
    expect(mails.map((mail) => [mail.to, new URL(mail.link).searchParams.get("type")])).toEqual([
      [from, "CHANGE_OLD"],
      [to, "CHANGE_NEW"],
    ]);
    expect(mails[0]?.text).toContain(to);
    expect(mails[1]?.text).not.toContain(from);
    expect(await accounts.userOf(ann)).toMatchObject({
      email: from,
      pendingEmail: to,
      lifeCycle: "REGISTERED",
      verifiedUser: true,
    });
  });

  it.each([
    ["old, then new", false],
    ["new, then old", true],
  ])("needs both links to be opened, %s, and doesn't sign anybody in", async (_order, reversed) => {
    const { ann, from, to, old, fresh, asked } = await changing();
    const openOld = () => accounts.redeem(old);
    const openNew = () => accounts.redeem(fresh, ann);
    const [first, second] = reversed ? [openNew, openOld] : [openOld, openNew];
    expect((await first()).body).toMatchObject({ accessToken: null, outcome: "CHANGE_WAITING" });
    expect(await emailOf(ann)).toBe(from);
    const { body, headers } = await second();
    expect([body.accessToken, body.outcome, headers["set-cookie"]]).toEqual([
      null,
      "CHANGED",
      undefined,
    ]);
    expect(await accounts.userOf(ann)).toMatchObject({ email: to, pendingEmail: null });
    expect(
      (await server.call("GET", `/v1/api/auth/emailtoken/${asked.requestId}`, { as: ann })).body
        .state,
    ).toBe("DONE");
    // The new address signs in, and the old one is free again.
    expect((await accounts.register(to)).userId).toBe(ann.userId);
    expect((await accounts.register(from)).userId).not.toBe(ann.userId);
  });

  it("also works when both links are opened simultaneously", async () => {
    for (let round = 0; round < 5; round++) {
      const { ann, to, old, fresh } = await changing();
      const outcomes = (await Promise.all([accounts.redeem(old), accounts.redeem(fresh, ann)])).map(
        ({ body }) => body.outcome,
      );
      expect(outcomes.toSorted()).toEqual(["CHANGED", "CHANGE_WAITING"]);
      expect(await emailOf(ann)).toBe(to);
    }
  });

  it("does nothing if another user has verified the email address in the meantime", async () => {
    const { ann, from, to, old, fresh } = await changing();
    const bob = await accounts.register(to);
    await accounts.redeem(old);
    expect((await accounts.redeem(fresh, ann)).status).toBe(409);
    expect([await emailOf(ann), await emailOf(bob)]).toEqual([from, to]);
  });

  it("does nothing if a different email address has been requested since", async () => {
    const { ann, from, old, fresh } = await changing();
    await server.call("PATCH", `/v1/users/${ann.userId}/accountInformation`, {
      as: ann,
      body: { email: "another@example.org" },
    });
    await accounts.redeem(old);
    expect((await accounts.redeem(fresh, ann)).status).toBe(410);
    expect(await emailOf(ann)).toBe(from);
  });

  it("is canceled by entering the verified email address again", async () => {
    const { ann, from } = await changing();
    const { body } = await server.call("PATCH", `/v1/users/${ann.userId}`, {
      as: ann,
      body: { email: from.toUpperCase() },
    });
    expect(body).toMatchObject({ email: from, pendingEmail: null });
  });
});
