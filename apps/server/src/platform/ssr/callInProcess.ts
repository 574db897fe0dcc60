import { ApiFailure, manifest, type CallApi, type CallOutput, type EndpointId, type ManifestEntry } from "@worthy/contract";
import type { Dispatch, RawCall } from "../http/dispatch.ts";
import type { Caller } from "../policy.ts";
import { Refusal } from "../refusal.ts";

function isRead(id: EndpointId): boolean {
  const { method, reads }: ManifestEntry = manifest[id];
  return method === "GET" || reads !== undefined;
}

/** Calls endpoints without HTTP while a page is rendered, for the person of its cookie. A page never writes: the cookie allows reading only. */
export function callInProcess(dispatch: Dispatch, caller: Caller | null): CallApi {
  return async <Id extends EndpointId>(id: Id, input?: Omit<RawCall, "caller">) => {
    if (!isRead(id)) throw new ApiFailure(403, "A page that is being rendered does not write.");
    const result = await dispatch(id, { params: input?.params, query: input?.query, body: input?.body, caller, client: "web" });
    if (result instanceof Refusal) throw new ApiFailure(result.status, result.message, result.issues);
    return result as CallOutput<Id>; // the endpoint's own handler made it
  };
}
