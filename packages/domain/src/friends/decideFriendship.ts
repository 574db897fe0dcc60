/**
 * A person's relation to another, from their own side: REQUESTED if they asked, PENDING if they
 * were asked.
 */
export type FriendState = "NONE" | "REQUESTED" | "PENDING" | "ACCEPTED" | "BLOCKED";
export type FriendAction = "request" | "accept" | "decline" | "remove" | "block" | "unblock";

/** Both sides. `mine` is that of the person acting. */
export interface Friendship {
  mine: FriendState;
  theirs: FriendState;
}

/**
 * The friendship after an action; null if the action doesn't apply. Blocked people aren't told:
 * their request looks like any other to them and reaches nobody.
 */
export function decideFriendship(
  { mine, theirs }: Friendship,
  action: FriendAction,
): Friendship | null {
  const blocked = theirs === "BLOCKED";
  const apart: Friendship = { mine: "NONE", theirs: blocked ? "BLOCKED" : "NONE" };
  switch (action) {
    case "request":
      if (mine === "BLOCKED") return null;
      if (mine === "ACCEPTED" || mine === "REQUESTED") return { mine, theirs };
      if (mine === "PENDING" || theirs === "REQUESTED")
        return { mine: "ACCEPTED", theirs: "ACCEPTED" };
      return { mine: "REQUESTED", theirs: blocked ? "BLOCKED" : "PENDING" };
    case "accept":
      return mine === "PENDING" ? { mine: "ACCEPTED", theirs: "ACCEPTED" } : null;
    case "decline":
      return mine === "PENDING" ? apart : null;
    case "remove":
      return mine === "ACCEPTED" || mine === "REQUESTED" ? apart : null;
    case "block":
      return { mine: "BLOCKED", theirs: blocked ? "BLOCKED" : "NONE" };
    case "unblock":
      return mine === "BLOCKED" ? { mine: "NONE", theirs } : null;
  }
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Friends by name, ignoring case; equal names by id, so the order is stable. */
export function sortFriends<Friend extends { userId: string; profileName: string }>(
  friends: readonly Friend[],
): Friend[] {
  return friends.toSorted(
    (a, b) => names.compare(a.profileName, b.profileName) || (a.userId < b.userId ? -1 : 1),
  );
}
