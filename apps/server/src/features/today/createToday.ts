import type { Feature, Platform } from "../../platform/feature.ts";
import { notTonightData } from "./notTonightData.ts";
import { deleteReturned } from "./notTonightStore.ts";
import { todayHandlers, type TodayPorts } from "./routes.ts";

interface Neighbours {
  catalogue: Pick<TodayPorts, "snapshot"> & { titleName(titleId: number): string | null };
  recommendations: Pick<TodayPorts, "open">;
  providers: Pick<TodayPorts, "servicesOf">;
}

/** Today's page, and what people don't want to see on it tonight. */
export function createToday({ sql, now }: Platform, others: Neighbours) {
  const { catalogue, recommendations, providers } = others;
  return {
    handlers: todayHandlers({
      snapshot: catalogue.snapshot,
      open: recommendations.open,
      servicesOf: providers.servicesOf,
    }),
    personalData: notTonightData({ titleName: catalogue.titleName }),
    hourly: [
      {
        run: () => deleteReturned(sql, now()),
        failed: "couldn't remove titles of past nights",
      },
    ],
  } satisfies Feature;
}
