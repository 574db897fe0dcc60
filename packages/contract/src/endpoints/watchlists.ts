import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination, watchlist, watchlistItem } from "../entities.ts";
import { count, itemId, pathId, userId } from "../fields.ts";

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
  summary: "One watchlist with its first items.",
  params: list,
  query: z.object({ limit: count(5, 999) }),
  response: watchlist.extend({ id: z.union([z.int(), z.literal(NOT_INTERESTED_LIST)]), items: z.array(watchlistItem) }),
  errors: notFound,
});

export const listWatchlistItems = endpoint("listWatchlistItems", {
  access: "owner",
  summary: "The items of a watchlist, newest first.",
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
