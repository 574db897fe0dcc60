import type { PageLocation } from "./PageLocation.ts";
import { useRouterState } from "./RouterContext.ts";

/** Location of the page that is shown. */
export function useLocation(): PageLocation {
  return useRouterState().location;
}
