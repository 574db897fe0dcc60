import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination } from "../entities/pagination.ts";
import { nodeSummary, recommendation, titleList } from "../entities/titles.ts";
import { count, itemId, listId, pathId, titleKind } from "../fields.ts";

const paging = { limit: count(50, 100, 1), offset: count(0, 10_000) };
const noList = { 404: "list not found" };
const byListId = z.object({ id: listId });

const hydrated = titleList
  .extend({ items: z.array(recommendation), total: z.int(), pagination })
  .meta({ id: "HydratedList" });

const body = z
  .object({
    ...paging,
    nodeType: titleKind.optional(),
    seenItems: z
      .array(itemId, "must be a list of ids")
      .max(1000, "at most 1000 entries")
      .default([])
      .meta({ description: "titles to leave out" }),
  })
  .prefault({});

export const listLists = endpoint({
  method: "GET",
  path: "/public/lists",
  reads: "lists",
  access: "public",
  summary:
    "All lists of titles: hand-picked ones, comfort food, the best of each decade, award winners, moods, each service’s originals, titles to rate, and rankings.",
  query: z.object({
    ...paging,
    limit: count(50, 500, 1),
    kind: titleList.shape.kind.optional(),
    group: titleList.shape.group.optional(),
  }),
  response: z.object({ results: z.array(titleList), total: z.int() }),
  designed: true,
});

export const getList = endpoint({
  method: "POST",
  path: "/public/lists/{id}/hydrated",
  computes: 1,
  bodyKiB: 256,
  reads: "lists",
  access: "optional",
  summary:
    "A list with its titles; with a bearer, they have the person’s scores, and lists of titles to rate leave out rated ones.",
  params: byListId,
  body,
  response: hydrated,
  errors: noList,
});

export const getMiniList = endpoint({
  method: "POST",
  path: "/public/lists/mini/hydrated",
  computes: 1,
  bodyKiB: 256,
  reads: "lists",
  access: "optional",
  summary: "The mini onboarding list: a few well-known, revealing titles to rate.",
  body,
  response: hydrated,
});

export const getComfortFood = endpoint({
  method: "GET",
  path: "/public/comfort-food/{id}/hydrated",
  computes: 1,
  reads: "lists",
  access: "optional",
  summary: "Titles people return to: `all`, `shows` or `films`.",
  params: byListId,
  query: z.object(paging),
  response: hydrated,
  errors: noList,
});

export const listNodeLists = endpoint({
  method: "GET",
  path: "/v3/nodes/{id}/lists",
  reads: "lists",
  access: "public",
  summary: "The lists a title is on, with its place on each.",
  params: z.object({ id: pathId }),
  query: z.object(paging),
  response: z.object({
    results: z.array(titleList.extend({ position: z.int().meta({ description: "from 1" }) })),
    total: z.int(),
  }),
  errors: { 404: "title not found" },
});

export const getRankedNode = endpoint({
  method: "GET",
  path: "/nodes/{id}",
  reads: "lists",
  access: "optional",
  summary: "A title with its place in each ranking it’s in.",
  params: z.object({ id: pathId }),
  response: nodeSummary.extend({
    rankings: z.array(
      z.object({
        listId: z.string(),
        name: z.string(),
        rank: z.int().meta({ description: "from 1" }),
        total: z.int(),
      }),
    ),
  }),
  errors: { 404: "title not found" },
});
