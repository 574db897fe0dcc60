import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { Title } from "../catalogue/title.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { ItemRow } from "./itemStore.ts";
import type { MemberState, WatchlistRow } from "./watchlistStore.ts";

/** How a person's part in a list is called from outside. */
export function typeOf({ state, userDefault }: Pick<WatchlistRow, "state" | "userDefault">) {
  if (state !== "OWNER") return state;
  return userDefault ? ("OWNER_DEFAULT" as const) : ("OWNER" as const);
}

/** Ids of all whose names a list shows. */
export const peopleOn = ({ ownerId, members }: Pick<WatchlistRow<unknown>, "ownerId" | "members">) => [ownerId, ...members.map(({ userId }) => userId)];

/** @param person name and picture of anybody that `peopleOn` names */
export function presentWatchlist<Id>(row: WatchlistRow<Id>, person: PersonLookup) {
  const isOwner = row.state === "OWNER";
  const inState = <State extends MemberState>(...states: readonly State[]) =>
    row.members.flatMap(({ userId, state }) => {
      const known = states.find((each) => each === state);
      return known ? [{ ...person(userId), state: known }] : [];
    });
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
    owner: isOwner,
    player: isOwner ? (1 as const) : (2 as const),
    default: row.userDefault,
    empty: row.numItems === 0,
    ownerProfile: person(row.ownerId),
    collaborators: inState("ACCEPTED"),
    friendsPendingInvitesToWatchlist: inState("INVITED_NEW", "INVITED_SEEN"),
    formerCollaborators: isOwner ? inState("INVITED_REMOVED", "DECLINED") : [],
    displayIndicatorDot: row.numNewItems > 0,
    numNewItems: row.numNewItems,
    sort: row.sort,
    itemIds: row.itemIds,
  };
}

/** An item with the title that the catalogue knows it by. */
export interface KnownItem {
  row: ItemRow;
  title: Title;
}

export function presentItem({ row, title }: KnownItem, scorer: TitleScorer) {
  const show = scorer.recommendation(title);
  return {
    id: row.watchlistItemId,
    watchlistItemId: row.watchlistItemId,
    typeId: row.itemId,
    tmdbType: row.kind,
    show,
    score: show.score,
    displayIndicatorDot: row.isNew,
    addedBy: row.addedBy,
    addedAt: row.addedAt.toISOString(),
    position: row.position,
  };
}
