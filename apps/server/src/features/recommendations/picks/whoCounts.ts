/** Whose ratings a group's picks depend on. */
export interface Counted<Person> {
  people: readonly Person[];
  /** False if fewer than two share their ratings: their scores could be worked out from a joint one. */
  isJoint: boolean;
}

/**
 * The caller, whose own ratings are no news to them, and whoever shares theirs at this moment.
 * Nothing a caller is told may depend on anybody else's.
 */
export function whoCounts<Person extends { userId: string }>(
  members: readonly Person[],
  { sharers, callerId }: { sharers: ReadonlySet<string>; callerId: string },
): Counted<Person> {
  const isJoint = members.filter(({ userId }) => sharers.has(userId)).length > 1;
  return {
    people: members.filter(({ userId }) => userId === callerId || (isJoint && sharers.has(userId))),
    isJoint,
  };
}
