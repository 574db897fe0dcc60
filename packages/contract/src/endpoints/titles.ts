import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination } from "../entities/pagination.ts";
import {
  datedProvider,
  episodeRow,
  namedSource,
  node,
  nodeSummary,
  person,
  seasonRow,
} from "../entities/titles.ts";
import { count, pathId, titleKind } from "../fields.ts";
import { DEFAULT_LIMITS, DEFAULT_OFFSET } from "../limits.ts";

const byId = z.object({ id: pathId });
const page = (limit: number) =>
  z.object({ limit: count(limit, 999), offset: count(DEFAULT_OFFSET, 100_000) });
const notFound = { 404: "title not found" };

export const getNode = endpoint({
  method: "GET",
  path: "/v4/nodes/{id}",
  reads: "titles",
  access: "optional",
  summary: "A title in full; with a bearer, including the person’s score.",
  params: byId,
  response: node,
  errors: { ...notFound, 410: "the title is no longer in the catalogue" },
});
export const getShow = endpoint({
  method: "GET",
  path: "/v3/shows/{id}",
  reads: "titles",
  access: "optional",
  summary: "A show in full.",
  params: byId,
  response: node,
  errors: notFound,
});

export const listSeasons = endpoint({
  method: "GET",
  path: "/v3/shows/{id}/seasons",
  reads: "titles",
  access: "public",
  summary: "A show's seasons in order.",
  params: byId,
  query: page(DEFAULT_LIMITS.episodes),
  response: z.object({ results: z.array(seasonRow), total: z.int() }),
  errors: notFound,
});

export const listEpisodes = endpoint({
  method: "GET",
  path: "/v3/shows/{id}/seasons/{seasonId}/episodes/",
  reads: "titles",
  access: "public",
  summary: "A season’s episodes in order; uncertain names are null.",
  params: z.object({ id: pathId, seasonId: pathId }),
  query: page(DEFAULT_LIMITS.episodes),
  response: z.object({ results: z.array(episodeRow), total: z.int() }),
  errors: { 404: "show or season not found" },
});

export const getEpisode = endpoint({
  method: "GET",
  path: "/v3/shows/{id}/episodes/{episodeId}",
  reads: "titles",
  access: "public",
  summary: "An episode by its id, with its season and the episodes before and after it.",
  params: z.object({ id: pathId, episodeId: pathId }),
  response: episodeRow.extend({
    seasonId: z.int(),
    previous: z.int().nullable(),
    next: z.int().nullable(),
  }),
  errors: { 404: "show or episode not found" },
  designed: true,
});

export const listEpisodeProviders = endpoint({
  method: "GET",
  path: "/v3/shows/{id}/seasons/{seasonId}/episodes/{episodeId}/providers",
  reads: "titles",
  access: "optional",
  summary: "Where to watch an episode: what’s known about its show, in the person’s region.",
  params: z.object({ id: pathId, seasonId: pathId, episodeId: pathId }),
  query: page(DEFAULT_LIMITS.episodes),
  response: z.object({ results: z.array(datedProvider), total: z.int() }),
  errors: { 404: "show, season or episode not found" },
});

export const getNodeDetails = endpoint({
  method: "GET",
  path: "/node/{id}/details",
  reads: "titles",
  access: "optional",
  summary: "A title in full, in an envelope: the same as /v4/nodes/{id}.",
  params: byId,
  response: z.object({ tvDetails: node }),
  errors: { 404: "No Tv Details" },
});

export const getPerson = endpoint({
  method: "GET",
  path: "/casts/{id}",
  reads: "people",
  access: "public",
  summary: "A cast or crew member.",
  params: byId,
  response: person,
  errors: { 404: "person not found" },
});

export const listPersonNodes = endpoint({
  method: "GET",
  path: "/casts/{id}/nodes",
  reads: "people",
  access: "optional",
  summary: "The titles a person worked on, newest first.",
  params: byId,
  query: page(DEFAULT_LIMITS.page),
  response: z.object({
    results: z.array(nodeSummary.extend({ role: z.string() })),
    total: z.int(),
    pagination,
  }),
  errors: { 404: "person not found" },
});

const namedTitle = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  nodeType: titleKind,
  year: z.int().nullable(),
});

export const listTitles = endpoint({
  method: "GET",
  path: "/public/titles",
  reads: "titles",
  access: "public",
  summary:
    "Every title by name, ignoring articles, in pages of 100; `pages` has the first and last name of each page.",
  query: z.object({ page: count(1, 100_000, 1) }),
  response: z.object({
    pages: z.array(z.object({ page: z.int(), first: z.string(), last: z.string() })),
    results: z.array(namedTitle),
    total: z.int(),
  }),
  designed: true,
});

export const listSources = endpoint({
  method: "GET",
  path: "/v1/api/sources",
  reads: "providers",
  access: "optional",
  summary:
    "The sources of this server’s facts besides the bundled catalogue, and the country the caller sees streaming offers for.",
  response: z.object({
    sources: z
      .array(
        z.object({
          source: namedSource,
          url: z.string(),
          numTitles: z.int().meta({ description: "titles with facts from it" }),
        }),
      )
      .meta({
        description:
          "they must be credited wherever titles are shown; empty if nothing was imported",
      }),
    region: z.string().meta({ description: "ISO 3166-1 alpha-2" }),
  }),
  designed: true,
});
