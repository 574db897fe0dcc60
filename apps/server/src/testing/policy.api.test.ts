import { endpoints, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveThings } from "./policy/giveThings.ts";
import { POLICY_TABLE } from "./policy/policyTable.ts";
import { startTestServer, type TestPerson, type TestServer } from "./testServer.ts";

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let collaborator: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger, collaborator, admin] = [
    await server.newPerson(),
    await server.newPerson(),
    await server.newPerson(),
    await server.newPerson(),
  ];
  await server.sql`insert into memberships (user_id, watchlist_id, state) values (${collaborator.userId}, ${owner.defaultWatchlistId}, 'ACCEPTED')`;
  for (const { userId } of [owner, collaborator])
    await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${`${userId}@example.org`}, ${`${userId}@example.org`})`;
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${admin.userId}`;
});
afterAll(() => server.close());

/** What is stored of the owner, whole. */
const stored = async () => ({
  ratings: await server.sql`select * from ratings where user_id = ${owner.userId} order by item_id`,
  items:
    await server.sql`select * from watchlist_items where watchlist_id = ${owner.defaultWatchlistId} order by item_id`,
  lists:
    await server.sql`select * from watchlists join memberships using (watchlist_id) where user_id = ${owner.userId}`,
  seen: await server.sql`select * from seen_episodes where user_id = ${owner.userId} order by season, episode`,
  services:
    await server.sql`select * from user_providers where user_id = ${owner.userId} order by provider_id`,
  settings: await server.sql`select * from user_settings where user_id = ${owner.userId}`,
  user: await server.sql`select * from users where user_id = ${owner.userId}`,
  profile: await server.sql`select * from user_profiles where user_id = ${owner.userId}`,
  emails:
    await server.sql`select email, email_key from emails where user_id = ${owner.userId} union all select email, email_key from pending_emails where user_id = ${owner.userId}`,
  devices:
    await server.sql`select token_hash, label, source, installation_id from bearers where user_id = ${owner.userId} order by token_hash`,
  references: await server.sql`select * from invite_references where inviter_id = ${owner.userId}`,
  friends:
    await server.sql`select * from friendships where ${owner.userId} in (user_id, friend_id)`,
  links:
    await server.sql`select * from sign_in_links where user_id = ${owner.userId} or redeemed_by = ${owner.userId} order by token_hash`,
});

const givenThings = () => giveThings(server, owner);

describe("who may call what", () => {
  it("has a row for every endpoint", () => {
    expect(Object.keys(POLICY_TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  describe.each(Object.entries(POLICY_TABLE))("%s", (id, row) => {
    const { method } = endpoints[id as EndpointId]; // keys of the table are endpoint ids

    const setRoles = (roles: string[]) =>
      server.sql`update users set roles = ${roles} where user_id = ${owner.userId}`;
    beforeAll(async () => row.registered && void (await setRoles(["ROLE_USER"])));
    afterAll(async () => row.registered && void (await setRoles([])));

    const {
      none,
      stranger: strangers,
      collaborator: collaborators = strangers,
      admin: admins = strangers,
    } = row;

    it(`answers ${none} to nobody, ${strangers} to a stranger, ${admins} to an administrator, and none of them changes anything of the owner's`, async () => {
      const things = await givenThings();
      const before = await stored();
      const { url, body } = row.request(owner, things);
      expect((await server.call(method, url, { body })).status).toBe(none);
      expect((await server.call(method, url, { body, as: stranger })).status).toBe(strangers);
      expect((await server.call(method, url, { body, as: admin })).status).toBe(admins);
      // Who shares a list reads nothing else of its owner, and the list not as its owner.
      expect((await server.call(method, url, { body, as: collaborator })).status).toBe(strangers);
      expect(
        (await server.call(method, url, { body, headers: { authorization: "Bearer forged" } }))
          .status,
      ).toBe(401);
      expect(await stored()).toEqual(before);
    });

    it(`answers ${row.owner} to the owner, ${collaborators} to a collaborator`, async () => {
      let things = await givenThings();
      if (row.collaborator !== undefined) {
        const { url, body } = row.request(
          { ...collaborator, defaultWatchlistId: owner.defaultWatchlistId },
          things,
        );
        expect((await server.call(method, url, { body, as: collaborator })).status).toBe(
          collaborators,
        );
        const asStranger = row.request(
          { ...stranger, defaultWatchlistId: owner.defaultWatchlistId },
          things,
        );
        expect(
          (await server.call(method, asStranger.url, { body: asStranger.body, as: stranger }))
            .status,
        ).toBe(404);
        things = await givenThings();
      }
      const { url, body } = row.request(owner, things);
      expect((await server.call(method, url, { body, as: owner })).status).toBe(row.owner);
    });
  });

  // shows: 7.every.1
  it("does not take the session cookie for a bearer", async () => {
    const { status } = await server.call("GET", `/v1/users/${owner.userId}`, {
      headers: { cookie: `worthy=${owner.token}` },
    });
    expect(status).toBe(401);
  });

  it("keeps bearers only as hashes", async () => {
    const rows = await server.sql<
      { tokenHash: string }[]
    >`select token_hash from bearers where user_id = ${stranger.userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.tokenHash).not.toContain(stranger.token.slice(12));
  });
});
