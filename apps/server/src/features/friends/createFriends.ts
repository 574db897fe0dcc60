import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Caller, Owner } from "../../platform/policy.ts";
import { findRatingsInSight } from "./compareTaste.ts";
import { friendData, type FriendDataPorts } from "./friendData.ts";
import { friendGuards } from "./friendGuards.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { befriend, findFriends, friendStatus, isBlocked, lockPair } from "./friendStore.ts";
import { friendHandlers } from "./routes.ts";

interface Neighbours {
  accounts: Pick<FriendPorts, "people" | "accountStatus" | "sharers"> &
    Pick<FriendDataPorts, "namesOf"> & {
      isVerified(caller: Caller | null): Promise<boolean>;
    };
  catalogue: Pick<FriendPorts, "snapshot"> & Pick<FriendDataPorts, "titleName">;
  recommendations: Pick<FriendPorts, "open">;
  ratings: { of: FriendPorts["ratingsOf"]; ofTitle: FriendPorts["ratingsOfTitle"] };
  watchlists: Pick<
    FriendPorts,
    "sharesList" | "part" | "friendReference" | "openFriendInvite" | "composeInvite"
  >;
}

/** Friends, and what they recommend to each other. */
export function createFriends({ limiter, mailQueue, publicUrl }: Platform, others: Neighbours) {
  const { accounts, catalogue, recommendations, ratings, watchlists } = others;
  return {
    handlers: friendHandlers({
      snapshot: catalogue.snapshot,
      open: recommendations.open,
      people: accounts.people,
      accountStatus: accounts.accountStatus,
      sharers: accounts.sharers,
      ratingsOf: ratings.of,
      ratingsOfTitle: ratings.ofTitle,
      sharesList: watchlists.sharesList,
      part: watchlists.part,
      friendReference: watchlists.friendReference,
      openFriendInvite: watchlists.openFriendInvite,
      composeInvite: watchlists.composeInvite,
      mailQueue,
      publicUrl,
    }),
    guards: friendGuards(limiter, accounts.isVerified),
    personalData: friendData({ titleName: catalogue.titleName, namesOf: accounts.namesOf }),
    befriend,
    friendStatus,
    isBlocked,
    lockPair,
    /** Ids of the person's friends. */
    friendsOf: async (sql: Queries, owner: Owner) =>
      (await findFriends(sql, owner, "ACCEPTED")).map(({ friendId }) => friendId),
    /** Those of these people who are friends of the person and share ratings with them. */
    ratingsInSight: (sql: Queries, owner: Owner, userIds: readonly string[]) =>
      findRatingsInSight(accounts, { sql, owner }, userIds),
  } satisfies Feature & Offers;
}

export type Friends = ReturnType<typeof createFriends>;
