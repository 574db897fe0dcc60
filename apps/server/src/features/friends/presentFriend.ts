import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriend, type FriendRow } from "./friendStore.ts";
import type { FriendContext } from "./stepFriendship.ts";

/** Null if the person may have friends; otherwise the refusal. */
export async function needVerified(
  ports: Pick<FriendPorts, "standingOf">,
  sql: Queries,
  owner: Owner,
): Promise<Refusal | null> {
  return (await ports.standingOf(sql, owner)) === "verified"
    ? null
    : refuse("forbidden", "A verified e-mail is needed to have friends.", "verify-first");
}

/** A friend as the person sees them now; null if they aren't friends. */
export async function showFriend(
  ports: Pick<FriendPorts, "people">,
  { sql, owner }: FriendContext,
  friendId: string,
) {
  const row = await findFriend(sql, owner, friendId);
  return { friend: row ? presentFriend(row, await ports.people(sql, [friendId])) : null };
}

export function presentFriend(
  { friendId, state, since }: FriendRow,
  person: Awaited<ReturnType<FriendPorts["people"]>>,
) {
  return { ...person(friendId), status: state, since: since.toISOString() };
}
