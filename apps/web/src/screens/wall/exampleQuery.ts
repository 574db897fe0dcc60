import { apiQuery } from "../../api/apiQuery.ts";

/** An example score for people who haven't rated anything; it doesn't change while somebody rates. */
export const exampleQuery = () => ({
  ...apiQuery("getExampleScore", {}),
  staleTime: Number.POSITIVE_INFINITY,
});
