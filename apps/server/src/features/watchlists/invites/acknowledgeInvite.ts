import { ALREADY_ACKNOWLEDGED } from "@worthy/domain";
import type { Row } from "../../../platform/database/row.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Readable } from "../../../platform/policy.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import { findRemoval, findState } from "../memberStore.ts";
import { typeOf } from "../presentWatchlist.ts";
import type { NotifyContext } from "../notifyViewers.ts";
import type * as schema from "../schema.ts";
import { findWatchlist } from "../watchlistStore.ts";
import type { WatchlistRef } from "../watchlist.ts";
import { mayJoin, mayJoinBy, noInvite } from "./invitePolicy.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { openReference } from "./openReference.ts";
import { fingerprintOf, claimReference, type ReferenceRow } from "./referenceStore.ts";
import { stepInvite } from "./stepInvite.ts";

/** The owner of the list. */
export async function findInviterId(
  sql: Queries,
  { watchlistId }: Readable<WatchlistRef>,
): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.watchlists, "ownerId">[]
  >`select owner_id from watchlists where watchlist_id = ${watchlistId}`;
  return row?.ownerId ?? null;
}

/**
 * Whether one of the two has blocked the other. Waits for a block in progress, so nobody joins
 * while being blocked.
 */
export async function isBlockedFor(
  { sql, owner }: NotifyContext,
  ports: InvitePorts,
  otherId: string,
): Promise<boolean> {
  await ports.lockPair(sql, owner, otherId);
  return ports.isBlocked(sql, owner, otherId);
}

/** A list whose invite is opened, and the reference it was opened with. */
interface Opened {
  list: Readable<WatchlistRef>;
  reference: Readable<ReferenceRow> | null;
}

/**
 * What somebody came with: no reference, one that others can use too, or one that the owner mailed
 * them after removing them.
 */
async function came(
  { sql, owner }: NotifyContext,
  ports: InvitePorts,
  { list, reference }: Opened,
) {
  if (reference?.kind !== "EMAIL" || reference.sentTo === null)
    return { withReference: reference !== null };
  const [removedAt, emailKey] = [await findRemoval(sql, list), await ports.emailKeyOf(sql, owner)];
  const isTheirs =
    emailKey !== null && fingerprintOf(reference.reference, emailKey) === reference.sentTo;
  return {
    withReference: true,
    invitedAgain: isTheirs && removedAt !== null && reference.createdAt > removedAt,
  };
}

/** Opens an invite by its reference. */
export async function redeem(context: NotifyContext, ports: InvitePorts, reference: string) {
  const row = await openReference(context.sql, reference, context.now);
  if (row instanceof Refusal) return row;
  const list = mayJoinBy(context.owner, row);
  return list instanceof Refusal ? list : acknowledge(context, ports, { list, reference: row });
}

/** Opens an invite by its list's number; only for people invited by name. */
export async function acknowledgeNumber(
  context: NotifyContext,
  ports: InvitePorts,
  watchlistId: number,
) {
  const state = await findState(context.sql, context.owner, watchlistId);
  const list = mayJoin(context.owner, { watchlistId, state });
  return list ? acknowledge(context, ports, { list, reference: null }) : noInvite();
}

/** Opens an invite. For the inviter it changes nothing and says that it is their own. */
async function acknowledge(
  context: NotifyContext,
  ports: InvitePorts,
  { list, reference }: Opened,
) {
  const { sql, owner } = context;
  const { watchlistId } = list;
  const inviterUserId = await findInviterId(sql, list);
  if (inviterUserId === null || (await isBlockedFor(context, ports, inviterUserId)))
    return noInvite();
  if (inviterUserId === owner.userId) {
    const own = await findWatchlist(sql, owner, watchlistId);
    return own
      ? {
          watchlistId,
          inviterUserId,
          watchlistType: own.userDefault ? ("OWNER_DEFAULT" as const) : ("OWNER" as const),
        }
      : noInvite();
  }
  const state = await stepInvite(context, ports, {
    list,
    by: "invited",
    action: "acknowledge",
    ...(await came(context, ports, { list, reference })),
  });
  if (state instanceof Refusal) return state;
  // Done last: a refusal above has nothing to undo, and one here rolls back the step.
  if (reference?.kind === "EMAIL" && !(await claimReference(sql, reference, owner)))
    return refuse("conflict", ALREADY_ACKNOWLEDGED, "already-acknowledged");
  const row = await findWatchlist(sql, owner, watchlistId);
  const watchlistType = row ? typeOf(row) : null;
  if (watchlistType !== "ACCEPTED" && watchlistType !== "INVITED_SEEN")
    throw new Error("an acknowledged invite is in no state to be shown");
  return { watchlistId, inviterUserId, watchlistType };
}
