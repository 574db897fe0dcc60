import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers, type AccountHelpers } from "../testing/accountHelpers.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import { parseUserCommand } from "./user.ts";

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const run = async (...args: string[]) => parseUserCommand(args)(server.sql);

describe("the worthy user command", () => {
  it("lists registered users and shows a single user by email address or id", async () => {
    expect(await run("list")).toContain("No one has registered yet.");
    const ann = await accounts.register("ann@example.org");
    await server.newPerson();
    const listed = await run("list");
    expect(listed).toContain(`${ann.userId}  ann@example.org`);
    expect(listed.match(/@/g)).toHaveLength(1);
    expect(await run("show", "ANN@example.org")).toMatch(
      /REGISTERED, ROLE_USER, .* 0 ratings, 1 devices/,
    );
    expect(await run("show", ann.userId)).toContain("ann@example.org");
  });

  it("grants and revokes the administrator role", async () => {
    const bob = await accounts.register("bob@example.org");
    await run("admin", "bob@example.org");
    expect(await accounts.statusOf(bob)).toBe(401);
    const again = await accounts.register("bob@example.org");
    expect((await accounts.userOf(again)).roles).toEqual([
      { name: "ROLE_USER" },
      { name: "ROLE_ADMIN" },
    ]);
    await run("no-admin", bob.userId);
    expect((await accounts.userOf(again)).roles).toEqual([{ name: "ROLE_USER" }]);
    await expect(run("admin", (await server.newPerson()).userId)).rejects.toThrow(
      "confirmed email",
    );
  });

  it("locks and unlocks users and signs them out", async () => {
    const eve = await accounts.register("eve@example.org");
    await run("lock", "eve@example.org");
    expect(await accounts.statusOf(eve)).toBe(401);
    expect(await run("show", "eve@example.org")).toContain("LOCKED since");
    await run("unlock", "eve@example.org");
    expect(await accounts.statusOf(eve)).toBe(200);
    await run("sign-out", "eve@example.org");
    expect(await accounts.statusOf(eve)).toBe(401);
  });

  it("reports unknown commands and users", async () => {
    await expect(run("")).rejects.toThrow("worthy user admin PERSON");
    await expect(run("remove", "x")).rejects.toThrow('Unknown action "remove"');
    await expect(run("toString", "x")).rejects.toThrow('Unknown action "toString"');
    await expect(run("lock")).rejects.toThrow("Who?");
    await expect(run("lock", "nobody@example.org")).rejects.toThrow("No one has");
  });
});
