import type { EndpointId } from "@worthy/contract";
import { ACCOUNT_ROWS } from "./accountRows.ts";
import { ADMIN_ROWS } from "./adminRows.ts";
import { FRIEND_ROWS } from "./friendRows.ts";
import { mine, type PolicyRow } from "./policyRow.ts";
import { TITLE_ROWS } from "./titleRows.ts";
import { WATCHLIST_ROWS } from "./watchlistRows.ts";

/** One row an endpoint: the type makes a missing row an error, and policy.api.test.ts makes it a failure. They are asked in this order. */
export const POLICY_TABLE: Record<EndpointId, PolicyRow> = {
  ...ACCOUNT_ROWS,
  ...TITLE_ROWS,
  ...WATCHLIST_ROWS,
  ...FRIEND_ROWS,
  ...ADMIN_ROWS,
  // Last, since the list is gone afterwards. The owner alone deletes it.
  deleteWatchlist: {
    ...mine(
      ({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`,
    ),
    collaborator: 403,
  },
  exportUser: mine(({ userId }) => `/v1/users/${userId}/export?confirm=DOWNLOAD`),
  // Last: there is no owner afterwards.
  deleteUser: mine(({ userId }) => `/v1/users/${userId}`, { confirm: "DELETE" }),
};
