import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Guards } from "../../platform/http/dispatch.ts";
import { networkOf, type Limit, type Limiter } from "../../platform/limits/limiter.ts";
import { adminWishHandlers, type TmdbTitles } from "./adminRoutes.ts";
import { createMatcher } from "./createMatcher.ts";
import { wishHandlers, type WishPorts } from "./routes.ts";
import { wishData } from "./wishData.ts";
import { deleteOldWishes } from "./wishedNames.ts";

const HOUR_MS = 60 * 60 * 1000;
const limit = (name: string, most: number): Limit => ({ name, most, windowMs: HOUR_MS });

const LIMITS = {
  ofAccount: limit("wishes of an account", 60),
  ofNetwork: { ...limit("wishes of a network", 300), ofNetwork: true },
} satisfies Record<string, Limit>;

/** Keeps anybody from filling the list with wishes. */
const wishGuards = (limiter: Limiter): Guards => ({
  makeWish: async (_input, call, now) =>
    (await limiter.take(LIMITS.ofNetwork, networkOf(call.device?.address ?? ""), now)) ??
    limiter.take(LIMITS.ofAccount, call.caller?.userId ?? "", now),
});

/** How long the notice of a title that has come waits to be seen. */
const KEPT_MS = 180 * 86_400_000;

interface Neighbours {
  catalogue: { view: WishPorts["view"]; titleName(titleId: number): string | null };
  recommendations: Pick<WishPorts, "scorer">;
  imports: { tmdbTitles: TmdbTitles };
}

/** Wishes for titles that the catalogue lacks. */
export function createWishes(platform: Platform, others: Neighbours) {
  const { sql, limiter, log, now, realtime } = platform;
  const { catalogue, recommendations, imports } = others;
  const matcher = createMatcher({
    sql,
    view: catalogue.view,
    notify: (userIds) => realtime.publish(userIds, "wishes:changed", { origin: null }),
  });
  return {
    handlers: {
      ...wishHandlers({ view: catalogue.view, scorer: recommendations.scorer }),
      ...adminWishHandlers(imports.tmdbTitles),
    },
    guards: wishGuards(limiter),
    personalData: wishData({ titleName: catalogue.titleName }),
    hourly: [
      { run: matcher.match, failed: "couldn't grant wishes" },
      {
        run: () => deleteOldWishes(sql, new Date(now() - KEPT_MS)),
        failed: "couldn't remove old wishes",
      },
    ],
    close: matcher.settled,
    /** On a new catalogue: grants wishes for what it has. */
    catalogueReplaced: () =>
      void matcher
        .match()
        .catch((error: unknown) => log.error({ err: error }, "couldn't grant wishes")),
  } satisfies Feature & Offers;
}

export type Wishes = ReturnType<typeof createWishes>;
