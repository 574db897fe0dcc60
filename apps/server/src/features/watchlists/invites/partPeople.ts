import type { InviteAction } from "@worthy/domain";
import { findListsShared, lockDefaults } from "../memberStore.ts";
import type { TellContext } from "../tellOfWatchlist.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { stepInvite } from "./stepInvite.ts";

interface Parting {
  watchlistId: number;
  personId: string;
  by: "owner" | "invited";
  actions: readonly InviteAction[];
}

/**
 * Ends what two people share, from the side of the caller: the other goes off the caller's lists, the caller off the other's, and invites between them end.
 * Lists of somebody else on which both are stay as they are. Each step is one that the caller could have taken by hand.
 */
export async function partPeople(context: TellContext, ports: Pick<InvitePorts, "standingOf">, otherId: string): Promise<void> {
  const { sql, owner } = context;
  const [own, theirs] = [await findListsShared(sql, { ownerId: owner.userId, otherId }), await findListsShared(sql, { ownerId: otherId, otherId: owner.userId })];
  const partings: Parting[] = [
    ...own.map(({ watchlistId }): Parting => ({ watchlistId, personId: otherId, by: "owner", actions: ["remove"] })),
    // An invite that nobody answered is declined: that is all the other side gets to know.
    ...theirs.map(({ watchlistId, state }): Parting => ({ watchlistId, personId: owner.userId, by: "invited", actions: WAY_OUT[state] ?? [] })),
  ];
  if (partings.length > 0) await lockDefaults(sql, [owner.userId, otherId]); // before any list, as all who lock both do
  for (const { actions, ...parting } of partings.toSorted((a, b) => a.watchlistId - b.watchlistId)) {
    for (const action of actions) await stepInvite(context, ports, { ...parting, action, withReference: false });
  }
}

const WAY_OUT: Record<string, readonly InviteAction[]> = { ACCEPTED: ["leave"], INVITED_SEEN: ["decline"], INVITED_NEW: ["acknowledge", "decline"] };
