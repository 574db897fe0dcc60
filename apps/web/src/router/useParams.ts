import type { Params } from "./matchRoute.ts";
import { useRouterState } from "./RouterContext.ts";

const NONE: Params = {};

/** Values of the parameters in this page's path. */
export function useParams(): Params {
  return useRouterState().match?.params ?? NONE;
}
