import type { CallOutput } from "@worthy/contract";

/** One of a person's lists, as in the list of lists. */
export type ListSummary = CallOutput<"listWatchlists">["watchlists"][number];

/** A list on the screen; one being created has the id 0 until the server has responded. */
export type ShownList = Pick<
  ListSummary,
  | "id"
  | "name"
  | "hexCode"
  | "numItems"
  | "position"
  | "type"
  | "owner"
  | "userDefault"
  | "player"
  | "ownerProfile"
  | "collaborators"
  | "displayIndicatorDot"
  | "numNewItems"
  | "itemIds"
>;

/** A person's changes of their lists, as JSON. */
export type ListWrite =
  | { kind: "create"; name: string; hexCode: string; items: readonly number[] }
  | { kind: "change"; listId: number; name: string; hexCode: string }
  | { kind: "move"; order: readonly number[]; places: readonly ListPlace[] }
  | { kind: "default"; listId: number }
  | { kind: "viewed" }
  | { kind: "delete"; listId: number };

export interface ListPlace {
  id: number;
  position: number;
}

export const LISTS_KEY = ["watchlist", "lists"] as const;

const NOBODY = { userId: "", profileName: "", profileImage: null };

/** The lists with pending writes applied. */
export function applyListWrites(
  lists: readonly ShownList[],
  writes: readonly ListWrite[],
): ShownList[] {
  return writes.reduce<ShownList[]>(applyOne, [...lists]);
}

function applyOne(lists: ShownList[], write: ListWrite): ShownList[] {
  switch (write.kind) {
    case "create":
      return [...lists, comingList(write, lists.length)];
    case "change":
      return lists.map((list) =>
        list.id === write.listId ? { ...list, name: write.name, hexCode: write.hexCode } : list,
      );
    case "move":
      return inOrder(lists, write.order);
    case "default":
      return withDefault(lists, write.listId);
    case "viewed":
      return lists.map((list) => ({ ...list, displayIndicatorDot: false, numNewItems: 0 }));
    case "delete":
      return withoutList(lists, write.listId);
  }
}

function inOrder(lists: ShownList[], order: readonly number[]): ShownList[] {
  const place = (list: ShownList) =>
    order.includes(list.id) ? order.indexOf(list.id) : order.length;
  return lists
    .toSorted((a, b) => place(a) - place(b))
    .map((list, position) => ({ ...list, position }));
}

function withDefault(lists: ShownList[], listId: number): ShownList[] {
  return lists.some(({ id }) => id === listId)
    ? lists.map((list) => ({ ...list, userDefault: list.id === listId }))
    : lists;
}

/** Like on the server: the next own list replaces a deleted default. */
function withoutList(lists: ShownList[], listId: number): ShownList[] {
  const left = lists.filter(({ id }) => id !== listId);
  const next = left.find(({ owner, id }) => owner && id !== 0);
  return left.some(({ userDefault }) => userDefault) || !next ? left : withDefault(left, next.id);
}

function comingList(
  { name, hexCode, items }: Extract<ListWrite, { kind: "create" }>,
  position: number,
): ShownList {
  const looks = {
    id: 0,
    name,
    hexCode,
    position,
    type: "OWNER",
    owner: true,
    userDefault: false,
    player: 1,
    ownerProfile: NOBODY,
  } as const;
  return {
    ...looks,
    collaborators: [],
    numItems: items.length,
    displayIndicatorDot: false,
    numNewItems: 0,
    itemIds: [...items],
  };
}

/** The positions to save for this order: only those that change. */
export function placesToSave(lists: readonly ListPlace[], order: readonly number[]): ListPlace[] {
  const now = new Map(lists.map(({ id, position }) => [id, position]));
  return order
    .map((id, position) => ({ id, position }))
    .filter(({ id, position }) => now.get(id) !== position);
}
