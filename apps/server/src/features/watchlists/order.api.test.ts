import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TITLES } from "../../testing/rate.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { deleteOldRemovedItems } from "./removedItemStore.ts";
import { inLayer } from "../../../../../scripts/testing/layers.ts";

const { breakingBad, theWire, fleabag, amelie, theGodfather } = TITLES;
const ALL: readonly number[] = [breakingBad, theWire, fleabag, amelie, theGodfather];

interface Item {
  id: number;
  typeId: number;
  position: number;
}

let server: TestServer;
let person: TestPerson;
let list: string;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  person = await server.newPerson();
  list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
});
afterAll(() => server.close());

const get = async (url: string) => (await server.call("GET", url, { as: person })).body;
const put = (body: unknown) => server.call("PUT", list, { as: person, body });
const add = (itemId: number) =>
  server.call("POST", `${list}/items`, { as: person, body: { itemId } });
const addAll = async () => {
  for (const id of ALL.toReversed()) await add(id);
};
const items = async (url = `${list}/items?limit=99`): Promise<Item[]> => (await get(url)).items;
const titleIds = async (url?: string) => (await items(url)).map(({ typeId }) => typeId);
const numerically = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe("changing a list", () => {
  beforeEach(addAll);

  // shows: 4.own.1, 7.watchlists.7
  it("updates only the fields in the request, which can be name, colour and position", async () => {
    const before = await get(list);
    const { status, body } = await put({
      name: "  Friday night ",
      hexCode: "#A1B2C3",
      position: 7,
    });
    expect(status).toBe(200);
    const { items: _items, ...facts } = before;
    expect(body).toEqual({ ...facts, name: "Friday night", hexCode: "#a1b2c3", position: 7 });
    expect((await put({ hexCode: "#000000" })).body).toMatchObject({
      name: "Friday night",
      hexCode: "#000000",
      position: 7,
    });
    expect(await get(list)).toMatchObject({
      name: "Friday night",
      hexCode: "#000000",
      position: 7,
      items: before.items,
    });
  });

  // shows: 4.own.6, 7.watchlists.7
  it("ignores type, status and numItems, and accepts its own id and owner", async () => {
    const before = await get(list);
    const { body } = await put({
      type: "ACCEPTED",
      ownerId: before.ownerId,
      id: before.id,
      status: "GONE",
      numItems: 0,
    });
    expect(body).toEqual(
      Object.fromEntries(Object.entries(before).filter(([key]) => key !== "items")),
    );
    expect(await get(list)).toEqual(before);
  });

  // shows: 4.own.6
  it("rejects an id or owner that differs from the list in the URL, without changing anything", async () => {
    const before = await get(list);
    expect(await put({ id: before.id + 1, name: "Other" })).toMatchObject({
      status: 400,
      body: {
        message: `Id must be ${before.id}, as in the address, not ${before.id + 1}`,
      },
    });
    expect(await put({ ownerId: "zzzzzzzzzzzz", name: "Other" })).toMatchObject({
      status: 400,
      body: { message: "Owner id must be that of the list, which belongs to someone else" },
    });
    expect(await get(list)).toEqual(before);
  });

  it("places it before the list currently at the given position, counting from 0", async () => {
    const lists = `/v3/users/${person.userId}/watchlists`;
    const make = async (name: string): Promise<number> =>
      (await server.call("POST", lists, { as: person, body: { name } })).body.id;
    const [second, third] = [await make("Second"), await make("Third")];
    const order = async () =>
      (await server.call("GET", lists, { as: person })).body.watchlists.map(
        ({ id }: { id: number }) => id,
      );
    const own = person.defaultWatchlistId;
    expect(await order()).toEqual([own, second, third]);
    await server.call("PUT", `${lists}/${third}`, { as: person, body: { position: 0 } });
    expect(await order()).toEqual([third, own, second]);
    await server.call("PUT", `${lists}/${second}`, { as: person, body: { position: 1 } });
    expect(await order()).toEqual([third, second, own]);
  });

  // shows: 7.watchlists.7
  it("reorders items listed by title id, by item id or as the API returned them", async () => {
    const came = await items();
    expect(await titleIds()).toEqual(ALL);
    await put({ items: ALL.toReversed() });
    expect(await titleIds()).toEqual(ALL.toReversed());
    await put({ items: came.map(({ id }) => id) });
    expect(await titleIds()).toEqual(ALL);
    const { body } = await put({ items: came.toReversed() });
    expect(body.itemIds).toEqual(ALL.toReversed());
    expect((await get(list)).items.map(({ typeId }: Item) => typeId)).toEqual(ALL.toReversed());
  });

  // shows: 4.own.6, 7.watchlists.7
  it("doesn't add unknown items or remove omitted ones", async () => {
    await put({ items: [amelie, TITLES.betterCallSaul, 9_999_999, "somewhere", breakingBad] });
    expect(await titleIds()).toEqual([amelie, theWire, fleabag, breakingBad, theGodfather]);
    await put({ items: [] });
    expect(await titleIds()).toEqual([amelie, theWire, fleabag, breakingBad, theGodfather]);
  });

  // shows: 4.own.12
  it("restores a removed title to its position, and keeps later changes", async () => {
    const at = async (id: number) =>
      (await items()).find(({ typeId }) => typeId === id)?.position ?? 0;
    const takeOff = (id: number) => server.call("DELETE", `${list}/items/${id}`, { as: person });
    const putBack = (itemId: number, position: unknown) =>
      server.call("POST", `${list}/items`, { as: person, body: { itemId, position } });
    const position = await at(fleabag);
    await takeOff(fleabag);
    expect((await putBack(fleabag, position)).body).toMatchObject({
      added: true,
      item: { position },
    });
    expect(await titleIds()).toEqual(ALL);
    // Another has taken its position, and one was added on top.
    await takeOff(fleabag);
    await server.call("PATCH", `${list}/items/${theGodfather}`, {
      as: person,
      body: { after: theWire },
    });
    await server.sql`update watchlist_items set position = ${position} where watchlist_id = ${person.defaultWatchlistId} and item_id = ${theGodfather}`;
    await add(TITLES.betterCallSaul);
    await putBack(fleabag, position);
    expect(await titleIds()).toEqual([
      TITLES.betterCallSaul,
      breakingBad,
      theWire,
      fleabag,
      theGodfather,
      amelie,
    ]);
    // Other items stay in place.
    await putBack(amelie, -5000);
    expect((await titleIds()).at(-1)).toBe(amelie);
    expect((await putBack(amelie, 1.5)).status).toBe(400);
  });

  it("keeps new titles on top, and accepts orders sent before a removal", async () => {
    await server.call("DELETE", `${list}/items/${fleabag}`, { as: person });
    await add(TITLES.betterCallSaul);
    await put({ items: [theGodfather, amelie, fleabag, theWire, breakingBad] });
    expect(await titleIds()).toEqual([
      TITLES.betterCallSaul,
      theGodfather,
      amelie,
      theWire,
      breakingBad,
    ]);
    await add(fleabag);
    expect((await titleIds())[0]).toBe(fleabag);
  });

  it("writes only the items that move", async () => {
    const rowVersions = async () =>
      new Map(
        (
          await server.sql`select item_id, xmin::text as version from watchlist_items where watchlist_id = ${person.defaultWatchlistId}`
        ).map((row) => [row["itemId"], row["version"]]),
      );
    await put({ items: ALL });
    const before = await rowVersions();
    await put({ items: [theWire, breakingBad] });
    const after = await rowVersions();
    expect(ALL.filter((id) => before.get(id) !== after.get(id))).toHaveLength(1);
  });

  it(
    "keeps every item exactly once, regardless of the requested order",
    { tags: "deeper" },
    async () => {
      const orders = fc.array(
        fc.oneof(fc.constantFrom(...ALL), fc.integer({ min: 1, max: 20_000 })),
        {
          maxLength: 12,
        },
      );
      await fc.assert(
        fc.asyncProperty(orders, async (order) => {
          const before = await titleIds();
          expect((await put({ items: order })).status).toBe(200);
          const after = await titleIds();
          expect(numerically(after)).toEqual(numerically(before));
          const named = [...new Set(order)].filter((id) => ALL.includes(id));
          expect(after.filter((id) => named.includes(id))).toEqual(named);
        }),
        { numRuns: inLayer(8, 30) },
      );
    },
  );

  // shows: 4.shared.4
  it("handles simultaneous reorders, additions and removals without losing any", async () => {
    const writes = [
      put({ items: ALL.toReversed() }),
      add(TITLES.betterCallSaul),
      put({ items: [amelie, breakingBad] }),
      server.call("DELETE", `${list}/items/${theWire}`, { as: person }),
      put({ items: ALL }),
    ];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    const after = await items();
    expect(numerically(after.map(({ typeId }) => typeId))).toEqual(
      numerically([...ALL.filter((id) => id !== theWire), TITLES.betterCallSaul]),
    );
    expect(new Set(after.map(({ position }) => position)).size).toBe(after.length);
  });

  it("is refused for another user's list, a missing one, and the notinterested view", async () => {
    const stranger = await server.newPerson();
    const as = (watchlistId: number | string) =>
      server.call("PUT", `/v3/users/${person.userId}/watchlists/${watchlistId}`, {
        as: person,
        body: { name: "Mine now", items: [1] },
      });
    expect(await as(stranger.defaultWatchlistId)).toMatchObject({
      status: 404,
      body: { message: "Watchlist not found" },
    });
    expect(await as(4711)).toMatchObject({ status: 404 });
    expect(await as("notinterested")).toMatchObject({ status: 409 });
    expect(
      (
        await server.sql`select name from watchlists where watchlist_id = ${stranger.defaultWatchlistId}`
      )[0],
    ).toEqual({ name: "My watchlist" });
  });
});

describe("a removed title", () => {
  let friend: TestPerson;
  let other: TestPerson;
  const listOf = ({ userId }: TestPerson) =>
    `/v3/users/${userId}/watchlists/${person.defaultWatchlistId}`;
  const itemOf = async (
    as: TestPerson,
    itemId = fleabag,
  ): Promise<Record<string, unknown> & { id: number; typeId: number }> =>
    (await server.call("GET", `${listOf(as)}/items?limit=99`, { as })).body.items.find(
      ({ typeId }: Item) => typeId === itemId,
    );
  const takeOff = (as: TestPerson, itemId = fleabag) =>
    server.call("DELETE", `${listOf(as)}/items/${itemId}`, { as });
  const putBack = (as: TestPerson, body: object) =>
    server.call("POST", `${listOf(as)}/items`, { as, body: { itemId: fleabag, ...body } });
  beforeEach(async () => {
    [friend, other] = [await server.newPerson(), await server.newPerson()];
    for (const { userId } of [friend, other])
      await server.sql`insert into memberships (user_id, watchlist_id, state) values (${userId}, ${person.defaultWatchlistId}, 'ACCEPTED')`;
    await addAll();
    await server.call("DELETE", `${listOf(other)}/item-updates`, { as: other });
    await server.sql`update watchlist_items set added_at = '2026-01-02T03:04:05Z' where watchlist_id = ${person.defaultWatchlistId} and item_id = ${fleabag}`;
  });

  // shows: 4.own.15
  it("is restored with its position, who added it and when, and the dot for users who hadn't seen it", async () => {
    const before = [await itemOf(person), await itemOf(friend), await itemOf(other)];
    expect(before.map((item) => item["displayIndicatorDot"])).toEqual([false, true, false]);
    const sockets = await connectSocket(server, { bearer: person.token });
    await takeOff(friend);
    const { body } = await putBack(friend, { restore: before[0]?.id });
    expect(body).toMatchObject({
      added: true,
      item: { addedBy: person.userId, addedAt: "2026-01-02T03:04:05.000Z" },
    });
    expect([await itemOf(person), await itemOf(friend), await itemOf(other)]).toEqual(before);
    expect(await titleIds()).toEqual(ALL);
    expect((await putBack(friend, { restore: before[0]?.id })).body).toMatchObject({
      added: false,
      numItems: ALL.length,
    });
    await expect
      .poll(() =>
        sockets.heard
          .filter(({ name }) => name === "watchlists:changed")
          .map(({ payload }) => [payload["what"], payload["by"], payload["itemId"]]),
      )
      .toEqual([
        ["item-removed", friend.userId, fleabag],
        ["item-restored", friend.userId, fleabag],
      ]);
    sockets.socket.close();
    const told = (await get(`${list}/activity?limit=2`)).results.map(
      ({ what, by }: { what: string; by: { userId: string } }) => [what, by.userId],
    );
    expect(told).toEqual([
      ["item-restored", friend.userId],
      ["item-removed", friend.userId],
    ]);
  });

  // shows: 4.own.15
  it("is restored only once, even if requested again, and is added as new if it's no longer stored", async () => {
    const { id } = await itemOf(person);
    await takeOff(friend);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => putBack(friend, { restore: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.added)).toHaveLength(1);
    await takeOff(friend);
    await deleteOldRemovedItems(server.sql, new Date(Date.now() + 1000));
    expect((await putBack(friend, { restore: id, position: 7 })).body.item).toMatchObject({
      addedBy: friend.userId,
      position: 7,
      displayIndicatorDot: false,
    });
    expect(await itemOf(other)).toMatchObject({ displayIndicatorDot: true });
  });

  // shows: 4.own.15
  it("can't be restored by others, as another title or item, or on another list", async () => {
    const { id } = await itemOf(person);
    await takeOff(friend);
    const named = async (body: object) => (await putBack(friend, body)).body.item;
    expect(await named({ itemId: TITLES.betterCallSaul, restore: id })).toMatchObject({
      addedBy: friend.userId,
    });
    expect(await named({ restore: id + 1 })).toMatchObject({
      addedBy: friend.userId,
    });
    await takeOff(friend);
    const theirs = `/v3/users/${friend.userId}/watchlists/${friend.defaultWatchlistId}/items`;
    expect(
      (await server.call("POST", theirs, { as: friend, body: { itemId: fleabag, restore: id } }))
        .body.item,
    ).toMatchObject({ addedBy: friend.userId });
  });
});

describe("sorting a list", () => {
  beforeEach(addAll);
  const sorts = (sort: string) => `${list}/sorts/${sort}`;

  // shows: 7.watchlists.17
  it("shows any sort order without saving it", async () => {
    const newest = await get(sorts("YEAR"));
    expect(newest).toMatchObject({
      sortType: "YEAR",
      total: 5,
      pagination: { totalCount: 5, limit: 5, offset: 0 },
    });
    expect(await titleIds(sorts("YEAR"))).toEqual([
      fleabag,
      breakingBad,
      theWire,
      amelie,
      theGodfather,
    ]);
    expect(await titleIds(`${sorts("NAME")}?limit=2&offset=1`)).toEqual([breakingBad, fleabag]);
    expect(await titleIds(sorts("ADDED"))).toEqual(ALL);
    expect(await titleIds(sorts("CUSTOM"))).toEqual(ALL);
    expect((await get(list)).sort).toBe("CUSTOM");
  });

  // shows: 4.own.7, 7.watchlists.18, 7.watchlists.19
  it("saves the chosen sort order for the current user, and keeps the list's custom order", async () => {
    expect((await get(list)).sort).toBe("CUSTOM");
    expect(await server.call("POST", sorts("NAME"), { as: person })).toMatchObject({
      status: 200,
      body: { sortType: "NAME" },
    });
    const byName = [amelie, breakingBad, fleabag, theGodfather, theWire];
    expect(await get(list)).toMatchObject({ sort: "NAME", itemIds: ALL });
    expect(await titleIds()).toEqual(byName);
    expect((await get(`${list}?limit=2`)).items.map(({ typeId }: Item) => typeId)).toEqual(
      byName.slice(0, 2),
    );
    await server.call("POST", sorts("CUSTOM"), { as: person });
    expect(await titleIds()).toEqual(ALL);
  });

  it("rejects unknown sort orders, and doesn't save any for the notinterested view", async () => {
    expect((await server.call("POST", sorts("SIDEWAYS"), { as: person })).status).toBe(400);
    expect(
      (
        await server.call(
          "POST",
          `/v3/users/${person.userId}/watchlists/notinterested/sorts/NAME`,
          { as: person },
        )
      ).status,
    ).toBe(409);
  });
});
