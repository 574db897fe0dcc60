import { coverServices } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import type { Title } from "../catalogue/title.ts";
import { providersIn } from "../titles/providersIn.ts";
import { MOST_ITEMS } from "./itemStore.ts";
import { listGone } from "./listPolicy.ts";
import { openWatchlist } from "./openWatchlist.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";

/** Ways of paying for each title, which no subscription covers. */
const PAID_EACH = new Set(["RENT", "BUY"]);

interface Service {
  name: string;
  titleIds: number[];
  /** Whether it is only known that titles were first shown there. */
  originalOnly: boolean;
}

/** Which few services have most of a list. */
export function serviceHandlers(
  ports: Pick<WatchlistPorts, "snapshot" | "open" | "notInterested" | "servicesOf">,
) {
  return handlersOf({
    getListServices: async ({ params }, context) => {
      const list = await openWatchlist(context, params.watchlistId, ports.notInterested);
      if (!list) return listGone();
      const [items, { region }, own] = await Promise.all([
        list.items({ limit: MOST_ITEMS, offset: 0 }),
        ports.open(context),
        ports.servicesOf(context.sql, [context.owner]),
      ]);
      const titles = items.flatMap(({ itemId }) => ports.snapshot().title(itemId) ?? []);
      const services = servicesOfTitles(titles, region);
      const mine = new Set(own.get(context.owner.userId));
      const steps = coverServices(
        [...services].map(([providerId, { titleIds }]) => ({ providerId, titleIds })),
        mine,
      );
      let covered = 0;
      const results = steps.map(({ providerId, adds }) => {
        covered += adds.length;
        const service = services.get(providerId);
        return {
          provider: { id: providerId, name: service?.name ?? "" },
          adds,
          covered,
          mine: mine.has(providerId),
          originalOnly: service?.originalOnly ?? false,
        };
      });
      return {
        results,
        total: titles.length,
        uncovered: titles.length - covered,
        region,
        method: "greedy" as const,
      };
    },
  });
}

function servicesOfTitles(titles: readonly Title[], region: string): Map<number, Service> {
  const services = new Map<number, Service>();
  for (const title of titles) {
    for (const { id, name, sourceType } of providersIn(title, region)) {
      if (PAID_EACH.has(sourceType)) continue;
      const service = services.get(id) ?? { name, titleIds: [], originalOnly: true };
      service.titleIds.push(title.id);
      service.originalOnly &&= sourceType === "ORIGINAL";
      services.set(id, service);
    }
  }
  return services;
}
