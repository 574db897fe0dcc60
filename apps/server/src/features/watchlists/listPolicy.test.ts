import { describe, expect, expectTypeOf, it } from "vitest";
import type { Queries } from "../../platform/http/handler.ts";
import type { Editable, Owned, Owner, Readable } from "../../platform/policy.ts";
import { Refusal } from "../../platform/refusal.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { insertItem } from "./itemStore.ts";
import {
  mayEdit,
  mayMakeDefault,
  mayOwn,
  mayOwnRow,
  mayPickFor,
  mayRead,
  mayScoreWith,
} from "./listPolicy.ts";
import { removeItem } from "./removedItemStore.ts";
import type { ListState, Watchlist, WatchlistRef, WatchlistRow } from "./watchlist.ts";
import { deleteWatchlistRows, saveLooks, saveSort } from "./watchlistStore.ts";

const ANN = testOwner("annannannann");
const ROW: WatchlistRow = {
  watchlistId: 7,
  ownerId: "bobbobbobbob",
  name: "Films",
  hexCode: "#85807a",
  status: "ACTIVE",
  state: "ACCEPTED",
  userDefault: false,
  position: 0,
  sort: "CUSTOM",
  numItems: 0,
  itemIds: [],
  numNewItems: 0,
  members: [
    { userId: ANN.userId, state: "ACCEPTED" },
    { userId: "cidcidcidcid", state: "ACCEPTED" },
    { userId: "evaevaevaeva", state: "INVITED_SEEN" },
  ],
};

const listIn = (state: ListState): Readable<Watchlist> => {
  const list = mayRead(ANN, { ...ROW, state });
  if (list instanceof Refusal) throw new Error(list.message);
  return list;
};
const statusOf = (outcome: object) => (outcome instanceof Refusal ? outcome.status : 200);

describe("list permissions", () => {
  it.each<[ListState, unknown[]]>([
    ["OWNER", [200, 200, 200]],
    ["ACCEPTED", [200, 200, 403]],
    ["INVITED_SEEN", [403, 409, 403]],
    ["INVITED_NEW", [403, 409, 403]],
  ])("of %s to change titles, make it the default and own it: %j", (state, expected) => {
    const list = listIn(state);
    const outcomes = [mayEdit(list), mayMakeDefault(list), mayOwn(list, "deletes a list")];
    expect(outcomes.map(statusOf)).toEqual(expected);
  });

  it("hide a list from everyone who isn't a member", () => {
    expect(statusOf(mayRead(ANN, null))).toBe(404);
    expect(mayOwnRow(ANN, ROW)).toBeNull();
    expect(mayPickFor(ANN, ["bobbobbobbob", "cidcidcidcid"])).toBeNull();
  });

  it("show scores based on members' tastes only to members", () => {
    expect(mayScoreWith(ANN, ROW).map(({ userId }) => userId)).toEqual([
      "bobbobbobbob",
      "cidcidcidcid",
    ]);
    expect(mayScoreWith(ANN, { ...ROW, state: "INVITED_SEEN" })).toEqual([]);
  });
});

const ITEM = { itemId: 1, kind: "movie" } as const;

/** Never called: compilation fails if a line that must not compile does. */
async function mustNotCompile(
  sql: Queries,
  { owner, readable, editable, owned }: Proofs,
): Promise<void> {
  // @ts-expect-error a bare id isn't a proof
  await insertItem(sql, 7, ITEM);
  // @ts-expect-error nor is an object that looks like one
  await insertItem(sql, { watchlistId: 7, viewer: owner }, ITEM);
  // @ts-expect-error nor a copy of one
  await insertItem(sql, { ...editable, watchlistId: 8 }, ITEM);
  // @ts-expect-error nor a loaded row
  await insertItem(sql, { ...ROW, viewer: owner }, ITEM);
  // @ts-expect-error readers of a list can't add to it
  await insertItem(sql, readable, ITEM);
  // @ts-expect-error nor remove anything from it
  await removeItem(sql, readable, 1);
  // @ts-expect-error editors of its titles can't rename it
  await saveLooks(sql, editable, { name: "Shows" });
  // @ts-expect-error nor delete it
  await deleteWatchlistRows(sql, editable, []);
  // @ts-expect-error invited people can't sort a list they haven't joined
  await saveSort(sql, mayKnow(editable), "ADDED");
  // @ts-expect-error an id isn't an owner
  mayRead({ userId: "annannannann" }, null);
  // @ts-expect-error nor is another owner
  mayRead({ ...owner, userId: "bobbobbobbob" }, null);

  await insertItem(sql, editable, ITEM);
  await saveLooks(sql, owned, { name: "Shows" });
}

const mayKnow = (list: Readable<WatchlistRef>): Readable<WatchlistRef> => list;

interface Proofs {
  owner: Owner;
  readable: Readable<Watchlist>;
  editable: Editable<Watchlist>;
  owned: Owned<Watchlist>;
}

describe("permission proofs", () => {
  it("can't be created manually, and a weaker proof isn't enough", () => {
    expectTypeOf(mustNotCompile).returns.resolves.toBeVoid();
    expectTypeOf<Owned<Watchlist>>().toExtend<Editable<WatchlistRef>>();
    expectTypeOf<Editable<Watchlist>>().toExtend<Readable<Watchlist>>();
    expectTypeOf<Readable<Watchlist>>().not.toExtend<Editable<Watchlist>>();
    expectTypeOf<Editable<Watchlist>>().not.toExtend<Owned<Watchlist>>();
    expectTypeOf<Readable<WatchlistRef>>().not.toExtend<Readable<Watchlist>>();
    expectTypeOf<{ userId: string }>().not.toExtend<Owner>();
  });
});
