import type { CallApi } from "@worthy/contract";
import type { EndpointId } from "@worthy/contract/manifest";
import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 60_000;

/** The one store of the server's data, in the browser or for one page on the server. */
export function createQueryClient(call: CallApi): QueryClient {
  const callWithKey = call as (id: EndpointId, input: unknown) => Promise<unknown>; // apiQuery ties the key's two parts together
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Retrying is the api's business, which knows what may pass.
        retry: false,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        queryFn: ({ queryKey }) => callWithKey(queryKey[1] as EndpointId, queryKey[2]), // the shape of ApiQueryKey
      },
      // What somebody does is done now or said to have failed: without a network, only what the queue keeps is done later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
