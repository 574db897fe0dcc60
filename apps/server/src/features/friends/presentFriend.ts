import { PLACEHOLDER_NAME } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { needName } from "../accounts/sharedPeople.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriend, type FriendRow } from "./friendStore.ts";
import type { FriendContext } from "./stepFriendship.ts";

/** Null if the person may have friends; otherwise the refusal. */
export async function needVerified(
  ports: Pick<FriendPorts, "accountStatus">,
  sql: Queries,
  owner: Owner,
): Promise<Refusal | null> {
  return (await ports.accountStatus(sql, owner)) === "verified"
    ? null
    : refuse("forbidden", "Confirm your email address to have friends.", "verify-first");
}

/** Null if the person may ask others to be friends: they are verified and have a name. */
export async function needInviter(
  ports: Pick<FriendPorts, "accountStatus" | "people">,
  sql: Queries,
  owner: Owner,
): Promise<Refusal | null> {
  return (
    (await needVerified(ports, sql, owner)) ??
    needName((await ports.people(sql, [owner.userId]))(owner.userId))
  );
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

/**
 * What somebody is called, if the person may know: they are friends, one has asked the other, or
 * they share a list.
 */
export async function knownName(
  ports: Pick<FriendPorts, "people" | "sharesList">,
  { sql, owner }: FriendContext,
  friendId: string,
): Promise<string | null> {
  const row = await findFriend(sql, owner, friendId);
  const hasMet = row ? row.state !== "BLOCKED" : await ports.sharesList(sql, owner, friendId);
  return hasMet ? (await ports.people(sql, [friendId]))(friendId).profileName : null;
}

/** Somebody who is blocked keeps the name under which the person knew them, and has no picture. */
export function presentFriend(
  { friendId, state, since, knownAs }: FriendRow,
  person: Awaited<ReturnType<FriendPorts["people"]>>,
) {
  const shown =
    state === "BLOCKED"
      ? { userId: friendId, profileName: knownAs ?? PLACEHOLDER_NAME, profileImage: null }
      : person(friendId);
  return { ...shown, status: state, since: since.toISOString() };
}
