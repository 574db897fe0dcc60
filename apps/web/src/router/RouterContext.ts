import { createContext, use } from "react";
import type { Router, RouterState } from "./RouterState.ts";

/**
 * The router object never changes, so components that only navigate do not rerender on each step.
 */
export const RouterContext = createContext<Router | null>(null);
export const RouterStateContext = createContext<RouterState | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("no router around this component");
  return router;
}

/** What the router shows. */
export function useRouterState(): RouterState {
  const state = use(RouterStateContext);
  if (!state) throw new Error("no router around this component");
  return state;
}
