import type { Queries } from "../../platform/http/handler.ts";
import type { Merge, MergeSummary, PersonalData } from "../../platform/personalData.ts";

/** Joins all that one account holds to another, feature by feature, in the transaction under way. Whoever calls has locked both accounts and ends the first one. */
export async function mergeAccounts(sql: Queries, merge: Merge, data: readonly PersonalData[]): Promise<MergeSummary> {
  const summary: MergeSummary = { ratings: 0, watchlists: 0, items: 0, services: 0, genres: 0, episodes: 0 };
  for (const { move } of data) Object.assign(summary, await move(sql, merge));
  return summary;
}
