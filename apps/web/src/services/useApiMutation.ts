import type { CallInput, CallOutput } from "@worthy/contract";
import { manifest, type EndpointId, type ManifestEntry } from "@worthy/contract/manifest";
import { useMutation, useQueryClient, type UseMutationOptions } from "@tanstack/react-query";
import { invalidateTopics } from "../api/invalidateTopics.ts";
import type { Account } from "../features/session/account.ts";
import { useServices } from "./Services.ts";

export interface ApiMutation<Id extends EndpointId, Variables, Context> extends Omit<UseMutationOptions<CallOutput<Id>, Error, Variables, Context>, "mutationFn" | "onSettled"> {
  endpoint: Id;
  /** Turns what the screen knows into the call's input; the account is there by then. */
  input: (variables: Variables, account: Account) => CallInput<Id>;
}

/** A write: makes sure of the device's account first, then calls, then makes stale what the manifest says has changed. */
export function useApiMutation<Id extends EndpointId, Variables, Context = unknown>({ endpoint, input, ...options }: ApiMutation<Id, Variables, Context>) {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const write = call as (id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>; // the contract's optional input, always given here
  return useMutation<CallOutput<Id>, Error, Variables, Context>({
    ...options,
    mutationFn: async (variables) => write(endpoint, input(variables, await session.ensureAccount())),
    onSettled: () => {
      const entry: ManifestEntry = manifest[endpoint];
      return invalidateTopics(queryClient, entry.changes ?? []);
    },
  });
}
