import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import type { PersonalView, ViewOptions } from "../recommendations/personalView.ts";
import { composeToday } from "./composeToday.ts";
import { deleteNotTonight, findNotTonight, saveNotTonight } from "./notTonightStore.ts";

export interface TodayPorts {
  snapshot(): CatalogueSnapshot;
  open(options: ViewOptions): Promise<PersonalView>;
  /** The services of each of these people. */
  servicesOf(
    sql: Queries,
    people: readonly TasteHolder[],
  ): Promise<ReadonlyMap<string, readonly number[]>>;
}

/** Rows below the cards; somebody in the middle of a show has a row for that. */
const ROWS = 4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOBODYS = { services: [], away: new Set<number>() };

export function todayHandlers(ports: TodayPorts) {
  const personal = async (sql: Queries, owner: Owner, now: number) => {
    const [services, away] = await Promise.all([
      ports.servicesOf(sql, [owner]),
      findNotTonight(sql, owner, now),
    ]);
    return { services: services.get(owner.userId) ?? [], away };
  };
  const missing = (id: number) =>
    ports.snapshot().title(id) ? null : refuse("not-found", `There is no title ${id}.`);
  return handlersOf({
    getToday: async ({ query }, context) => {
      const { sql, owner, now } = context;
      const [view, { services, away }] = await Promise.all([
        ports.open(context),
        owner ? personal(sql, owner, now) : NOBODYS,
      ]);
      return composeToday(view, {
        longest: query.longest || Infinity,
        mine: query.mine && services.length > 0,
        services: new Set(services),
        away,
        day: Math.floor(now / DAY),
        rows: [...view.started].some((id) => !view.seenWhole.has(id)) ? ROWS - 1 : ROWS,
      });
    },
    setNotTonight: async ({ params, body }, { sql, owner, now }) => {
      const refusal = missing(params.id);
      if (refusal) return refusal;
      const until = new Date(now + body.hours * HOUR);
      await saveNotTonight(sql, owner, { titleId: params.id, until, now });
      return { until: until.toISOString() };
    },
    unsetNotTonight: async ({ params }, { sql, owner }) => {
      const refusal = missing(params.id);
      if (refusal) return refusal;
      await deleteNotTonight(sql, owner, params.id);
      return {};
    },
  });
}
