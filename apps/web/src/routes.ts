import { ratingsQuery } from "./features/rating/ratingsQuery.ts";
import { userQuery } from "./features/session/userQuery.ts";
import { sourcesQuery } from "./features/sources/sourcesQuery.ts";
import { watchlistsQuery } from "./features/watchlists/lists/watchlistsQuery.ts";
import { popups } from "./popups/popups.ts";
import { createRoutes } from "./routing/createRoutes.ts";
import type { PrefetchQuery, ScreenContext } from "./routing/Screen.ts";
import { screens } from "./screens.ts";

/** Sources of facts, and what buttons on every page need to know about the user. */
function shellQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return [
    sourcesQuery,
    ...(userId === null ? [] : [userQuery(userId), ratingsQuery(userId), watchlistsQuery(userId)]),
  ];
}

export const findRoute = createRoutes({ screens, popups, shellQueries });
