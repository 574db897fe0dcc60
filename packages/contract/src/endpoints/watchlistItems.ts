import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination } from "../entities/pagination.ts";
import { MOST_WATCHLIST_ITEMS, watchlistItem } from "../entities/watchlists.ts";
import {
  RUNTIME_RANGES,
  count,
  itemId,
  listOf,
  pathId,
  titleKind,
  userId,
  watchlistId,
  watchlistSort,
} from "../fields.ts";
import { DEFAULT_LIMITS } from "../limits.ts";

const list = z.object({ userId, watchlistId });

const notFound = { 404: "Watchlist not found" };

const itemFilter = {
  nodeType: titleKind.optional(),
  genres: listOf(20),
  streamingProviders: listOf(60).meta({ description: "ids or names" }),
  runTimes: listOf(10).meta({ description: "minutes as ranges: 0-30, 90-120, 121-" }),
  seen: z.enum(["ALL", "SEEN", "UNSEEN"]).default("ALL").meta({
    description:
      "seen means rated with a taste value, shows whose aired episodes they’ve all seen, and films they marked as seen",
  }),
};

export const listWatchlistItems = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/items",
  computes: 1,
  reads: "watchlists",
  access: "owner",
  summary:
    "A watchlist’s items that pass the filters, in the person’s sort order; in custom order, new ones come on top. limit=1 is enough for the total.",
  params: list,
  query: z.object({
    limit: count(DEFAULT_LIMITS.watchlistItems, 999, 1),
    offset: count(0, 100_000),
    ...itemFilter,
  }),
  response: z.object({ items: z.array(watchlistItem), total: z.int(), pagination }),
  errors: notFound,
});

export const listWatchlistItemIds = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/item-ids",
  reads: "watchlists",
  access: "owner",
  summary:
    "A watchlist’s title ids in custom order, all of them by default: for lists longer than `itemIds`.",
  params: list,
  query: z.object({
    limit: count(MOST_WATCHLIST_ITEMS, MOST_WATCHLIST_ITEMS, 1),
    offset: count(0, 100_000),
  }),
  response: z.object({ itemIds: z.array(z.int()), total: z.int(), pagination }),
  errors: notFound,
  designed: true,
});

const counted = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.int() }));

export const getFilterCounts = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/filter-counts",
  computes: 1,
  reads: "watchlists",
  access: "owner",
  summary:
    "How many items each filter would leave, given the others. The first 999 items are counted.",
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

export const addWatchlistItem = endpoint({
  method: "POST",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/items",
  changes: ["watchlists"],
  access: "owner",
  summary:
    "Adds a title on top, or puts a removed one back at its position; adding it again changes nothing. On notinterested, it rates the title NOT_INTERESTED.",
  params: list,
  body: z.object({
    itemId,
    type: z.unknown().optional().meta({ description: "accepted and ignored: the title decides" }),
    position: z
      .int("must be a whole number")
      .min(-(2 ** 30), "must be a whole number")
      .max(2 ** 30, "must be a whole number")
      .optional()
      .meta({
        description: "the item’s position before it was removed",
      }),
    restore: z.int("invalid id").min(1, "invalid id").optional().meta({
      description:
        "the item id of the removed item: within a day it comes back as it was, with who added it and when, its position and its dots; after that as a new one",
    }),
  }),
  response: z.object({ item: watchlistItem, added: z.boolean(), numItems: z.int() }),
  errors: {
    403: "the invite hasn’t been accepted",
    404: "watchlist or title not found",
    409: "the list is full",
  },
});

export const removeWatchlistItem = endpoint({
  method: "DELETE",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}",
  changes: ["watchlists"],
  access: "owner",
  summary: "Removes a title, by its title id or item id. On notinterested, it deletes that rating.",
  params: list.extend({ itemId: pathId }),
  response: z.object({ success: z.literal(true), numItems: z.int() }),
  errors: { 403: "the invite hasn’t been accepted", 404: "watchlist or item not found" },
});

export const moveWatchlistItem = endpoint({
  method: "PATCH",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}",
  changes: ["watchlists"],
  access: "owner",
  summary: "Moves an item right after another in custom order; after null, it’s first.",
  params: list.extend({ itemId: pathId }),
  body: z.object({ after: z.union([z.null(), itemId], "invalid id") }),
  response: z.object({ success: z.literal(true), position: z.int() }),
  errors: {
    403: "the invite hasn’t been accepted",
    404: "watchlist or item not found",
    409: "notinterested is a view, or the other item is gone",
  },
  designed: true,
});

const sorted = list.extend({ sortType: watchlistSort });

export const getWatchlistSort = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}",
  reads: "watchlists",
  access: "owner",
  summary: "A watchlist’s items in a given sort order, without choosing it.",
  params: sorted,
  query: z.object({
    limit: count(DEFAULT_LIMITS.watchlistItems, 999, 1),
    offset: count(0, 100_000),
  }),
  response: z.object({
    sortType: watchlistSort,
    items: z.array(watchlistItem),
    total: z.int(),
    pagination,
  }),
  errors: notFound,
});

export const setWatchlistSort = endpoint({
  method: "POST",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}",
  changes: ["watchlists"],
  access: "owner",
  summary: "Chooses how this person sorts the watchlist; it doesn’t change for others.",
  params: sorted,
  response: z.object({ sortType: watchlistSort }),
  errors: { ...notFound, 409: "notinterested is a view" },
});

const cleared = z.object({
  success: z.literal(true),
  cleared: z.int().meta({ description: "dots cleared, on all lists" }),
});

export const clearItemUpdates = endpoint({
  method: "DELETE",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/item-updates",
  changes: ["watchlists"],
  access: "owner",
  summary:
    "Clears the new-item dots of a watchlist, or of one item; also those of the same titles on the person's other watchlists.",
  params: list,
  query: z.object({
    itemId: pathId.optional().meta({ description: "a title’s id or the item’s: only this one" }),
  }),
  response: cleared,
  errors: notFound,
});

export const markAllViewed = endpoint({
  method: "POST",
  path: "/v3/users/{userId}/watchlists/viewed",
  changes: ["watchlists"],
  access: "owner",
  summary: "Clears all the person's new-item dots.",
  params: z.object({ userId }),
  response: cleared,
  designed: true,
});
