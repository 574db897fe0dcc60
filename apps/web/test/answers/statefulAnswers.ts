import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { progressOf } from "@worthy/domain";
import {
  answersOf,
  sampleExplanation,
  sampleNode,
  sampleUser,
  type Answers,
} from "./sampleAnswers.ts";

type Rating = CallOutput<"listRatings">["userRatings"][number];

/** What the device of the sample person has kept. */
export const sampleUserData = JSON.stringify({
  id: sampleUser.id,
  api_token: "secret",
  defaultWatchlistId: sampleUser.defaultWatchlistId,
});

interface Remembering {
  call: CallApi;
  /** Makes the next writes fail. */
  fail: (times: number) => void;
}

/** The sample answers with a memory for ratings and the default watchlist; `rated` films are liked from the start, and from six on there are scores.
 * `further` titles are on the list too, beyond those that it names itself. */
export function statefulAnswers({
  rated = 0,
  further = [],
}: { rated?: number; further?: readonly number[] } = {}): Remembering {
  let failures = 0;
  const mayFail = () => {
    if (failures > 0) {
      failures -= 1;
      throw new Error("Server Error");
    }
  };
  const call = answersOf({
    createUser: sampleUser,
    getNode: {
      ...sampleNode,
      score: rated >= 6 ? 87 : null,
      reason: { kind: "because-loved", titles: [{ id: 900, name: "Arrival" }], shared: [] },
      confidence: { word: "leaning", value: 0.4 },
    },
    explainScore: sampleExplanation,
    ...ratingAnswers(rated, mayFail),
    ...watchlistAnswers(further),
  });
  return { call, fail: (times) => (failures = times) };
}

/** Ratings, with a memory. */
function ratingAnswers(rated: number, mayFail: () => void): Answers {
  const ratings = new Map<number, Rating>(
    Array.from({ length: rated }, (_, index) => [
      900 + index,
      ratingOf(900 + index, { rating: "LIKE", type: "FILM" }),
    ]),
  );
  const progress = () =>
    progressOf([...ratings.values()].map(({ rating }) => ({ kind: "movie", rating })));
  return {
    listRatings: async () => ({
      userRatings: [...ratings.values()],
      pagination: { totalCount: ratings.size, limit: 999, offset: 0 },
      progress: progress(),
    }),
    rateTitle: async ({ body }: CallInput<"rateTitle">) => {
      mayFail();
      const itemId = Number(body.itemId);
      const rating = ratingOf(itemId, body);
      ratings.set(itemId, rating);
      return { ...rating, progress: progress(), addedToWatchlist: false };
    },
    deleteRating: async ({ params }: CallInput<"deleteRating">) => {
      ratings.delete(Number(params.ratingId.slice("rating".length)));
      return { success: true, progress: progress() };
    },
  };
}

/** The default watchlist, with a memory. */
function watchlistAnswers(further: readonly number[]): Answers {
  const listed = new Set<number>();
  const unnamed = new Set(further);
  return {
    listWatchlists: async () => ({
      watchlists: [{ ...defaultList, itemIds: [...listed], numItems: listed.size + unnamed.size }],
      total: 1,
    }),
    listWatchlistItemIds: async () => ({
      itemIds: [...unnamed],
      total: listed.size + unnamed.size,
      pagination: { totalCount: listed.size + unnamed.size, limit: 5000, offset: listed.size },
    }),
    addWatchlistItem: async ({ body }: CallInput<"addWatchlistItem">) => {
      listed.add(Number(body.itemId));
      return {} as CallOutput<"addWatchlistItem">; // nobody reads it
    },
    removeWatchlistItem: async ({ params }: CallInput<"removeWatchlistItem">) => {
      for (const ids of [listed, unnamed]) ids.delete(Number(params.itemId));
      return { success: true, numItems: listed.size };
    },
  };
}

function ratingOf(itemId: number, { rating, type }: Pick<Rating, "rating" | "type">): Rating {
  const now = "2026-01-01T00:00:00Z";
  return {
    id: `rating${itemId}`,
    userId: sampleUser.id,
    itemId,
    type,
    rating,
    ratedLocation: "IN_APP",
    createdAt: now,
    updatedAt: now,
  };
}

const defaultList: CallOutput<"listWatchlists">["watchlists"][number] = {
  id: 99,
  ownerId: sampleUser.id,
  name: "My watchlist",
  hexCode: "#85807a",
  numItems: 0,
  position: 0,
  sort: "CUSTOM",
  status: "ACTIVE",
  type: "OWNER_DEFAULT",
  userDefault: true,
  owner: true,
  default: true,
  empty: false,
  player: 1,
  ownerProfile: { userId: "abcdefghijkl", profileName: "Name", profileImage: null },
  formerCollaborators: [],
  displayIndicatorDot: false,
  numNewItems: 0,
  collaborators: [],
  friendsPendingInvitesToWatchlist: [],
  itemIds: [],
};
