import type { Feature } from "../../platform/feature.ts";
import { titleHandlers } from "./routes.ts";
import type { TitlePorts } from "./titlePorts.ts";

interface Neighbours {
  catalogue: Pick<TitlePorts, "snapshot"> & { trailersOf: TitlePorts["trailers"] };
  recommendations: Pick<TitlePorts, "scorer">;
  providers: { regionOf: TitlePorts["region"] };
  lists: Pick<TitlePorts, "listsOf">;
}

/** Pages of titles, seasons and people. */
export function createTitles(others: Neighbours) {
  const { catalogue, recommendations, providers, lists } = others;
  return {
    handlers: titleHandlers({
      snapshot: catalogue.snapshot,
      scorer: recommendations.scorer,
      region: providers.regionOf,
      listsOf: lists.listsOf,
      trailers: catalogue.trailersOf,
    }),
  } satisfies Feature;
}
