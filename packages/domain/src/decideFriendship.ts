/** How one person stands to another, from their own side: REQUESTED is what they asked, PENDING what they were asked. */
export type FriendState = "NONE" | "REQUESTED" | "PENDING" | "ACCEPTED" | "BLOCKED";
export type FriendAction = "request" | "accept" | "decline" | "remove" | "block" | "unblock";

/** Both sides. `mine` belongs to the one who acts. */
export interface Friendship {
  mine: FriendState;
  theirs: FriendState;
}

/**
 * What an action makes of a friendship; null where there is nothing that it could act upon. Who is blocked is not told: their request looks to them
 * like any other and reaches nobody.
 */
export function decideFriendship({ mine, theirs }: Friendship, action: FriendAction): Friendship | null {
  const blocked = theirs === "BLOCKED";
  const apart: Friendship = { mine: "NONE", theirs: blocked ? "BLOCKED" : "NONE" };
  switch (action) {
    case "request":
      if (mine === "BLOCKED") return null;
      if (mine === "ACCEPTED" || mine === "REQUESTED") return { mine, theirs };
      if (mine === "PENDING" || theirs === "REQUESTED") return { mine: "ACCEPTED", theirs: "ACCEPTED" };
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

/** Friends by name without regard to case; same names by id, so that the order is always the same. */
export function sortFriends<Friend extends { userId: string; profileName: string }>(friends: readonly Friend[]): Friend[] {
  return friends.toSorted((a, b) => names.compare(a.profileName, b.profileName) || (a.userId < b.userId ? -1 : 1));
}
