import type { FriendAction, Friendship } from "@worthy/domain";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { maySeeCounts, mayStep } from "./friendPolicy.ts";
import { countFriends, findPair, lockPair, savePair } from "./friendStore.ts";

export type FriendContext = Pick<CallContext, "sql" | "notifyScreens" | "now"> & { owner: Owner };

/** Maximum number of friends, requests and blocks per person. */
const MOST_FRIENDS = 1000;

/**
 * Advances a friendship by one step, from the caller's side or, if the caller holds an invite, from
 * the inviter's; notifies both sides.
 */
export async function stepFriendship(
  context: FriendContext,
  friendId: string,
  { action, invite }: { action: FriendAction; invite?: Readable<{ inviterId: string }> },
): Promise<Friendship | Refusal> {
  const { sql, owner } = context;
  if (friendId === owner.userId) return refuse("conflict", "This is you.", "this-is-you");
  await lockPair(sql, owner, friendId);
  const step = mayStep(await findPair(sql, owner, friendId), { action, invite });
  if (step instanceof Refusal) return step;
  const { pair, after } = step;
  const sides = maySeeCounts(pair);
  for (const side of ["mine", "theirs"] as const) {
    const isNew = pair[side] === "NONE" && after[side] !== "NONE";
    if (isNew && (await countFriends(sql, sides[side])).all >= MOST_FRIENDS)
      return refuse(
        "conflict",
        `A person can have at most ${MOST_FRIENDS} friends.`,
        "friends-full",
      );
  }
  await savePair(sql, pair, after);
  context.notifyScreens([owner.userId], "friends:changed", { what: "friends" });
  // Blocked people aren't notified.
  const told = invite === undefined ? after.theirs !== pair.theirs : true;
  if (told) context.notifyScreens([friendId], "friends:changed", { what: "friends" });
  return after;
}
