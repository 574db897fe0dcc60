import { COUNT_LIMIT } from "@worthy/contract/limits";
import { apiQuery } from "../../api/apiQuery.ts";

/** How many titles there are of each genre and at each service. */
export const facetsQuery = apiQuery("recommend", { body: { limit: COUNT_LIMIT } });
