import type { EndpointId } from "@worthy/contract";
import { FILM, mine, ownersOf, shared, SHOW, type PolicyRow } from "./policyRow.ts";

/** Watchlists and their invites. */
export const WATCHLIST_ROWS = {
  listWatchlists: mine(({ userId }) => `/v3/users/${userId}/watchlists`),
  getWatchlist: shared(
    ({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`,
  ),
  listWatchlistItems: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`,
  ),
  addWatchlistItem: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`,
    { itemId: FILM },
  ),
  removeWatchlistItem: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items/${SHOW}`,
  ),
  // The owner names and colours a list.
  updateWatchlist: {
    ...mine(
      ({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`,
      { name: "Renamed", position: 3, items: [SHOW] },
    ),
    collaborator: 403,
  },
  createWatchlist: mine(({ userId }) => `/v3/users/${userId}/watchlists`, {
    name: "Friday night",
    items: [FILM],
  }),
  setDefaultWatchlist: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/default`,
  ),
  moveWatchlistItem: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items/${SHOW}`,
    { after: null },
  ),
  clearItemUpdates: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/item-updates`,
  ),
  markAllViewed: mine(({ userId }) => `/v3/users/${userId}/watchlists/viewed`),
  listWatchlistItemIds: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/item-ids`,
  ),
  getFilterCounts: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/filter-counts`,
  ),
  listWatchlistActivity: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/activity`,
  ),
  getWatchlistSort: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/NAME`,
  ),
  setWatchlistSort: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/YEAR`,
  ),
  getInvite: {
    request: (_owner, { reference }) => ({ url: `/v1/api/invites/${reference}` }),
    none: 200,
    stranger: 200,
    owner: 200,
  },
  createInviteReference: ownersOf(
    ({ userId, defaultWatchlistId }) =>
      `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/reference`,
    {},
  ),
  endInviteReference: ownersOf(
    ({ userId, defaultWatchlistId }) =>
      `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/reference`,
  ),
  inviteNewUser: ownersOf(
    ({ userId, defaultWatchlistId }) =>
      `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invite/newuser`,
    { email: "new@example.org" },
  ),
  // Only friends are invited by name, and nobody has this one.
  inviteUser: {
    ...ownersOf(
      ({ userId, defaultWatchlistId }, { personId }) =>
        `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/user/${personId}`,
    ),
    owner: 404,
  },
  acknowledgeInvite: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v1/users/${userId}/watchlists/invites/acknowledge/${defaultWatchlistId}`,
  ),
  // Owners are not invited; who has accepted stays, and leaves instead of declining.
  acceptInvite: {
    ...shared(
      ({ userId, defaultWatchlistId }) =>
        `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/accept`,
    ),
    owner: 403,
  },
  declineInvite: {
    ...shared(
      ({ userId, defaultWatchlistId }) =>
        `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/decline`,
    ),
    owner: 403,
    collaborator: 409,
  },
  removeCollaborator: {
    ...ownersOf(
      ({ userId, defaultWatchlistId }, { personId }) =>
        `/v1/users/${userId}/watchlists/${defaultWatchlistId}/collabs/${personId}`,
    ),
    owner: 404,
  },
  pickForUs: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/recommendations/us`,
  ),
  getListServices: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/services`,
  ),
} satisfies Partial<Record<EndpointId, PolicyRow>>;
