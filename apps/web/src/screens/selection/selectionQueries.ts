import { profileQuery } from "../../features/account/accountQueries.ts";
import { providersQuery } from "../../features/account/useServiceChoice.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { artQuery } from "./genreArt.ts";

export const genreQueries = ({ userId }: ScreenContext): readonly PrefetchQuery[] => [
  artQuery,
  ...(userId === null ? [] : [profileQuery(userId)]),
];
export const serviceQueries = (): readonly PrefetchQuery[] => [providersQuery];
