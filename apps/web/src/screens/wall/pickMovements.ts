/**
 * A pick's movement since the previous list: up is positive, `new` was not on it, `same` stayed.
 */
export type PickMovement =
  | { kind: "same" }
  | { kind: "new" }
  | { kind: "up" | "down"; places: number };

/** The movement of each pick in `after`, in order. Without a previous list, everything stays. */
export function pickMovements(
  before: readonly number[] | null,
  after: readonly number[],
): PickMovement[] {
  return after.map((id, rank) => {
    if (before === null) return { kind: "same" };
    const earlier = before.indexOf(id);
    if (earlier === -1) return { kind: "new" };
    if (earlier === rank) return { kind: "same" };
    return earlier > rank
      ? { kind: "up", places: earlier - rank }
      : { kind: "down", places: rank - earlier };
  });
}
