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
  refreshResults: flag.meta({ description: "makes the picks anew from the stored ratings" }),
  flushPredictions: flag.meta({
    description: "forgets what is in memory of the person's taste, and makes it anew",
  }),
  model: text(40).optional().meta({
    description:
      "worthy (everything that was learned; the default) or content (the facts of the titles alone)",
  }),
  includeSeen: flag.meta({ description: "also shows that the person has started or seen whole" }),
  bucket: text(60).optional().meta({ description: "id of a list: only its titles" }),
};
const shortList = z.array(itemId).max(1000, "at most 1000 entries").default([]);

const filters = z.object(filterShape);
const ranked = {
  ratingFilter: z.enum(["LIKES_DISLIKES", "LIKES", "FAVORITES"]).default("LIKES_DISLIKES").meta({
    description: "which of the person's judgements the ranking goes by; scores go by all of them",
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
          "narrows what is on the screen; within one entry any will do, different entries must all hold",
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
  summary: "Picks, best first; without a bearer in the order of the prior, without scores.",
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
  summary:
    "Titles like the given ones taken together, each once; of more than twenty the first twenty speak.",
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
  description: "leaves facets and featured titles empty, for pages that show the list alone",
});
const similar = {
  access: "optional",
  params: byId,
  response: list,
  errors: { 404: "no such title" },
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
    "Picks for everybody who shares a watchlist: nothing that one of them has seen or declined or that is on it; scores are the mean of theirs. Only the caller and those who share their ratings count; where fewer than two share, there is no score.",
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
    "Pick for us: titles for everybody who shares a watchlist and their ratings, by a named strategy (FAIR: each in turn gets their due; MEAN: the highest mean; LEAST: nobody is let down), with each member's own score where they share it.",
  params: z.object({ userId, watchlistId: pathId }),
  query: z.object({
    strategy: z.enum(["FAIR", "MEAN", "LEAST"]).default("FAIR"),
    from: z
      .enum(["ALL", "LIST"])
      .default("ALL")
      .meta({ description: "LIST: of what is on the watchlist" }),
    nodeType: titleKind.optional(),
    maxRuntime: count(1000, 1000, 1).meta({
      description: "minutes that there are; 1000 is any length",
    }),
    commonServices: flag.meta({ description: "only what is at a service that all of them have" }),
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
              .meta({ description: "null: they do not share their ratings" }),
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
    "Why this score: base and contributions in points that add up to the score exactly, how sure it is, and what to rate next.",
  params: z.object({ userId, id: pathId }),
  query: z.object({
    without: pathId.optional().meta({
      description: "a rated title: all as it would be without this rating; nothing is saved",
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
      .meta({ description: "some titles whose rating counts for no score, the newest first" }),
  }),
  errors: { 404: "no such title" },
  designed: true,
});

export const listMoods = endpoint({
  method: "GET",
  path: "/v1/api/moods",
  computes: 1,
  reads: "scores",
  access: "optional",
  summary:
    "Moods of the catalogue to narrow picks by, or its themes, those of what the person liked first; without a bearer those of the most titles.",
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
