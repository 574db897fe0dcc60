import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { progressOf, type RatingValue } from "@worthy/domain";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { sampleNode } from "./sampleAnswers.ts";
import { shelfAnswers, shelfFilm } from "./shelfAnswers.ts";

type Rated = CallOutput<"listRatings">["userRatings"][number];
type Started = CallOutput<"listContinueWatching">["results"][number];

const FILTERS: Record<string, readonly RatingValue[]> = {
  LIKES_DISLIKES: ["LOVE", "LIKE", "MEH", "DISLIKE"],
  LIKES: ["LOVE", "LIKE"],
  DISLIKES: ["MEH", "DISLIKE"],
  FAVORITES: ["LOVE"],
  WANT: ["INTERESTED"],
};
const EPISODES = 6;

/** A show of which two of six episodes are seen. */
const STARTED = {
  ...sampleNode,
  id: 500,
  nodeId: 500,
  name: "Long Road",
  path: "/tv/long-road-500",
  slug: "long-road",
  nodeType: "tv" as const,
  tmdbType: "tv" as const,
  score: null,
};

interface RatedAnswers {
  call: CallApi;
  /** What the server keeps: title and rating, newest first. */
  kept: () => [name: string, rating: RatingValue][];
  /** Makes the next writes fail. */
  fail: (times: number) => void;
}

/** The shelf's answers with a history of ratings that have titles, and a show to go on with. */
export function ratedAnswers(
  given: readonly (readonly [id: number, rating: RatingValue])[],
): RatedAnswers {
  let failures = 0;
  const mayFail = () => {
    if (failures > 0) {
      failures -= 1;
      throw new ApiFailure(500, "Server Error");
    }
  };
  const history = createHistory();
  for (const [id, rating] of given) history.rate(id, rating);
  const mine = { ...ratingAnswers(history, mayFail), ...episodeAnswers(mayFail) };
  return {
    call: overrideCalls(mine, shelfAnswers({ picks: given.length > 0 }).call),
    kept: () => history.newestFirst().map(({ itemId, rating }) => [nameOf(itemId), rating]),
    fail: (times) => (failures = times),
  };
}

/** The ratings that the server keeps, each made a minute after the one before. */
function createHistory() {
  let clock = 0;
  const ratings = new Map<number, Rated>();
  const rate = (itemId: number, rating: RatingValue): Rated => {
    const at = new Date(Date.UTC(2026, 0, 1) + (clock += 1) * 60_000).toISOString();
    const rated: Rated = {
      id: `rating${itemId}`,
      userId: "abcdefghijkl",
      itemId,
      type: "FILM",
      rating,
      ratedLocation: "IN_APP",
      createdAt: at,
      updatedAt: at,
    };
    ratings.set(itemId, rated);
    return rated;
  };
  const newestFirst = () =>
    [...ratings.values()].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const progress = () =>
    progressOf([...ratings.values()].map(({ rating }) => ({ kind: "movie", rating })));
  return { ratings, rate, newestFirst, progress };
}

const nameOf = (id: number) => shelfFilm(id).name;
const count = (list: readonly Rated[], filter: string) =>
  list.filter(({ rating }) => FILTERS[filter]?.includes(rating) ?? true).length;

/** The history of ratings, and changes to it. */
function ratingAnswers(
  { ratings, rate, newestFirst, progress }: ReturnType<typeof createHistory>,
  mayFail: () => void,
): Answers {
  return {
    listRatings: async ({ query = {} }: CallInput<"listRatings">) => {
      const { ratingFilter = "ALL", term = "", titles = false } = query;
      const { limit, offset } = {
        limit: Number(query.limit ?? 50),
        offset: Number(query.offset ?? 0),
      };
      const named = newestFirst().filter(({ itemId }) =>
        nameOf(itemId).toLowerCase().includes(term.toLowerCase()),
      );
      const passed = named.filter(({ rating }) => FILTERS[ratingFilter]?.includes(rating) ?? true);
      return {
        userRatings: passed
          .slice(offset, offset + limit)
          .map((rated) => (titles ? { ...rated, title: shelfFilm(rated.itemId) } : rated)),
        ...(titles
          ? {
              counts: Object.fromEntries(
                ["ALL", ...Object.keys(FILTERS)].map((filter) => [filter, count(named, filter)]),
              ),
            }
          : {}),
        pagination: { totalCount: passed.length, limit, offset },
        progress: progress(),
      };
    },
    rateTitle: async ({ body }: CallInput<"rateTitle">) => {
      mayFail();
      return {
        ...rate(Number(body.itemId), body.rating),
        progress: progress(),
        addedToWatchlist: false,
      };
    },
    deleteRating: async ({ params }: CallInput<"deleteRating">) => {
      mayFail();
      ratings.delete(Number(params.ratingId.slice("rating".length)));
      return { success: true, progress: progress() };
    },
    resetRatings: async () => {
      mayFail();
      const removed = ratings.size;
      ratings.clear();
      return { success: true, removed, progress: progress() };
    },
  };
}

/** A show to continue watching, and its episodes. */
function episodeAnswers(mayFail: () => void): Answers {
  let seen = [1, 2];
  const started = (): Started["progress"] => {
    const next = Array.from({ length: EPISODES }, (_, at) => at + 1).find(
      (episode) => !seen.includes(episode),
    );
    return {
      titleId: STARTED.id,
      isSeen: seen.length === EPISODES,
      seasons: [{ seasonNumber: 1, seen, episodeCount: EPISODES, airedCount: EPISODES }],
      numSeen: seen.length,
      numberOfEpisodes: EPISODES,
      next: next === undefined ? null : { seasonNumber: 1, episodeNumber: next, name: null },
    };
  };
  return {
    listContinueWatching: async () =>
      seen.length < EPISODES
        ? {
            results: [{ title: STARTED, progress: started(), seenAt: "2026-01-01T00:00:00.000Z" }],
            total: 1,
          }
        : { results: [], total: 0 },
    markEpisodesSeen: async ({ body }: CallInput<"markEpisodesSeen">) => {
      mayFail();
      seen = [...new Set([...seen, ...(body?.episodes ?? [])])];
      return started();
    },
    unmarkEpisodesSeen: async ({ query }: CallInput<"unmarkEpisodesSeen">) => {
      const gone = String(query?.episodes).split(",").map(Number);
      seen = seen.filter((episode) => !gone.includes(episode));
      return started();
    },
  };
}
