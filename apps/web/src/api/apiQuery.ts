import type { CallInput, CallOutput } from "@worthy/contract";
import { firstManifest, type FirstEndpointId, type ManifestEntry, type Topic } from "@worthy/contract/firstManifest";
import type { EndpointId } from "@worthy/contract/manifest";
import { queryOptions } from "@tanstack/react-query";

/** A read as TanStack Query knows it: `[topic, endpoint, input]`. The client's default function makes the call from the key alone. */
export type ApiQueryKey = readonly [topic: Topic, id: EndpointId, input: unknown];

/** The query of one endpoint that reads. Each screen wraps it in an `xQuery` of its own words. For endpoints outside the first manifest there is `laterQuery`. */
export function apiQuery<Id extends FirstEndpointId>(id: Id, input: CallInput<Id>) {
  const { reads }: ManifestEntry = firstManifest[id];
  if (!reads) throw new RangeError(`${id} reads no topic`);
  return queryOptions<CallOutput<Id>, Error, CallOutput<Id>, ApiQueryKey>({ queryKey: [reads, id, input] });
}
