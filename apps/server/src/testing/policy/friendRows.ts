import type { EndpointId } from "@worthy/contract";
import { mine, NOBODYS_ID, SHOW, type PolicyRow } from "./policyRow.ts";

/** Friends, and what has been seen. */
export const FRIEND_ROWS = {
  listFriends: mine(({ userId }) => `/v1/users/${userId}/friends`),
  // Nothing is between the owner and nobody.
  requestFriend: {
    ...mine(({ userId }) => `/v1/users/${userId}/friends`, { userId: NOBODYS_ID }),
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
    ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/answer`, {
      action: "accept",
    }),
    owner: 404,
  },
  removeFriend: {
    ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}`),
    owner: 404,
  },
  // Whether there is such a person is not said.
  blockPerson: mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/block`),
  unblockPerson: mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/block`),
  getTasteMatch: {
    ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/taste-match`),
    owner: 404,
  },
  sendTitle: {
    ...mine(({ userId }) => `/v1/users/${userId}/friend-messages`, {
      kind: "RECOMMENDATION",
      itemId: SHOW,
      friendIds: [NOBODYS_ID],
    }),
    owner: 404,
  },
  listFriendMessages: mine(({ userId }) => `/v1/users/${userId}/friend-messages`),
  answerFriendMessage: {
    ...mine(({ userId }) => `/v1/users/${userId}/friend-messages/${NOBODYS_ID}/answer`, {
      answer: "Yes.",
    }),
    owner: 404,
  },
  deleteFriendMessage: {
    ...mine(({ userId }) => `/v1/users/${userId}/friend-messages/${NOBODYS_ID}`),
    owner: 404,
  },
  listFriendRatings: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/friends`),
  listSeenEpisodes: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  markEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`, {
    episodes: [1, 2],
  }),
  unmarkEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`),
  markTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  unmarkTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  listContinueWatching: mine(({ userId }) => `/v1/users/${userId}/continue-watching`),
} satisfies Partial<Record<EndpointId, PolicyRow>>;
