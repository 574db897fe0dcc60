import type { SocketPayload } from "@worthy/contract";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { findViewers } from "./watchlistStore.ts";

type Change = Pick<SocketPayload<"watchlists:changed">, "watchlistId" | "what"> & { itemId?: number };

/** More than share any list; what a message carries is bounded. */
const MOST_VIEWERS = 200;

/** Tells everybody who shares the list what was done, by whom and when. A sort is the person's own business. */
export async function tellOfWatchlist({ sql, owner, tellScreens, now }: Pick<CallContext, "sql" | "tellScreens" | "now"> & { owner: Owner }, change: Change): Promise<void> {
  const viewers = change.what === "sort-changed" ? [owner.userId] : await findViewers(sql, change.watchlistId, MOST_VIEWERS);
  tellScreens(viewers, "watchlists:changed", { itemId: null, ...change, by: owner.userId, at: new Date(now).toISOString() });
}
