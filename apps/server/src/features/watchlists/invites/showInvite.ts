import { decideRedeem } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Owner, Readable } from "../../../platform/policy.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { typeOf } from "../presentWatchlist.ts";
import { findWatchlist } from "../watchlistStore.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { noInvite } from "./invitePolicy.ts";
import { openReference } from "./openReference.ts";
import type { ReferenceRow } from "./referenceStore.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

interface Visit {
  sql: Queries;
  owner: Owner | null;
  now: number;
}

/** Who invites to what, shown before anything is done. Blocked people see no invite. */
export async function showInvite(
  { sql, owner, now }: Visit,
  ports: InvitePorts,
  reference: string,
) {
  const row = await openReference(sql, reference, now);
  if (row instanceof Refusal) return row;
  const { inviterId, watchlistId } = row;
  if (owner && (await ports.isBlocked(sql, owner, inviterId))) return noInvite();
  const name = watchlistId === null ? null : await nameOf(sql, row);
  if (watchlistId !== null && name === null) return noInvite();
  const inviter = (await ports.people(sql, [inviterId]))(inviterId);
  const accountStatus = owner ? await ports.accountStatus(sql, owner) : "anonymous";
  const place = owner && watchlistId !== null ? await findWatchlist(sql, owner, watchlistId) : null;
  const isFriendInvite = row.kind === "FRIEND";
  return {
    reference: row.reference,
    kind: isFriendInvite ? ("friend" as const) : ("watchlist" as const),
    inviterUserId: inviterId,
    inviterUserName: inviter.profileName,
    inviterAvatarUrl: inviter.profileImage,
    watchlistId,
    watchlistName: name,
    watchlistType: place ? typeOf(place) : null,
    friendStatus: isFriendInvite
      ? owner
        ? await ports.friendStatus(sql, owner, inviterId)
        : ("NONE" as const)
      : null,
    next: decideRedeem({
      loggedIn: accountStatus !== "anonymous",
      verified: accountStatus === "verified",
      isInviter: owner?.userId === inviterId,
    }),
    expiresAt: row.expiresAt.toISOString(),
  };
}

async function nameOf(
  sql: Queries,
  { watchlistId }: Readable<ReferenceRow>,
): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.watchlists, "name">[]
  >`select name from watchlists where watchlist_id = ${watchlistId}`;
  return row?.name ?? null;
}
