import type { Params } from "./matchRoute.ts";
import { useRouterState } from "./RouterContext.ts";

const NONE: Params = {};

/** What the parameters of this page's path stand for. */
export function useParams(): Params {
  return useRouterState().match?.params ?? NONE;
}
