import { COUNT_LIMIT } from "@worthy/contract/limits";
import { apiQuery } from "../../api/apiQuery.ts";

/** Number of titles per genre and service. */
export const facetsQuery = apiQuery("recommend", { body: { limit: COUNT_LIMIT } });
