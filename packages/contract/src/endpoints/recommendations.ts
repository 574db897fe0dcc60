import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { progress } from "../entities/ratings.ts";
import {
  confidence,
  contribution,
  genreFacet,
  groupAhead,
  groupReason,
  named,
  nodeSummary,
  providerFacet,
  reason,
  recommendation,
} from "../entities/titles.ts";
import { sharedPerson } from "../entities/watchlists.ts";
import {
  count,
  flag,
  itemId,
  listOf,
  mediaTypes,
  pathId,
  text,
  titleKind,
  userId,
} from "../fields.ts";
import { DEFAULT_LIMITS, DEFAULT_OFFSET } from "../limits.ts";

const filterShape = {
  sort: z.preprocess(
    (value) => (typeof value === "string" ? value.toUpperCase() : value),
    z.enum(["DEFAULT", "WORTHY", "NAME", "NEWEST", "OLDEST", "RUNTIME"]).default("DEFAULT"),
  ),
  genres: listOf(20),
  airDates: listOf(20).meta({ description: "decades as 1990, or ranges as 1990-1999" }),
  streamingProviders: listOf(60),
  runTimes: listOf(10).meta({ description: "minutes as ranges: 0-30, 90-120" }),
  contentRatings: listOf(20),
  tags: listOf(20),
  nodeType: titleKind.optional(),
  mediaTypes,
};

const paging = {
  limit: count(DEFAULT_LIMITS.recommendations, 100, 1),
  offset: count(DEFAULT_OFFSET, 10_000),
};
const model = {
  refreshResults: flag.meta({ description: "computes the picks again from the stored ratings" }),
  flushPredictions: flag.meta({
    description: "drops the cached taste and computes it again",
  }),
  model: text(40).optional().meta({
    description: "worthy (everything learned; the default) or content (only facts about titles)",
  }),
  includeSeen: flag.meta({ description: "include shows the person has started or finished" }),
  bucket: text(60).optional().meta({ description: "id of a list: only its titles" }),
};
const shortList = z.array(itemId).max(1000, "at most 1000 entries").default([]);

const filters = z.object(filterShape);
const ranked = {
  ratingFilter: z.enum(["LIKES_DISLIKES", "LIKES", "FAVORITES"]).default("LIKES_DISLIKES").meta({
    description: "which of the person’s ratings the ranking uses; scores use all of them",
  }),
};

const list = z.object({
  recommendations: z.array(recommendation),
  featuredRecommendations: z.array(recommendation),
  total: z.int(),
  providerFacets: z.array(providerFacet),
  genreFacets: z.array(genreFacet),
});

const body = z
  .object({
    ...paging,
    ...model,
    seenItems: shortList,
    seenCtas: z.array(text(60)).max(100).default([]),
    refinement: z
      .object({
        tags: listOf(10),
        genres: listOf(10),
        moods: listOf(10).meta({ description: "tags of moods: at least one of them" }),
        themes: listOf(10).meta({ description: "tags of themes: at least one of them" }),
        runTimes: listOf(10).meta({ description: "minutes as ranges: 0-30, 90-120" }),
        company: z
          .enum(["ALONE", "DATE", "FRIENDS", "FAMILY"])
          .meta({ description: "with whom; FAMILY: certificates that let children in" }),
        energy: z.enum(["CALM", "LIVELY", "INTENSE"]),
      })
      .partial()
      .optional()
      .meta({
        description:
          "narrows what’s on the screen: any value within one entry, and all entries together",
      }),
    filters: filters.extend(ranked).partial().optional(),
    nodeType: titleKind.optional(),
  })
  .prefault({});

export const listRecommendations = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/recommendations",
  computes: 1,
  reads: "scores",
  access: "owner",
  summary: "The person's picks, best first, with facets.",
  params: z.object({ userId }),
  query: z.object({ ...paging, ...model, ...filterShape, ...ranked }),
  response: list,
});

export const recommend = endpoint({
  method: "POST",
  path: "/v6/recommendations",
  computes: 1,
  bodyKiB: 256,
  reads: "scores",
  access: "optional",
  summary: "Picks, best first; without a bearer, in the general order, without scores.",
  body,
  response: list,
});

export const recommendHome = endpoint({
  method: "POST",
  path: "/v5/recommendations",
  computes: 1,
  bodyKiB: 256,
  reads: "scores",
  access: "optional",
  summary: "Picks as blocks of a home page.",
  body,
  response: list.extend({
    homeBlockList: z.object({
      items: z.array(
        z.object({ type: z.literal("RecommendationHomeBlock"), tvShow: recommendation }),
      ),
    }),
  }),
});

export const recommendFromShows = endpoint({
  method: "POST",
  path: "/v3/shows/recommendations",
  computes: 1,
  bodyKiB: 256,
  reads: "scores",
  access: "optional",
  summary: "Titles similar to all the given ones together; only the first twenty count.",
  body: z
    .object({
      showIds: z.array(itemId).max(100).default([]),
      items: z.array(itemId).max(100).default([]),
      ...paging,
      ...model,
      filters: filters.partial().optional(),
    })
    .prefault({}),
  response: list,
});

const byId = z.object({ id: pathId });
const listOnly = flag.meta({
  description: "leaves facets and featured titles empty, for pages that only show the list",
});
const similar = {
  access: "optional",
  params: byId,
  response: list,
  errors: { 404: "title not found" },
} as const;

export const recommendLikeShow = endpoint({
  method: "GET",
  path: "/v3/shows/{id}/recommendations",
  computes: 1,
  reads: "scores",
  ...similar,
  summary: "Titles like this show.",
  query: z.object({ ...paging, ...model, ...filterShape, listOnly }),
});
export const recommendLikeShowFiltered = endpoint({
  method: "POST",
  path: "/v3/shows/{id}/recommendations",
  computes: 1,
  bodyKiB: 256,
  reads: "scores",
  ...similar,
  summary: "Titles like this show, filtered.",
  body,
});
export const recommendLikeMovie = endpoint({
  method: "GET",
  path: "/v3/movies/{id}/recommendations",
  computes: 1,
  reads: "scores",
  ...similar,
  summary: "Titles like this film.",
  query: z.object({ ...paging, ...model, ...filterShape, listOnly }),
});

export const listCombinedRecommendations = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/combined",
  computes: 1,
  reads: "scores",
  access: "owner",
  summary:
    "Picks for everyone who shares a watchlist, without titles on it or that one of them has seen or declined; scores are averages. Only the caller and people who share their ratings count; if fewer than two share, there’s no score.",
  params: z.object({ userId, watchlistId: pathId }),
  query: z.object({ ...paging, ...model, ...filterShape }),
  response: list,
  errors: { 404: "Watchlist not found" },
});

export const pickForUs = endpoint({
  method: "GET",
  path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/us",
  computes: 1,
  reads: "scores",
  access: "owner",
  summary:
    "Pick for us: titles for everyone who shares a watchlist and their ratings, by a named strategy (FAIR: everyone gets their turn; MEAN: the highest average; LEAST: the highest lowest score), with the scores of members who share them.",
  params: z.object({ userId, watchlistId: pathId }),
  query: z.object({
    strategy: z.enum(["FAIR", "MEAN", "LEAST"]).default("FAIR"),
    from: z.enum(["ALL", "LIST"]).default("ALL").meta({ description: "LIST: from the watchlist" }),
    nodeType: titleKind.optional(),
    maxRuntime: count(1000, 1000, 1).meta({
      description: "available minutes; 1000 means any length",
    }),
    commonServices: flag.meta({ description: "only titles on a service they all have" }),
    limit: count(12, 50, 1),
  }),
  response: z.object({
    strategy: z.enum(["FAIR", "MEAN", "LEAST"]),
    members: z.array(sharedPerson),
    commonServices: z.array(z.int()),
    results: z.array(
      z.object({
        title: nodeSummary,
        score: z.int().min(0).max(100).nullable().meta({ description: "null: too few share" }),
        reason: groupReason.nullable(),
        ahead: groupAhead.optional(),
        each: z.array(
          z.object({
            userId: z.string(),
            score: z
              .int()
              .min(0)
              .max(100)
              .nullable()
              .meta({ description: "null: they don’t share their ratings" }),
          }),
        ),
      }),
    ),
    total: z.int(),
  }),
  errors: { 404: "Watchlist not found" },
  designed: true,
});

export const explainScore = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/titles/{id}/explanation",
  computes: 1,
  reads: "scores",
  access: "owner",
  summary:
    "Why this score: starting score and contributions in points that add up to it exactly, its confidence, and what to rate next.",
  params: z.object({ userId, id: pathId }),
  query: z.object({
    without: pathId.optional().meta({
      description: "a rated title: everything as it would be without this rating; nothing is saved",
    }),
  }),
  response: z.object({
    title: nodeSummary,
    score: z.int().nullable(),
    base: z.int(),
    contributions: z.array(contribution),
    confidence,
    reason: reason.nullable(),
    progress,
    ratingCount: z.int(),
    rateNext: z.array(nodeSummary),
    misleading: z
      .array(named)
      .meta({ description: "some titles whose rating doesn’t count for scores, newest first" }),
  }),
  errors: { 404: "title not found" },
  designed: true,
});

export const listMoods = endpoint({
  method: "GET",
  path: "/v1/api/moods",
  computes: 1,
  reads: "scores",
  access: "optional",
  summary:
    "Moods or themes to narrow picks by, those of titles the person liked first; without a bearer, the most common first.",
  query: z.object({
    limit: count(8, 40, 1),
    group: z.enum(["mood", "theme"], "must be mood or theme").default("mood"),
  }),
  response: z.object({
    results: z.array(
      z.object({
        key: z.string().meta({ description: "a tag, for `filters.tags` and `refinement`" }),
        label: z.string(),
      }),
    ),
    total: z.int(),
  }),
  designed: true,
});
