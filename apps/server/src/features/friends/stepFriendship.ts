import { decideFriendship, type FriendAction, type Friendship } from "@worthy/domain";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { countFriends, findPair, lockPair, savePair } from "./friendStore.ts";

export type FriendContext = Pick<CallContext, "sql" | "tellScreens" | "now"> & { owner: Owner };

/** So many friends, requests and blocks a person has at most. */
const MOST_FRIENDS = 1000;

/** Takes a friendship one step on, from the side of `from` (the caller unless said otherwise); both sides are told. */
export async function stepFriendship(context: FriendContext, friendId: string, { action, from }: { action: FriendAction; from?: string }): Promise<Friendship | Refusal> {
  const { sql, owner } = context;
  const userId = from ?? owner.userId;
  const other = from === undefined ? friendId : owner.userId;
  if (userId === other) return refuse("conflict", "This is you.", "this-is-you");
  await lockPair(sql, userId, other);
  const before = await findPair(sql, userId, other);
  const after = decideFriendship(before, action);
  if (!after)
    return action === "accept" || action === "decline"
      ? refuse("not-found", "There is no such request.", "no-request")
      : refuse("not-found", "You have no such friend.", "no-friend");
  for (const id of [before.mine === "NONE" && after.mine !== "NONE" ? userId : null, before.theirs === "NONE" && after.theirs !== "NONE" ? other : null]) {
    if (id !== null && (await countFriends(sql, id)).all >= MOST_FRIENDS) return refuse("conflict", `A person has at most ${MOST_FRIENDS} friends.`, "friends-full");
  }
  await savePair(sql, [userId, other], after);
  context.tellScreens([owner.userId], "friends:changed", { what: "friends" });
  // Who is blocked is told of nothing.
  const told = from === undefined ? after.theirs !== before.theirs : true;
  if (told) context.tellScreens([friendId], "friends:changed", { what: "friends" });
  return after;
}
