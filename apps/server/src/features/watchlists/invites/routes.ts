import { ALREADY_ACKNOWLEDGED, emailKeyOf } from "@worthy/domain";
import { handlersOf } from "../../../platform/http/handler.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import { listGone, mayOwn } from "../listPolicy.ts";
import { findRemoval, findState } from "../memberStore.ts";
import { peopleOn, presentWatchlist, typeOf } from "../presentWatchlist.ts";
import type { TellContext } from "../tellOfWatchlist.ts";
import { findWatchlist, lockWatchlist, type WatchlistRow } from "../watchlistStore.ts";
import { composeInviteMail } from "./composeInviteMail.ts";
import { invitePath, presentReference } from "./presentReference.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { noInvite, openReference } from "./openReference.ts";
import { endReferences, fingerprintOf, insertReference, keepReference, takeReference, type ReferenceRow } from "./referenceStore.ts";
import { showInvite } from "./showInvite.ts";
import { stepInvite } from "./stepInvite.ts";

export function inviteHandlers(ports: InvitePorts) {
  /** The owner's own list, where the owner may share it. */
  const toShare = async ({ sql, owner }: TellContext, watchlistId: number): Promise<WatchlistRow | Refusal> => {
    const list = await findWatchlist(sql, owner, watchlistId);
    if (!list) return listGone();
    const refused = mayOwn(list, "invites to a list");
    if (refused) return refused;
    if ((await ports.standingOf(sql, owner.userId)) !== "verified") return refuse("forbidden", "A verified e-mail is needed to share a list.", "verify-first");
    return (await lockWatchlist(sql, watchlistId)) ? list : listGone();
  };
  const present = async ({ sql, owner }: TellContext, watchlistId: number) => {
    const row = await findWatchlist(sql, owner, watchlistId);
    return row ? presentWatchlist(row, await ports.people(sql, peopleOn(row))) : listGone();
  };
  const answer = async (context: TellContext, watchlistId: number, action: "accept" | "decline") => {
    // Who was never invited learns nothing of the list, not even that it is there.
    if ((await findState(context.sql, context.owner.userId, watchlistId)) === "NONE") return listGone();
    const inviter = await inviterOf(context, watchlistId);
    if (inviter && (await isBlockedFor(context, ports, inviter))) return noInvite();
    return stepInvite(context, ports, { watchlistId, personId: context.owner.userId, action, by: "invited", withReference: false });
  };

  return handlersOf<
    "createInviteReference" | "endInviteReference" | "inviteNewUser" | "inviteUser" | "acknowledgeInvite" | "acceptInvite" | "declineInvite" | "removeCollaborator" | "getInvite"
  >({
    createInviteReference: async ({ params: { watchlistId }, body }, context) => {
      const list = await toShare(context, watchlistId);
      if (list instanceof Refusal) return list;
      const wanted = { kind: "LIST", inviterId: context.owner.userId, watchlistId, now: context.now } as const;
      return presentReference(await keepReference(context.sql, wanted, body.rotate));
    },

    endInviteReference: async ({ params: { watchlistId } }, context) => {
      const list = await toShare(context, watchlistId);
      if (list instanceof Refusal) return list;
      await endReferences(context.sql, { kind: "LIST", inviterId: context.owner.userId, watchlistId, now: context.now });
      return { success: true as const };
    },

    inviteNewUser: async ({ params: { watchlistId }, body }, context) => {
      const { sql, owner, now, language } = context;
      const list = await toShare(context, watchlistId);
      if (list instanceof Refusal) return list;
      const { reference } = await insertReference(sql, { kind: "EMAIL", inviterId: owner.userId, watchlistId, now, emailKey: emailKeyOf(body.email) });
      const { profileName } = (await ports.people(sql, [owner.userId]))(owner.userId);
      const mail = composeInviteMail({ to: body.email, link: ports.publicUrl + invitePath(reference), inviterName: profileName, watchlistName: list.name, language });
      context.afterCommit(() => void ports.office.post([mail]));
      return { success: true as const };
    },

    inviteUser: async ({ params: { watchlistId, invitedUserId } }, context) => {
      const { sql, owner } = context;
      await ports.lockPair(sql, owner.userId, invitedUserId);
      const list = await toShare(context, watchlistId);
      if (list instanceof Refusal) return list;
      const isFriend = (await ports.friendStatus(sql, owner.userId, invitedUserId)) === "ACCEPTED";
      const wasInvited = (await findState(sql, invitedUserId, watchlistId)) !== "NONE";
      if ((!isFriend && !wasInvited) || (await ports.isBlocked(sql, owner.userId, invitedUserId))) return refuse("not-found", "You have no such friend.", "no-friend");
      const state = await stepInvite(context, ports, { watchlistId, personId: invitedUserId, action: "invite", by: "owner", withReference: false });
      return state instanceof Refusal ? state : present(context, watchlistId);
    },

    acknowledgeInvite: ({ params: { id } }, context) => (typeof id === "number" ? acknowledge(context, ports, { watchlistId: id, reference: null }) : redeem(context, ports, id)),

    acceptInvite: async ({ params: { watchlistId } }, context) => {
      const state = await answer(context, watchlistId, "accept");
      return state instanceof Refusal ? state : present(context, watchlistId);
    },

    declineInvite: async ({ params: { watchlistId } }, context) => {
      const state = await answer(context, watchlistId, "decline");
      return state instanceof Refusal ? state : { success: true as const };
    },

    removeCollaborator: async ({ params: { watchlistId, collaboratorId } }, context) => {
      const { sql, owner } = context;
      const isSelf = collaboratorId === owner.userId;
      const list = await findWatchlist(sql, owner, watchlistId);
      if (!list) return listGone();
      const by = isSelf ? "invited" : list.state === "OWNER" ? "owner" : "other";
      const state = await stepInvite(context, ports, { watchlistId, personId: collaboratorId, action: isSelf ? "leave" : "remove", by, withReference: false });
      return state instanceof Refusal ? state : { success: true as const };
    },

    getInvite: ({ params }, context) => showInvite(context, ports, params.reference),
  });
}

async function inviterOf({ sql }: Pick<TellContext, "sql">, watchlistId: number): Promise<string | null> {
  const [row] = await sql<{ ownerId: string }[]>`select owner_id from watchlists where watchlist_id = ${watchlistId}`;
  return row?.ownerId ?? null;
}

/** Whether one of the two has blocked the other. A block that is on its way is waited for, so that nobody joins while they are being blocked. */
async function isBlockedFor({ sql, owner }: TellContext, ports: InvitePorts, otherId: string): Promise<boolean> {
  await ports.lockPair(sql, owner.userId, otherId);
  return ports.isBlocked(sql, owner.userId, otherId);
}

/** With what somebody came: no reference, one that is for others too, or one that the owner mailed to them after removing them. */
async function came({ sql, owner }: TellContext, ports: InvitePorts, { watchlistId, reference }: { watchlistId: number; reference: ReferenceRow | null }) {
  if (reference?.kind !== "EMAIL" || reference.sentTo === null) return { withReference: reference !== null };
  const [removedAt, emailKey] = [await findRemoval(sql, owner.userId, watchlistId), await ports.emailKeyOf(sql, owner.userId)];
  const isTheirs = emailKey !== null && fingerprintOf(reference.reference, emailKey) === reference.sentTo;
  return { withReference: true, namedAnew: isTheirs && removedAt !== null && reference.createdAt > removedAt };
}

async function redeem(context: TellContext, ports: InvitePorts, reference: string) {
  const row = await openReference(context.sql, reference, context.now);
  if (row instanceof Refusal) return row;
  return row.watchlistId === null ? noInvite() : acknowledge(context, ports, { watchlistId: row.watchlistId, reference: row });
}

/** Opens an invite. The inviter's own is no step at all: it tells them that it is theirs. */
async function acknowledge(context: TellContext, ports: InvitePorts, { watchlistId, reference }: { watchlistId: number; reference: ReferenceRow | null }) {
  const { sql, owner } = context;
  const inviterUserId = await inviterOf(context, watchlistId);
  if (inviterUserId === null || (await isBlockedFor(context, ports, inviterUserId))) return noInvite();
  if (reference === null && (await findState(sql, owner.userId, watchlistId)) === "NONE") return noInvite();
  if (inviterUserId === owner.userId) {
    const own = await findWatchlist(sql, owner, watchlistId);
    return own ? { watchlistId, inviterUserId, watchlistType: own.userDefault ? ("OWNER_DEFAULT" as const) : ("OWNER" as const) } : noInvite();
  }
  const state = await stepInvite(context, ports, {
    watchlistId,
    personId: owner.userId,
    action: "acknowledge",
    by: "invited",
    ...(await came(context, ports, { watchlistId, reference })),
  });
  if (state instanceof Refusal) return state;
  // Taken last: a refusal above undoes nothing, and one here undoes the step.
  if (reference?.kind === "EMAIL" && !(await takeReference(sql, reference.reference, owner.userId))) return refuse("conflict", ALREADY_ACKNOWLEDGED, "already-acknowledged");
  const row = await findWatchlist(sql, owner, watchlistId);
  const watchlistType = row ? typeOf(row) : null;
  if (watchlistType !== "ACCEPTED" && watchlistType !== "INVITED_SEEN") throw new Error("an acknowledged invite is in no state to be shown");
  return { watchlistId, inviterUserId, watchlistType };
}
