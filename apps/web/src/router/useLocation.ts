import type { PageLocation } from "./PageLocation.ts";
import { useRouterState } from "./RouterContext.ts";

/** Where the page that is shown stands. */
export function useLocation(): PageLocation {
  return useRouterState().location;
}
