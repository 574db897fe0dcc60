import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { saveItemOrder } from "./itemStore.ts";
import { listGone, listIsView, mayEdit, mayOwn, mayRead } from "./listPolicy.ts";
import type { Watchlist } from "./watchlist.ts";
import { clearAllDots, clearDots } from "./newItemStore.ts";
import type { WatchlistId } from "./openWatchlist.ts";
import { peopleOn, presentWatchlist } from "./presentWatchlist.ts";
import { notifyViewers, notifyPeople } from "./notifyViewers.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import {
  findDefaultWatchlistId,
  findWatchlist,
  saveLooks,
  savePosition,
} from "./watchlistStore.ts";

type EntryName =
  | number
  | string
  | { typeId?: number | string | undefined; id?: number | string | undefined };

/** The id in an entry of `items`; none if it isn't a number. */
function idOf(entry: EntryName): number[] {
  const id = typeof entry === "object" ? (entry.typeId ?? entry.id) : entry;
  return typeof id === "number" ? [id] : [];
}

/** Refuses a body that names another list, or another owner, than the address does. */
function mistakenFor(
  { watchlistId, ownerId }: Watchlist,
  body: { id?: number | string | undefined; ownerId?: string | undefined },
): Refusal | null {
  if (body.id !== undefined && body.id !== watchlistId)
    return refuse("invalid", `Id must be ${watchlistId}, as in the address, not ${body.id}`);
  if (body.ownerId !== undefined && body.ownerId !== ownerId)
    return refuse("invalid", "Owner id must be that of the list, which belongs to someone else");
  return null;
}

/** Changes of a list other than its titles. */
export function changeWatchlistHandlers({ people }: Pick<WatchlistPorts, "people">) {
  return handlersOf({
    updateWatchlist: async ({ params: { watchlistId }, body }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, watchlistId);
      if (list instanceof Refusal) return list;
      const mistaken = mistakenFor(list, body);
      if (mistaken) return mistaken;
      const looksChange = body.name !== undefined || body.hexCode !== undefined;
      const owned = looksChange ? mayOwn(list, "can edit the name and color") : null;
      if (owned instanceof Refusal) return owned;
      const editable = body.items ? mayEdit(list) : null;
      if (editable instanceof Refusal) return editable;
      if (owned) await saveLooks(sql, owned, body);
      if (body.position !== undefined) await savePosition(sql, list, body.position);
      if (looksChange || body.position !== undefined) {
        await notifyViewers(context, {
          list,
          what: "list-changed",
          ...(looksChange ? { activity: "list-changed" as const } : {}),
        });
      }
      if (editable && (await saveItemOrder(sql, editable, (body.items ?? []).flatMap(idOf)))) {
        await notifyViewers(context, {
          list,
          what: "items-moved",
          activity: "items-moved",
        });
      }
      const changed = await findWatchlist(sql, owner, list.watchlistId);
      return changed ? presentWatchlist(changed, await people(sql, peopleOn(changed))) : listGone();
    },

    clearItemUpdates: async ({ params: { watchlistId }, query: { itemId } }, context) => {
      if (typeof watchlistId !== "number") return { success: true as const, cleared: 0 };
      const list = await findStored(context.sql, context.owner, watchlistId);
      if (list instanceof Refusal) return list;
      const cleared = await clearDots(context.sql, list, itemId);
      if (cleared > 0) await notifyViewers(context, { list, what: "viewed" });
      return { success: true as const, cleared };
    },

    markAllViewed: async (_input, context) => {
      const cleared = await clearAllDots(context.sql, context.owner);
      if (cleared > 0)
        notifyPeople(context, [context.owner.userId], {
          watchlistId: await findDefaultWatchlistId(context.sql, context.owner),
          what: "viewed",
        });
      return { success: true as const, cleared };
    },
  });
}

/** A stored list (not a view) as this person sees it. */
export async function findStored(
  sql: Queries,
  owner: Owner,
  watchlistId: WatchlistId,
): Promise<Readable<Watchlist> | Refusal> {
  if (typeof watchlistId !== "number") return listIsView();
  return mayRead(owner, await findWatchlist(sql, owner, watchlistId));
}
