import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveHostile, requestOf } from "../../testing/hostileRequest.ts";
import { HOSTILE_TABLE } from "../../testing/hostileTable.ts";
import type { Given } from "../../testing/hostileRow.ts";
import { TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { entitiesOf, readOnlyFields } from "./readOnlyFields.ts";

const writes = (Object.values(endpoints) as Endpoint[]).filter(
  (spec) => readOnlyFields(spec.id).size > 0,
);
const pairs = (Object.values(endpoints) as Endpoint[]).flatMap((write) =>
  entitiesOf(write).flatMap(({ read, list }) =>
    read ? [[`${read.id} → ${write.id}`, { write, read, list }] as const] : [],
  ),
);

let server: TestServer;
let given: Given;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (given = await giveHostile(server)));
afterAll(() => server.close());

async function ask(spec: Endpoint, body?: object, params: Record<string, string> = {}) {
  const payload = body && JSON.stringify(body);
  const row = HOSTILE_TABLE[spec.id];
  const { method, path, headers } = requestOf({ spec, row }, given, {
    params,
    ...(payload === undefined ? {} : { payload }),
  });
  return server.call(method, path, {
    headers: headers as Record<string, string>,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** What the row's right request is answered with. */
const rightStatus = (id: EndpointId) => HOSTILE_TABLE[id].answers ?? 200;

/** No request may name a prototype, wherever it is. */
const json = fc.jsonValue().filter((value) => !/__proto__|constructor/.test(JSON.stringify(value)));

describe("read-only fields", () => {
  it.each(writes.map((spec) => [spec.id, spec] as const))(
    "of %s are ignored in an otherwise valid body, regardless of their values",
    async (id, spec) => {
      const names = [...readOnlyFields(id)];
      const sent = fc.record(Object.fromEntries(names.map((name) => [name, json])), {
        requiredKeys: [],
      });
      await fc.assert(
        fc.asyncProperty(sent, async (extra) => {
          const right = HOSTILE_TABLE[id].right ?? {};
          expect((await ask(spec, { ...extra, ...right })).status).toBe(rightStatus(id));
        }),
        { numRuns: 4, examples: [[Object.fromEntries(names.map((name) => [name, null]))]] },
      );
    },
  );
});

/** Something to read of each kind: a title on the list, a service, a wish; with an address also a friend and a message. */
async function giveEntries(isVerified: boolean): Promise<void> {
  const { owner } = given;
  const list = `/v3/users/${owner.userId}/watchlists/${owner.defaultWatchlistId}`;
  for (const itemId of [TITLES.theWire, TITLES.amelie])
    await server.call("POST", `${list}/items`, { as: owner, body: { itemId } });
  const services = `/v1/users/${owner.userId}/providers`;
  await server.call("POST", services, { as: owner, body: { providerId: 1 } });
  await server.call("POST", `/v1/users/${owner.userId}/wishes`, {
    as: owner,
    body: { name: "The Lamp Keepers" },
  });
  if (!isVerified) return;
  const friend = await server.newPerson();
  for (const { userId } of [owner, friend])
    await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${`${userId}@example.org`}, ${`${userId}@example.org`})`;
  for (const [a, b] of [
    [owner, friend],
    [friend, owner],
  ] as const)
    await server.sql`insert into friendships (user_id, friend_id, state) values (${a.userId}, ${b.userId}, 'ACCEPTED')`;
  await server.call("POST", `/v1/users/${friend.userId}/friend-messages`, {
    as: friend,
    body: { kind: "QUESTION", itemId: TITLES.theWire, friendIds: [owner.userId] },
  });
}

/** Without bookkeeping, such as who changed it and when. */
const own = (entity: Record<string, unknown>, { id }: Endpoint) =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => !readOnlyFields(id).has(name)));

const ID = { id: String(TITLES.theWire) };

describe.each([
  ["a device account", false],
  ["a person with an address and a friend", true],
] as const)("fields returned by %s", (_who, isVerified) => {
  beforeEach(() => giveEntries(isVerified));

  // shows: 7.watchlists.7
  it.each(pairs)(
    "can be sent back without changing anything: %s",
    async (_name, { write, read, list }) => {
      const readIt = async () => {
        const { body } = await ask(read, undefined, ID);
        return list === null ? body : body[list][0];
      };
      const before = await readIt();
      if (list !== null && !isVerified && before === undefined) return; // no friend, so no entry
      const last = /\{(\w+)\}$/.exec(write.path)?.[1];
      const params = list !== null && last ? { [last]: String(before[last] ?? before.id) } : {};
      const sent = { ...HOSTILE_TABLE[write.id].right, ...before };
      const { status, body } = await ask(write, sent, { ...ID, ...params });
      expect(status === 400 ? body.message : null).toBeNull();
      expect(own(await readIt(), write)).toEqual(own(before, write));
    },
  );
});

it("adding a title accepts all the fields in the item that it returns", async () => {
  const { owner } = given;
  const list = `/v3/users/${owner.userId}/watchlists/${owner.defaultWatchlistId}`;
  const itemId = TITLES.amelie;
  const body = { itemId, typeId: itemId, tmdbType: "movie", type: "FILM" };
  expect((await server.call("POST", `${list}/items`, { as: owner, body })).status).toBe(200);
  const misspelt = { ...body, tmdbTyp: "movie" };
  const answer = await server.call("POST", `${list}/items`, { as: owner, body: misspelt });
  expect([answer.status, answer.body.message]).toEqual([400, "Unknown field: tmdbTyp"]);
});

it("finds the pairs of read and write endpoints in the contract", () => {
  expect(pairs.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "getWatchlist → updateWatchlist",
      "listWatchlistItems → addWatchlistItem",
      "listRatings → rateTitle",
      "getSettings → putSettings",
      "getProfile → updateProfile",
      "getAccountInformation → updateAccountInformation",
      "getRegion → setRegion",
      "listUserProviders → addUserProvider",
      "listCuratedLists → putCuratedList",
      "getTmdbFacts → setTmdbFacts",
    ]),
  );
});
