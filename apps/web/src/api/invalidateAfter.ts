import type { EndpointId } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import { changesOf } from "./createApi.ts";
import { invalidateTopics } from "./invalidateTopics.ts";

/** Marks everything stale that this write has changed. Where the manifest did not come, nothing was written either. */
export async function invalidateAfter(queryClient: QueryClient, id: EndpointId): Promise<void> {
  await invalidateTopics(queryClient, await changesOf(id).catch(() => []));
}
