import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { statefulAnswers } from "./statefulAnswers.ts";
import { sampleNode, sampleUser } from "./sampleAnswers.ts";

type List = CallOutput<"getWatchlist">;
type Item = List["items"][number];

const ada = { userId: "adaadaadaada", profileName: "Ada", profileImage: null };
const GENRES = ["Drama", "Comedy", "Science Fiction"];
const LENGTHS = [25, 55, 85, 118, 142];

/** So many titles come with a list. */
const FIRST = 60;

function itemOf(id: number): Item {
  const nodeType = id % 3 === 0 ? "tv" : "movie";
  const name = `Title ${String(id).padStart(2, "0")}`;
  const path = `/${nodeType === "tv" ? "tv" : "movies"}/title-${id}`;
  const facts = {
    genres: [GENRES[id % 3] ?? ""],
    runtime: LENGTHS[id % 5] ?? null,
    firstAirDate: `${1990 + (id % 30)}-01-01`,
    score: 30 + (id % 65),
    matchScore: 30 + (id % 65),
  };
  const show = {
    ...sampleNode,
    ...facts,
    id,
    nodeId: id,
    name,
    path,
    nodeType,
    tmdbType: nodeType,
  } as const;
  const byAda = id % 4 === 1;
  return {
    id,
    watchlistItemId: id,
    typeId: id,
    tmdbType: nodeType,
    show,
    score: show.score,
    displayIndicatorDot: id < 6 && byAda,
    isSeen: false,
    addedBy: byAda ? ada.userId : sampleUser.id,
    addedAt: `2026-03-${String(1 + (id % 28)).padStart(2, "0")}T20:00:00Z`,
    position: id,
    others: [{ userId: ada.userId, score: id === 2 ? null : 90 - (id % 65) }],
  };
}

interface ListState {
  items: readonly Item[];
  /** Titles rated not interesting. */
  rejected: readonly Item[];
}

interface ListStandIn {
  call: CallApi;
  /** Answers of the list's items by their query, which the stand-in for the API is not told. */
  itemsOf: (query: URLSearchParams) => CallOutput<"listWatchlistItems">;
  countsOf: (query: URLSearchParams) => CallOutput<"getFilterCounts">;
}

/** A list of titles, 70 unless told, shared with Ada, of which two are new, and two titles rated not interesting. */
export function listAnswers(count = 70): ListStandIn {
  const base = statefulAnswers({ rated: 6 });
  const state: ListState = {
    items: Array.from({ length: count }, (_, index) => itemOf(index + 1)),
    rejected: [itemOf(81), itemOf(82)], // of a longer list they are on that too
  };
  const mine: Answers = {
    ...watchlistAnswers(state, base.call),
    ...rejectionAnswers(state, base.call),
    getListServices: async () => services,
    listWatchlistActivity: async () => activity,
  };
  return {
    call: overrideCalls(mine, base.call),
    itemsOf: (query) =>
      page(passing(state.items, query), Number(query.get("limit")), Number(query.get("offset"))),
    countsOf: (query) => countsOf(passing(state.items, query)),
  };
}

/** The list itself, and the list of titles that are not interesting. */
function watchlistAnswers(state: ListState, call: CallApi): Answers {
  const summary = async () => {
    const [own] = (await call("listWatchlists", { params: { userId: sampleUser.id } })).watchlists;
    if (!own) throw new Error("no list");
    const numNewItems = state.items.filter((item) => item.displayIndicatorDot).length;
    return {
      ...own,
      name: "Ours",
      numItems: state.items.length,
      empty: false,
      numNewItems,
      collaborators: [{ ...ada, state: "ACCEPTED" as const }],
      itemIds: state.items.map(({ id }) => id),
    };
  };
  return {
    listWatchlists: async () => ({ watchlists: [await summary()], total: 1 }),
    getWatchlist: async ({ params }: CallInput<"getWatchlist">) => {
      const own = await summary();
      if (params.watchlistId === "notinterested")
        return {
          ...own,
          id: "notinterested",
          name: "Not interested",
          collaborators: [],
          numItems: state.rejected.length,
          numNewItems: 0,
          userDefault: false,
          items: state.rejected,
        };
      if (params.watchlistId !== String(own.id)) throw new ApiFailure(404, "Watchlist not found");
      return { ...own, items: state.items.slice(0, FIRST) };
    },
    clearItemUpdates: async () => {
      state.items = state.items.map((item) => ({ ...item, displayIndicatorDot: false }));
      return { success: true, cleared: 2 };
    },
    removeWatchlistItem: async ({ params }: CallInput<"removeWatchlistItem">) => {
      state.items = state.items.filter(({ id }) => String(id) !== params.itemId);
      return { success: true, numItems: state.items.length };
    },
  };
}

/** Ratings, including those of titles that are not interesting. */
function rejectionAnswers(state: ListState, call: CallApi): Answers {
  return {
    listRatings: async (input: CallInput<"listRatings">) => {
      const answer = await call("listRatings", input);
      const [like] = answer.userRatings;
      return {
        ...answer,
        userRatings: [
          ...answer.userRatings,
          ...state.rejected.map(({ id }) => ({
            ...like,
            id: `rating${id}`,
            itemId: id,
            rating: "NOT_INTERESTED",
          })),
        ],
      };
    },
    deleteRating: async ({ params }: CallInput<"deleteRating">) => {
      state.rejected = state.rejected.filter(({ id }) => params.ratingId !== `rating${id}`);
      return call("deleteRating", { params });
    },
    rateTitle: async (input: CallInput<"rateTitle">) => {
      if (input.body.rating === "NOT_INTERESTED")
        state.rejected = [itemOf(Number(input.body.itemId)), ...state.rejected];
      return call("rateTitle", input);
    },
  };
}

// No show is on any service.
const passing = (items: readonly Item[], query: URLSearchParams) =>
  items.filter(
    ({ show }) =>
      (!query.has("nodeType") || show.nodeType === query.get("nodeType")) &&
      (!query.has("streamingProviders") || show.nodeType === "movie"),
  );

const page = (all: readonly Item[], limit: number, offset: number) => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
  pagination: { totalCount: all.length, limit, offset },
});

function countsOf(items: readonly Item[]): CallOutput<"getFilterCounts"> {
  const count = (test: (item: Item) => boolean) => items.filter(test).length;
  return {
    total: items.length,
    kinds: (["movie", "tv"] as const).map((value) => ({
      value,
      count: count(({ show }) => show.nodeType === value),
    })),
    genres: GENRES.map((value) => ({
      value,
      count: count(({ show }) => show.genres.includes(value)),
    })),
    providers: [
      { value: 8, name: "Meadow", count: 31 },
      { value: 9, name: "Lantern", count: 12 },
    ],
    runTimes: [
      { value: "91-120", count: 14 },
      { value: "0-30", count: 14 },
    ],
    seen: [
      { value: "UNSEEN", count: items.length - 9 },
      { value: "SEEN", count: 9 },
    ],
  };
}

const services: CallOutput<"getListServices"> = {
  results: [
    {
      provider: { id: 8, name: "Meadow" },
      adds: [1, 2, 4, 5],
      covered: 4,
      mine: true,
      originalOnly: false,
    },
    {
      provider: { id: 9, name: "Lantern" },
      adds: [3],
      covered: 5,
      mine: false,
      originalOnly: true,
    },
  ],
  total: 70,
  uncovered: 65,
  region: "US",
  method: "greedy",
};

const activity: CallOutput<"listWatchlistActivity"> = {
  results: [
    {
      id: 2,
      what: "item-added",
      by: ada,
      title: { id: 1, name: "Title 01", path: "/movies/title-1" },
      about: null,
      at: "2026-03-02T20:00:00Z",
    },
    { id: 1, what: "joined", by: ada, title: null, about: null, at: "2026-03-01T20:00:00Z" },
  ],
  total: 2,
};
