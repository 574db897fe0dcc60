import type { CallInput } from "@worthy/contract";
import { manifest, type EndpointId } from "@worthy/contract/manifest";
import { queryOf } from "./apiQuery.ts";

/** `apiQuery` for every endpoint: it brings the whole manifest along, so it is for files that no first page loads. */
export function laterQuery<Id extends EndpointId>(id: Id, input: CallInput<Id>) {
  return queryOf(manifest[id], id, input);
}
