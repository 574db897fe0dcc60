import { settingsQuery } from "../../features/account/accountQueries.ts";
import {
  friendsQuery,
  messagesQuery,
  tasteMatchQuery,
  type FriendStatus,
} from "../../features/friends/friendQueries.ts";
import { userQuery } from "../../features/session/userQuery.ts";
import { watchlistsQuery } from "../../features/watchlists/lists/watchlistsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** Queries for every friend page, and these lists; none without a person. */
function own(...statuses: readonly FriendStatus[]) {
  return ({ userId }: ScreenContext): readonly PrefetchQuery[] =>
    userId === null
      ? []
      : [
          userQuery(userId),
          messagesQuery(userId, "RECEIVED"),
          friendsQuery(userId, "PENDING"),
          ...statuses.map((status) => friendsQuery(userId, status)),
        ];
}

export const askQueries = own("ACCEPTED");

export function friendsQueries(context: ScreenContext): readonly PrefetchQuery[] {
  const { userId } = context;
  return userId === null
    ? []
    : [
        settingsQuery(userId),
        watchlistsQuery(userId),
        ...own("ACCEPTED", "REQUESTED", "BLOCKED")(context),
      ];
}

export function friendQueries(context: ScreenContext): readonly PrefetchQuery[] {
  const { userId, params } = context;
  return userId === null
    ? []
    : [
        tasteMatchQuery(userId, params["friendId"] ?? ""),
        settingsQuery(userId),
        ...own("ACCEPTED")(context),
      ];
}

export function messagesQueries(context: ScreenContext): readonly PrefetchQuery[] {
  const { userId } = context;
  return userId === null ? [] : [messagesQuery(userId, "SENT"), ...own()(context)];
}
