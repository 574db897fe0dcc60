import { parseSlugId } from "@worthy/domain";
import type { Params } from "../../router/matchRoute.ts";

/** The id at the end of a title's address. */
export function titleIdOf(params: Params): number | null {
  return parseSlugId(params["slugId"] ?? "")?.id ?? null;
}
