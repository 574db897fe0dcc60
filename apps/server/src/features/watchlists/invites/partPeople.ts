import type { InviteAction } from "@worthy/domain";
import { mayOwnRow } from "../listPolicy.ts";
import { findListsSharedBy, findListsSharedWith, lockDefaults } from "../memberStore.ts";
import type { NotifyContext } from "../notifyViewers.ts";
import { mayLeave, type Step } from "./invitePolicy.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { stepInvite } from "./stepInvite.ts";

/**
 * Ends what two people share, for the caller: removes the other from the caller's lists and the
 * caller from the other's, and ends invites between them. Other people's lists that both are on
 * stay as they are. The caller could have taken each step by hand.
 */
export async function partPeople(
  context: NotifyContext,
  ports: Pick<InvitePorts, "accountStatus">,
  otherId: string,
): Promise<void> {
  const { sql, owner } = context;
  const [own, theirs] = [
    await findListsSharedWith(sql, owner, otherId),
    await findListsSharedBy(sql, owner, otherId),
  ];
  const steps: Step[] = [
    ...own.flatMap((row): Step[] => {
      const list = mayOwnRow(owner, row);
      return list
        ? [{ by: "owner", list, personId: otherId, action: "remove", withReference: false }]
        : [];
    }),
    // An unanswered invite is declined, which is all the other side learns.
    ...theirs.flatMap((row) =>
      (WAY_OUT[row.state] ?? []).map((action): Step => ({
        by: "invited",
        list: mayLeave(owner, row),
        action,
        withReference: false,
      })),
    ),
  ];
  if (own.length + theirs.length > 0) await lockDefaults(sql, [owner.userId, otherId]); // before any list, like everybody who locks both
  // The sort is stable, so steps on one list stay in order.
  for (const step of steps.toSorted((a, b) => a.list.watchlistId - b.list.watchlistId))
    await stepInvite(context, ports, step);
}

const WAY_OUT: Record<string, readonly InviteAction[]> = {
  ACCEPTED: ["leave"],
  INVITED_SEEN: ["decline"],
  INVITED_NEW: ["acknowledge", "decline"],
};
