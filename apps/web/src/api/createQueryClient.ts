import type { CallApi, EndpointId } from "@worthy/contract";
import { QueryClient } from "@tanstack/react-query";
import type { RawInput } from "./addressOf.ts";

const FRESH_MS = 60_000;
const FAILED_MS = 30_000;

type Adjust = (id: EndpointId, input: RawInput) => RawInput;

/** Changes what a client's reads ask for, from the next call on. */
export const adjustments = new WeakMap<QueryClient, Adjust>();

/** The cache of server data, in the browser or for one page on the server. */
export function createQueryClient(call: CallApi): QueryClient {
  const callWithKey = call as (id: EndpointId, input: unknown) => Promise<unknown>; // apiQuery ties the key's two parts together
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Retries are up to the API client, which knows what may be temporary.
        retry: false,
        // A read that has just failed for a page isn't repeated by what the page shows. On the server,
        // what failed is rendered as waiting: browsers read it again.
        retryOnMount: ({ state }) =>
          typeof document === "undefined" || Date.now() - state.errorUpdatedAt > FAILED_MS,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        queryFn: ({ queryKey, client }) => {
          const [, id, input] = queryKey as [string, EndpointId, RawInput]; // the shape of ApiQueryKey
          return callWithKey(id, adjustments.get(client)?.(id, input) ?? input);
        },
      },
      // A write happens now or fails visibly: without a network, only the queue defers writes.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
