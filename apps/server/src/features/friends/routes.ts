import { sortFriends } from "@worthy/domain";
import { handlersOf, type CallContext, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { compareTasteHandlers } from "./compareTaste.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { countFriends, findFriend, findFriends, isBlocked, type FriendRow } from "./friendStore.ts";
import { messageHandlers } from "./messageRoutes.ts";
import { stepFriendship, type FriendContext } from "./stepFriendship.ts";

export function friendHandlers(ports: FriendPorts) {
  const needVerified = async (sql: Queries, owner: Owner) =>
    (await ports.standingOf(sql, owner.userId)) === "verified" ? null : refuse("forbidden", "A verified e-mail is needed to have friends.", "verify-first");
  const present = async ({ sql, owner }: FriendContext, friendId: string) => {
    const row = await findFriend(sql, owner, friendId);
    return { friend: row ? presentFriend(row, await ports.people(sql, [friendId])) : null };
  };
  const byEmail = async (context: FriendContext & Pick<CallContext, "afterCommit" | "language">, email: string) => {
    const { sql, owner, now, language } = context;
    const { path } = await ports.friendReference(sql, { inviterId: owner.userId, now, rotate: false });
    const { profileName } = (await ports.people(sql, [owner.userId]))(owner.userId);
    const mail = ports.composeInvite({ to: email, link: ports.publicUrl + path, inviterName: profileName, watchlistName: null, language });
    context.afterCommit(() => void ports.office.post([mail]));
    return { success: true as const };
  };

  const own = handlersOf<"listFriends" | "requestFriend" | "answerFriend" | "removeFriend" | "blockPerson" | "unblockPerson" | "createFriendReference" | "redeemFriendInvite">({
    listFriends: async ({ query: { status, limit, offset } }, { sql, owner }) => {
      const [rows, counted] = await Promise.all([findFriends(sql, owner.userId, status), countFriends(sql, owner.userId)]);
      const person = await ports.people(
        sql,
        rows.map(({ friendId }) => friendId),
      );
      const sorted = sortFriends(rows.map((row) => presentFriend(row, person)));
      return { results: sorted.slice(offset, offset + limit), total: sorted.length, pending: counted.pending };
    },

    requestFriend: async ({ body }, context) => {
      const { sql, owner } = context;
      const refused = await needVerified(sql, owner);
      if (refused) return refused;
      if (body.email !== undefined) return byEmail(context, body.email);
      const friendId = body.userId ?? "";
      if (!(await ports.sharesList(sql, owner.userId, friendId))) return refuse("not-found", "You share no list with this person.", "no-shared-list");
      const after = await stepFriendship(context, friendId, { action: "request" });
      return after instanceof Refusal ? after : { success: true as const };
    },

    answerFriend: async ({ params: { friendId }, body }, context) => {
      const refused = await needVerified(context.sql, context.owner);
      if (refused) return refused;
      const after = await stepFriendship(context, friendId, { action: body.action });
      return after instanceof Refusal ? after : present(context, friendId);
    },

    removeFriend: async ({ params: { friendId } }, context) => {
      const after = await stepFriendship(context, friendId, { action: "remove" });
      return after instanceof Refusal ? after : { success: true as const };
    },

    blockPerson: async ({ params: { friendId } }, context) => {
      if (!(await ports.accountExists(context.sql, friendId))) return refuse("not-found", "There is no such person.", "no-person");
      const after = await stepFriendship(context, friendId, { action: "block" });
      if (after instanceof Refusal) return after;
      await ports.part(context, friendId);
      return present(context, friendId);
    },

    unblockPerson: async ({ params: { friendId } }, context) => {
      const after = await stepFriendship(context, friendId, { action: "unblock" });
      return after instanceof Refusal ? after : { success: true as const };
    },

    createFriendReference: async ({ body }, { sql, owner, now }) =>
      (await needVerified(sql, owner)) ?? ports.friendReference(sql, { inviterId: owner.userId, now, rotate: body.rotate }),

    redeemFriendInvite: async ({ params: { reference }, body }, context) => {
      const { sql, owner, now } = context;
      const refused = await needVerified(sql, owner);
      if (refused) return refused;
      const invite = await ports.openFriendInvite(sql, reference, now);
      if (invite instanceof Refusal) return invite;
      const { inviterId } = invite;
      if (await isBlocked(sql, owner.userId, inviterId)) return refuse("not-found", "There is no such invite.", "no-invite");
      // The reference is the inviter's request; who declines it without having been asked otherwise leaves nothing behind.
      const asked = await stepFriendship(context, inviterId, { action: "request", from: inviterId });
      if (asked instanceof Refusal) return asked;
      if (asked.theirs === "ACCEPTED") return present(context, inviterId);
      const after = await stepFriendship(context, inviterId, { action: body.action });
      return after instanceof Refusal ? after : present(context, inviterId);
    },
  });
  return { ...own, ...messageHandlers(ports), ...compareTasteHandlers(ports) };
}

function presentFriend({ friendId, state, since }: FriendRow, person: Awaited<ReturnType<FriendPorts["people"]>>) {
  return { ...person(friendId), status: state, since: since.toISOString() };
}
