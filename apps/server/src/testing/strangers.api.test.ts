import { endpoints, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveThings } from "./policy/giveThings.ts";
import { SHOW, type PolicyRow, type PolicyThings } from "./policy/policyRow.ts";
import { POLICY_TABLE } from "./policy/policyTable.ts";
import { startTestServer, type Answer, type TestPerson, type TestServer } from "./testServer.ts";

/** Part of everything that says who somebody is; nothing else contains it. */
const SECRET = "quorndyke";

/** Somebody to ask about: an account, or one that doesn't exist. */
interface Subject {
  person: TestPerson;
  things: PolicyThings;
}

/** Nobody has any of these. */
const GHOST: Subject = {
  person: { userId: "e".repeat(12), token: "", defaultWatchlistId: 9_007_199_254_740_000 },
  things: {
    ratingId: "f".repeat(12),
    requestId: "g".repeat(12),
    waitingId: "h".repeat(12),
    deviceId: "i".repeat(12),
    messageId: "j".repeat(12),
    wishId: "k".repeat(12),
    reference: "Q".repeat(24),
    email: "nobody@nowhere.example",
    personId: "e".repeat(12),
  },
};

let server: TestServer;
let victim: Subject;
/**
 * The same stranger three times: the first asks about the victim, the second about the ghost, the
 * third for everything.
 */
let strangers: Record<"anonymous" | "verified", [TestPerson, TestPerson, TestPerson]>;

/** A verified account whose name, address and picture contain the secret, or don't. */
async function newRegistered(name: string): Promise<TestPerson> {
  const person = await server.newPerson();
  const { userId } = person;
  const email = `${name}-${userId}@example.org`;
  const profile = {
    userId,
    profileName: name,
    profileImage: `${name}1.jpg`,
    phoneNumber: null,
  };
  await server.sql`update users set roles = '{ROLE_USER}', life_cycle = 'REGISTERED', first_name = ${name}, last_name = ${name} where user_id = ${userId}`;
  await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${email}, ${email})`;
  await server.sql`insert into user_profiles ${server.sql(profile)} on conflict (user_id) do update set profile_name = excluded.profile_name`;
  await server.sql`update bearers set signed_in_at = now() where user_id = ${userId}`;
  return person;
}

/** Somebody with a friend, a shared list, messages, ratings, devices and links. */
async function newVictim(): Promise<Subject> {
  const person = await newRegistered(SECRET);
  const friend = await newRegistered(`${SECRET}friend`);
  const messageId = "k".repeat(12);
  const message = {
    userId: person.userId,
    fromId: friend.userId,
    messageId,
    kind: "QUESTION",
    titleId: SHOW,
    note: SECRET,
  };
  const both = [
    { userId: person.userId, friendId: friend.userId, state: "ACCEPTED" },
    { userId: friend.userId, friendId: person.userId, state: "ACCEPTED" },
  ];
  await server.sql`insert into friendships ${server.sql(both)}`;
  await server.sql`insert into friend_messages ${server.sql(message)}`;
  await server.sql`insert into memberships (user_id, watchlist_id, state) values (${friend.userId}, ${person.defaultWatchlistId}, 'ACCEPTED')`;
  await server.sql`update watchlists set name = ${SECRET} where watchlist_id = ${person.defaultWatchlistId}`;
  const things = await giveThings(server, person);
  await server.call("POST", `/v1/api/titles/${SHOW}/reports`, {
    as: person,
    body: { fields: ["DATES"], text: SECRET },
  });
  const email = `${SECRET}-${person.userId}@example.org`;
  return { person, things: { ...things, messageId, email, personId: person.userId } };
}

beforeAll(async () => {
  server = await startTestServer();
  victim = await newVictim();
  strangers = {
    anonymous: [await server.newPerson(), await server.newPerson(), await server.newPerson()],
    verified: [
      await newRegistered("somebody"),
      await newRegistered("somebody"),
      await newRegistered("somebody"),
    ],
  };
});
afterAll(() => server.close());

type Request = (me: TestPerson, subject: Subject) => { url: string; body?: unknown };

interface Probe {
  id: EndpointId;
  request: Request;
}

/** Calls that name somebody by address and have a row that doesn't. */
const BY_ADDRESS: Probe[] = [
  {
    id: "requestFriend",
    request: (me, { things: { email } }) => ({
      url: `/v1/users/${me.userId}/friends`,
      body: { email },
    }),
  },
  {
    id: "inviteNewUser",
    request: (me, { things: { email } }) => ({
      url: `/v1/users/${me.userId}/watchlists/${me.defaultWatchlistId}/invite/newuser`,
      body: { email },
    }),
  },
  {
    id: "updateAccountInformation",
    request: (me, { things: { email } }) => ({
      url: `/v1/users/${me.userId}/accountInformation`,
      body: { email },
    }),
  },
];

/** At their address, and at one's own about their list or about them. */
const waysOf = (row: PolicyRow): Request[] => [
  (_me, { person, things }) => row.request(person, things),
  (me, { person, things }) =>
    row.request({ ...me, defaultWatchlistId: person.defaultWatchlistId }, things),
  (me, { things }) => row.request(me, things),
];

const ANYBODY: TestPerson = { userId: "m".repeat(12), token: "", defaultWatchlistId: 1 };
const OTHER: Subject = {
  person: { userId: "n".repeat(12), token: "", defaultWatchlistId: 2 },
  things: { ...GHOST.things, personId: "n".repeat(12), email: "other@example.org" },
};
for (const name of ["ratingId", "requestId", "waitingId", "deviceId", "messageId"] as const)
  OTHER.things[name] = "o".repeat(12);

/** Whether a request names somebody besides its caller. */
const namesSubject = (request: Request) =>
  JSON.stringify(request(ANYBODY, OTHER)) !== JSON.stringify(request(ANYBODY, GHOST));

const rows = Object.entries(POLICY_TABLE).map(([id, row]) => ({ id: id as EndpointId, row })); // keys of the table are endpoint ids
const probes: Probe[] = [
  ...rows.flatMap(({ id, row }) =>
    waysOf(row)
      .filter(namesSubject)
      .map((request) => ({ id, request })),
  ),
  ...BY_ADDRESS,
];

/** What the two strangers were told, without what differs because they and the ids do. */
function plain({ status, body, headers }: Answer, me: TestPerson, { person, things }: Subject) {
  const known: [string, string | number][] = [
    ["EMAIL", things.email],
    ["ME", me.userId],
    ["MY LIST", me.defaultWatchlistId],
    ["THEIR LIST", person.defaultWatchlistId],
    ["THEM", person.userId],
    ...Object.entries(things),
  ];
  const named = Object.keys(headers).toSorted();
  let told = JSON.stringify({ status, body, named, retryAfter: headers["retry-after"] });
  for (const [name, id] of known) told = told.replaceAll(new RegExp(`\\b${id}\\b`, "gi"), name);
  return told
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replaceAll(/"(requestId|reference|path|id)":"[a-z\d/-]{12,}"/gi, '"$1":"RANDOM"')
    .replaceAll(/"matchingCode":"\d\d"/g, '"matchingCode":"RANDOM"');
}

/** The reference of an invite is the right to know who invites. */
const GIVES_A_NAME = new Set<EndpointId>(["getInvite"]);

describe.each(["nobody", "anonymous", "verified"] as const)("a stranger, %s,", (who) => {
  const three = () => strangers[who === "nobody" ? "anonymous" : who];
  const ask = ({ id, request }: Probe, me: TestPerson, subject: Subject): Promise<Answer> => {
    const { url, body } = request(me, subject);
    return server.call(endpoints[id].method, url, who === "nobody" ? { body } : { body, as: me });
  };
  const expectNoSecret = ({ body, headers }: Answer) =>
    expect(JSON.stringify([body, headers]).replaceAll(victim.things.email, "")).not.toMatch(
      new RegExp(SECRET, "i"),
    );

  it.each(rows.filter(({ id }) => !GIVES_A_NAME.has(id)))(
    "doesn't get anyone's name, email address or picture from $id",
    async ({ id, row }) => {
      const [, , third] = three();
      const request: Request = (_me, { person, things }) => row.request(person, things);
      expectNoSecret(await ask({ id, request }, third, victim));
    },
  );

  it.each(probes.filter(({ id }) => !GIVES_A_NAME.has(id)))(
    "gets the same response from $id for an existing id and a missing one",
    async (probe) => {
      const [first, second] = three();
      const told = await ask(probe, first, victim);
      expectNoSecret(told);
      expect(plain(told, first, victim)).toBe(
        plain(await ask(probe, second, GHOST), second, GHOST),
      );
    },
  );

  it("can't tell afterwards whether a user exists", async () => {
    const [first, second] = three();
    const own = ["", "/profile", "/accountInformation", "/devices", "/sign-in-requests"];
    const friends = ["PENDING", "REQUESTED", "ACCEPTED", "BLOCKED"].map(
      (status) => `/friends?status=${status}`,
    );
    const boxes = ["RECEIVED", "SENT"].map((box) => `/friend-messages?box=${box}`);
    const paths = [...own, ...friends, ...boxes].map((end) => ["/v1", end] as const);
    for (const [version, end] of [...paths, ["/v3", "/watchlists"]]) {
      const told = async (me: TestPerson, subject: Subject) => {
        const path = `${version}/users/${me.userId}${end}`;
        return plain(await server.call("GET", path, { as: me }), me, subject);
      };
      expect(await told(first, victim)).toBe(await told(second, GHOST));
    }
  });
});

it("a bearer token is rejected the same way whether or not it starts with a real user's id", async () => {
  const [[me]] = [strangers.anonymous];
  const told = async (userId: string) => {
    const token = me.token.replace(me.userId, userId);
    const { status, body } = await server.call("GET", `/v1/users/${userId}`, {
      as: { ...me, token },
    });
    return { status, body };
  };
  expect(await told(victim.person.userId)).toEqual(await told(GHOST.person.userId));
  expect(me.token.startsWith(me.userId)).toBe(true);
});
