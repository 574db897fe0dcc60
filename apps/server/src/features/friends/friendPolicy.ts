import { decideFriendship, type FriendAction, type Friendship } from "@worthy/domain";
import type { Editable, Owner, Readable } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { RatingsOf } from "../ratings/ratingPolicy.ts";
import type { Friend, FriendRow, Pair, Side } from "./friendStore.ts";

export const noFriend = (): Refusal => refuse("not-found", "You’re not friends.", "no-friend");

/** Requires that the caller and the other are friends. */
export function mayMeet(
  caller: Owner,
  row: FriendRow | null | undefined,
): Readable<Friend> | Refusal {
  return row?.userId === caller.userId && row.state === "ACCEPTED"
    ? (row as Readable<Friend>)
    : noFriend();
}

/** Friends can see each other's ratings if both share them. */
export function mayCompare(
  { userId, friendId }: Readable<Friend>,
  sharers: ReadonlySet<string>,
): Readable<RatingsOf> | Refusal {
  if (!sharers.has(userId))
    return refuse("forbidden", "You’re not sharing your ratings with friends.");
  if (!sharers.has(friendId)) return refuse("forbidden", "This friend isn’t sharing ratings.");
  return { userId: friendId } as Readable<RatingsOf>;
}

/** The ratings of all these friends that the caller may see. */
export const ratingsInSight = (
  caller: Owner,
  rows: readonly FriendRow[],
  sharers: ReadonlySet<string>,
): Readable<RatingsOf>[] =>
  rows.flatMap((row) => {
    const friend = mayMeet(caller, row);
    const theirs = friend instanceof Refusal ? friend : mayCompare(friend, sharers);
    return theirs instanceof Refusal ? [] : [theirs];
  });

interface FriendStep {
  action: FriendAction;
  /** A friend invite that the caller has opened; the step is then its inviter's. */
  invite?: Readable<{ inviterId: string }> | undefined;
}

/**
 * A step of a friendship, from the caller's side or that of the inviter whose invite they hold; the
 * domain decides its effect.
 */
export function mayStep(
  pair: Pair,
  { action, invite }: FriendStep,
): { pair: Editable<Pair>; after: Friendship } | Refusal {
  const { userId, friendId, mine, theirs } = pair;
  const seen =
    invite?.inviterId === friendId
      ? { userId: friendId, friendId: userId, mine: theirs, theirs: mine }
      : pair;
  const after = decideFriendship(seen, action);
  if (after) return { pair: seen as Editable<Pair>, after };
  return action === "accept" || action === "decline"
    ? refuse("not-found", "Request not found.", "no-request")
    : noFriend();
}

/** The number of mutual friends counts when people become friends. */
export function maySeeCounts(pair: Editable<Pair>): {
  mine: Readable<Side>;
  theirs: Readable<Side>;
} {
  return {
    mine: { userId: pair.userId, of: pair } as Readable<Side>,
    theirs: { userId: pair.friendId, of: pair } as Readable<Side>,
  };
}
