import type { Feature } from "../../platform/feature.ts";
import { searchHandlers, type SearchPorts } from "./routes.ts";

interface Neighbours {
  catalogue: Pick<SearchPorts, "view">;
  recommendations: Pick<SearchPorts, "scorer">;
}

/** Finds titles and people by name. */
export function createSearch({ catalogue, recommendations }: Neighbours) {
  return {
    handlers: searchHandlers({ view: catalogue.view, scorer: recommendations.scorer }),
  } satisfies Feature;
}
