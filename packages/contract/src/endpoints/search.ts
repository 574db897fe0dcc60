import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { nodeSummary, sources } from "../entities/titles.ts";
import { count, flag, mediaTypes, text, titleKind } from "../fields.ts";
import { DEFAULT_LIMITS, DEFAULT_OFFSET } from "../limits.ts";

const range = z.tuple([z.int(), z.int()]);

const titleHit = nodeSummary.extend({
  first_air_year: z.int().nullable(),
  last_air_year: z.int().nullable(),
  matches: z.array(range).meta({ description: "ranges of the name that matched" }),
  character: z
    .string()
    .nullable()
    .meta({ description: "the character whose name matched; null if something else matched" }),
});

const personHit = z.object({
  id: z.int(),
  nodeType: z.literal("person"),
  name: z.string(),
  path: z.string(),
  knownFor: z.string().nullable(),
  sources,
  matches: z.array(range),
});

const sortOrder = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(["RELEVANCE", "NAME", "NEWEST", "OLDEST"]))
  .default("RELEVANCE")
  .meta({ description: "RELEVANCE, NAME, NEWEST or OLDEST, in any case" });

const query = z.object({
  term: text(200).optional(),
  q: text(200).optional(),
  limit: count(DEFAULT_LIMITS.search, 60, 1),
  offset: count(DEFAULT_OFFSET, 10_000),
  searchCast: flag,
  nodeType: titleKind.optional(),
  mediaTypes,
  sortOrder,
  once: flag.meta({ description: "lists each title once, in results: tv and film stay empty" }),
  bucket: text(60).optional().meta({ description: "id of a list: only its titles" }),
});

const response = z.object({
  results: z.array(titleHit),
  tv: z.array(titleHit),
  film: z.array(titleHit),
  people: z.array(personHit),
  total: z.int(),
  correction: z
    .string()
    .nullable()
    .meta({ description: "the corrected words, if the spelling was corrected" }),
  best: z.boolean().meta({ description: "the first title is very likely what was meant" }),
  meaning: z
    .array(
      z.object({
        type: z.enum(["kind", "country", "genre", "tag", "decade", "service"]),
        key: z.string(),
        label: z.string(),
      }),
    )
    .meta({
      description:
        'what the titles have in common, if the term asks for that instead of naming one: "korean drama" for a country and a genre',
    }),
  missing: z
    .object({ name: z.string(), year: z.int().nullable(), nodeType: titleKind })
    .nullable()
    .meta({ description: "a well-known title of this name, which isn't in this catalogue" }),
  onlyNear: z.boolean().meta({
    description: "the results are only close matches: what was meant isn’t in this catalogue",
  }),
});

export const search = endpoint({
  method: "GET",
  path: "/v4/search/",
  computes: 1,
  reads: "search",
  access: "optional",
  summary:
    "Titles (and people with searchCast) for a term, tolerating typos. An empty term returns empty lists.",
  query,
  response,
});
export const searchV3 = endpoint({
  method: "GET",
  path: "/v3/search/",
  computes: 1,
  reads: "search",
  access: "optional",
  summary: "The same as version 4.",
  query,
  response,
});
