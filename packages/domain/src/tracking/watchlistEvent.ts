/** How events call a list, by who has it. */
export type WatchlistKind = "default" | "collaborative" | "non-collaborative";
/** What can happen to a title on a list, as events tell it. */
export type WatchlistAction = "added" | "removed";

const ACTIONS: readonly unknown[] = ["added", "removed"] satisfies WatchlistAction[];

/** As much of a list as is needed to say what kind it is. */
export interface TrackedList {
  userDefault: boolean;
  /** Those who share it, and are here. */
  collaborators: readonly unknown[];
}

/** A default list is that, whoever shares it. */
export function watchlistKind({ userDefault, collaborators }: TrackedList): WatchlistKind {
  if (userDefault) return "default";
  return collaborators.length > 0 ? "collaborative" : "non-collaborative";
}

export interface WatchlistEvent {
  action: WatchlistAction;
  title_id: number;
  watchlist_kind: WatchlistKind;
}

/** What happened to a title on a list, as an event; or what is wrong. The node is the title itself, never its bare id or name. */
export function watchlistEvent(node: unknown, action: unknown, list: TrackedList): WatchlistEvent | { problem: string } {
  if (typeof node === "string" || typeof node === "number") return { problem: "a watchlist node must not be a plain string or number" };
  const id = typeof node === "object" && node !== null && "id" in node ? node.id : null;
  if (typeof id !== "number") return { problem: "a watchlist node has an id" };
  if (!ACTIONS.includes(action)) return { problem: "a watchlist action is added or removed" };
  return { action: action as WatchlistAction, title_id: id, watchlist_kind: watchlistKind(list) }; // one of the two, as was just looked
}
