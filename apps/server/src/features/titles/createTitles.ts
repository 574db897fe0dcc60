import type { Feature } from "../../platform/feature.ts";
import { titleHandlers } from "./routes.ts";
import type { TitlePorts } from "./titlePorts.ts";

interface Neighbours {
  catalogue: Pick<TitlePorts, "snapshot"> & { trailersOf: TitlePorts["trailers"] };
  recommendations: Pick<TitlePorts, "scorer" | "open">;
  lists: Pick<TitlePorts, "listsOf">;
}

/** Pages of titles, seasons and people. */
export function createTitles(others: Neighbours) {
  const { catalogue, recommendations, lists } = others;
  return {
    handlers: titleHandlers({
      snapshot: catalogue.snapshot,
      scorer: recommendations.scorer,
      open: recommendations.open,
      listsOf: lists.listsOf,
      trailers: catalogue.trailersOf,
    }),
  } satisfies Feature;
}
