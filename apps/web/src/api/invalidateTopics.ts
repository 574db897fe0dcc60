import type { QueryClient } from "@tanstack/react-query";
import type { Topic } from "@worthy/contract/manifest";

/** Answers about titles carry the person's score, so they age with the scores. */
const CARRY_SCORES: readonly Topic[] = ["titles", "people", "search"];

/** Marks everything stale that a write has changed; what is on the screen is asked again. */
export function invalidateTopics(queryClient: QueryClient, changes: readonly Topic[]): Promise<void> {
  const topics = new Set<unknown>(changes.includes("scores") ? [...changes, ...CARRY_SCORES] : changes);
  return queryClient.invalidateQueries({ predicate: (query) => topics.has(query.queryKey[0]) });
}
