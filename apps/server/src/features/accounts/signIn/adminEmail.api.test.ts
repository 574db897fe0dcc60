import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseUserCommand } from "../../../commands/user.ts";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { revokeOldAdmins } from "./settleRoles.ts";

const BOSS = "boss@example.org";
let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer({ adminEmail: "Boss@example.org" });
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const rolesOf = async (as: TestPerson) =>
  (await accounts.userOf(as)).roles.map(({ name }: { name: string }) => name);

async function moveTo(person: TestPerson, email: string): Promise<void> {
  const { tokens } = await accounts.ask(person, email, 2);
  const [old = "", fresh = ""] = tokens;
  await accounts.redeem(old, person);
  expect((await accounts.redeem(fresh, person)).body.outcome).toBe("CHANGED");
}

describe("the role granted by ADMIN_EMAIL", () => {
  it("is lost when the account changes its email address, and restored when it changes back", async () => {
    const boss = await accounts.register(BOSS);
    expect(await rolesOf(boss)).toEqual(["ROLE_USER", "ROLE_ADMIN"]);
    await moveTo(boss, "private@example.org");
    expect(await rolesOf(boss)).toEqual(["ROLE_USER"]);
    await moveTo(boss, BOSS);
    expect(await accounts.statusOf(boss)).toBe(401); // its privileges have increased
    const again = await accounts.register(BOSS);
    expect([again.userId, await rolesOf(again)]).toEqual([
      boss.userId,
      ["ROLE_USER", "ROLE_ADMIN"],
    ]);
  });

  it("moves to the next owner of the email address", async () => {
    const boss = await accounts.register(BOSS);
    await moveTo(boss, "gone@example.org");
    const next = await accounts.register(BOSS);
    expect(next.userId).not.toBe(boss.userId);
    expect([await rolesOf(boss), await rolesOf(next)]).toEqual([
      ["ROLE_USER"],
      ["ROLE_USER", "ROLE_ADMIN"],
    ]);
  });

  it("is kept if it was also granted on the command line, whether before or after", async () => {
    await accounts.register("ann@example.org");
    await parseUserCommand(["admin", "ann@example.org"])(server.sql);
    const ann = await accounts.register("ann@example.org");
    await moveTo(ann, "ann-later@example.org");
    expect(await rolesOf(ann)).toContain("ROLE_ADMIN");
    await accounts.register(BOSS);
    await parseUserCommand(["admin", BOSS])(server.sql);
    const boss = await accounts.register(BOSS);
    await moveTo(boss, "boss-later@example.org");
    expect(await rolesOf(boss)).toContain("ROLE_ADMIN");
  });

  it("is removed when the operator changes or clears the email address", async () => {
    const boss = await accounts.register(BOSS);
    await revokeOldAdmins(server.sql, { adminEmail: "BOSS@example.org" });
    expect(await rolesOf(boss)).toContain("ROLE_ADMIN");
    const beside = await startTestServer({ beside: server, adminEmail: "another@example.org" });
    expect(await rolesOf(boss)).toEqual(["ROLE_USER"]);
    await beside.close();
    const [again] = [await accounts.register(BOSS)];
    expect(await rolesOf(again)).toContain("ROLE_ADMIN");
    await revokeOldAdmins(server.sql, { adminEmail: undefined });
    expect(await rolesOf(again)).toEqual(["ROLE_USER"]);
  });
});
