import type { QueryClient } from "@tanstack/react-query";
import type { Topic } from "@worthy/contract/firstManifest";

/** Answers about titles carry the person's score, so they age with the scores. */
const CARRY_SCORES: readonly Topic[] = ["titles", "people", "search"];

/** Marks everything stale that a write has changed; what is on the screen is asked again. */
export function invalidateTopics(queryClient: QueryClient, changes: readonly Topic[]): Promise<void> {
  const topics = new Set<unknown>(changes.includes("scores") ? [...changes, ...CARRY_SCORES] : changes);
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => topics.has(queryKey[0]);
  // An answer that nobody watches yet may have been asked for before the write; arriving after it, it would pass for fresh.
  for (const query of queryClient.getQueryCache().findAll({ type: "inactive", fetchStatus: "fetching", predicate })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, again);
  }
  return queryClient.invalidateQueries({ predicate });
}
