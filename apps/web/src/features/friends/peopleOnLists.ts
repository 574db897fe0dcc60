import type { CallOutput } from "@worthy/contract";
import { sortFriends } from "@worthy/domain";
import type { SharedPerson } from "./friendQueries.ts";

type List = Pick<
  CallOutput<"listWatchlists">["watchlists"][number],
  "ownerProfile" | "collaborators" | "friendsPendingInvitesToWatchlist"
>;

/**
 * Everybody with whom the person shares a list, by name, except themselves and people they already
 * have a relation with.
 */
export function peopleOnLists(
  lists: readonly List[],
  userId: string,
  known: ReadonlySet<string>,
): SharedPerson[] {
  const people = new Map<string, SharedPerson>();
  for (const { ownerProfile, collaborators, friendsPendingInvitesToWatchlist } of lists) {
    for (const person of [ownerProfile, ...collaborators, ...friendsPendingInvitesToWatchlist])
      people.set(person.userId, person);
  }
  return sortFriends(
    [...people.values()].filter((person) => person.userId !== userId && !known.has(person.userId)),
  );
}
