import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const { breakingBad, theWire, fleabag, amelie, theGodfather } = TITLES;

let server: TestServer;
let person: TestPerson;
let friend: TestPerson;
let lists: string;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => {
  [person, friend] = [await server.newPerson(), await server.newPerson()];
  lists = `/v3/users/${person.userId}/watchlists`;
});
afterAll(() => server.close());

const call = (method: string, url: string, body?: unknown, as = person) =>
  server.call(method, url, { as, ...(body === undefined ? {} : { body }) });
const create = async (body: object, as = person) =>
  (await call("POST", `/v3/users/${as.userId}/watchlists`, body, as)).body;
const all = async (as = person) =>
  (await call("GET", `/v3/users/${as.userId}/watchlists`, undefined, as)).body.watchlists;
const defaultsOf = async (as = person) =>
  (await all(as))
    .filter(({ userDefault }: { userDefault: boolean }) => userDefault)
    .map(({ id }: { id: number }) => id);
const titleIds = async (id: number, query = "?limit=999", as = person): Promise<number[]> =>
  (
    await call("GET", `/v3/users/${as.userId}/watchlists/${id}/items${query}`, undefined, as)
  ).body.items.map(({ typeId }: { typeId: number }) => typeId);
/** Adds somebody to a list without an invite. */
const share = (watchlistId: number, as = friend) =>
  server.sql`insert into memberships (user_id, watchlist_id, state) values (${as.userId}, ${watchlistId}, 'ACCEPTED')`;

describe("creating a list", () => {
  // shows: 1.product.6, 4.own.1, 7.watchlists.6
  it("adds it after the others, with a numeric id and the given titles, with the first title on top", async () => {
    const made = await create({
      name: " Friday ",
      hexCode: "#AA00FF",
      items: [breakingBad, amelie, breakingBad],
    });
    expect(made).toMatchObject({
      name: "Friday",
      hexCode: "#aa00ff",
      type: "OWNER",
      userDefault: false,
      owner: true,
      player: 1,
      numItems: 2,
      position: 1,
      itemIds: [breakingBad, amelie],
    });
    expect(Number.isSafeInteger(made.id)).toBe(true);
    expect((await all()).map(({ id }: { id: number }) => id)).toEqual([
      person.defaultWatchlistId,
      made.id,
    ]);
    expect(await create({ name: "Next" })).toMatchObject({
      position: 2,
      empty: true,
      hexCode: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  // shows: 7.watchlists.6
  it("accepts only the user's own id as ownerId", async () => {
    expect(await create({ name: "Mine", ownerId: person.userId })).toMatchObject({
      ownerId: person.userId,
    });
    expect(await call("POST", lists, { name: "Theirs", ownerId: friend.userId })).toMatchObject({
      status: 403,
    });
    expect((await all()).length).toBe(2);
  });

  it("fails if a title is unknown or if there are already 200 lists", async () => {
    expect(
      await call("POST", lists, { name: "Odd", items: [breakingBad, 9_999_999] }),
    ).toMatchObject({ status: 404, body: { message: "There is no title 9999999." } });
    await server.sql`insert into watchlists (watchlist_id, owner_id, name, hex_code) select 900000 + n, ${person.userId}, 'List', '#000000' from generate_series(1, 199) n`;
    await server.sql`insert into memberships (user_id, watchlist_id) select ${person.userId}, 900000 + n from generate_series(1, 199) n`;
    expect(await call("POST", lists, { name: "One more" })).toMatchObject({
      status: 409,
      body: { message: "A person can have at most 200 lists." },
    });
    expect((await call("GET", `${lists}?limit=200`)).body.total).toBe(200);
    await server.sql`delete from watchlists where watchlist_id between 900001 and 900199`;
    await server.sql`delete from memberships where watchlist_id between 900001 and 900199`;
  });
});

describe("the default watchlist", () => {
  // shows: 3.watchlist.3, 4.default.1, 6.watchlists.1, 7.watchlists.9, 7.watchlists.22
  it("is changed by PATCH, and exactly one watchlist has userDefault", async () => {
    const { id } = await create({ name: "Other" });
    expect(await call("PATCH", `${lists}/${id}/default`)).toMatchObject({
      status: 200,
      body: { id, type: "OWNER_DEFAULT", userDefault: true, default: true },
    });
    expect(await defaultsOf()).toEqual([id]);
    expect((await call("PATCH", `${lists}/${id}/default`)).status).toBe(200);
    expect((await call("GET", `/v1/users/${person.userId}`)).body.defaultWatchlistId).toBe(id);
    await rate(server, person, { itemId: breakingBad, rating: "LIKE" });
    expect(await titleIds(id)).toEqual([breakingBad]);
    expect((await call("PATCH", `${lists}/notinterested/default`)).status).toBe(409);
    expect((await call("PATCH", `${lists}/4711/default`)).status).toBe(404);
  });

  // shows: 4.default.3, 4.own.4
  it("stays unique after 20 simultaneous changes", async () => {
    const ids = [
      person.defaultWatchlistId,
      ...(
        await Promise.all(Array.from({ length: 4 }, (_, at) => create({ name: `List ${at}` })))
      ).map(({ id }) => id),
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call("PATCH", `${lists}/${ids[at % ids.length]}/default`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await defaultsOf()).toHaveLength(1);
  });
});

describe("deleting a list", () => {
  // shows: 4.own.3, 7.watchlists.8
  it("removes the list and all its items, and keeps the default", async () => {
    const { id } = await create({ name: "Brief", items: [amelie] });
    expect((await call("DELETE", `${lists}/${id}`)).body).toEqual({
      success: true,
      defaultWatchlistId: person.defaultWatchlistId,
    });
    expect(await call("GET", `${lists}/${id}`)).toMatchObject({
      status: 404,
      body: { message: "Watchlist not found" },
    });
    expect((await call("DELETE", `${lists}/${id}`)).status).toBe(404);
    for (const table of ["watchlist_items", "memberships", "watchlists"])
      expect(
        await server.sql`select 1 from ${server.sql(table)} where watchlist_id = ${id}`,
      ).toHaveLength(0);
    expect((await call("DELETE", `${lists}/notinterested`)).status).toBe(409);
  });

  // shows: 4.own.5
  it("promotes the user's next list if the default is deleted, and creates a new list if there is none", async () => {
    const second = await create({ name: "Second" });
    const third = await create({ name: "Third" });
    await call("PUT", `${lists}/${third.id}`, { position: 0 });
    await call("PUT", `${lists}/${second.id}`, { position: 5 });
    expect(
      (await call("DELETE", `${lists}/${person.defaultWatchlistId}`)).body.defaultWatchlistId,
    ).toBe(third.id);
    expect(await defaultsOf()).toEqual([third.id]);
    expect((await call("DELETE", `${lists}/${third.id}`)).body.defaultWatchlistId).toBe(second.id);
    const { body } = await call("DELETE", `${lists}/${second.id}`);
    expect(await all()).toEqual([
      expect.objectContaining({
        id: body.defaultWatchlistId,
        type: "OWNER_DEFAULT",
        name: "My watchlist",
        numItems: 0,
      }),
    ]);
  });

  // shows: 6.watchlists.3
  it("promotes another list for everyone who had it as their default", async () => {
    const { id } = await create({ name: "Ours" });
    await share(id);
    expect(
      (
        await call(
          "PATCH",
          `/v3/users/${friend.userId}/watchlists/${id}/default`,
          undefined,
          friend,
        )
      ).body,
    ).toMatchObject({ type: "ACCEPTED", userDefault: true, player: 2 });
    expect(
      (await call("DELETE", `/v3/users/${friend.userId}/watchlists/${id}`, undefined, friend))
        .status,
    ).toBe(403);
    expect((await call("DELETE", `${lists}/${id}`)).status).toBe(200);
    expect(await defaultsOf(friend)).toEqual([friend.defaultWatchlistId]);
  });

  // shows: 4.default.3
  it("leaves exactly one default, even with other changes at the same time", async () => {
    const ids = (
      await Promise.all(Array.from({ length: 6 }, (_, at) => create({ name: `List ${at}` })))
    ).map(({ id }) => id);
    const answers = await Promise.all([
      ...ids.map((id) => call("PATCH", `${lists}/${id}/default`)),
      ...[person.defaultWatchlistId, ...ids].map((id) => call("DELETE", `${lists}/${id}`)),
      ...ids.map((id) => call("POST", `${lists}/${id}/items`, { itemId: breakingBad })),
    ]);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await defaultsOf()).toHaveLength(1);
    expect(
      await server.sql`select 1 from watchlist_items i where not exists (select 1 from watchlists w where w.watchlist_id = i.watchlist_id)`,
    ).toHaveLength(0);
  });
});

describe("new-item dots", () => {
  let id: number;
  let other: number;
  const theirs = () => `/v3/users/${friend.userId}/watchlists`;
  const dots = async (): Promise<number[]> =>
    (await call("GET", `${theirs()}/${id}/items?limit=99`, undefined, friend)).body.items
      .filter((item: { displayIndicatorDot: boolean }) => item.displayIndicatorDot)
      .map((item: { typeId: number }) => item.typeId);
  const listDots = async () =>
    Object.fromEntries(
      (await all(friend)).map(
        (list: { id: number; displayIndicatorDot: boolean; numNewItems: number }) => [
          list.id,
          list.displayIndicatorDot ? list.numNewItems : 0,
        ],
      ),
    );
  const clear = (query = "", list = id) =>
    call("DELETE", `${theirs()}/${list}/item-updates${query}`, undefined, friend);
  beforeEach(async () => {
    [id, other] = [(await create({ name: "Ours" })).id, (await create({ name: "Ours too" })).id];
    await share(id);
    await share(other);
    for (const itemId of [breakingBad, theWire, amelie])
      await call("POST", `${lists}/${id}/items`, { itemId });
    for (const itemId of [breakingBad, fleabag])
      await call("POST", `${lists}/${other}/items`, { itemId });
  });

  it("mark items that others have added since the user last viewed them, on both the item and the list", async () => {
    expect(await dots()).toEqual([amelie, theWire, breakingBad]);
    expect(await listDots()).toMatchObject({ [id]: 3, [other]: 2, [friend.defaultWatchlistId]: 0 });
    expect(
      (await all()).every(
        ({ displayIndicatorDot }: { displayIndicatorDot: boolean }) => !displayIndicatorDot,
      ),
    ).toBe(true);
    await call("DELETE", `${lists}/${id}/items/${theWire}`);
    expect(await listDots()).toMatchObject({ [id]: 2 });
  });

  // shows: 4.default.4, 4.default.6
  it("are cleared per item, including the same item on other watchlists", async () => {
    expect((await clear(`?itemId=${breakingBad}`)).body).toEqual({ success: true, cleared: 2 });
    expect(await listDots()).toMatchObject({ [id]: 2, [other]: 1 });
    expect((await clear(`?itemId=${fleabag}`)).body.cleared).toBe(0);
  });

  // shows: 4.default.5, 4.default.6, 7.watchlists.11
  it("are cleared per watchlist, including the same items on other watchlists", async () => {
    expect((await clear()).body.cleared).toBe(4);
    expect(await listDots()).toMatchObject({ [id]: 0, [other]: 1 });
    expect(await dots()).toEqual([]);
  });

  // shows: 7.watchlists.21
  it("are all cleared by marking everything as viewed, without affecting other users' dots", async () => {
    await call("POST", `${theirs()}/${id}/items`, { itemId: theGodfather }, friend);
    expect((await call("POST", `${theirs()}/viewed`, undefined, friend)).body).toEqual({
      success: true,
      cleared: 5,
    });
    expect(Object.values(await listDots()).every((count) => count === 0)).toBe(true);
    expect((await all()).find((list: { id: number }) => list.id === id)).toMatchObject({
      numNewItems: 1,
    });
  });
});

describe("filters", () => {
  let id: number;
  beforeEach(async () => {
    id = (
      await create({ name: "Mixed", items: [breakingBad, theWire, fleabag, amelie, theGodfather] })
    ).id;
    await rate(server, person, { itemId: theWire, rating: "DISLIKE" });
    await rate(server, person, { itemId: fleabag, rating: "INTERESTED" });
  });
  const count = async (query: string) =>
    (await call("GET", `${lists}/${id}/filter-counts?${query}`)).body;

  // shows: 4.own.8, 9.lists.4
  it("select by kind, genre, service, runtime and seen, with a total of the matches", async () => {
    expect(await titleIds(id, "?limit=99&nodeType=movie")).toEqual([amelie, theGodfather]);
    expect(await titleIds(id, "?limit=99&seen=SEEN")).toEqual([theWire]);
    expect(await titleIds(id, "?limit=99&seen=UNSEEN&nodeType=tv")).toEqual([breakingBad, fleabag]);
    await call("PUT", `/v1/users/${person.userId}/titles/${fleabag}/seen`, {});
    expect(await titleIds(id, "?limit=99&seen=SEEN")).toEqual([theWire, fleabag]);
    const { body } = await call("GET", `/v3/users/${person.userId}/watchlists/${id}?limit=99`);
    expect(
      body.items.flatMap(({ isSeen, typeId }: { isSeen: boolean; typeId: number }) =>
        isSeen ? [typeId] : [],
      ),
    ).toEqual([theWire, fleabag]);
    expect(await titleIds(id, "?limit=99&seen=UNSEEN&nodeType=tv")).toEqual([breakingBad]);
    await call("DELETE", `/v1/users/${person.userId}/titles/${fleabag}/seen`);
    const crime = await titleIds(id, "?limit=99&genres=Crime");
    expect(crime).toContain(theGodfather);
    expect(crime).not.toContain(amelie);
    expect((await call("GET", `${lists}/${id}/items?limit=1&genres=Crime`)).body).toMatchObject({
      total: crime.length,
      items: { length: 1 },
    });
    expect(await titleIds(id, "?limit=99&runTimes=121-")).toEqual(
      [amelie, theGodfather].filter(
        (film) => (server.core.catalogue.view().snapshot.title(film)?.runtime ?? 0) > 120,
      ),
    );
    expect((await call("GET", `${lists}/${id}/items?runTimes=long`)).status).toBe(400);
  });

  // shows: 4.own.8, 9.lists.3
  it("are counted in combination, but each count ignores that filter's selection", async () => {
    const whole = await count("");
    expect(whole).toMatchObject({
      total: 5,
      kinds: [
        { value: "tv", count: 3 },
        { value: "movie", count: 2 },
      ],
      seen: [
        { value: "UNSEEN", count: 4 },
        { value: "SEEN", count: 1 },
      ],
    });
    const films = await count("nodeType=movie");
    expect(films).toMatchObject({
      total: 2,
      kinds: whole.kinds,
      seen: [{ value: "UNSEEN", count: 2 }],
    });
    for (const { value, count: left } of films.genres)
      expect(
        (await titleIds(id, `?limit=99&nodeType=movie&genres=${encodeURIComponent(value)}`)).length,
      ).toBe(left);
    for (const { value, count: left } of whole.providers)
      expect((await titleIds(id, `?limit=99&streamingProviders=${value}`)).length).toBe(left);
    for (const { value, count: left } of whole.runTimes)
      expect((await titleIds(id, `?limit=99&runTimes=${value}`)).length).toBe(left);
    expect((await call("GET", `${lists}/4711/filter-counts`)).status).toBe(404);
  });

  it("apply to every sort order, with consistent pagination", async () => {
    await call("POST", `${lists}/${id}/sorts/NAME`);
    const names = await titleIds(id, "?limit=99&nodeType=tv");
    expect(names).toEqual([breakingBad, fleabag, theWire]);
    expect([
      ...(await titleIds(id, "?limit=2&nodeType=tv")),
      ...(await titleIds(id, "?limit=2&offset=2&nodeType=tv")),
    ]).toEqual(names);
  });
});

describe("moving one item", () => {
  const move = (item: number, after: unknown) =>
    call("PATCH", `${lists}/${person.defaultWatchlistId}/items/${item}`, { after });
  const mine = () => titleIds(person.defaultWatchlistId);
  beforeEach(async () => {
    for (const itemId of [amelie, fleabag, theWire, breakingBad])
      await call("POST", `${lists}/${person.defaultWatchlistId}/items`, { itemId });
  });
  it("places it right after another item, or first", async () => {
    expect((await move(amelie, breakingBad)).status).toBe(200);
    expect(await mine()).toEqual([breakingBad, amelie, theWire, fleabag]);
    await move(fleabag, null);
    expect(await mine()).toEqual([fleabag, breakingBad, amelie, theWire]);
    expect((await move(fleabag, fleabag)).status).toBe(200);
    expect(await mine()).toEqual([fleabag, breakingBad, amelie, theWire]);
  });
  it("reports which of the two items is missing", async () => {
    expect((await move(theGodfather, null)).status).toBe(404);
    expect((await move(amelie, theGodfather)).status).toBe(409);
    expect(await mine()).toEqual([breakingBad, theWire, fleabag, amelie]);
  });
});

// shows: 4.own.11
it("50 simultaneous additions of one title create a single row", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call("POST", `${lists}/${person.defaultWatchlistId}/items`, { itemId: breakingBad }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => body.added)).toHaveLength(1);
  expect(await titleIds(person.defaultWatchlistId)).toEqual([breakingBad]);
});

describe("a list of 5,000 items", () => {
  let id: number;
  beforeEach(async () => {
    id = (await create({ name: "Long" })).id;
    const known = server.core.catalogue.view().snapshot.titles.map(({ id: titleId }) => titleId);
    await server.sql`
      insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by)
      select ${id}, case when n <= ${known.length} then (${known}::bigint[])[n] else 8000000 + n end, 7000000 + n, 'tv', n * 1024, ${person.userId} from generate_series(1, 5000) n`;
    await server.sql`analyze watchlist_items`;
  });

  // shows: 4.own.12
  it("accepts no more items, and moving one of its items writes one row", async () => {
    expect(await call("POST", `${lists}/${id}/items`, { itemId: await notOnIt() })).toMatchObject({
      status: 409,
      body: { message: "A list can hold at most 5000 titles." },
    });
    const versions = async () =>
      (
        await server.sql`select xmin::text as version from watchlist_items where watchlist_id = ${id} order by watchlist_item_id`
      ).map((row) => row["version"]);
    const before = await versions();
    expect((await call("PATCH", `${lists}/${id}/items/8005000`, { after: 7_000_002 })).status).toBe(
      200,
    );
    const after = await versions();
    expect(after.filter((version, at) => version !== before[at])).toHaveLength(1);
  });

  /** A title that is not among the 5,000, made known for the moment. */
  async function notOnIt(): Promise<number> {
    const [row] = await server.sql<
      { itemId: number }[]
    >`delete from watchlist_items where watchlist_id = ${id} and watchlist_item_id = 7000001 returning item_id`;
    await server.sql`insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by) values (${id}, 9000001, 7000001, 'tv', 1, ${person.userId})`;
    return row?.itemId ?? 0;
  }

  // shows: 4.own.12
  it("loads with as many queries as a short list, and reads its first page in index order", async () => {
    const plan =
      await server.sql`explain select * from watchlist_items where watchlist_id = ${id} order by position, item_id limit 5`;
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("watchlist_items_by_place");
    expect(text).not.toMatch(/Sort|Seq Scan/);
    const { status, body } = await call("GET", `${lists}/${id}`);
    expect([status, body.numItems, body.items.length, body.itemIds.length]).toEqual([
      200, 5000, 5, 999,
    ]);
  });

  // shows: 4.own.14
  it("includes its first 999 titles, and the rest on request", async () => {
    const ids = async (query = "") => (await call("GET", `${lists}/${id}/item-ids${query}`)).body;
    const [{ itemIds: first }] = (await all()).filter((each: { id: number }) => each.id === id);
    const rest = await ids("?offset=999");
    expect([rest.total, rest.itemIds.length, rest.pagination]).toEqual([
      5000,
      4001,
      { totalCount: 5000, limit: 5000, offset: 999 },
    ]);
    expect(new Set([...first, ...rest.itemIds]).size).toBe(5000);
    expect((await ids()).itemIds).toEqual([...first, ...rest.itemIds]);
    expect((await ids("?offset=4999")).itemIds).toEqual([8_005_000]);
    expect(
      (await call("GET", `/v3/users/${friend.userId}/watchlists/${id}/item-ids`, undefined, friend))
        .status,
    ).toBe(404);
  });
});
