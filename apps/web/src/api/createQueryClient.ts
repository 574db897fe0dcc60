import type { CallApi, EndpointId } from "@worthy/contract";
import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 60_000;

/** The cache of server data, in the browser or for one page on the server. */
export function createQueryClient(call: CallApi): QueryClient {
  const callWithKey = call as (id: EndpointId, input: unknown) => Promise<unknown>; // apiQuery ties the key's two parts together
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Retries are up to the API client, which knows what may be temporary.
        retry: false,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        queryFn: ({ queryKey }) => callWithKey(queryKey[1] as EndpointId, queryKey[2]), // the shape of ApiQueryKey
      },
      // A write happens now or fails visibly: without a network, only the queue defers writes.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
