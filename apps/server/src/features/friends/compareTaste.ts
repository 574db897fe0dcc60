import { tasteMatch } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriend, findFriends } from "./friendStore.ts";

/** So many titles of either kind are named. */
const MOST_NAMED = 12;

/** What friends rated, as far as both share it. */
export function compareTasteHandlers(ports: FriendPorts) {
  return handlersOf<"listFriendRatings" | "getTasteMatch">({
    listFriendRatings: async ({ params: { id } }, { sql, owner }) => {
      if (!ports.snapshot().title(id)) return refuse("not-found", `There is no title ${id}.`, "no-title");
      const friends = (await findFriends(sql, owner.userId, "ACCEPTED")).map(({ friendId }) => friendId);
      const sharers = await ports.sharers(sql, [owner.userId, ...friends]);
      if (!sharers.has(owner.userId)) return { results: [], total: 0, shared: false };
      const sharing = friends.filter((friendId) => sharers.has(friendId));
      const [ratings, person] = await Promise.all([ports.ratingsOfTitle(sql, sharing, id), ports.people(sql, sharing)]);
      const results = ratings.slice(0, 200).map(({ userId, rating }) => ({ friend: person(userId), rating }));
      return { results, total: ratings.length, shared: true };
    },

    getTasteMatch: async ({ params: { friendId } }, context) => {
      const { sql, owner } = context;
      const friend = await findFriend(sql, owner, friendId);
      if (friend?.state !== "ACCEPTED") return refuse("not-found", "You have no such friend.", "no-friend");
      const sharers = await ports.sharers(sql, [owner.userId, friendId]);
      if (!sharers.has(owner.userId)) return refuse("forbidden", "You do not share your ratings with friends.");
      if (!sharers.has(friendId)) return refuse("forbidden", "This friend does not share their ratings.");
      const [mine, theirs, person, { scorer }] = await Promise.all([
        ports.ratingsOf(sql, owner.userId),
        ports.ratingsOf(sql, friendId),
        ports.people(sql, [friendId]),
        ports.open(context),
      ]);
      const match = tasteMatch(mine, theirs);
      const named = (pairs: typeof match.clashes) =>
        pairs
          .flatMap(({ titleId, ...ratings }) => {
            const title = ports.snapshot().title(titleId);
            return title ? [{ title: scorer.summary(title), ...ratings }] : [];
          })
          .slice(0, MOST_NAMED);
      return { friend: person(friendId), percentage: match.percentage, common: match.common, agreements: named(match.agreements), clashes: named(match.clashes) };
    },
  });
}
