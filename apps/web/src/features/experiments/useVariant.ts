import type { AbTest } from "@worthy/domain";
import { useRouterState } from "../../router/RouterContext.ts";
import { useServices } from "../services/Services.ts";

/** The variant of a test that is in force on this page: in the browser's first rendering what the server had. */
export function useVariant({ name }: AbTest): number {
  // It changes with the page, in one rendering.
  useRouterState();
  return useServices().variants.inForce[name] ?? 0;
}
