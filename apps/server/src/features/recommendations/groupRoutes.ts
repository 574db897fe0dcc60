import { handlersOf } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { combinedPicks } from "./picks/combinedPicks.ts";
import { tasteUnder } from "./personalView.ts";
import { pickForUs } from "./picks/pickForUs.ts";
import type { PickWish } from "./picks/pickTitles.ts";
import {
  openView,
  partsOf,
  type Flush,
  type PickContext,
  type RecommendationPorts,
} from "./recommendationPorts.ts";
import { enoughOf } from "./scoresOfOthers.ts";

type TogetherWish = Parameters<typeof pickForUs>[1] & { watchlistId: number };

/** Picks for everybody who shares a list. */
export function groupHandlers(ports: RecommendationPorts) {
  const seenBy = async (
    people: readonly TasteHolder[],
    { includeSeen = false }: Flush,
    { sql, now }: PickContext,
  ) => (includeSeen ? new Set<number>() : ports.seenWhole(sql, people, now));
  const combined = async (
    watchlistId: number,
    wish: PickWish & Flush,
    context: PickContext & { owner: Owner },
  ) => {
    const group = await ports.listGroup(context.sql, context.owner, watchlistId);
    if (!group) return refuse("not-found", "Watchlist not found");
    const view = await openView(ports, context, wish);
    const others = group.members.filter(({ userId }) => userId !== context.owner.userId);
    const [seenWhole, ...tastes] = await Promise.all([
      seenBy(group.members, wish, context),
      ...others.map((person) =>
        tasteUnder(view.engine, partsOf(ports), { sql: context.sql, person }),
      ),
    ]);
    return combinedPicks(view, wish, {
      tastes: [view.taste, ...tastes],
      itemIds: group.itemIds,
      seenWhole,
      now: context.now,
    });
  };

  return handlersOf({
    pickForUs: ({ params, query }, context) =>
      pickTogether(ports, { ...query, watchlistId: params.watchlistId }, context),

    listCombinedRecommendations: ({ params, query }, context) =>
      combined(params.watchlistId, query, context),
  });
}

/** What everybody who shares a list would like to watch now. */
async function pickTogether(
  ports: RecommendationPorts,
  { watchlistId, ...query }: TogetherWish,
  context: PickContext & { owner: Owner },
) {
  const { sql, owner, now } = context;
  const group = await ports.listGroup(sql, owner, watchlistId);
  if (!group) return refuse("not-found", "Watchlist not found");
  const view = await openView(ports, context);
  const { members: people, itemIds } = group;
  const userIds = people.map(({ userId }) => userId);
  const [person, sharers, services, seenWhole, tastes] = await Promise.all([
    ports.people(sql, userIds),
    ports.sharers(sql, userIds),
    ports.servicesOf(sql, people),
    ports.seenWhole(sql, people, now),
    Promise.all(people.map((person) => tasteUnder(view.engine, partsOf(ports), { sql, person }))),
  ]);
  const members = tastes.map((taste, at) => {
    const userId = userIds[at] ?? "";
    return {
      userId,
      taste,
      services: new Set(services.get(userId)),
      shares: sharers.has(userId),
      enough: enoughOf(taste, view),
    };
  });
  return pickForUs(view, query, {
    members,
    itemIds,
    seenWhole,
    person,
    now,
    askedBy: owner.userId,
  });
}
