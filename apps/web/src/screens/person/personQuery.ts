import { apiQuery } from "../../api/apiQuery.ts";

/** A person (cast or crew). */
export function personQuery(id: number) {
  return apiQuery("getPerson", { params: { id: String(id) } });
}

/** The titles a person worked on, newest first. */
export function personTitlesQuery(id: number) {
  return apiQuery("listPersonNodes", { params: { id: String(id) }, query: { limit: 50 } });
}
