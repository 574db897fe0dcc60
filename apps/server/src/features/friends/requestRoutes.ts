import { emailKeyOf } from "@worthy/domain";
import { handlersOf, type CallContext } from "../../platform/http/handler.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { isBlocked } from "./friendStore.ts";
import { needInviter, needVerified, showFriend } from "./presentFriend.ts";
import { stepFriendship, type FriendContext } from "./stepFriendship.ts";

/** Friend requests: to people met on a list, by e-mail, and by reference. */
export function requestHandlers(ports: FriendPorts) {
  const byEmail = async (
    context: FriendContext & Pick<CallContext, "afterCommit" | "language">,
    email: string,
  ) => {
    const { sql, owner, now, language } = context;
    const { path } = await ports.friendReference(sql, { owner, now, rotate: false });
    const { profileName } = (await ports.people(sql, [owner.userId]))(owner.userId);
    const mail = ports.composeInvite({
      to: emailKeyOf(email),
      link: ports.publicUrl + path,
      inviterName: profileName,
      watchlistName: null,
      language,
    });
    context.afterCommit(() => void ports.mailQueue.post([mail]));
    return { success: true as const };
  };

  return handlersOf({
    requestFriend: async ({ body }, context) => {
      const { sql, owner } = context;
      const refused = await needInviter(ports, sql, owner);
      if (refused) return refused;
      if (body.email !== undefined) return byEmail(context, body.email);
      const friendId = body.userId ?? "";
      if (!(await ports.sharesList(sql, owner, friendId)))
        return refuse("not-found", "You don’t share a list with this person.", "no-shared-list");
      const after = await stepFriendship(context, friendId, { action: "request" });
      return after instanceof Refusal ? after : { success: true as const };
    },

    createFriendReference: async ({ body }, { sql, owner, now }) =>
      (await needInviter(ports, sql, owner)) ??
      ports.friendReference(sql, { owner, now, rotate: body.rotate }),

    redeemFriendInvite: async ({ params: { reference }, body }, context) => {
      const { sql, owner, now } = context;
      const refused = await needVerified(ports, sql, owner);
      if (refused) return refused;
      const invite = await ports.openFriendInvite(sql, reference, now);
      if (invite instanceof Refusal) return invite;
      const { inviterId } = invite;
      if (await isBlocked(sql, owner, inviterId))
        return refuse("not-found", "Invite not found.", "no-invite");
      // The reference acts as the inviter's request; declining it without any other request leaves
      // nothing behind.
      const asked = await stepFriendship(context, inviterId, {
        action: "request",
        invite,
      });
      if (asked instanceof Refusal) return asked;
      if (asked.theirs === "ACCEPTED") return showFriend(ports, context, inviterId);
      const after = await stepFriendship(context, inviterId, { action: body.action });
      return after instanceof Refusal ? after : showFriend(ports, context, inviterId);
    },
  });
}
