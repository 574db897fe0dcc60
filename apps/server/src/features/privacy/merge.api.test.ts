import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate } from "../../testing/rate.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { storedPlaces } from "../../testing/storedPlaces.ts";
import { inLayer } from "../../../../../scripts/testing/layers.ts";

const SHOWS = [10_001, 10_002, 10_003, 10_004, 10_005, 10_006] as const;
const FILM = 10_201;
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

let calls = 0;
/**
 * Brings one account's history to another, from its own network address, because guesses are
 * limited by address.
 */
const bring = (from: TestPerson, into: TestPerson) =>
  server.call("POST", `/v1/users/${into.userId}/device-history`, {
    as: into,
    body: { token: from.token },
    from: `10.0.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`,
  });
const add = (as: TestPerson, itemId: number, watchlistId = as.defaultWatchlistId) =>
  server.call("POST", `/v3/users/${as.userId}/watchlists/${watchlistId}/items`, {
    as,
    body: { itemId },
  });
const watchlistsOf = async (as: TestPerson) =>
  (await server.call("GET", `/v3/users/${as.userId}/watchlists`, { as })).body.watchlists;
const itemsOf = async (as: TestPerson, watchlistId = as.defaultWatchlistId): Promise<number[]> =>
  (
    await server.call("GET", `/v3/users/${as.userId}/watchlists/${watchlistId}/items?limit=50`, {
      as,
    })
  ).body.items.map(({ typeId }: { typeId: number }) => typeId);
const seenOf = async (as: TestPerson) =>
  (await server.call("GET", `/v1/users/${as.userId}/titles/${SHOWS[0]}/seen`, { as })).body;
const statusOf = async (as: TestPerson) =>
  (await server.call("GET", `/v1/users/${as.userId}`, { as })).status;

/** A person with an address. */
async function newMember(): Promise<TestPerson> {
  const person = await server.newPerson();
  await server.sql`insert into emails (user_id, email, email_key) values (${person.userId}, ${`${person.userId}@example.org`}, ${`${person.userId}@example.org`})`;
  await server.sql`update users set roles = '{ROLE_USER}', life_cycle = 'REGISTERED' where user_id = ${person.userId}`;
  return person;
}

/** Another list of a person, with these titles in order. */
async function newList(
  owner: TestPerson,
  { name, items, position }: { name: string; items: readonly number[]; position: number },
): Promise<number> {
  const [row] = await server.sql<{ id: number }[]>`select (random() * 1e15)::bigint + 1 as id`;
  const watchlistId = row?.id ?? 0;
  await server.sql`insert into watchlists (watchlist_id, owner_id, name, hex_code) values (${watchlistId}, ${owner.userId}, ${name}, '#112233')`;
  await server.sql`insert into memberships (user_id, watchlist_id, position) values (${owner.userId}, ${watchlistId}, ${position})`;
  for (const item of items.toReversed()) await add(owner, item, watchlistId);
  return watchlistId;
}

describe("a merge", () => {
  it("keeps the newer of two ratings of a title, and reports how many were moved", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    await rate(server, device, { itemId: SHOWS[0], rating: "LOVE" });
    await rate(server, member, { itemId: SHOWS[0], rating: "DISLIKE" });
    await rate(server, member, { itemId: SHOWS[1], rating: "DISLIKE" });
    await rate(server, device, { itemId: SHOWS[1], rating: "LOVE" });
    await rate(server, device, { itemId: FILM, rating: "MEH" });
    const [before] = await server.sql<
      { version: number }[]
    >`select ratings_version as version from users where user_id = ${member.userId}`;
    const { status, body } = await bring(device, member);
    expect([status, body.merged.ratings]).toEqual([200, 2]);
    const rows =
      await server.sql`select item_id, rating from ratings where user_id = ${member.userId} order by item_id`;
    expect(rows).toEqual([
      { itemId: SHOWS[0], rating: "DISLIKE" },
      { itemId: SHOWS[1], rating: "LOVE" },
      { itemId: FILM, rating: "MEH" },
    ]);
    const [after] = await server.sql<
      { version: number }[]
    >`select ratings_version as version from users where user_id = ${member.userId}`;
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it("keeps the misleading mark of the rating that it keeps", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const mark = (as: TestPerson, itemId: number) =>
      server.call("PUT", `/v6/users/${as.userId}/ratings/${itemId}/misleading`, {
        as,
        body: { misleading: true },
      });
    const [first, second, third] = SHOWS;
    await rate(server, device, { itemId: first, rating: "LOVE" });
    for (const itemId of [first, second, third])
      await rate(server, member, { itemId, rating: "LIKE" });
    for (const itemId of [second, third, FILM])
      await rate(server, device, { itemId, rating: "LOVE" });
    for (const itemId of [first, third, FILM]) await mark(device, itemId);
    await mark(member, second);
    await bring(device, member);
    expect(
      await server.sql`select item_id, rating, misleading from ratings where user_id = ${member.userId} order by item_id`,
    ).toEqual([
      { itemId: first, rating: "LIKE", misleading: false },
      { itemId: second, rating: "LOVE", misleading: false },
      { itemId: third, rating: "LOVE", misleading: true },
      { itemId: FILM, rating: "LOVE", misleading: true },
    ]);
  });

  it("affects scores immediately", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const scores = async (as: TestPerson) =>
      (await server.call("GET", `/v3/users/${as.userId}/recommendations?limit=12`, { as })).body
        .recommendations;
    await scores(member);
    for (const itemId of SHOWS) await rate(server, device, { itemId, rating: "LOVE" });
    const expected = await scores(device);
    expect(await scores(member)).not.toEqual(expected);
    await bring(device, member);
    expect(await scores(member)).toEqual(expected);
  });

  // shows: 1.accounts.4
  it("appends the default list to the existing one, and moves all other lists unchanged", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    for (const item of [SHOWS[1], SHOWS[0]]) await add(member, item);
    for (const item of [SHOWS[3], SHOWS[1], SHOWS[2]]) await add(device, item);
    const own = await newList(member, { name: "Mine", items: [FILM], position: 1 });
    const second = await newList(device, { name: "Second", items: [SHOWS[5]], position: 2 });
    const first = await newList(device, {
      name: "First",
      items: [SHOWS[4], SHOWS[0]],
      position: 1,
    });
    expect((await bring(device, member)).body.merged).toMatchObject({ watchlists: 2, items: 5 });
    expect(await itemsOf(member)).toEqual([SHOWS[0], SHOWS[1], SHOWS[2], SHOWS[3]]);
    const lists = await watchlistsOf(member);
    expect(lists.map(({ id }: { id: number }) => id)).toEqual([
      member.defaultWatchlistId,
      own,
      first,
      second,
    ]);
    expect(
      lists.map(({ name, type, position }: Record<string, unknown>) => [name, type, position]),
    ).toEqual([
      ["My watchlist", "OWNER_DEFAULT", 0],
      ["Mine", "OWNER", 1],
      ["First", "OWNER", 2],
      ["Second", "OWNER", 3],
    ]);
    expect(await itemsOf(member, first)).toEqual([SHOWS[4], SHOWS[0]]);
    expect(
      await server.sql`select 1 from watchlists where watchlist_id = ${device.defaultWatchlistId}`,
    ).toHaveLength(0);
  });

  it("includes recently removed items, so that they can still be restored", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const brought = await newList(device, { name: "Brought", items: [SHOWS[0]], position: 1 });
    await server.call(
      "DELETE",
      `/v3/users/${device.userId}/watchlists/${brought}/items/${SHOWS[0]}`,
      { as: device },
    );
    await server.sql`update removed_items set new_for = ${[device.userId]}, added_at = '2026-01-02T03:04:05Z' where watchlist_id = ${brought}`;
    const [kept] = await server.sql<
      { restore: number }[]
    >`select watchlist_item_id as restore from removed_items where watchlist_id = ${brought}`;
    await bring(device, member);
    const { body } = await server.call(
      "POST",
      `/v3/users/${member.userId}/watchlists/${brought}/items`,
      { as: member, body: { itemId: SHOWS[0], ...kept } },
    );
    expect(body.item).toMatchObject({
      addedBy: member.userId,
      addedAt: "2026-01-02T03:04:05.000Z",
      displayIndicatorDot: true,
    });
  });

  it("merges services, genres and seen episodes, and fills gaps in the profile", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const patch = (as: TestPerson, body: unknown) =>
      server.call("PATCH", `/v1/users/${as.userId}/profile`, { as, body });
    await patch(member, {
      profileName: "Ann",
      genres: ["Drama", "Comedy"],
      settings: { theme: "dark", tips: true },
    });
    await patch(device, {
      profileName: "Nobody",
      profileImage: "/abc.jpg",
      firstName: "Anna",
      genres: ["Comedy", "Crime"],
      settings: { theme: "light", rows: 4 },
    });
    for (const [as, providers] of [
      [member, [1, 2]],
      [device, [2, 3]],
    ] as const) {
      for (const providerId of providers)
        await server.call("POST", `/v1/users/${as.userId}/providers`, {
          as,
          body: { providerId, extras: { plan: as === member ? "mine" : "theirs" } },
        });
    }
    const see = (as: TestPerson, episodes: number[]) =>
      server.call("PUT", `/v1/users/${as.userId}/titles/${SHOWS[0]}/seasons/1/seen`, {
        as,
        body: { episodes },
      });
    await see(member, [1, 2]);
    await see(device, [2, 3, 4]);
    const seeFilm = (as: TestPerson, id: number) =>
      server.call("PUT", `/v1/users/${as.userId}/titles/${id}/seen`, { as });
    await seeFilm(member, FILM);
    await seeFilm(device, FILM);
    await seeFilm(device, FILM + 1);
    await server.call("PUT", `/v1/users/${device.userId}/settings`, {
      as: device,
      body: { shareRatingsWithFriendsEnabled: false },
    });
    await server.call("PUT", `/v1/users/${member.userId}/settings`, {
      as: member,
      body: { remindersNotificationsEnabled: false },
    });
    await server.call("PUT", `/v1/users/${device.userId}/region`, {
      as: device,
      body: { region: "GB" },
    });

    expect((await bring(device, member)).body.merged).toEqual({
      ratings: 0,
      watchlists: 0,
      items: 0,
      services: 1,
      genres: 1,
      episodes: 2,
      films: 1,
    });
    const { body: profile } = await server.call("GET", `/v1/users/${member.userId}/profile`, {
      as: member,
    });
    expect(profile).toMatchObject({
      profileName: "Ann",
      profileImage: "/abc.jpg",
      firstName: "Anna",
      genres: ["Drama", "Comedy", "Crime"],
      settings: { theme: "dark", tips: true, rows: 4 },
    });
    const services =
      await server.sql`select provider_id, extras->>'plan' as plan from user_providers where user_id = ${member.userId} order by provider_id`;
    expect(services).toEqual([
      { providerId: 1, plan: "mine" },
      { providerId: 2, plan: "mine" },
      { providerId: 3, plan: "theirs" },
    ]);
    expect(JSON.stringify(await seenOf(member))).toContain("4");
    expect(
      await server.sql`select title_id from seen_films where user_id = ${member.userId} order by title_id`,
    ).toEqual([{ titleId: FILM }, { titleId: FILM + 1 }]);
    expect(
      await server.sql`select episode from seen_episodes where user_id = ${member.userId} order by episode`,
    ).toEqual([1, 2, 3, 4].map((episode) => ({ episode })));
    const { body: settings } = await server.call("GET", `/v1/users/${member.userId}/settings`, {
      as: member,
    });
    expect(settings).toMatchObject({
      shareRatingsWithFriendsEnabled: false,
      remindersNotificationsEnabled: false,
      implicitWatchlistAddEnabled: true,
    });
    expect(
      (await server.call("GET", `/v1/users/${member.userId}/region`, { as: member })).body.region,
    ).toBe("GB");
  });

  it.each([
    { account: true, device: null, after: true },
    { account: null, device: true, after: null },
    { account: true, device: false, after: false },
    { account: false, device: true, after: false },
    { account: null, device: false, after: false },
    { account: true, device: true, after: true },
  ])(
    "shares ratings only if the remaining account agreed and neither refused: $account, $device",
    async ({ account, device: fromDevice, after }) => {
      const [member, device] = [await newMember(), await server.newPerson()];
      const answer = (as: TestPerson, ratingSharingAgreed: boolean) =>
        server.call("PUT", `/v1/users/${as.userId}/settings`, {
          as,
          body: { ratingSharingAgreed },
        });
      if (account !== null) await answer(member, account);
      if (fromDevice !== null) await answer(device, fromDevice);
      await bring(device, member);
      const { body } = await server.call("GET", `/v1/users/${member.userId}/settings`, {
        as: member,
      });
      expect(body).toMatchObject({
        ratingSharingAgreed: after,
        shareRatingsWithFriendsEnabled: true,
      });
    },
  );

  it("keeps at most fifty profile settings, and prefers those of the remaining account", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const settings = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${prefix}${at}`, at]));
    for (const [as, prefix] of [
      [member, "m"],
      [device, "d"],
    ] as const) {
      await server.call("PATCH", `/v1/users/${as.userId}/profile`, {
        as,
        body: { settings: settings(prefix) },
      });
    }
    await bring(device, member);
    const names = Object.keys(
      (await server.call("GET", `/v1/users/${member.userId}/profile`, { as: member })).body
        .settings,
    );
    expect([names.length, names.filter((name) => name.startsWith("m")).length]).toEqual([50, 30]);
  });

  it("keeps the stronger of two memberships in another user's list, and hands over a shared default list", async () => {
    const [member, device, friend] = [
      await newMember(),
      await server.newPerson(),
      await server.newPerson(),
    ];
    await add(device, FILM);
    await server.sql`insert into memberships ${server.sql([
      { userId: device.userId, watchlistId: friend.defaultWatchlistId, state: "ACCEPTED" },
      { userId: member.userId, watchlistId: friend.defaultWatchlistId, state: "INVITED_NEW" },
      { userId: friend.userId, watchlistId: device.defaultWatchlistId, state: "ACCEPTED" },
    ])}`;
    expect((await bring(device, member)).body.merged).toMatchObject({ watchlists: 1, items: 1 });
    const types = (await watchlistsOf(member)).map(({ id, type }: { id: number; type: string }) => [
      id,
      type,
    ]);
    expect(new Map(types)).toEqual(
      new Map<number, string>([
        [member.defaultWatchlistId, "OWNER_DEFAULT"],
        [device.defaultWatchlistId, "OWNER"],
        [friend.defaultWatchlistId, "ACCEPTED"],
      ]),
    );
    expect(await itemsOf(friend, device.defaultWatchlistId)).toEqual([FILM]);
  });

  it("closes the first account, revokes its bearer token and leaves no rows behind", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    await rate(server, device, { itemId: SHOWS[0], rating: "LOVE" });
    await server.call("PATCH", `/v1/users/${device.userId}/profile`, {
      as: device,
      body: { firstName: "Anna", profileName: "Anna", settings: { theme: "dark" } },
    });
    await server.call("POST", "/api/event", {
      as: device,
      body: { events: [{ name: "signed_out" }] },
      headers: { "idempotency-key": "merge-event-1" },
    });
    await bring(device, member);
    expect([await statusOf(device), await statusOf(member)]).toEqual([401, 200]);
    expect(await storedPlaces(server.sql, device.userId)).toEqual(["users"]);
    expect(
      await server.sql`select life_cycle, roles, first_name, profile_settings from users where user_id = ${device.userId}`,
    ).toEqual([{ lifeCycle: "DELETED", roles: [], firstName: null, profileSettings: {} }]);
    expect(await server.sql`select name from events where user_id = ${member.userId}`).toEqual([
      { name: "signed_out" },
    ]);
  });

  it("notifies the user's other screens", async () => {
    const [member, device] = [await newMember(), await server.newPerson()];
    const screen = await connectSocket(server, { bearer: member.token });
    await rate(server, device, { itemId: SHOWS[0], rating: "LOVE" });
    await bring(device, member);
    await expect
      .poll(() => screen.heard.map(({ name }) => name).toSorted())
      .toEqual(["account:changed", "ratings:changed", "scores:changed"]);
    screen.socket.disconnect();
  });

  it.each(["an address", "a role", "a lock"])(
    "never moves data from an account with %s",
    async (what) => {
      const [member, other] = [
        await newMember(),
        what === "an address" ? await newMember() : await server.newPerson(),
      ];
      if (what === "a role")
        await server.sql`update users set roles = '{ROLE_ADMIN}' where user_id = ${other.userId}`;
      if (what === "a lock")
        await server.sql`update users set locked_at = now() where user_id = ${other.userId}`;
      await server.sql`insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location) values (${other.userId}, ${FILM}, 'abcdefghijkl', 'movie', 'LOVE', 'IN_APP')`;
      expect((await bring(other, member)).status).toBe(404);
      expect(await server.sql`select 1 from ratings where user_id = ${other.userId}`).toHaveLength(
        1,
      );
      expect(await server.sql`select 1 from ratings where user_id = ${member.userId}`).toHaveLength(
        0,
      );
    },
  );
});

describe("simultaneous merges", { tags: "deeper" }, () => {
  /** Two devices with some titles in common, and another list each. */
  async function givenDevices(): Promise<[TestPerson, TestPerson]> {
    const devices: [TestPerson, TestPerson] = [await server.newPerson(), await server.newPerson()];
    for (const [at, device] of devices.entries()) {
      for (const itemId of [SHOWS[0], SHOWS[at + 1] ?? FILM])
        await rate(server, device, { itemId, rating: "LOVE" });
      await newList(device, { name: `List ${at}`, items: [FILM], position: 1 });
    }
    return devices;
  }

  const PAIRS = inLayer(10, 50);
  const stateOf = async ({ userId }: TestPerson) => ({
    ratings: (
      await server.sql<
        { itemId: number }[]
      >`select item_id from ratings where user_id = ${userId} order by item_id`
    ).map(({ itemId }) => itemId),
    lists: (
      await server.sql<
        { name: string }[]
      >`select name from memberships join watchlists using (watchlist_id) where user_id = ${userId} order by name`
    ).map(({ name }) => name),
    defaults:
      await server.sql`select watchlist_id from memberships where user_id = ${userId} and user_default`,
    items: (
      await server.sql<{ itemId: number }[]>`
        select i.item_id from memberships m join watchlist_items i using (watchlist_id) where m.user_id = ${userId} and m.user_default order by i.item_id`
    ).map(({ itemId }) => itemId),
    positions:
      await server.sql`select position from memberships where user_id = ${userId} group by position having count(*) > 1`,
  });
  const everything = {
    ratings: [SHOWS[0], SHOWS[1], SHOWS[2]],
    lists: ["List 0", "List 1", "My watchlist"],
    defaults: [expect.anything()],
    items: [SHOWS[0], SHOWS[1], SHOWS[2]],
    positions: [],
  };

  it(
    `of two devices into one account don't lose or duplicate any data, ${PAIRS} times`,
    { timeout: 4 * MINUTE },
    async () => {
      const trios = await Promise.all(
        Array.from({ length: PAIRS }, async () => ({
          member: await newMember(),
          devices: await givenDevices(),
        })),
      );
      const answers = await Promise.all(
        trios.flatMap(({ member, devices: [one, other] }) => [
          bring(one, member),
          bring(other, member),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const { member, devices } of trios) {
        expect(await stateOf(member)).toEqual(everything);
        expect(await Promise.all(devices.map(statusOf))).toEqual([401, 401]);
      }
      expect(server.errors()).toEqual([]);
    },
  );

  it(
    `of two devices into each other leave a single account with everything, ${PAIRS} times`,
    { timeout: 4 * MINUTE },
    async () => {
      const pairs = await Promise.all(Array.from({ length: PAIRS }, givenDevices));
      const answers = await Promise.all(
        pairs.flatMap(([one, other]) => [bring(one, other), bring(other, one)]),
      );
      for (const [at, pair] of pairs.entries()) {
        const [first, second] = [answers[2 * at]?.status ?? 0, answers[2 * at + 1]?.status ?? 0];
        // The second one notices the end of an account: its bearer's, its target's, or its
        // source's.
        expect([first, second].filter((status) => status === 200)).toHaveLength(1);
        expect([first, second].every((status) => [200, 401, 403, 404].includes(status))).toBe(true);
        const [survivor, gone] = first === 200 ? [pair[1], pair[0]] : pair;
        expect(await stateOf(survivor)).toEqual(everything);
        expect(await statusOf(gone)).toBe(401);
      }
      expect(server.errors()).toEqual([]);
    },
  );

  it(
    "either include a device's concurrent write or report to the device that its account is gone",
    { timeout: 4 * MINUTE },
    async () => {
      const rounds = await Promise.all(
        Array.from({ length: 20 }, async () => ({
          member: await newMember(),
          device: await server.newPerson(),
        })),
      );
      await Promise.all(
        rounds.map(async ({ member, device }) => {
          const writes = [
            add(device, SHOWS[0]),
            server.call("POST", `/v1/users/${device.userId}/providers`, {
              as: device,
              body: { providerId: 1 },
            }),
            bring(device, member),
            rate(server, device, { itemId: FILM, rating: "MEH" }),
            server.call("PUT", `/v1/users/${device.userId}/titles/${SHOWS[1]}/seasons/1/seen`, {
              as: device,
              body: { episodes: [1] },
            }),
          ];
          const statuses = (await Promise.all(writes)).map(({ status }) => status);
          const [added, chosen, merged, rated, seen] = statuses;
          expect(merged).toBe(200);
          expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
          const { userId } = member;
          const kept = [
            await server.sql`select 1 from watchlist_items where watchlist_id = ${member.defaultWatchlistId}`,
            await server.sql`select 1 from user_providers where user_id = ${userId}`,
            await server.sql`select 1 from ratings where user_id = ${userId}`,
            await server.sql`select 1 from seen_episodes where user_id = ${userId}`,
          ];
          expect(kept.map(({ length }) => length)).toEqual(
            [added, chosen, rated, seen].map((status) => (status === 200 ? 1 : 0)),
          );
          expect(await storedPlaces(server.sql, device.userId)).toEqual(["users"]);
        }),
      );
      expect(server.errors()).toEqual([]);
    },
  );
});
