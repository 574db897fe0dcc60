import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";
import { startedQuery } from "../../features/episodes/seenQuery.ts";
import { grantedWishesQuery } from "../../features/wishes/wishesQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

export type Today = CallOutput<"getToday">;
export type TodayCard = Today["cards"][number];
export type TodayRow = Today["rows"][number];
export type Recommendation = TodayCard["pick"];

/** What the evening allows. */
export interface Evening {
  /** Minutes; 0 for any length. */
  longest: number;
  /** Only titles on the person's services. */
  mine: boolean;
}

export const ANY_EVENING: Evening = { longest: 0, mine: false };

export const todayQuery = ({ longest, mine }: Evening) =>
  apiQuery("getToday", {
    query: { ...(longest > 0 ? { longest } : {}), ...(mine ? { mine } : {}) },
  });

/** The page as it begins, and what somebody is in the middle of. */
export const todayQueries = ({ userId }: ScreenContext): readonly PrefetchQuery[] => [
  todayQuery(ANY_EVENING),
  ...(userId === null ? [] : [startedQuery(userId), grantedWishesQuery(userId)]),
];
