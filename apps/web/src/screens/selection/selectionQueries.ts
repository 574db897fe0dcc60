import { profileQuery } from "../../features/account/accountQueries.ts";
import { providersQuery } from "../../features/account/useServiceChoice.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

export const genreQueries = ({ userId }: ScreenContext): readonly PrefetchQuery[] =>
  userId === null ? [] : [profileQuery(userId)];
export const serviceQueries = (): readonly PrefetchQuery[] => [providersQuery];
