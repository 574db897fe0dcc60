import { nextEpisode, type EpisodePlace } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Season, Title } from "../catalogue/title.ts";
import { deleteSeen, findEpisodeName, findSeen, insertSeen, type SeasonEpisodes } from "./seenStore.ts";

/** What progress needs of other features. */
export interface EpisodePorts {
  snapshot(): CatalogueSnapshot;
}

interface Wish {
  id: number;
  seasonNumber: number;
  /** Undefined means all of the season. */
  episodes: readonly number[] | undefined;
}

export function episodeHandlers({ snapshot }: EpisodePorts) {
  const findShow = (id: number): Title | Refusal => {
    const title = snapshot().title(id);
    return title?.kind === "tv" ? title : refuse("not-found", `There is no show ${id}.`);
  };
  const change = async (wish: Wish, { sql, owner }: { sql: Queries; owner: Owner }, write: (sql: Queries, owner: Owner, what: SeasonEpisodes) => Promise<void>) => {
    const show = findShow(wish.id);
    if (show instanceof Refusal) return show;
    const season = show.seasons.find(({ number }) => number === wish.seasonNumber);
    if (!season) return refuse("not-found", `${show.name} has no season ${wish.seasonNumber}.`);
    const strange = wish.episodes?.find((episode) => episode > season.episodeCount);
    if (strange !== undefined) return refuse("not-found", `Season ${season.number} has no episode ${strange}.`);
    await write(sql, owner, { titleId: show.id, season: season.number, episodes: wish.episodes ?? numbersOf(season) });
    return present(sql, owner, show);
  };
  return handlersOf<"listSeenEpisodes" | "markEpisodesSeen" | "unmarkEpisodesSeen">({
    listSeenEpisodes: async ({ params }, { sql, owner }) => {
      const show = findShow(params.id);
      return show instanceof Refusal ? show : present(sql, owner, show);
    },
    markEpisodesSeen: ({ params, body }, context) => change({ ...params, episodes: body.episodes }, context, insertSeen),
    unmarkEpisodesSeen: ({ params, query }, context) => change({ ...params, episodes: query.episodes }, context, deleteSeen),
  });
}

const numbersOf = ({ episodeCount }: Season) => Array.from({ length: episodeCount }, (_, at) => at + 1);

async function present(sql: Queries, owner: Owner, show: Title) {
  const seen = await findSeen(sql, owner, show.id);
  const seasons = show.seasons.map(({ number, episodeCount }) => ({ seasonNumber: number, seen: seenOf(seen, number, episodeCount), episodeCount }));
  const next = nextEpisode(show.seasons, seen);
  const season = show.seasons.find(({ number }) => number === next?.season);
  return {
    titleId: show.id,
    seasons,
    numSeen: seasons.reduce((sum, each) => sum + each.seen.length, 0),
    numberOfEpisodes: seasons.reduce((sum, each) => sum + each.episodeCount, 0),
    next: next && season ? { seasonNumber: next.season, episodeNumber: next.episode, name: await findEpisodeName(sql, season.id, next.episode) } : null,
  };
}

/** Only what the catalogue has (still) got. */
function seenOf(seen: readonly EpisodePlace[], season: number, episodeCount: number): number[] {
  return seen.filter((place) => place.season === season && place.episode <= episodeCount).map(({ episode }) => episode);
}
