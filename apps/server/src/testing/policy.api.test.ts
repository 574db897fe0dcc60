import { endpoints, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  askAsMembers,
  askAsOthers,
  givePeople,
  type PolicyPeople,
} from "./policy/askAsEverybody.ts";
import { POLICY_TABLE } from "./policy/policyTable.ts";
import { startTestServer, type TestPerson, type TestServer } from "./testServer.ts";

let server: TestServer;
let people: PolicyPeople;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  people = await givePeople(server);
  ({ owner, stranger } = people);
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
  // The administrator's numbers count whom they haven't counted, when they are asked for.
  user: await server.sql`select to_jsonb(u) - 'uncounted' as facts from users u where user_id = ${owner.userId}`,
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

describe("who may call what", () => {
  it("has a row for every endpoint", () => {
    expect(Object.keys(POLICY_TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  describe.each(Object.entries(POLICY_TABLE))("%s", (id, row) => {
    const {
      none,
      stranger: strangers,
      collaborator: collaborators = strangers,
      admin: admins = strangers,
    } = row;
    it(`answers ${none} to nobody, ${strangers} to a stranger, ${admins} to an administrator, and none of them changes anything of the owner's`, async () => {
      const seen: unknown[] = [];
      const watch = async () => void seen.push(await stored());
      const answers = await askAsOthers({ server, people, id: id as EndpointId }, watch); // keys of the table are endpoint ids
      expect(answers.map(({ who, status }) => [who, status])).toEqual(
        answers.map(({ who, wanted }) => [who, wanted]),
      );
      expect(seen[1]).toEqual(seen[0]);
    });

    it(`answers ${row.owner} to the owner, ${collaborators} to a collaborator`, async () => {
      const answers = await askAsMembers({ server, people, id: id as EndpointId });
      expect(answers.map(({ who, status }) => [who, status])).toEqual(
        answers.map(({ who, wanted }) => [who, wanted]),
      );
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
