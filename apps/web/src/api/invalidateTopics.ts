import type { Query, QueryClient } from "@tanstack/react-query";
import type { EndpointId, Topic } from "@worthy/contract";
import { manifest, type ManifestEntry } from "@worthy/contract/manifest";

/** Answers about titles include the person's score, so they go stale with scores. */
const CARRY_SCORES: readonly Topic[] = ["titles", "people", "search"];

/** Marks everything stale that a write has changed; what is on screen is refetched. */
export function invalidateTopics(
  queryClient: QueryClient,
  changes: readonly Topic[],
): Promise<void> {
  const topics = new Set<unknown>(
    changes.includes("scores") ? [...changes, ...CARRY_SCORES] : changes,
  );
  return invalidateWhere(queryClient, ({ queryKey }) => topics.has(queryKey[0]));
}

/** Marks stale whatever the predicate holds for; what is on screen is refetched. */
export function invalidateWhere(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  // A request may have been sent before the write; its answer would pass for fresh. The library
  // sends it again only for a query that is on screen and has an answer already.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: "fetching", predicate })) {
    if (query.isActive() && query.state.data !== undefined) continue;
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // One that fails shows nothing old.
    query.promise?.then(again, () => undefined);
  }
  return queryClient.invalidateQueries({ predicate });
}

/** Marks everything stale that this endpoint changes. */
export function invalidateAfter(queryClient: QueryClient, id: EndpointId): Promise<void> {
  const { changes = [] }: ManifestEntry = manifest[id];
  return invalidateTopics(queryClient, changes);
}
