import { laterQuery } from "../../api/laterQuery.ts";

/** Rows of a page of a list; more are asked for by as many. */
export const PAGE = 25;

export type FaultSource = "CLIENT" | "SERVER";

export const numbersQuery = (days: number) => laterQuery("getNumbers", "admin", { query: { days } });
export const faultsQuery = (source: FaultSource | null, limit: number) => laterQuery("listFaults", "admin", { query: { limit, ...(source ? { source } : {}) } });
export const peopleQuery = (q: string, limit: number) => laterQuery("listPeople", "admin", { query: { limit, ...(q ? { q } : {}) } });
export const reportsQuery = (limit: number) => laterQuery("listReports", "admin", { query: { limit } });
export const correctionsQuery = (limit: number) => laterQuery("listCorrections", "admin", { query: { limit } });
export const titleFactsQuery = (titleId: number) => laterQuery("getTitleFacts", "admin", { params: { id: String(titleId) } });
export const findTitlesQuery = (term: string) => laterQuery("search", "search", { query: { term, limit: 8 } });
export const curatedQuery = laterQuery("listCuratedLists", "admin", { query: { limit: 100 } });
export const jobsQuery = laterQuery("getJobs", "admin", {});
export const actsQuery = (limit: number) => laterQuery("listAdminActs", "admin", { query: { limit } });
export const experimentsQuery = laterQuery("listExperiments", "user", {});
