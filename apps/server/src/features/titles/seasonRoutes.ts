import { episodeIdOf, parseEpisodeId } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { findEpisodes } from "../catalogue/episodes.ts";
import type { Title } from "../catalogue/title.ts";
import { noTitle } from "./noTitle.ts";
import { presentSeason, stillPath } from "./presentNode.ts";
import { presentProviders } from "./providersIn.ts";
import type { TitlePorts } from "./titlePorts.ts";

const noSeason = ({ name }: Title, id: number) =>
  refuse("not-found", `${name} has no season with the id ${id}.`);

/** Seasons and episodes of shows. */
export function seasonHandlers(ports: Pick<TitlePorts, "snapshot" | "open">) {
  const show = (id: number) => {
    const title = ports.snapshot().title(id);
    return title?.kind === "tv" ? title : undefined;
  };
  return handlersOf({
    listSeasons: ({ params, query }) => {
      const title = show(params.id);
      return title
        ? {
            results: title.seasons
              .slice(query.offset, query.offset + query.limit)
              .map(presentSeason),
            total: title.seasons.length,
          }
        : noTitle(params.id);
    },
    listEpisodes: async ({ params, query }, { sql }) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const all = await episodesOf(sql, title, params.seasonId);
      return all
        ? { results: all.slice(query.offset, query.offset + query.limit), total: all.length }
        : noSeason(title, params.seasonId);
    },
    getEpisode: async ({ params }, { sql }) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const place = parseEpisodeId(params.episodeId);
      const episode = (await episodesOf(sql, title, place.seasonId))?.[place.episodeNumber - 1];
      return episode
        ? { ...episode, seasonId: place.seasonId, ...besideOf(title, params.episodeId) }
        : refuse("not-found", `${title.name} has no episode with the id ${params.episodeId}.`);
    },
    listEpisodeProviders: async ({ params, query }, context) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const season = title.seasons.find(({ id }) => id === params.seasonId);
      if (!season) return noSeason(title, params.seasonId);
      const episode = params.episodeId - episodeIdOf(season.id, 0);
      if (episode < 1 || episode > season.episodeCount)
        return refuse(
          "not-found",
          `Season ${season.number} has no episode with the id ${params.episodeId}.`,
        );
      const providers = presentProviders(title, await ports.open(context));
      return {
        results: providers.slice(query.offset, query.offset + query.limit),
        total: providers.length,
      };
    },
  });
}

/**
 * Episodes are numbered from 1 to the season's count; a name or date is included only if known for
 * certain.
 */
async function episodesOf(sql: Queries, title: Title, seasonId: number) {
  const season = title.seasons.find(({ id }) => id === seasonId);
  if (!season) return null;
  const known = new Map((await findEpisodes(sql, seasonId)).map((row) => [row.number, row]));
  return Array.from({ length: season.episodeCount }, (_, at) => {
    const episodeNumber = at + 1;
    const row = known.get(episodeNumber);
    return {
      id: episodeIdOf(seasonId, episodeNumber),
      episodeNumber,
      seasonNumber: season.number,
      name: row?.name ?? null,
      airDate: row?.airDate ?? null,
      still_path: stillPath(title, { season: season.number, episode: episodeNumber }),
    };
  });
}

/** The previous and next episode, across seasons. */
function besideOf(
  { seasons }: Title,
  episodeId: number,
): { previous: number | null; next: number | null } {
  const { seasonId, episodeNumber } = parseEpisodeId(episodeId);
  const at = seasons.findIndex(({ id }) => id === seasonId);
  const [before, season, after] = [seasons[at - 1], seasons[at], seasons[at + 1]];
  return {
    previous:
      episodeNumber > 1
        ? episodeId - 1
        : before && before.episodeCount > 0
          ? episodeIdOf(before.id, before.episodeCount)
          : null,
    next:
      season && episodeNumber < season.episodeCount
        ? episodeId + 1
        : after && after.episodeCount > 0
          ? episodeIdOf(after.id, 1)
          : null,
  };
}
