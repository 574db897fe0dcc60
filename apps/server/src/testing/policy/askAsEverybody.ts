import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import type { TestPerson, TestServer } from "../testServer.ts";
import { giveThings } from "./giveThings.ts";
import type { PolicyThings } from "./policyRow.ts";
import { POLICY_TABLE } from "./policyTable.ts";

export interface PolicyPeople {
  owner: TestPerson;
  stranger: TestPerson;
  /** Has a place on the owner's default list. */
  collaborator: TestPerson;
  admin: TestPerson;
}

export async function givePeople(server: TestServer): Promise<PolicyPeople> {
  const [owner, stranger, collaborator, admin] = [
    await server.newPerson(),
    await server.newPerson(),
    await server.newPerson(),
    await server.newPerson(),
  ];
  await server.sql`insert into memberships (user_id, watchlist_id, state) values (${collaborator.userId}, ${owner.defaultWatchlistId}, 'ACCEPTED')`;
  for (const { userId } of [owner, collaborator])
    await server.sql`insert into user_profiles (user_id, profile_name) values (${userId}, 'Robin') on conflict (user_id) do update set profile_name = excluded.profile_name`;
  for (const { userId } of [owner, collaborator])
    await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${`${userId}@example.org`}, ${`${userId}@example.org`})`;
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${admin.userId}`;
  return { owner, stranger, collaborator, admin };
}

/** What an endpoint answered to somebody, and what the table says. */
export interface PolicyAnswer {
  who: string;
  status: number;
  wanted: number;
}

interface Asked {
  server: TestServer;
  people: PolicyPeople;
  id: EndpointId;
}

/** The owner's things that are as they were given. */
const given = new WeakMap<TestPerson, PolicyThings>();

/** The owner's things: giving them takes most of the time, so they stay until a call has written. */
async function thingsOf({ server, people: { owner } }: Asked): Promise<PolicyThings> {
  const things = given.get(owner) ?? (await giveThings(server, owner));
  given.set(owner, things);
  return things;
}

interface PolicyCall {
  url: string;
  body?: unknown;
  as?: TestPerson;
  headers?: Record<string, string>;
}

/** Calls the endpoint and tells the status. */
async function ask(
  { server, people, id }: Asked,
  { url, ...options }: PolicyCall,
): Promise<number> {
  const { method, changes }: Endpoint = endpoints[id];
  const { status } = await server.call(method, url, options);
  const isWrite = method !== "GET" || changes !== undefined;
  if (isWrite && status < 400) given.delete(people.owner);
  return status;
}

const setRoles = ({ server, people: { owner } }: Asked, roles: string[]) =>
  server.sql`update users set roles = ${roles} where user_id = ${owner.userId}`;

/** Runs with the owner as the row wants them: registered, or as a device. */
async function withOwner<Result>(asked: Asked, run: () => Promise<Result>): Promise<Result> {
  if (!POLICY_TABLE[asked.id].registered) return run();
  await setRoles(asked, ["ROLE_USER"]);
  return run().finally(() => setRoles(asked, []));
}

/** Asks for what is the owner's as everybody else. `watch` runs before the first and after the last. */
export function askAsOthers(
  asked: Asked,
  watch: () => Promise<void> = async () => {},
): Promise<PolicyAnswer[]> {
  const { owner, stranger, collaborator, admin } = asked.people;
  const row = POLICY_TABLE[asked.id];
  const others = [
    { who: "nobody", wanted: row.none, options: {} },
    { who: "a stranger", wanted: row.stranger, options: { as: stranger } },
    { who: "an administrator", wanted: row.admin ?? row.stranger, options: { as: admin } },
    // Who shares a list reads nothing else of its owner, and the list not as its owner.
    { who: "a collaborator as the owner", wanted: row.stranger, options: { as: collaborator } },
    {
      who: "a forged bearer",
      wanted: 401,
      options: { headers: { authorization: "Bearer forged" } },
    },
  ];
  return withOwner(asked, async () => {
    const { url, body } = row.request(owner, await thingsOf(asked));
    await watch();
    const answers: PolicyAnswer[] = [];
    for (const { who, wanted, options } of others) {
      const status = await ask(asked, { url, body, ...options });
      answers.push({ who, status, wanted });
    }
    await watch();
    return answers;
  });
}

/** Asks as those who may: people on the owner's list, where that counts, and the owner. */
export function askAsMembers(asked: Asked): Promise<PolicyAnswer[]> {
  const { owner, stranger, collaborator } = asked.people;
  const row = POLICY_TABLE[asked.id];
  const { defaultWatchlistId } = owner;
  const members = [
    ...(row.collaborator === undefined
      ? []
      : [
          { who: "a collaborator", as: collaborator, wanted: row.collaborator },
          { who: "a stranger with the list's id", as: stranger, wanted: 404 },
        ]),
    { who: "the owner", as: owner, wanted: row.owner },
  ];
  return withOwner(asked, async () => {
    const answers: PolicyAnswer[] = [];
    for (const { who, as, wanted } of members) {
      const things = await thingsOf(asked);
      const { url, body } = row.request({ ...as, defaultWatchlistId }, things);
      const status = await ask(asked, { url, body, as });
      answers.push({ who, status, wanted });
    }
    return answers;
  });
}
