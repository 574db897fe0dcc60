import { apiQuery } from "../../api/apiQuery.ts";

/** The sources of this installation's titles, and the country whose offers the person sees. */
export const sourcesQuery = apiQuery("listSources", {});
