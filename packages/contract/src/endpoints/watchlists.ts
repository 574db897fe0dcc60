import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination, watchlist, watchlistItem } from "../entities.ts";
import { count, itemId, pathId, text, userId, watchlistSort } from "../fields.ts";

/** The reserved id of the view of titles rated NOT_INTERESTED, which works like a watchlist. */
export const NOT_INTERESTED_LIST = "notinterested";

const watchlistId = z.union([z.literal(NOT_INTERESTED_LIST), pathId], "invalid id").meta({ description: "positive integer below 2^53, or notinterested" });
const list = z.object({ userId, watchlistId });
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
  query: z.object({ limit: count(5, 999) }),
  response: watchlist.extend({ id: z.union([z.int(), z.literal(NOT_INTERESTED_LIST)]), items: z.array(watchlistItem) }),
  errors: notFound,
});

export const listWatchlistItems = endpoint("listWatchlistItems", {
  access: "owner",
  summary: "The items of a watchlist, sorted as the person looks at it; in the list's own order new ones come on top.",
  params: list,
  query: z.object({ limit: count(5, 999, 1), offset: count(0, 100_000) }),
  response: z.object({ items: z.array(watchlistItem), total: z.int(), pagination }),
  errors: notFound,
});

export const addWatchlistItem = endpoint("addWatchlistItem", {
  access: "owner",
  summary: "Adds a title; adding it again changes nothing. On notinterested it rates the title NOT_INTERESTED.",
  params: list,
  body: z.object({ itemId }),
  response: z.object({ item: watchlistItem, added: z.boolean(), numItems: z.int() }),
  errors: { 404: "no such watchlist or title" },
});

export const removeWatchlistItem = endpoint("removeWatchlistItem", {
  access: "owner",
  summary: "Removes a title, named by its title id or by the item's own id. On notinterested it takes that rating back.",
  params: list.extend({ itemId: pathId }),
  response: z.object({ success: z.literal(true), numItems: z.int() }),
  errors: { 404: "no such watchlist or item" },
});

const ignored = z.unknown().optional().meta({ description: "accepted and ignored" });
const MOST_ITEMS = 5000;
/** A title's id, an item's own id, or an item as the list gave it. */
const itemName = z.union([itemId, z.object({ typeId: itemId.optional(), id: itemId.optional() })], "invalid id");

export const updateWatchlist = endpoint("updateWatchlist", {
  access: "owner",
  summary:
    "Changes name, colour, position and the order of items, each where given; it adds and removes no item. The items named share among them the places that they hold, all others keep theirs.",
  params: list,
  body: z
    .object({
      name: text(80).pipe(z.string().min(1, "a list needs a name")).optional(),
      hexCode: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, "must be a colour as #rrggbb")
        .transform((code) => code.toLowerCase())
        .optional(),
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
  query: z.object({ limit: count(5, 999, 1), offset: count(0, 100_000) }),
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
