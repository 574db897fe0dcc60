import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  MOST_WATCHLIST_ITEMS,
  sharedPerson,
  watchlist,
  watchlistItem,
} from "../entities/watchlists.ts";
import { NOT_INTERESTED_LIST, count, itemId, name, userId, watchlistId } from "../fields.ts";
import { DEFAULT_LIMITS } from "../limits.ts";

const list = z.object({ userId, watchlistId });

const notFound = { 404: "Watchlist not found" };

export const listWatchlists = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists",
  reads: "watchlists",
  access: "owner",
  summary: "The person's watchlists in their order, each with its title ids.",
  params: z.object({ userId }),
  query: z.object({ limit: count(50, 200, 1), offset: count(0, 10_000) }),
  response: z.object({ watchlists: z.array(watchlist), total: z.int() }),
});

export const getWatchlist = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}",
  reads: "watchlists",
  access: "owner",
  summary: "One watchlist with its first items, in the person’s sort order.",
  params: list,
  query: z.object({ limit: count(DEFAULT_LIMITS.watchlistItems, 999) }),
  response: watchlist.extend({
    id: z.union([z.int(), z.literal(NOT_INTERESTED_LIST)]),
    items: z.array(watchlistItem),
  }),
  errors: notFound,
});

const listName = name(80).pipe(z.string().min(1, "is missing"));

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a color such as #rrggbb")
  .transform((code) => code.toLowerCase());

const ignored = z.unknown().optional().meta({ description: "accepted and ignored" });

/** A title's id, an item's own id, or an item as the list returned it. */
const itemName = z.union(
  [itemId, z.object({ typeId: itemId.optional(), id: itemId.optional() })],
  "invalid id",
);

export const updateWatchlist = endpoint({
  method: "PUT",
  path: "/v3/users/{userId}/watchlists/{watchlistId}",
  bodyKiB: 256,
  changes: ["watchlists"],
  access: "owner",
  summary:
    "Changes the name, color, position and order of items, if given; it doesn’t add or remove items. The list goes before the one at the new position. The named items are reordered among their places; all others keep theirs.",
  params: list,
  body: z
    .object({
      name: listName.optional(),
      hexCode: colour.optional(),
      position: z
        .int("must be a whole number from 0 to 9999")
        .min(0, "must be a whole number from 0 to 9999")
        .max(9999, "must be a whole number from 0 to 9999")
        .optional(),
      items: z
        .array(itemName, "must be a list of items")
        .max(MOST_WATCHLIST_ITEMS, `at most ${MOST_WATCHLIST_ITEMS} entries`)
        .optional(),
      ownerId: userId.optional().meta({ description: "the list's own, as it was returned" }),
      id: itemId.optional().meta({ description: "the id in the address" }),
      numItems: ignored,
      status: ignored,
      type: ignored,
    })
    .prefault({}),
  response: watchlist,
  errors: { ...notFound, 403: "the list belongs to someone else", 409: "notinterested is a view" },
});

export const createWatchlist = endpoint({
  method: "POST",
  path: "/v3/users/{userId}/watchlists",
  bodyKiB: 64,
  changes: ["watchlists"],
  access: "owner",
  summary: "Creates a watchlist for the person, last of their lists, with the given titles if any.",
  params: z.object({ userId }),
  body: z.object({
    name: listName,
    hexCode: colour.optional(),
    items: z.array(itemId, "must be a list of titles").max(200, "at most 200 entries").default([]),
    ownerId: userId.optional().meta({ description: "the person's own id" }),
  }),
  response: watchlist,
  errors: {
    403: "the ownerId belongs to someone else",
    404: "title not found",
    409: "the person has 200 lists",
  },
});

export const deleteWatchlist = endpoint({
  method: "DELETE",
  path: "/v3/users/{userId}/watchlists/{watchlistId}",
  changes: ["watchlists", "user"],
  access: "owner",
  summary:
    "Deletes a watchlist of the person's own, for all who share it. Whoever had it as their default gets their next own list as default, a new one where they have none.",
  params: list,
  response: z.object({ success: z.literal(true), defaultWatchlistId: z.int() }),
  errors: { ...notFound, 403: "the list belongs to someone else", 409: "notinterested is a view" },
});

export const setDefaultWatchlist = endpoint({
  method: "PATCH",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/default",
  changes: ["watchlists", "user"],
  access: "owner",
  summary:
    "Makes this the person’s default watchlist: one of their own, or one they collaborate on.",
  params: list,
  response: watchlist,
  errors: { ...notFound, 409: "notinterested is a view, or the invite hasn’t been accepted" },
});

export const listWatchlistActivity = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/activity",
  reads: "watchlists",
  access: "owner",
  summary:
    "Recent activity on a shared watchlist, with who and when, latest first; at most 200 entries are stored.",
  params: list,
  query: z.object({ limit: count(20, 100, 1), offset: count(0, 1000) }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        what: z.enum([
          "item-added",
          "item-removed",
          "item-restored",
          "items-moved",
          "list-changed",
          "invited",
          "joined",
          "declined",
          "left",
          "removed",
        ]),
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

export const getListServices = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/services",
  computes: 1,
  reads: "watchlists",
  access: "owner",
  summary:
    "The fewest services that cover most of a watchlist, each adding the most titles (greedy set cover): by offers in the person’s country if known, else by where titles were first shown. Rentals and purchases don’t count.",
  params: list,
  response: z.object({
    results: z.array(
      z.object({
        provider: z.object({ id: z.int(), name: z.string() }),
        adds: z.array(z.int()).meta({ description: "titles that no earlier service has" }),
        covered: z.int(),
        mine: z.boolean(),
        originalOnly: z.boolean().meta({
          description:
            "we only know that titles were first shown there; they may not be there today",
        }),
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
