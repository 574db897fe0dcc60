import type { EndpointId } from "@worthy/contract";
import { mine, SHOW, type PolicyRow } from "./policyRow.ts";

/** Friends, wishes, and what has been seen. */
export const FRIEND_ROWS = {
  listFriends: mine(({ userId }) => `/v1/users/${userId}/friends`),
  // Nothing is between the owner and nobody.
  requestFriend: {
    request: ({ userId }, { personId }) => ({
      url: `/v1/users/${userId}/friends`,
      body: { userId: personId },
    }),
    none: 401,
    stranger: 403,
    owner: 404,
  },
  createFriendReference: mine(({ userId }) => `/v1/users/${userId}/friends/invite-reference`, {}),
  redeemFriendInvite: {
    ...mine(({ userId }, { reference }) => `/v1/users/${userId}/friends/invites/${reference}`, {
      action: "accept",
    }),
    owner: 404,
  },
  answerFriend: {
    ...mine(({ userId }, { personId }) => `/v1/users/${userId}/friends/${personId}/answer`, {
      action: "accept",
    }),
    owner: 404,
  },
  removeFriend: {
    ...mine(({ userId }, { personId }) => `/v1/users/${userId}/friends/${personId}`),
    owner: 404,
  },
  // Whether there is such a person is not said.
  blockPerson: mine(({ userId }, { personId }) => `/v1/users/${userId}/friends/${personId}/block`),
  unblockPerson: mine(
    ({ userId }, { personId }) => `/v1/users/${userId}/friends/${personId}/block`,
  ),
  getTasteMatch: {
    ...mine(({ userId }, { personId }) => `/v1/users/${userId}/friends/${personId}/taste-match`),
    owner: 404,
  },
  sendTitle: {
    request: ({ userId }, { personId }) => ({
      url: `/v1/users/${userId}/friend-messages`,
      body: { kind: "RECOMMENDATION", itemId: SHOW, friendIds: [personId] },
    }),
    none: 401,
    stranger: 403,
    owner: 404,
  },
  listFriendMessages: mine(({ userId }) => `/v1/users/${userId}/friend-messages`),
  answerFriendMessage: {
    ...mine(
      ({ userId }, { messageId }) => `/v1/users/${userId}/friend-messages/${messageId}/answer`,
      {
        answer: "Yes.",
      },
    ),
    owner: 404,
  },
  deleteFriendMessage: {
    ...mine(({ userId }, { messageId }) => `/v1/users/${userId}/friend-messages/${messageId}`),
    owner: 404,
  },
  listFriendRatings: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/friends`),
  listWishes: mine(({ userId }) => `/v1/users/${userId}/wishes`),
  makeWish: mine(({ userId }) => `/v1/users/${userId}/wishes`, { name: "The Lamp Keepers" }),
  deleteWish: mine(({ userId }, { wishId }) => `/v1/users/${userId}/wishes/${wishId}`),
  listSeenEpisodes: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  markEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`, {
    episodes: [1, 2],
  }),
  unmarkEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`),
  markTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  unmarkTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  listContinueWatching: mine(({ userId }) => `/v1/users/${userId}/continue-watching`),
} satisfies Partial<Record<EndpointId, PolicyRow>>;
