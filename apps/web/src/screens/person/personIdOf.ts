import { parseSlugId } from "@worthy/domain";
import type { Params } from "../../router/matchRoute.ts";

/** `/person/123` and `/person/name-123` are the same person. */
export function personIdOf(params: Params): number | null {
  return parseSlugId(params["slugId"] ?? "")?.id ?? null;
}
