import { apiQuery } from "../../api/apiQuery.ts";

/** As many as a person can have open. */
const MOST_OPEN = 100;
/** As many notices as anybody reads at once. */
const MOST_NEWS = 5;

/** A person's wishes for titles that haven't come. */
export const openWishesQuery = (userId: string) =>
  apiQuery("listWishes", { params: { userId }, query: { state: "OPEN", limit: MOST_OPEN } });

/** A person's wishes that have come true and weren't dismissed. */
export const grantedWishesQuery = (userId: string) =>
  apiQuery("listWishes", { params: { userId }, query: { state: "GRANTED", limit: MOST_NEWS } });
