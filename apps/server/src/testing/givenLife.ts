import { claimUncounted } from "../features/accounts/ratingsVersion.ts";
import { countPeople } from "../features/admin/numbers/sums/countPeople.ts";
import { accountHelpers } from "./accountHelpers.ts";
import { rate } from "./rate.ts";
import type { TestPerson, TestServer } from "./testServer.ts";

const [SHOW, FILM] = [10_001, 10_201];

/** What is known of a registered person who has used all there is. */
export interface Life {
  person: TestPerson;
  email: string;
  /** Words that only this person has said. */
  words: string[];
  /** An own list that is shared, and a list of a friend's. */
  sharedList: number;
  friendsList: number;
  /** An own list that nobody shares. */
  loneList: number;
  /** Collaborators of the shared list, the one of longest standing first, and somebody who is invited only. */
  friends: [TestPerson, TestPerson];
  invited: TestPerson;
}

async function newList(
  server: TestServer,
  owner: TestPerson,
  { watchlistId, name }: { watchlistId: number; name: string },
): Promise<void> {
  await server.sql`insert into watchlists (watchlist_id, owner_id, name, hex_code) values (${watchlistId}, ${owner.userId}, ${name}, '#112233')`;
  await server.sql`insert into memberships (user_id, watchlist_id, position) values (${owner.userId}, ${watchlistId}, 1)`;
  await server.call("POST", `/v3/users/${owner.userId}/watchlists/${watchlistId}/items`, {
    as: owner,
    body: { itemId: SHOW },
  });
}

/** Friendship, a yes to sharing ratings, messages and invites, from both sides. */
async function giveFriends(
  server: TestServer,
  {
    person,
    friend,
    list,
    note,
  }: { person: TestPerson; friend: TestPerson; list: number; note: string },
): Promise<void> {
  const pair = [person.userId, friend.userId] as const;
  for (const [userId, friendId] of [pair, pair.toReversed()])
    await server.sql`insert into friendships (user_id, friend_id, state) values (${userId ?? ""}, ${friendId ?? ""}, 'ACCEPTED')`;
  await server.call("PUT", `/v1/users/${person.userId}/settings`, {
    as: person,
    body: { ratingSharingAgreed: true },
  });
  await server.call("POST", `/v1/users/${person.userId}/friend-messages`, {
    as: person,
    body: { kind: "RECOMMENDATION", itemId: FILM, friendIds: [friend.userId], note },
  });
  await server.call("POST", `/v1/users/${friend.userId}/friend-messages`, {
    as: friend,
    body: { kind: "QUESTION", itemId: SHOW, friendIds: [person.userId], note },
  });
  await server.call("POST", `/v1/users/${person.userId}/watchlists/${list}/invites/reference`, {
    as: person,
    body: {},
  });
}

type Shared = Pick<
  Life,
  "person" | "friends" | "sharedList" | "loneList" | "friendsList" | "invited"
>;

/** Has people share lists with the person, in every state. */
async function shareLists(
  server: TestServer,
  { person, invited, friends, sharedList, loneList, friendsList }: Shared,
): Promise<void> {
  await server.sql`insert into memberships ${server.sql([
    { userId: invited.userId, watchlistId: sharedList, state: "INVITED_SEEN", since: "2020-01-01" },
    { userId: friends[1].userId, watchlistId: sharedList, state: "ACCEPTED", since: "2024-01-01" },
    { userId: friends[0].userId, watchlistId: sharedList, state: "ACCEPTED", since: "2023-01-01" },
    { userId: invited.userId, watchlistId: loneList, state: "INVITED_NEW", since: "2020-01-01" },
    { userId: person.userId, watchlistId: friendsList, state: "ACCEPTED", since: "2024-01-01" },
  ])}`;
}

/** What no call of the API leaves behind at once. */
async function giveRows(
  server: TestServer,
  {
    at,
    person,
    friends,
    sharedList,
    friendsList,
  }: Pick<Life, "person" | "friends" | "sharedList" | "friendsList"> & { at: number },
): Promise<void> {
  await countPeople(server.sql, claimUncounted);
  await server.sql`insert into new_items (user_id, watchlist_id, item_id) values (${person.userId}, ${sharedList}, ${SHOW})`;
  await server.sql`
    insert into removed_items (watchlist_id, item_id, watchlist_item_id, position, added_by, added_at, new_for)
    values (${friendsList}, ${SHOW}, ${at}, 0, ${person.userId}, now(), ${[person.userId, friends[1].userId]})`;
  await server.sql`insert into faults (fingerprint, source, message, release, user_id) values (${String(at).padStart(64, "0")}, 'CLIENT', 'lost', '0.1.0', ${person.userId})`;
  await server.sql`insert into admin_acts (admin_id, action, subject) values (${person.userId}, 'lockPerson', ${friends[0].userId}), (null, 'worthy user lock', ${person.userId})`;
  await server.sql`insert into second_factors (user_id, secret) values (${person.userId}, 'ABCDEFGH')`;
  await server.sql`insert into corrections (title_id, field, value, admin_id) values (${990_000 + at}, 'runtime', '61', ${person.userId})`;
}

const wordsOf = (at: number) => [
  `Ann ${at}`,
  `Anna ${at}`,
  `+4930${1_000_000 + at}`,
  `Lone list ${at}`,
  `setting-${at}`,
  `later-${at}@example.org`,
  `Telly ${at}`,
  `For rain ${at}`,
  `The Lamp Keepers ${at}`,
];

let lives = 0;

/** Makes such a person. Every table that can hold something of a person does. */
export async function givenLife(server: TestServer): Promise<Life> {
  const at = ++lives;
  const email = `life-${at}@example.org`;
  const person = await accountHelpers(server).register(email);
  const friends: [TestPerson, TestPerson] = [await server.newPerson(), await server.newPerson()];
  const invited = await server.newPerson();
  const [sharedList, loneList] = [at * 10 + 1, at * 10 + 2];
  const friendsList = friends[0].defaultWatchlistId;
  const words = wordsOf(at);

  await newList(server, person, { watchlistId: sharedList, name: `Shared list ${at}` });
  await newList(server, person, { watchlistId: loneList, name: `Lone list ${at}` });
  await shareLists(server, { person, invited, friends, sharedList, loneList, friendsList });
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { as: person, body });
  const own = `/v1/users/${person.userId}`;
  await call("PATCH", `${own}/profile`, {
    profileName: words[0],
    firstName: words[1],
    profileImage: "/ann.jpg",
    genres: ["Drama", "Crime"],
    settings: { note: words[4] },
  });
  await call("PATCH", `${own}/accountInformation`, { phoneNumber: words[2] });
  await server.call("PATCH", `/v1/users/${friends[0].userId}/profile`, {
    as: friends[0],
    body: { profileName: "=Bob" },
  });
  await server.call("POST", `/v3/users/${person.userId}/watchlists/${friendsList}/items`, {
    as: person,
    body: { itemId: FILM },
  });
  await rate(server, person, {
    itemId: SHOW,
    rating: "LOVE",
    headers: { "idempotency-key": `life-${at}-rating` },
  });
  await call("POST", `${own}/providers`, { providerId: 1, extras: { plan: "basic" } });
  await call("PUT", `${own}/titles/${SHOW}/seasons/1/seen`, { episodes: [1, 2] });
  await call("PUT", `${own}/titles/${FILM}/seen`, {});
  await call("PUT", `${own}/not-tonight/${FILM}`, { hours: 24 });
  await call("POST", `${own}/wishes`, { name: words[8] });
  await call("POST", "/api/event", {
    events: [{ name: "theme_changed", params: { theme: "dark" }, sessionId: "visit-1" }],
  });
  await call("POST", `${own}/session`);
  await call("PATCH", own, { email: words[5] });
  const { body: link } = await server.call("POST", "/v1/api/auth/link", {
    body: { source: "TV", deviceLabel: `Telly ${at}` },
  });
  await call("POST", "/v1/api/auth/link/answer", { token: link.token, confirm: true });
  await giveRows(server, { at, person, friends, sharedList, friendsList });
  await giveFriends(server, {
    person,
    friend: friends[0],
    list: sharedList,
    note: `For rain ${at}`,
  });
  return { person, email, words, sharedList, friendsList, loneList, friends, invited };
}
