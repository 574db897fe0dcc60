import {
  accountInformationQuery,
  devicesQuery,
  profileQuery,
  settingsQuery,
} from "../../features/account/accountQueries.ts";
import { grantedWishesQuery, openWishesQuery } from "../../features/wishes/wishesQuery.ts";
import { userQuery } from "../../features/session/userQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** Queries of a page about the person; none without one. */
function own(...queries: readonly ((userId: string) => PrefetchQuery)[]) {
  return ({ userId }: ScreenContext): readonly PrefetchQuery[] =>
    userId === null ? [] : queries.map((query) => query(userId));
}

export const profileQueries = own(userQuery, profileQuery);
export const accountInformationQueries = own(userQuery, accountInformationQuery);
export const devicesQueries = own(userQuery, devicesQuery);
export const notificationsQueries = own(settingsQuery);
export const wishesQueries = own(openWishesQuery, grantedWishesQuery);
