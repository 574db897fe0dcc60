import type { CallOutput } from "@worthy/contract";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { apiQuery } from "../../api/apiQuery.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { storeLocalServices } from "./localServices.ts";

export type Service = CallOutput<"listProviders">["providers"][number];

/** All providers by group; with an account, the person's own are marked. */
export const providersQuery = apiQuery("listProviders", {});

interface ServiceWrite {
  id: number;
  on: boolean;
}

const MUTATION_KEY = ["services"] as const;

export interface ServiceChoice {
  isMine: (service: Pick<Service, "id" | "mine">) => boolean;
  toggle: (service: Pick<Service, "id" | "mine">) => void;
}

/** The person's services; each change is saved at once, one after the other. */
export function useServiceChoice(): ServiceChoice {
  const { call, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { data } = useQuery(providersQuery);
  const writes = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as ServiceWrite | undefined, // only this hook uses the key
  });
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: "services" },
    mutationFn: async ({ id, on }: ServiceWrite) => {
      const { id: userId } = await session.ensureAccount();
      if (on) await call("addUserProvider", { params: { userId }, body: { providerId: id } });
      else await call("removeUserProvider", { params: { userId, providerId: String(id) } });
      // Awaited, so that nothing flickers between the write and its list.
      await invalidateAfter(queryClient, "addUserProvider");
    },
    onMutate: ({ id, on }) =>
      track("service_changed", { action: on ? "added" : "removed", provider_id: id }),
    onSuccess: () => storeLocalServices({ serviceSet: true }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  useEffect(() => {
    if (!data) return;
    const idsIn = (group: string) =>
      data.categories.find(({ name }) => name === group)?.providerIds ?? [];
    storeLocalServices({
      serviceProviders: idsIn("My Services"),
      trendingServiceProviders: idsIn("Trending"),
    });
  }, [data]);
  const isMine: ServiceChoice["isMine"] = ({ id, mine }) =>
    writes.findLast((write) => write?.id === id)?.on ?? mine;
  return { isMine, toggle: (service) => mutation.mutate({ id: service.id, on: !isMine(service) }) };
}
