import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { datedProvider, episodeRow, namedSource, node, nodeSummary, pagination, person, seasonRow } from "../entities.ts";
import { count, pathId } from "../fields.ts";

const byId = z.object({ id: pathId });
const page = (limit: number) => z.object({ limit: count(limit, 999), offset: count(0, 100_000) });
const notFound = { 404: "no such title" };

export const getNode = endpoint("getNode", {
  access: "optional",
  summary: "A title in full, with the person's score when a bearer comes along.",
  params: byId,
  response: node,
  errors: notFound,
});
export const getShow = endpoint("getShow", { access: "optional", summary: "A show in full.", params: byId, response: node, errors: notFound });

export const listSeasons = endpoint("listSeasons", {
  access: "public",
  summary: "A show's seasons in order.",
  params: byId,
  query: page(50),
  response: z.object({ results: z.array(seasonRow), total: z.int() }),
  errors: notFound,
});

export const listEpisodes = endpoint("listEpisodes", {
  access: "public",
  summary: "A season's episodes in order; a name that is not known for certain is null.",
  params: z.object({ id: pathId, seasonId: pathId }),
  query: page(50),
  response: z.object({ results: z.array(episodeRow), total: z.int() }),
  errors: { 404: "no such show or season" },
});

export const listEpisodeProviders = endpoint("listEpisodeProviders", {
  access: "optional",
  summary: "Who shows an episode: what is known of its show, in the person's region.",
  params: z.object({ id: pathId, seasonId: pathId, episodeId: pathId }),
  query: page(50),
  response: z.object({ results: z.array(datedProvider), total: z.int() }),
  errors: { 404: "no such show, season or episode" },
});

export const getNodeDetails = endpoint("getNodeDetails", {
  access: "optional",
  summary: "A title in full, in an envelope: the same as /v4/nodes/{id}.",
  params: byId,
  response: z.object({ tvDetails: node }),
  errors: { 404: "No Tv Details" },
});

export const getPerson = endpoint("getPerson", { access: "public", summary: "A person of cast or crew.", params: byId, response: person, errors: { 404: "no such person" } });

export const listPersonNodes = endpoint("listPersonNodes", {
  access: "optional",
  summary: "The titles a person worked on, newest first.",
  params: byId,
  query: page(50),
  response: z.object({ results: z.array(nodeSummary.extend({ role: z.string() })), total: z.int(), pagination }),
  errors: { 404: "no such person" },
});

export const listSources = endpoint("listSources", {
  access: "optional",
  summary: "Whom facts of this installation's titles are from, beside the bundled catalogue, and the country for which the caller sees what is on where.",
  response: z.object({
    sources: z
      .array(z.object({ source: namedSource, url: z.string(), numTitles: z.int().meta({ description: "titles that show facts of it" }) }))
      .meta({ description: "they are to be named wherever titles show; empty where nothing was imported" }),
    region: z.string().meta({ description: "ISO 3166-1 alpha-2" }),
  }),
  designed: true,
});
