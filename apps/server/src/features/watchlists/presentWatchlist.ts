import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { Title } from "../catalogue/title.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { ItemRow } from "./itemStore.ts";
import type { MemberState, WatchlistRow } from "./watchlist.ts";

/** The type of a person's membership, in the API. */
export function typeOf({ state, userDefault }: Pick<WatchlistRow, "state" | "userDefault">) {
  if (state !== "OWNER") return state;
  return userDefault ? ("OWNER_DEFAULT" as const) : ("OWNER" as const);
}

/** Ids of everybody whose name a list shows. */
export const peopleOn = ({
  ownerId,
  members,
}: Pick<WatchlistRow<unknown>, "ownerId" | "members">) => [
  ownerId,
  ...members.map(({ userId }) => userId),
];

/** @param person name and picture of anybody listed by `peopleOn` */
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

/** An item with its catalogue title. */
export interface KnownItem {
  row: ItemRow;
  title: Title;
}

/**
 * How a person sees titles of a list: with their own scores and, as far as shared, those of others.
 */
export interface ItemLook {
  scorer: TitleScorer;
  others(title: Title): { userId: string; score: number | null }[];
  isSeen(title: Title): boolean;
}

export function presentItem({ row, title }: KnownItem, { scorer, others, isSeen }: ItemLook) {
  const show = scorer.recommendation(title);
  return {
    id: row.watchlistItemId,
    watchlistItemId: row.watchlistItemId,
    typeId: row.itemId,
    tmdbType: row.kind,
    show,
    score: show.score,
    displayIndicatorDot: row.isNew,
    isSeen: isSeen(title),
    addedBy: row.addedBy,
    addedAt: row.addedAt.toISOString(),
    position: row.position,
    others: others(title),
  };
}
