import type { CallInput, CallOutput, EndpointId, Endpoints, Topic } from "@worthy/contract";
import { manifest } from "@worthy/contract/manifest";
import { queryOptions } from "@tanstack/react-query";

/**
 * A read's key in TanStack Query: `[topic, endpoint, input]`. The client's default function makes
 * the call from the key alone.
 */
export type ApiQueryKey = readonly [topic: Topic, id: EndpointId, input: unknown];

type ReadId = {
  [Id in EndpointId]: Endpoints[Id] extends { reads: Topic } ? Id : never;
}[EndpointId];

/** The query of one read endpoint. Each screen wraps it in its own `xQuery`. */
export function apiQuery<Id extends ReadId>(id: Id, input: CallInput<Id>) {
  return queryOptions<CallOutput<Id>, Error, CallOutput<Id>, ApiQueryKey>({
    queryKey: [manifest[id].reads, id, input],
  });
}
