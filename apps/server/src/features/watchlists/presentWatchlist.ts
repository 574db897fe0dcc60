import type { Title } from "../catalogue/title.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { ItemRow, WatchlistRow } from "./watchlistStore.ts";

/** How a person's part in a list is called from outside. */
function typeOf({ state, userDefault }: Pick<WatchlistRow, "state" | "userDefault">) {
  if (state !== "OWNER") return state;
  return userDefault ? ("OWNER_DEFAULT" as const) : ("OWNER" as const);
}

export function presentWatchlist<Id>(row: WatchlistRow<Id>) {
  return {
    id: row.watchlistId,
    ownerId: row.ownerId,
    name: row.name,
    hexCode: row.hexCode,
    numItems: row.numItems,
    position: row.position,
    status: row.status,
    type: typeOf(row),
    userDefault: row.userDefault,
    owner: row.state === "OWNER",
    default: row.userDefault,
    empty: row.numItems === 0,
    collaborators: [],
    friendsPendingInvitesToWatchlist: [],
    sort: row.sort,
    itemIds: row.itemIds,
  };
}

/** Items whose title the catalogue knows, in their order. */
export function presentItems(rows: readonly ItemRow[], title: (id: number) => Title | undefined, scorer: TitleScorer) {
  return rows.flatMap((row) => {
    const known = title(row.itemId);
    if (!known) return [];
    const show = scorer.recommendation(known);
    return [
      {
        id: row.watchlistItemId,
        watchlistItemId: row.watchlistItemId,
        typeId: row.itemId,
        tmdbType: row.kind,
        show,
        score: show.score,
        displayIndicatorDot: false,
        addedBy: row.addedBy,
        addedAt: row.addedAt.toISOString(),
        position: row.position,
      },
    ];
  });
}
