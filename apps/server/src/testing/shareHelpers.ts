import type { Answer, TestPerson, TestServer } from "./testServer.ts";

let calls = 0;

/** People with verified addresses, who may answer whether they share their ratings. */
function verifiedPeople(server: Pick<TestServer, "sql" | "call" | "newPerson">) {
  /** Gives a person a verified address and, where wanted, a name. */
  const verify = async ({ userId }: TestPerson, profileName?: string): Promise<void> => {
    await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${`${userId}@example.org`}, ${`${userId}@example.org`}) on conflict do nothing`;
    await server.sql`update users set life_cycle = 'REGISTERED', roles = '{ROLE_USER}' where user_id = ${userId}`;
    if (profileName)
      await server.sql`insert into user_profiles (user_id, profile_name) values (${userId}, ${profileName}) on conflict (user_id) do update set profile_name = excluded.profile_name`;
  };
  const newVerified = async (profileName = "Robin"): Promise<TestPerson> => {
    const person = await server.newPerson();
    await verify(person, profileName);
    return person;
  };
  const agree = async (
    people: readonly TestPerson[],
    ratingSharingAgreed = true,
  ): Promise<void> => {
    for (const as of people) {
      const url = `/v1/users/${as.userId}/settings`;
      const { status } = await server.call("PUT", url, { as, body: { ratingSharingAgreed } });
      if (status !== 200) throw new Error(`the answer about sharing was answered with ${status}`);
    }
  };
  return { verify, newVerified, agree };
}

/** How somebody belongs to a list; null if they don't. For tests. */
export async function stateOn(
  { sql }: Pick<TestServer, "sql">,
  person: TestPerson,
  watchlistId: number,
): Promise<unknown> {
  const [row] =
    await sql`select state from memberships where user_id = ${person.userId} and watchlist_id = ${watchlistId}`;
  return row?.["state"] ?? null;
}

/** Helpers for people who share things, for tests. */
export function shareHelpers(server: Pick<TestServer, "sql" | "call" | "newPerson">) {
  const people = verifiedPeople(server);
  /** From an address of its own, so that limits of a network count for none. */
  const call = (
    as: TestPerson,
    ...[method, path, body]: [method: string, path: string, body?: unknown]
  ): Promise<Answer> =>
    server.call(method, path.replace("{me}", as.userId), {
      as,
      from: `10.1.${(calls >> 8) % 250}.${calls++ % 250}`,
      ...(body === undefined ? {} : { body }),
    });
  const createList = async (as: TestPerson, name = "Ours"): Promise<number> =>
    (await call(as, "POST", "/v3/users/{me}/watchlists", { name })).body.id;
  const listsOf = async (as: TestPerson) =>
    (await call(as, "GET", "/v3/users/{me}/watchlists?limit=200")).body.watchlists;
  const listOf = async (as: TestPerson, id: number) =>
    (await listsOf(as)).find((list: { id: number }) => list.id === id);
  const referenceTo = async (as: TestPerson, listId: number, rotate = false): Promise<string> =>
    (await call(as, "POST", `/v1/users/{me}/watchlists/${listId}/invites/reference`, { rotate }))
      .body.reference;
  const acknowledge = (as: TestPerson, id: string | number) =>
    call(as, "POST", `/v1/users/{me}/watchlists/invites/acknowledge/${id}`);
  const answering = (answer: string) => (as: TestPerson, listId: number) =>
    call(as, "POST", `/v1/users/{me}/watchlists/${listId}/invites/${answer}`);
  const [accept, decline] = [answering("accept"), answering("decline")];
  /** Lets somebody join by the list's reference. */
  const join = async (
    as: TestPerson,
    { owner, listId }: { owner: TestPerson; listId: number },
  ): Promise<void> => {
    await acknowledge(as, await referenceTo(owner, listId));
    const { status, body } = await accept(as, listId);
    if (status !== 200) throw new Error(`joining was answered with ${status}: ${body.message}`);
  };
  /** Makes two people friends by the first one's reference. */
  const befriend = async (one: TestPerson, other: TestPerson): Promise<void> => {
    const { body } = await call(one, "POST", "/v1/users/{me}/friends/invite-reference", {});
    const answer = await call(other, "POST", `/v1/users/{me}/friends/invites/${body.reference}`, {
      action: "accept",
    });
    if (answer.status !== 200)
      throw new Error(
        `becoming friends was answered with ${answer.status}: ${answer.body.message}`,
      );
  };
  return {
    ...people,
    call,
    createList,
    listsOf,
    listOf,
    referenceTo,
    acknowledge,
    accept,
    decline,
    join,
    befriend,
  };
}
