import type { CallApi, EndpointId } from "@worthy/contract";
import { manifest } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import type { RawInput } from "../../api/addressOf.ts";
import { watchKept } from "../session/useKeptValue.ts";
import { readSettings } from "../settings/useLocalSetting.ts";

/** A call's input with the model for recommendations. */
export function withModel(id: EndpointId, input: RawInput, model: string): RawInput {
  const { method, path } = manifest[id];
  if (model === "" || !/\/recommendations(\/combined)?$/.test(path)) return input;
  return method === "POST"
    ? { ...input, body: { ...(input.body as object), model } }
    : { ...input, query: { ...input.query, model } }; // bodies of recommendations are objects
}

/** Applies administrators' settings on this device, now and whenever they change. */
export function applyAdminSettings(queryClient: QueryClient, call: CallApi): void {
  const callAny = call as (id: EndpointId, input: unknown) => Promise<unknown>; // the query's key ties the two together
  let model = "";
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const id = queryKey[1] as EndpointId; // the shape of ApiQueryKey
    return callAny(id, withModel(id, queryKey[2] as RawInput, model));
  };
  const { queries, ...others } = queryClient.getDefaultOptions();
  const apply = () => {
    const { admin, algo, matchScore } = readSettings();
    document.documentElement.toggleAttribute("data-no-scores", admin && !matchScore);
    const wanted = admin ? algo : "";
    if (wanted === model) return;
    model = wanted;
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, queryFn } });
    for (const query of queryClient.getQueryCache().findAll({ queryKey: ["scores"] }))
      query.setOptions({ ...query.options, queryFn });
    void invalidateTopics(queryClient, ["scores"]);
  };
  apply();
  watchKept(apply);
}
