/** The kind of a watchlist in events, by who has it. */
export type WatchlistKind = "default" | "collaborative" | "non-collaborative";
/** What can happen to a title on a list, in events. */
export type WatchlistAction = "added" | "removed";

const ACTIONS: readonly unknown[] = ["added", "removed"] satisfies WatchlistAction[];

/** The parts of a list that determine its kind. */
export interface TrackedList {
  userDefault: boolean;
  /** Collaborators whose accounts exist. */
  collaborators: readonly unknown[];
}

/** A default list counts as default even if it is shared. */
export function watchlistKind({ userDefault, collaborators }: TrackedList): WatchlistKind {
  if (userDefault) return "default";
  return collaborators.length > 0 ? "collaborative" : "non-collaborative";
}

export interface WatchlistEvent {
  action: WatchlistAction;
  title_id: number;
  watchlist_kind: WatchlistKind;
}

/**
 * The event for a title added to or removed from a list, or what is wrong. The node is the title
 * itself, not its id or name.
 */
export function watchlistEvent(
  node: unknown,
  action: unknown,
  list: TrackedList,
): WatchlistEvent | { problem: string } {
  if (typeof node === "string" || typeof node === "number")
    return { problem: "a watchlist node must not be a plain string or number" };
  const id = typeof node === "object" && node !== null && "id" in node ? node.id : null;
  if (typeof id !== "number") return { problem: "a watchlist node has an id" };
  if (!ACTIONS.includes(action)) return { problem: "a watchlist action is added or removed" };
  return { action: action as WatchlistAction, title_id: id, watchlist_kind: watchlistKind(list) }; // one of the two, as checked above
}
