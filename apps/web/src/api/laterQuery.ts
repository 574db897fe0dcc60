import type { CallInput, CallOutput } from "@worthy/contract";
import type { EndpointId, manifest } from "@worthy/contract/manifest";
import { queryOptions } from "@tanstack/react-query";
import type { ApiQueryKey } from "./apiQuery.ts";

type TopicOf<Id extends EndpointId> = (typeof manifest)[Id] extends { reads: infer Reads } ? Reads : never;

/** `apiQuery` for every endpoint. The topic is said again, so that no first page loads the whole manifest for it; the manifest's type sees that it is the same. */
export function laterQuery<Id extends EndpointId>(id: Id, topic: TopicOf<Id> & ApiQueryKey[0], input: CallInput<Id>) {
  return queryOptions<CallOutput<Id>, Error, CallOutput<Id>, ApiQueryKey>({ queryKey: [topic, id, input] });
}
