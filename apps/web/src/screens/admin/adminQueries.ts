import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

/** Rows per page of a list; more are loaded in the same steps. */
export const PAGE = 25;

export type FaultSource = "CLIENT" | "SERVER";

export const numbersQuery = (days: number) => apiQuery("getNumbers", { query: { days } });
export const faultsQuery = (source: FaultSource | null, limit: number) =>
  apiQuery("listFaults", { query: { limit, ...(source ? { source } : {}) } });
export const peopleQuery = (q: string, limit: number) =>
  apiQuery("listPeople", { query: { limit, ...(q ? { q } : {}) } });
export const reportsQuery = (limit: number) => apiQuery("listReports", { query: { limit } });
export const correctionsQuery = (limit: number) =>
  apiQuery("listCorrections", { query: { limit } });
export const titleFactsQuery = (titleId: number) =>
  apiQuery("getTitleFacts", { params: { id: String(titleId) } });
export const findTitlesQuery = (term: string) =>
  apiQuery("search", { query: { term, limit: 8, once: true } });
export const curatedQuery = apiQuery("listCuratedLists", { query: { limit: 100 } });
export type CuratedList = CallOutput<"listCuratedLists">["results"][number];
export const jobsQuery = apiQuery("getJobs", {});
export const linkCheckQuery = apiQuery("getLinkCheck", {});
export const tmdbFactsQuery = apiQuery("getTmdbFacts", {});
export const actsQuery = (limit: number) => apiQuery("listAdminActs", { query: { limit } });
export const experimentsQuery = apiQuery("listExperiments", {});
export const wishedQuery = (limit: number) => apiQuery("listWishedNames", { query: { limit } });
