import type { EpisodePlace } from "@worthy/domain";
import {
  handlersOf,
  type CallContext,
  type Queries,
  type Reading,
} from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { findEpisodeNames } from "../catalogue/episodes.ts";
import { hasEpisodes, type Title } from "../catalogue/title.ts";
import { airedSeasons, findAhead } from "./airedSeasons.ts";
import { continueWatching, type WatchingView } from "./continueWatching.ts";
import { nextAired, presentSeen, presentSeenWhole } from "./presentSeen.ts";
import {
  deleteSeen,
  deleteSeenBut,
  deleteSeenFilm,
  findSeen,
  insertSeen,
  insertSeenFilm,
  isFilmSeen,
  type SeasonEpisodes,
} from "./seenStore.ts";

/** What progress needs from other features. */
export interface EpisodePorts {
  snapshot(): CatalogueSnapshot;
  open(context: Context): Promise<WatchingView>;
}

type Context = Reading<Owner>;

type WriteContext = Context & Pick<CallContext, "notifyScreens">;

interface SeasonPart {
  seasonNumber: number;
  /** Undefined means the whole season. */
  episodes?: readonly number[] | undefined;
}

type Write = (sql: Queries, owner: Owner, what: SeasonEpisodes) => Promise<void>;

export function episodeHandlers({ snapshot, open }: EpisodePorts) {
  const findTitle = (id: number): Title | Refusal =>
    snapshot().title(id) ?? refuse("not-found", `There is no title ${id}.`);
  const findShow = (id: number): Title | Refusal => {
    const title = snapshot().title(id);
    return title?.kind === "tv" ? title : refuse("not-found", `There is no show ${id}.`);
  };
  const notify = ({ notifyScreens, owner }: WriteContext, { id }: Title) =>
    notifyScreens([owner.userId], "seen:changed", { titleId: id });
  const change = async (part: SeasonPart & { id: number }, context: WriteContext, write: Write) => {
    const show = findShow(part.id);
    if (show instanceof Refusal) return show;
    const episodes = episodesIn(show, part);
    if (episodes instanceof Refusal) return episodes;
    await write(context.sql, context.owner, {
      titleId: show.id,
      season: part.seasonNumber,
      episodes,
    });
    notify(context, show);
    return present(show, context);
  };
  return handlersOf({
    listSeenEpisodes: async ({ params }, context) => {
      const title = findTitle(params.id);
      return title instanceof Refusal ? title : present(title, context);
    },
    markEpisodesSeen: ({ params, body }, context) =>
      change({ ...params, episodes: body.episodes }, context, insertSeen),
    unmarkEpisodesSeen: ({ params, query }, context) =>
      change({ ...params, episodes: query.episodes }, context, deleteSeen),

    markTitleSeen: async ({ params, body }, context) => {
      const title = findTitle(params.id);
      if (title instanceof Refusal) return title;
      if (!hasEpisodes(title) && !body.seen?.length) {
        const write = body.seen ? deleteSeenFilm : insertSeenFilm;
        await write(context.sql, context.owner, title.id);
      } else {
        const refused = await markShow(title, body.seen, context);
        if (refused) return refused;
      }
      notify(context, title);
      return present(title, context);
    },
    unmarkTitleSeen: async ({ params }, context) => {
      const title = findTitle(params.id);
      if (title instanceof Refusal) return title;
      // Both: episodes of a show that was marked as a whole may have become known since.
      await deleteSeenFilm(context.sql, context.owner, title.id);
      await deleteSeenBut(context.sql, context.owner, { titleId: title.id, keep: [] });
      notify(context, title);
      return present(title, context);
    },

    listContinueWatching: async ({ query }, context) =>
      continueWatching(await open(context), context, query),
  });
}

/**
 * Marks exactly these episodes of a show as seen; without any given, all aired ones in addition to
 * those marked before.
 */
async function markShow(
  show: Title,
  seen: readonly SeasonPart[] | undefined,
  { sql, owner, now }: Context,
): Promise<Refusal | null> {
  const parts =
    seen ??
    airedSeasons(show, await findAhead(sql, [show], now), now).map(({ number, episodeCount }) => ({
      seasonNumber: number,
      episodes: numbersTo(episodeCount),
    }));
  const places: EpisodePlace[] = [];
  for (const part of parts) {
    const episodes = episodesIn(show, part);
    if (episodes instanceof Refusal) return episodes;
    places.push(...episodes.map((episode) => ({ season: part.seasonNumber, episode })));
  }
  if (seen) await deleteSeenBut(sql, owner, { titleId: show.id, keep: places });
  for (const [season, marked] of Map.groupBy(places, (place) => place.season))
    await insertSeen(sql, owner, {
      titleId: show.id,
      season,
      episodes: marked.map(({ episode }) => episode),
    });
  return null;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The requested episodes, or why there are none. */
function episodesIn(
  show: Title,
  { seasonNumber, episodes }: SeasonPart,
): readonly number[] | Refusal {
  const season = show.seasons.find(({ number }) => number === seasonNumber);
  if (!season) return refuse("not-found", `${show.name} has no season ${seasonNumber}.`);
  const strange = episodes?.find((episode) => episode > season.episodeCount);
  if (strange !== undefined)
    return refuse("not-found", `Season ${season.number} has no episode ${strange}.`);
  return episodes ?? numbersTo(season.episodeCount);
}

async function present(title: Title, context: Context) {
  const { sql, owner } = context;
  return hasEpisodes(title)
    ? presentShow(title, context)
    : presentSeenWhole(title.id, await isFilmSeen(sql, owner, title.id));
}

async function presentShow(show: Title, { sql, owner, now }: Context) {
  const [seen, ahead] = await Promise.all([
    findSeen(sql, owner, show.id),
    findAhead(sql, [show], now),
  ]);
  const parts = { show, seen, ahead, now };
  const next = nextAired(parts);
  return presentSeen(parts, await findEpisodeNames(sql, next ? [next] : []));
}
