import { tasteMatch } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { RatingsOf } from "../ratings/ratingPolicy.ts";
import { mayCompare, mayMeet, ratingsInSight } from "./friendPolicy.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriend, findFriends, type FriendRow } from "./friendStore.ts";

/** Maximum number of titles listed of each kind. */
const MOST_NAMED = 12;

interface Context {
  sql: Queries;
  owner: Owner;
}

const sharersOf = (
  { sharers }: Pick<FriendPorts, "sharers">,
  { sql, owner }: Context,
  friends: readonly FriendRow[],
) => sharers(sql, [owner.userId, ...friends.map(({ friendId }) => friendId)]);

/** Those of these people who are the caller's friends and whose ratings the caller may see. */
export async function findRatingsInSight(
  ports: Pick<FriendPorts, "sharers">,
  { sql, owner }: Context,
  userIds: readonly string[],
): Promise<readonly Readable<RatingsOf>[]> {
  const friends = (await findFriends(sql, owner, "ACCEPTED")).filter(({ friendId }) =>
    userIds.includes(friendId),
  );
  return ratingsInSight(owner, friends, await sharersOf(ports, { sql, owner }, friends));
}

/** Compares what friends rated, if both share their ratings. */
export function compareTasteHandlers(ports: FriendPorts) {
  return handlersOf({
    listFriendRatings: async ({ params: { id } }, { sql, owner }) => {
      if (!ports.snapshot().title(id))
        return refuse("not-found", `There is no title ${id}.`, "no-title");
      const friends = await findFriends(sql, owner, "ACCEPTED");
      const sharers = await sharersOf(ports, { sql, owner }, friends);
      if (!sharers.has(owner.userId)) return { results: [], total: 0, shared: false };
      const sharing = ratingsInSight(owner, friends, sharers);
      const [ratings, person] = await Promise.all([
        ports.ratingsOfTitle(sql, sharing, id),
        ports.people(
          sql,
          sharing.map(({ userId }) => userId),
        ),
      ]);
      const results = ratings
        .slice(0, 200)
        .map(({ userId, rating }) => ({ friend: person(userId), rating }));
      return { results, total: ratings.length, shared: true };
    },

    getTasteMatch: async ({ params: { friendId } }, context) => {
      const { sql, owner } = context;
      const friend = mayMeet(owner, await findFriend(sql, owner, friendId));
      if (friend instanceof Refusal) return friend;
      const shared = mayCompare(friend, await ports.sharers(sql, [owner.userId, friendId]));
      if (shared instanceof Refusal) return shared;
      const [mine, theirs, person, { scorer }] = await Promise.all([
        ports.ratingsOf(sql, owner),
        ports.ratingsOf(sql, shared),
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
      return {
        friend: person(friendId),
        percentage: match.percentage,
        common: match.common,
        agreements: named(match.agreements),
        clashes: named(match.clashes),
      };
    },
  });
}
