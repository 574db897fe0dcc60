import { emailKeyOf } from "@worthy/domain";
import { handlersOf, type CallContext } from "../../../platform/http/handler.ts";
import type { Owned } from "../../../platform/policy.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import { needName } from "../../accounts/sharedPeople.ts";
import { listGone, mayOwn, mayRead } from "../listPolicy.ts";
import { findStateOf } from "../memberStore.ts";
import { peopleOn, presentWatchlist } from "../presentWatchlist.ts";
import type { NotifyContext } from "../notifyViewers.ts";
import { findWatchlist, lockWatchlist } from "../watchlistStore.ts";
import type { Watchlist } from "../watchlist.ts";
import { composeInviteMail } from "./composeInviteMail.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { invitePath, presentReference } from "./presentReference.ts";
import { endReferences, insertReference, ensureReference } from "./referenceStore.ts";
import { stepInvite } from "./stepInvite.ts";

/** A list as the person sees it now. */
export async function showList(
  ports: Pick<InvitePorts, "people">,
  { sql, owner }: NotifyContext,
  watchlistId: number,
) {
  const row = await findWatchlist(sql, owner, watchlistId);
  return row ? presentWatchlist(row, await ports.people(sql, peopleOn(row))) : listGone();
}

/** The owner's list, if they may invite others to it: they have a name. */
async function findToInvite(
  ports: InvitePorts,
  context: NotifyContext,
  watchlistId: number,
): Promise<Owned<Watchlist> | Refusal> {
  const { sql, owner } = context;
  const list = await findToShare(ports, context, watchlistId);
  if (list instanceof Refusal) return list;
  return needName((await ports.people(sql, [owner.userId]))(owner.userId)) ?? list;
}

/** The owner's list, if they may share it. */
async function findToShare(
  ports: InvitePorts,
  { sql, owner }: NotifyContext,
  watchlistId: number,
): Promise<Owned<Watchlist> | Refusal> {
  const row = mayRead(owner, await findWatchlist(sql, owner, watchlistId));
  if (row instanceof Refusal) return row;
  const list = mayOwn(row, "invites to a list");
  if (list instanceof Refusal) return list;
  if ((await ports.accountStatus(sql, owner)) !== "verified")
    return refuse("forbidden", "Confirm your email address to share a list.", "verify-first");
  return (await lockWatchlist(sql, list)) ? list : listGone();
}

/** Inviting people to one's own list. */
export function shareHandlers(ports: InvitePorts) {
  return handlersOf({
    createInviteReference: async ({ params: { watchlistId }, body }, context) => {
      const list = await findToInvite(ports, context, watchlistId);
      if (list instanceof Refusal) return list;
      const wanted = { kind: "LIST", list, now: context.now } as const;
      return presentReference(await ensureReference(context.sql, wanted, body.rotate));
    },

    endInviteReference: async ({ params: { watchlistId } }, context) => {
      const list = await findToShare(ports, context, watchlistId);
      if (list instanceof Refusal) return list;
      await endReferences(context.sql, { kind: "LIST", list, now: context.now });
      return { success: true as const };
    },

    inviteNewUser: async ({ params: { watchlistId }, body }, context) => {
      const { sql, now } = context;
      const list = await findToInvite(ports, context, watchlistId);
      if (list instanceof Refusal) return list;
      const emailKey = emailKeyOf(body.email);
      const { reference } = await insertReference(sql, {
        kind: "EMAIL",
        list,
        now,
        emailKey,
      });
      await mailInvite(ports, context, { to: emailKey, reference, watchlistName: list.name });
      return { success: true as const };
    },

    inviteUser: async ({ params: { watchlistId, invitedUserId } }, context) => {
      const { sql, owner } = context;
      await ports.lockPair(sql, owner, invitedUserId);
      const list = await findToInvite(ports, context, watchlistId);
      if (list instanceof Refusal) return list;
      const isFriend = (await ports.friendStatus(sql, owner, invitedUserId)) === "ACCEPTED";
      const wasInvited = (await findStateOf(sql, list, invitedUserId)) !== "NONE";
      if ((!isFriend && !wasInvited) || (await ports.isBlocked(sql, owner, invitedUserId)))
        return refuse("not-found", "You’re not friends.", "no-friend");
      const state = await stepInvite(context, ports, {
        list,
        by: "owner",
        personId: invitedUserId,
        action: "invite",
        withReference: false,
      });
      return state instanceof Refusal ? state : showList(ports, context, watchlistId);
    },
  });
}

/** Mails an invite once the transaction is committed. */
async function mailInvite(
  ports: InvitePorts,
  {
    sql,
    owner,
    language,
    afterCommit,
  }: NotifyContext & Pick<CallContext, "language" | "afterCommit">,
  { to, reference, watchlistName }: { to: string; reference: string; watchlistName: string },
): Promise<void> {
  const { profileName } = (await ports.people(sql, [owner.userId]))(owner.userId);
  const mail = composeInviteMail({
    to,
    link: ports.publicUrl + invitePath(reference),
    inviterName: profileName,
    watchlistName,
    language,
  });
  afterCommit(() => void ports.mailQueue.post([mail]));
}
