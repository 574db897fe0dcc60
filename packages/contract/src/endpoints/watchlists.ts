import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination, sharedPerson, watchlist, watchlistItem } from "../entities.ts";
import { count, itemId, listOf, pathId, text, titleKind, userId, watchlistSort } from "../fields.ts";
import { DEFAULT_LIMITS } from "../limits.ts";

/** The reserved id of the view of titles rated NOT_INTERESTED, which works like a watchlist. */
export const NOT_INTERESTED_LIST = "notinterested";

const watchlistId = z.union([z.literal(NOT_INTERESTED_LIST), pathId], "invalid id").meta({ description: "positive integer below 2^53, or notinterested" });
const list = z.object({ userId, watchlistId });
/** So many titles a list holds at most. */
const MOST_ITEMS = 5000;
const notFound = { 404: "Watchlist not found" };

export const listWatchlists = endpoint("listWatchlists", {
  access: "owner",
  summary: "The person's watchlists in their order, each with its title ids.",
  params: z.object({ userId }),
  query: z.object({ limit: count(50, 200, 1), offset: count(0, 10_000) }),
  response: z.object({ watchlists: z.array(watchlist), total: z.int() }),
});

export const getWatchlist = endpoint("getWatchlist", {
  access: "owner",
  summary: "One watchlist with its first items, sorted as the person looks at it.",
  params: list,
  query: z.object({ limit: count(DEFAULT_LIMITS.watchlistItems, 999) }),
  response: watchlist.extend({ id: z.union([z.int(), z.literal(NOT_INTERESTED_LIST)]), items: z.array(watchlistItem) }),
  errors: notFound,
});

/** Lengths by which items are filtered and counted, in minutes. */
export const RUNTIME_RANGES = ["0-30", "31-60", "61-90", "91-120", "121-"] as const;

const itemFilter = {
  nodeType: titleKind.optional(),
  genres: listOf(20),
  streamingProviders: listOf(60).meta({ description: "ids or names" }),
  runTimes: listOf(10).meta({ description: "minutes as ranges: 0-30, 90-120, 121-" }),
  seen: z
    .enum(["ALL", "SEEN", "UNSEEN"])
    .default("ALL")
    .meta({ description: "seen is what the person rated with a taste value, and shows of which they have seen all that has aired" }),
};

export const listWatchlistItems = endpoint("listWatchlistItems", {
  access: "owner",
  summary: "The items of a watchlist that pass the filters, sorted as the person looks at it; in the list's own order new ones come on top. limit=1 asks for the total alone.",
  params: list,
  query: z.object({ limit: count(DEFAULT_LIMITS.watchlistItems, 999, 1), offset: count(0, 100_000), ...itemFilter }),
  response: z.object({ items: z.array(watchlistItem), total: z.int(), pagination }),
  errors: notFound,
});

export const listWatchlistItemIds = endpoint("listWatchlistItemIds", {
  access: "owner",
  summary: "The title ids of a watchlist in its own order and nothing else, all of them unless asked otherwise: where a list is longer than its `itemIds`, the rest from there on.",
  params: list,
  query: z.object({ limit: count(MOST_ITEMS, MOST_ITEMS, 1), offset: count(0, 100_000) }),
  response: z.object({ itemIds: z.array(z.int()), total: z.int(), pagination }),
  errors: notFound,
  designed: true,
});

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

export const getFilterCounts = endpoint("getFilterCounts", {
  access: "owner",
  summary: "How many items each filter would leave, under the filters given; each count leaves its own filter aside. The first 999 items are counted.",
  params: list,
  query: z.object(itemFilter),
  response: z.object({
    total: z.int(),
    kinds: counted(titleKind),
    genres: counted(z.string()),
    providers: z.array(z.object({ value: z.int(), name: z.string(), count: z.int() })),
    runTimes: counted(z.enum(RUNTIME_RANGES)),
    seen: counted(z.enum(["SEEN", "UNSEEN"])),
  }),
  errors: notFound,
  designed: true,
});

export const addWatchlistItem = endpoint("addWatchlistItem", {
  access: "owner",
  summary: "Adds a title on top, or puts one that was taken off back at its position; adding it again changes nothing. On notinterested it rates the title NOT_INTERESTED.",
  params: list,
  body: z.object({
    itemId,
    position: z
      .int("must be a whole number")
      .min(-(2 ** 30), "must be a whole number")
      .max(2 ** 30, "must be a whole number")
      .optional()
      .meta({ description: "that of the item before it was taken off: it stands right before what has come to that position since, or comes after it" }),
    restore: z.int("invalid id").min(1, "invalid id").optional().meta({
      description:
        "the own id of the item that was last taken off: for a day it comes back as it was, with who added it and when, its position and the dots it bore; after that as a new one",
    }),
  }),
  response: z.object({ item: watchlistItem, added: z.boolean(), numItems: z.int() }),
  errors: { 403: "the invite is not accepted", 404: "no such watchlist or title", 409: "the list is full" },
});

export const removeWatchlistItem = endpoint("removeWatchlistItem", {
  access: "owner",
  summary: "Removes a title, named by its title id or by the item's own id. On notinterested it takes that rating back.",
  params: list.extend({ itemId: pathId }),
  response: z.object({ success: z.literal(true), numItems: z.int() }),
  errors: { 403: "the invite is not accepted", 404: "no such watchlist or item" },
});

const listName = text(80).pipe(z.string().min(1, "a list needs a name"));
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a colour as #rrggbb")
  .transform((code) => code.toLowerCase());

const ignored = z.unknown().optional().meta({ description: "accepted and ignored" });
/** A title's id, an item's own id, or an item as the list gave it. */
const itemName = z.union([itemId, z.object({ typeId: itemId.optional(), id: itemId.optional() })], "invalid id");

export const updateWatchlist = endpoint("updateWatchlist", {
  access: "owner",
  summary:
    "Changes name, colour, position and the order of items, each where given; it adds and removes no item. The items named share among them the places that they hold, all others keep theirs.",
  params: list,
  body: z
    .object({
      name: listName.optional(),
      hexCode: colour.optional(),
      position: z.int("must be a whole number from 0 to 9999").min(0, "must be a whole number from 0 to 9999").max(9999, "must be a whole number from 0 to 9999").optional(),
      items: z.array(itemName, "must be a list of items").max(MOST_ITEMS, `at most ${MOST_ITEMS} entries`).optional(),
      ownerId: ignored,
      id: ignored,
      numItems: ignored,
      status: ignored,
      type: ignored,
    })
    .prefault({}),
  response: watchlist,
  errors: { ...notFound, 403: "the list is another's", 409: "notinterested is a view" },
});

const sorted = list.extend({ sortType: watchlistSort });

export const getWatchlistSort = endpoint("getWatchlistSort", {
  access: "owner",
  summary: "The items of a watchlist under a sort, without choosing it.",
  params: sorted,
  query: z.object({ limit: count(DEFAULT_LIMITS.watchlistItems, 999, 1), offset: count(0, 100_000) }),
  response: z.object({ sortType: watchlistSort, items: z.array(watchlistItem), total: z.int(), pagination }),
  errors: notFound,
});

export const setWatchlistSort = endpoint("setWatchlistSort", {
  access: "owner",
  summary: "Chooses how this person looks at the watchlist; nobody else's look changes.",
  params: sorted,
  response: z.object({ sortType: watchlistSort }),
  errors: { ...notFound, 409: "notinterested is a view" },
});

export const createWatchlist = endpoint("createWatchlist", {
  access: "owner",
  summary: "Makes a watchlist of the person's own, the last of their lists, with titles on it if some are named.",
  params: z.object({ userId }),
  body: z.object({
    name: listName,
    hexCode: colour.optional(),
    items: z.array(itemId, "must be a list of titles").max(200, "at most 200 entries").default([]),
    ownerId: userId.optional().meta({ description: "the person's own id" }),
  }),
  response: watchlist,
  errors: { 403: "the ownerId is somebody else's", 404: "no such title", 409: "the person has 200 lists" },
});

export const deleteWatchlist = endpoint("deleteWatchlist", {
  access: "owner",
  summary: "Deletes a watchlist of the person's own, for all who share it. Whoever had it as their default gets their next own list as default, a new one where they have none.",
  params: list,
  response: z.object({ success: z.literal(true), defaultWatchlistId: z.int() }),
  errors: { ...notFound, 403: "the list is another's", 409: "notinterested is a view" },
});

export const setDefaultWatchlist = endpoint("setDefaultWatchlist", {
  access: "owner",
  summary: "Makes this the person's default watchlist in the place of the one before: an own list, or one that they collaborate on.",
  params: list,
  response: watchlist,
  errors: { ...notFound, 409: "notinterested is a view, or the invite is not accepted" },
});

export const moveWatchlistItem = endpoint("moveWatchlistItem", {
  access: "owner",
  summary: "Puts one item right after another in the list's own order; after null it is the first.",
  params: list.extend({ itemId: pathId }),
  body: z.object({ after: z.union([z.null(), itemId], "invalid id") }),
  response: z.object({ success: z.literal(true), position: z.int() }),
  errors: { 403: "the invite is not accepted", 404: "no such watchlist or item", 409: "notinterested is a view, or the other item is gone" },
  designed: true,
});

const cleared = z.object({ success: z.literal(true), cleared: z.int().meta({ description: "dots that are gone, on all lists" }) });

export const clearItemUpdates = endpoint("clearItemUpdates", {
  access: "owner",
  summary: "Clears the new-item dots of a watchlist, or of one item; also those of the same titles on the person's other watchlists.",
  params: list,
  query: z.object({ itemId: pathId.optional().meta({ description: "a title's id or the item's own: only this one" }) }),
  response: cleared,
  errors: notFound,
});

export const markAllViewed = endpoint("markAllViewed", {
  access: "owner",
  summary: "Clears all the person's new-item dots.",
  params: z.object({ userId }),
  response: cleared,
  designed: true,
});

export const listWatchlistActivity = endpoint("listWatchlistActivity", {
  access: "owner",
  summary: "What was lately done on a shared watchlist, by whom and when, the last first; at most 200 entries are kept.",
  params: list,
  query: z.object({ limit: count(20, 100, 1), offset: count(0, 1000) }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        what: z.enum(["item-added", "item-removed", "item-restored", "items-moved", "list-changed", "invited", "joined", "declined", "left", "removed"]),
        by: sharedPerson,
        title: z.object({ id: z.int(), name: z.string(), path: z.string() }).nullable(),
        about: sharedPerson.nullable(),
        at: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
  errors: notFound,
  designed: true,
});

export const getListServices = endpoint("getListServices", {
  access: "owner",
  summary:
    "Few services that have most of a watchlist, each adding the most titles (greedy set cover): by offers in the person's country where they are known, else by where titles were first shown. What is rented or bought counts for nothing.",
  params: list,
  response: z.object({
    results: z.array(
      z.object({
        provider: z.object({ id: z.int(), name: z.string() }),
        adds: z.array(z.int()).meta({ description: "titles that no service before it has" }),
        covered: z.int(),
        mine: z.boolean(),
        originalOnly: z.boolean().meta({ description: "all that is known is that titles were first shown there: no promise that they are there today" }),
      }),
    ),
    total: z.int(),
    uncovered: z.int(),
    region: z.string(),
    method: z.literal("greedy"),
  }),
  errors: notFound,
  designed: true,
});
