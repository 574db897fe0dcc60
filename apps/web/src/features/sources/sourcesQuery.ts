import { apiQuery } from "../../api/apiQuery.ts";

/** Whom the titles of this installation are from, and the country for which the person sees what is on where. */
export const sourcesQuery = apiQuery("listSources", {});
