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
  server = await startTestServer({ titles: 400 });
  people = await givePeople(server);
  ({ owner, stranger } = people);
});
afterAll(() => server.close());

/** What is stored of the owner, whole: tables and rows. */
const stored = () => {
  const { userId, defaultWatchlistId } = owner;
  return server.sql`
    with rows as (
      select 'ratings' as table, to_jsonb(t) as row from ratings t where user_id = ${userId}
      union all select 'items', to_jsonb(t) from watchlist_items t where watchlist_id = ${defaultWatchlistId}
      union all select 'lists', to_jsonb(l) || to_jsonb(m) from watchlists l join memberships m using (watchlist_id) where user_id = ${userId}
      union all select 'seen', to_jsonb(t) from seen_episodes t where user_id = ${userId}
      union all select 'seen film', to_jsonb(t) from seen_films t where user_id = ${userId}
      union all select 'wish', to_jsonb(t) from wishes t where user_id = ${userId}
      union all select 'not tonight', to_jsonb(t) from not_tonight t where user_id = ${userId}
      union all select 'services', to_jsonb(t) from user_providers t where user_id = ${userId}
      union all select 'settings', to_jsonb(t) from user_settings t where user_id = ${userId}
      -- The administrator's numbers count whom they haven't counted, when they are asked for.
      union all select 'user', to_jsonb(t) - 'uncounted' from users t where user_id = ${userId}
      union all select 'profile', to_jsonb(t) from user_profiles t where user_id = ${userId}
      union all select 'emails', to_jsonb(t) from (
        select email, email_key from emails where user_id = ${userId}
        union all select email, email_key from pending_emails where user_id = ${userId}) t
      union all select 'devices', to_jsonb(t) from (
        select token_hash, label, source, installation_id from bearers where user_id = ${userId}) t
      union all select 'references', to_jsonb(t) from invite_references t where inviter_id = ${userId}
      union all select 'friends', to_jsonb(t) from friendships t where ${userId} in (user_id, friend_id)
      union all select 'links', to_jsonb(t) from sign_in_links t where user_id = ${userId} or redeemed_by = ${userId})
    select * from rows order by 1, 2`;
};

describe("access to endpoints", () => {
  it("is specified for every endpoint", () => {
    expect(Object.keys(POLICY_TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  describe.each(Object.entries(POLICY_TABLE))("%s", (id, row) => {
    const {
      none,
      stranger: strangers,
      collaborator: collaborators = strangers,
      admin: admins = strangers,
    } = row;
    it(`returns ${none} to visitors, ${strangers} to a stranger and ${admins} to an administrator, without changing the owner's data`, async () => {
      const seen: unknown[] = [];
      const watch = async () => void seen.push(await stored());
      const answers = await askAsOthers({ server, people, id: id as EndpointId }, watch); // keys of the table are endpoint ids
      expect(answers.map(({ who, status }) => [who, status])).toEqual(
        answers.map(({ who, wanted }) => [who, wanted]),
      );
      expect(seen[1]).toEqual(seen[0]);
    });

    it(`returns ${row.owner} to the owner and ${collaborators} to a collaborator`, async () => {
      const answers = await askAsMembers({ server, people, id: id as EndpointId });
      expect(answers.map(({ who, status }) => [who, status])).toEqual(
        answers.map(({ who, wanted }) => [who, wanted]),
      );
    });
  });

  // shows: 7.every.1
  it("doesn't accept the session cookie as a bearer token", async () => {
    const { status } = await server.call("GET", `/v1/users/${owner.userId}`, {
      headers: { cookie: `worthy=${owner.token}` },
    });
    expect(status).toBe(401);
  });

  it("stores bearer tokens only as hashes", async () => {
    const rows = await server.sql<
      { tokenHash: string }[]
    >`select token_hash from bearers where user_id = ${stranger.userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.tokenHash).not.toContain(stranger.token.slice(12));
  });
});
