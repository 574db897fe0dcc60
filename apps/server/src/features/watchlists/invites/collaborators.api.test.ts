import { beforeEach, describe, expect, it } from "vitest";
import type { shareHelpers } from "../../../testing/shareHelpers.ts";
import { TITLES } from "../../../testing/rate.ts";
import type { TestPerson, TestServer } from "../../../testing/testServer.ts";
import { sharedList } from "./sharedList.fixture.ts";

let server: TestServer;
let helpers: ReturnType<typeof shareHelpers>;
let ann: TestPerson;
let bob: TestPerson;
let list: number;
const { opened, stateOf, look, remove } = sharedList();
beforeEach(() => void ({ server, helpers, ann, bob, list } = opened()));

const add = (as: TestPerson, itemId: number) =>
  helpers.call(as, "POST", `/v3/users/{me}/watchlists/${list}/items`, { itemId });

describe("collaborators", () => {
  beforeEach(() => helpers.join(bob, { owner: ann, listId: list }));

  it("can add, remove and reorder items, but can't rename, recolour, delete or invite", async () => {
    expect((await add(bob, TITLES.amelie)).status).toBe(200);
    expect((await add(bob, TITLES.theWire)).status).toBe(200);
    expect(
      (
        await helpers.call(bob, "PUT", `/v3/users/{me}/watchlists/${list}`, {
          items: [TITLES.amelie, TITLES.theWire],
          position: 3,
        })
      ).body.itemIds,
    ).toEqual([TITLES.amelie, TITLES.theWire]);
    expect(
      (
        await helpers.call(
          bob,
          "DELETE",
          `/v3/users/{me}/watchlists/${list}/items/${TITLES.amelie}`,
        )
      ).status,
    ).toBe(200);
    expect(await helpers.listOf(ann, list)).toMatchObject({
      itemIds: [TITLES.theWire],
      position: 1,
      displayIndicatorDot: true,
    });
    for (const body of [{ name: "Mine" }, { hexCode: "#000000" }])
      expect(
        (await helpers.call(bob, "PUT", `/v3/users/{me}/watchlists/${list}`, body)).status,
      ).toBe(403);
    expect((await helpers.call(bob, "DELETE", `/v3/users/{me}/watchlists/${list}`)).status).toBe(
      403,
    );
    expect(
      (await helpers.call(bob, "POST", `/v1/users/{me}/watchlists/${list}/invites/reference`, {}))
        .status,
    ).toBe(403);
    expect((await remove(bob, ann)).status).toBe(403);
  });

  it("can read the list but not change it until they accept", async () => {
    const cem = await helpers.newVerified();
    await helpers.acknowledge(cem, await helpers.referenceTo(ann, list));
    expect((await helpers.call(cem, "GET", `/v3/users/{me}/watchlists/${list}`)).body.type).toBe(
      "INVITED_SEEN",
    );
    expect(await add(cem, TITLES.amelie)).toMatchObject({
      status: 403,
      body: { message: "Accept the invite first." },
    });
    expect(
      (await helpers.call(cem, "PUT", `/v3/users/{me}/watchlists/${list}`, { items: [] })).status,
    ).toBe(403);
    expect(
      (await helpers.call(cem, "PATCH", `/v3/users/{me}/watchlists/${list}/default`)).status,
    ).toBe(409);
  });

  // shows: 4.shared.2, 7.watchlists.10
  it("can leave, and then get their own list as the default", async () => {
    await helpers.call(bob, "PATCH", `/v3/users/{me}/watchlists/${list}/default`);
    expect((await remove(bob, bob)).body).toEqual({ success: true });
    expect(await stateOf(bob)).toBeNull();
    expect(
      (await helpers.listsOf(bob)).map((each: { id: number; type: string }) => [
        each.id,
        each.type,
      ]),
    ).toEqual([[bob.defaultWatchlistId, "OWNER_DEFAULT"]]);
    expect((await helpers.call(bob, "GET", `/v3/users/{me}/watchlists/${list}`)).status).toBe(404);
    expect((await remove(bob, bob)).status).toBe(404);
    expect((await remove(ann, ann)).status).toBe(403);
  });

  // shows: 3.watchlist.4, 4.shared.2, 7.watchlists.10
  it("can be removed by the owner, become INVITED_REMOVED, and return only when invited again", async () => {
    const reference = await helpers.referenceTo(ann, list);
    expect((await remove(ann, bob)).status).toBe(200);
    expect(await helpers.listOf(ann, list)).toMatchObject({
      collaborators: [],
      formerCollaborators: [{ userId: bob.userId, state: "INVITED_REMOVED" }],
    });
    expect((await add(bob, TITLES.amelie)).status).toBe(404);
    expect((await helpers.acknowledge(bob, reference)).status).toBe(404);
    expect(
      (
        await helpers.call(
          ann,
          "POST",
          `/v1/users/{me}/watchlists/${list}/invites/user/${bob.userId}`,
        )
      ).status,
    ).toBe(200);
    expect((await helpers.acknowledge(bob, reference)).status).toBe(200);
  });

  it("can see who did what and when, and so can the owner, but nobody else can", async () => {
    await add(bob, TITLES.amelie);
    await helpers.call(ann, "PUT", `/v3/users/{me}/watchlists/${list}`, { name: "Saturday" });
    const activity = (as: TestPerson) =>
      helpers.call(as, "GET", `/v3/users/{me}/watchlists/${list}/activity`);
    const { body } = await activity(ann);
    expect(
      body.results.map(
        ({
          what,
          by,
          title,
        }: {
          what: string;
          by: { profileName: string };
          title: { id: number } | null;
        }) => [what, by.profileName, title?.id ?? null],
      ),
    ).toEqual([
      ["list-changed", "Ann", null],
      ["item-added", "Bob", TITLES.amelie],
      ["joined", "Bob", null],
    ]);
    expect((await activity(bob)).body).toEqual(body);
    expect((await activity(await helpers.newVerified())).status).toBe(404);
    await server.sql`insert into list_activity (watchlist_id, user_id, what) select ${list}, ${bob.userId}, 'items-moved' from generate_series(1, 300)`;
    await add(bob, TITLES.theWire);
    expect((await activity(ann)).body).toMatchObject({
      total: 200,
      results: [
        { what: "item-added" },
        ...Array.from({ length: 19 }, () => ({ what: "items-moved" })),
      ],
    });
  });

  // shows: 4.shared.3
  it("see each other's changes on their screens, with the user and the time", async () => {
    const told: [readonly string[], string, Record<string, unknown>][] = [];
    const { publish } = server.core.realtime;
    server.core.realtime.attach({
      to: (rooms: readonly string[]) => ({
        emit: (name: string, payload: Record<string, unknown>) => told.push([rooms, name, payload]),
      }),
    } as never); // the only method that notifying uses
    await add(bob, TITLES.fleabag);
    expect(publish).toBeTypeOf("function");
    const [rooms, name, payload] = told.find(([, , { what }]) => what === "item-added") ?? [
      [],
      "",
      {},
    ];
    expect(rooms.map((room) => room.slice(-12)).toSorted()).toEqual(
      [ann.userId, bob.userId].toSorted(),
    );
    expect([name, payload]).toEqual([
      "watchlists:changed",
      {
        origin: null,
        watchlistId: list,
        what: "item-added",
        itemId: TITLES.fleabag,
        by: bob.userId,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it("can't be invited or join if either they or the owner has blocked the other", async () => {
    const cem = await helpers.newVerified();
    await helpers.call(cem, "PUT", `/v1/users/{me}/friends/${ann.userId}/block`);
    const reference = await helpers.referenceTo(ann, list);
    expect((await look(cem, reference)).status).toBe(404);
    expect((await helpers.acknowledge(cem, reference)).status).toBe(404);
    await helpers.call(ann, "PUT", `/v1/users/{me}/friends/${bob.userId}/block`);
    expect(await stateOf(bob)).toBe("INVITED_REMOVED");
    expect(
      (
        await helpers.call(
          ann,
          "POST",
          `/v1/users/{me}/watchlists/${list}/invites/user/${bob.userId}`,
        )
      ).status,
    ).toBe(404);
  });
});

it("a list has at most 50 collaborators", async () => {
  await server.sql`insert into memberships (user_id, watchlist_id, state) select lpad(n::text, 12, 'm'), ${list}, 'ACCEPTED' from generate_series(1, 49) n`;
  expect(await helpers.acknowledge(bob, await helpers.referenceTo(ann, list))).toMatchObject({
    status: 409,
    body: { message: "A list can be shared by at most 50 people." },
  });
});
