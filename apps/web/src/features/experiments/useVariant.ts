import type { AbTest } from "@worthy/domain";
import { useRouterState } from "../../router/RouterContext.ts";
import { useServices } from "../services/Services.ts";

/** A test's variant in effect on this page: in the first rendering, the server's. */
export function useVariant({ name }: AbTest): number {
  // It changes with the page, in one rendering.
  useRouterState();
  return useServices().variants.inForce[name] ?? 0;
}
