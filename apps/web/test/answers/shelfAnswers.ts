import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { RED_HERRING_ID, type WatchlistSort } from "@worthy/domain";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { statefulAnswers } from "./statefulAnswers.ts";
import { emptyList, sampleNode } from "./sampleAnswers.ts";

type Pick = CallOutput<"recommend">["recommendations"][number];
type Hit = CallOutput<"search">["results"][number];
type Item = CallOutput<"getWatchlist">["items"][number];

const NAMES = [
  "Arrival",
  "Brazil",
  "Casablanca",
  "Drive",
  "Erin",
  "Fargo",
  "Gravity",
  "Heat",
  "Ida",
  "Jaws",
];

/** A film of the shelf; the number is its id and its score. */
export function shelfFilm(id: number): Pick {
  const name = NAMES[id % NAMES.length] ?? "";
  return {
    ...sampleNode,
    id,
    nodeId: id,
    name,
    slug: name.toLowerCase(),
    path: `/movies/${name.toLowerCase()}-${id}`,
    score: id,
    matchScore: id,
    reason: null,
    confidence: null,
  };
}

const films = NAMES.map((_name, index) => shelfFilm(index + 60));

interface Shelf {
  call: CallApi;
  /** How many ratings the server has taken. */
  ratings: () => Promise<number>;
}

/** What the wall shows to tell whether somebody looks; lists of ratings leave it out. */
const decoy = { ...shelfFilm(60), id: RED_HERRING_ID, nodeId: RED_HERRING_ID, name: "No Show" };

function decoyAnswers(base: CallApi): Answers {
  return {
    listTitlesToRate: async () => ({
      results: [{ ...decoy, decoy: true as const }, ...films],
      total: films.length,
    }),
    listRatings: async (input: CallInput<"listRatings">) => {
      const { userRatings, ...answer } = await base("listRatings", input);
      return {
        ...answer,
        userRatings: userRatings.filter(({ itemId }) => itemId !== RED_HERRING_ID),
      };
    },
  };
}

/** A small catalogue over the remembering answers: a wall, picks that turn round with each rating, search, and a watchlist with three films. */
export function shelfAnswers({
  rated = 0,
  wall = films,
  picks = false,
  decoyed = false,
} = {}): Shelf {
  const base = statefulAnswers({ rated });
  const ratings = async () =>
    (await base.call("listRatings", { params: { userId: "abcdefghijkl" } })).userRatings.length;
  const mine = {
    ...titleAnswers(ratings, wall),
    ...todayAnswers(ratings, picks || rated > 0),
    ...watchlistAnswers(base.call),
    ...(decoyed ? decoyAnswers(base.call) : {}),
  };
  return { call: overrideCalls(mine, base.call), ratings };
}

/** The catalogue: a wall, picks, a title and search. */
function titleAnswers(ratings: () => Promise<number>, wall: readonly Pick[]): Answers {
  return {
    listTitlesToRate: async ({ query }: CallInput<"listTitlesToRate">) => ({
      results: query?.exclude ? [] : [...wall],
      total: wall.length,
    }),
    recommend: async () => {
      const turned = (await ratings()) % films.length;
      const recommendations = [...films.slice(turned), ...films.slice(0, turned)];
      return { ...emptyList, recommendations, total: recommendations.length };
    },
    getNode: async ({ params }: CallInput<"getNode">) => ({
      ...sampleNode,
      ...shelfFilm(Number(params.id)),
    }),
    search: async () => ({
      results: [hitOf(63), hitOf(65)],
      tv: [],
      film: [],
      people: [],
      total: 2,
      correction: "drive",
      best: true,
      onlyNear: false,
      meaning: [],
      missing: null,
    }),
  };
}

/** Today, without what was put away for tonight. */
function todayAnswers(ratings: () => Promise<number>, hasPicks: boolean): Answers {
  const away = new Set<number>();
  return {
    getToday: async () => {
      const turned = (await ratings()) % films.length;
      const picks = [...films.slice(turned), ...films.slice(0, turned)];
      const cards = (["safe", "different", "short"] as const).flatMap((slot, at) => {
        const [pick, next = null] = [picks[at], picks[at + 3]].filter(
          (one) => one && !away.has(one.id),
        );
        const breakFrom = slot === "different" ? ["Crime", "Drama"] : [];
        return pick && hasPicks ? [{ slot, pick, next, breakFrom }] : [];
      });
      const mood = { key: "witty", label: "Witty" };
      return {
        cards,
        rows: [
          { kind: "best" as const, titles: picks.slice(6) },
          { kind: "mood" as const, mood, titles: picks.slice(3, 6) },
        ],
        services: 0,
      };
    },
    setNotTonight: async ({ params }: CallInput<"setNotTonight">) => {
      away.add(Number(params.id));
      return { until: "2026-01-02T05:00:00Z" };
    },
    unsetNotTonight: async ({ params }: CallInput<"unsetNotTonight">) => {
      away.delete(Number(params.id));
      return {};
    },
  };
}

/** The watchlist and its films. */
function watchlistAnswers(call: CallApi): Answers {
  let onList = new Map([60, 61, 62].map((id) => [id, itemOf(id)]));
  let sort: WatchlistSort = "CUSTOM";
  return {
    getWatchlist: async ({ params }: CallInput<"getWatchlist">) => {
      const own = (
        await call("listWatchlists", { params: { userId: "abcdefghijkl" } })
      ).watchlists.find(({ id }) => String(id) === params.watchlistId);
      if (!own) throw new ApiFailure(404, "Watchlist not found");
      return {
        ...own,
        sort,
        numItems: onList.size,
        items: [...onList.values()].map((item, position) => ({ ...item, position })),
      };
    },
    moveWatchlistItem: async ({ params, body: { after } }: CallInput<"moveWatchlistItem">) => {
      const title = Number(params.itemId);
      const others = [...onList.keys()].filter((id) => id !== title);
      const at = after === null ? 0 : others.indexOf(Number(after)) + 1;
      onList = new Map(others.toSpliced(at, 0, title).map((id) => [id, itemOf(id)]));
      return { success: true, position: at };
    },
    setWatchlistSort: async ({ params }: CallInput<"setWatchlistSort">) => {
      sort = params.sortType;
      return { sortType: sort };
    },
    addWatchlistItem: async ({ body }: CallInput<"addWatchlistItem">) => {
      const id = Number(body.itemId);
      onList = new Map([...onList].toSpliced(body.position ?? 0, 0, [id, itemOf(id)]));
      return { item: itemOf(id), added: true, numItems: onList.size };
    },
    removeWatchlistItem: async ({ params }: CallInput<"removeWatchlistItem">) => {
      onList.delete(Number(params.itemId));
      return { success: true, numItems: onList.size };
    },
  };
}

function hitOf(id: number): Hit {
  return {
    ...shelfFilm(id),
    first_air_year: 2013,
    last_air_year: null,
    matches: [[0, 3]],
    character: null,
  };
}

function itemOf(id: number): Item {
  return {
    id,
    watchlistItemId: id,
    typeId: id,
    tmdbType: "movie",
    show: shelfFilm(id),
    score: id,
    displayIndicatorDot: false,
    isSeen: false,
    addedBy: "abcdefghijkl",
    addedAt: "2026-01-01T00:00:00Z",
    position: 0,
    others: [],
  };
}
