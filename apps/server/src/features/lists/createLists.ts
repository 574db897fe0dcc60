import type { Feature, Offers } from "../../platform/feature.ts";
import { curatedHandlers, type CuratedPorts } from "./curated/routes.ts";
import { listsOf } from "./listsOf.ts";
import { listHandlers, type ListPorts } from "./routes.ts";

interface Neighbours {
  business: Pick<ListPorts, "offerOn">;
  catalogue: Pick<ListPorts, "view"> & Pick<CuratedPorts, "snapshot" | "announceTitles">;
  recommendations: Pick<ListPorts, "open">;
}

/** Public lists: rankings, awards, comfort food, and curated ones. */
export function createLists({ business, catalogue, recommendations }: Neighbours) {
  const { offerOn } = business;
  const { view, snapshot, announceTitles } = catalogue;
  return {
    handlers: {
      ...listHandlers({ view, open: recommendations.open, offerOn }),
      ...curatedHandlers({ snapshot, announceTitles }),
    },
    /** A title's best lists among those that a host shows. */
    listsOf: (titleId: number, host: string) => listsOf(view()).best(titleId, offerOn(host)),
  } satisfies Feature & Offers;
}
