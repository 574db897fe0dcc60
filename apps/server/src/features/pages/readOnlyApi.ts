import {
  ApiFailure,
  manifest,
  type CallApi,
  type EndpointId,
  type ManifestEntry,
} from "@worthy/contract";

function isRead(id: EndpointId): boolean {
  const { changes }: ManifestEntry = manifest[id];
  return changes === undefined;
}

/**
 * The API without writes: the session cookie, for which pages are rendered, only allows reading.
 */
export function readOnlyApi(call: CallApi): CallApi {
  return (id, ...input) =>
    isRead(id)
      ? call(id, ...input)
      : Promise.reject(new ApiFailure(403, "A page that’s being rendered can’t write."));
}
