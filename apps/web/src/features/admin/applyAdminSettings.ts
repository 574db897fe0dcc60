import type { EndpointId } from "@worthy/contract";
import { manifest } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import { adjustments } from "../../api/createQueryClient.ts";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import type { RawInput } from "../../api/addressOf.ts";
import { subscribeToStorage } from "../session/useStoredValue.ts";
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
export function applyAdminSettings(queryClient: QueryClient): void {
  let model = "";
  adjustments.set(queryClient, (id, input) => withModel(id, input, model));
  const apply = () => {
    const { admin, algo, matchScore } = readSettings();
    document.documentElement.toggleAttribute("data-no-scores", admin && !matchScore);
    const wanted = admin ? algo : "";
    if (wanted === model) return;
    model = wanted;
    void invalidateTopics(queryClient, ["scores"]);
  };
  apply();
  subscribeToStorage(apply);
}
