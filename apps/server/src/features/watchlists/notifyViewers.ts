import type { SocketPayload } from "@worthy/contract";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import { recordActivity, type ActivityKind } from "./activityStore.ts";
import type { WatchlistRef } from "./watchlist.ts";
import { findViewers } from "./memberStore.ts";

type ListChangeKind = SocketPayload<"watchlists:changed">["what"];

/**
 * A change, as screens are notified of it and, for shared content, as the list's activity stores
 * it.
 */
interface Change {
  list: Readable<WatchlistRef>;
  what: ListChangeKind;
  itemId?: number | undefined;
  activity?: ActivityKind;
  /** The person it was about, who is notified too. */
  aboutId?: string;
}

export type NotifyContext = Pick<CallContext, "sql" | "notifyScreens" | "now"> & { owner: Owner };

/** More than anybody shares a list with; limits the size of messages. */
const MOST_VIEWERS = 200;
/** Personal changes that others don't see. */
const PRIVATE: readonly ListChangeKind[] = ["sort-changed", "viewed"];

/** Notifies everybody who shares the list of what was done, by whom and when. */
export async function notifyViewers(
  context: NotifyContext,
  { list, what, itemId, activity, aboutId }: Change,
): Promise<void> {
  const { sql, owner } = context;
  const viewers = PRIVATE.includes(what)
    ? [owner.userId]
    : await findViewers(sql, list, MOST_VIEWERS);
  const shared = viewers.length > 1 || aboutId !== undefined || what === "people-changed";
  if (activity && shared)
    await recordActivity(sql, list, {
      what: activity,
      itemId,
      ...(aboutId ? { aboutId } : {}),
    });
  notifyPeople(context, [...viewers, owner.userId, ...(aboutId ? [aboutId] : [])], {
    watchlistId: list.watchlistId,
    what,
    itemId,
  });
}

/** Notifies these people about a list. */
export function notifyPeople(
  { notifyScreens, owner, now }: NotifyContext,
  userIds: readonly string[],
  { watchlistId, what, itemId }: Pick<Change, "what" | "itemId"> & { watchlistId: number },
): void {
  notifyScreens([...new Set(userIds)], "watchlists:changed", {
    watchlistId,
    what,
    itemId: itemId ?? null,
    by: owner.userId,
    at: new Date(now).toISOString(),
  });
}
