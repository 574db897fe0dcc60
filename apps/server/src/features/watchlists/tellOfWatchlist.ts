import type { SocketPayload } from "@worthy/contract";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { noteActivity, type ActivityKind } from "./activityStore.ts";
import { findViewers } from "./memberStore.ts";

type Told = SocketPayload<"watchlists:changed">["what"];

/** What was done: as screens are told of it and, where it was done to what is shared, as the list's activity keeps it. */
interface Change {
  watchlistId: number;
  what: Told;
  itemId?: number | undefined;
  activity?: ActivityKind;
  /** Whom it was about: they are told too. */
  aboutId?: string;
}

export type TellContext = Pick<CallContext, "sql" | "tellScreens" | "now"> & { owner: Owner };

/** More than share any list; what a message carries is bounded. */
const MOST_VIEWERS = 200;
/** A person's own business: nobody else sees anything of it. */
const PRIVATE: readonly Told[] = ["sort-changed", "viewed"];

/** Tells everybody who shares the list what was done, by whom and when. */
export async function tellOfWatchlist(context: TellContext, { watchlistId, what, itemId, activity, aboutId }: Change): Promise<void> {
  const { sql, owner } = context;
  const viewers = PRIVATE.includes(what) ? [owner.userId] : await findViewers(sql, watchlistId, MOST_VIEWERS);
  const shared = viewers.length > 1 || aboutId !== undefined || what === "people-changed";
  if (activity && shared) await noteActivity(sql, { watchlistId, userId: owner.userId, what: activity, itemId, ...(aboutId ? { aboutId } : {}) });
  tellPeople(context, [...viewers, owner.userId, ...(aboutId ? [aboutId] : [])], { watchlistId, what, itemId });
}

/** Tells these people of a list. */
export function tellPeople(
  { tellScreens, owner, now }: TellContext,
  userIds: readonly string[],
  { watchlistId, what, itemId }: Pick<Change, "watchlistId" | "what" | "itemId">,
): void {
  tellScreens([...new Set(userIds)], "watchlists:changed", { watchlistId, what, itemId: itemId ?? null, by: owner.userId, at: new Date(now).toISOString() });
}
