import type { Feature } from "../../platform/feature.ts";
import { searchHandlers, type SearchPorts } from "./routes.ts";

interface Neighbours {
  catalogue: Pick<SearchPorts, "view" | "findKnownElsewhere">;
  recommendations: Pick<SearchPorts, "open">;
}

/** Finds titles and people by name, and titles by what people say of them. */
export function createSearch({ catalogue, recommendations }: Neighbours) {
  return {
    handlers: searchHandlers({
      view: catalogue.view,
      findKnownElsewhere: catalogue.findKnownElsewhere,
      open: recommendations.open,
    }),
  } satisfies Feature;
}
