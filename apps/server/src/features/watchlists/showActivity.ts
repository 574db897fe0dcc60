import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findActivity } from "./activityStore.ts";
import { findStored } from "./changeWatchlist.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";

/** Recent actions on a list, and by whom. */
export function activityHandlers({
  people,
  snapshot,
  open,
}: Pick<WatchlistPorts, "people" | "snapshot" | "open">) {
  return handlersOf({
    listWatchlistActivity: async ({ params, query }, context) => {
      const { sql, owner } = context;
      if (typeof params.watchlistId !== "number") return { results: [], total: 0 };
      const list = await findStored(sql, owner, params.watchlistId);
      if (list instanceof Refusal) return list;
      const { rows, total } = await findActivity(sql, list, query);
      const person = await people(
        sql,
        rows.flatMap(({ userId, aboutId }) => (aboutId ? [userId, aboutId] : [userId])),
      );
      const { scorer } = await open(context);
      const titleOf = (itemId: number | null) => {
        const title = itemId === null ? undefined : snapshot().title(itemId);
        return title ? { id: title.id, name: scorer.name(title), path: title.path } : null;
      };
      const results = rows.map(({ activityId, userId, what, itemId, aboutId, at }) => ({
        id: activityId,
        what,
        by: person(userId),
        title: titleOf(itemId),
        about: aboutId ? person(aboutId) : null,
        at: at.toISOString(),
      }));
      return { results, total };
    },
  });
}
