import { handlersOf } from "../../platform/http/handler.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { combinedPicks } from "./picks/combinedPicks.ts";
import { tasteUnder } from "./personalView.ts";
import { pickForUs } from "./picks/pickForUs.ts";
import { whoCounts } from "./picks/whoCounts.ts";
import type { PickOptions } from "./picks/pickTitles.ts";
import {
  openView,
  partsOf,
  type Flush,
  type PickContext,
  type RecommendationPorts,
} from "./recommendationPorts.ts";
import { isScored } from "./scoresOfOthers.ts";

type TogetherQuery = Parameters<typeof pickForUs>[1] & { watchlistId: number };

/** Picks for everybody who shares a list. */
export function groupHandlers(ports: RecommendationPorts) {
  const seenBy = async (
    people: readonly TasteHolder[],
    { includeSeen = false }: Flush,
    { sql, now }: PickContext,
  ) => (includeSeen ? new Set<number>() : (await ports.seenTitles(sql, people, now)).whole);
  const combined = async (
    watchlistId: number,
    options: PickOptions & Flush,
    context: PickContext & { owner: Owner },
  ) => {
    const group = await ports.listGroup(context.sql, context.owner, watchlistId);
    if (!group) return refuse("not-found", "Watchlist not found");
    const view = await openView(ports, context, options);
    const { people, isJoint } = await countedIn(group.members, ports, context);
    const others = people.filter(({ userId }) => userId !== context.owner.userId);
    const [seenWhole, ...tastes] = await Promise.all([
      seenBy(people, options, context),
      ...others.map((person) =>
        tasteUnder(view.engine, partsOf(ports), { sql: context.sql, person }),
      ),
    ]);
    return combinedPicks(view, options, {
      tastes: [view.taste, ...tastes],
      itemIds: group.itemIds,
      // What only somebody else has started stays.
      seenWhole: seenWhole.union(view.started),
      now: context.now,
      isScored: isJoint || group.members.length < 2,
    });
  };

  return handlersOf({
    pickForUs: ({ params, query }, context) =>
      pickTogether(ports, { ...query, watchlistId: params.watchlistId }, context),

    listCombinedRecommendations: ({ params, query }, context) =>
      combined(params.watchlistId, query, context),
  });
}

/** Those of a list's members whose ratings may show in the answer to the caller. */
async function countedIn<Person extends { userId: string }>(
  members: readonly Person[],
  ports: RecommendationPorts,
  { sql, owner }: { sql: Queries; owner: Owner },
) {
  const sharers = await ports.sharers(
    sql,
    members.map(({ userId }) => userId),
  );
  return whoCounts(members, { sharers, callerId: owner.userId });
}

/** What everybody who shares a list would like to watch now. */
async function pickTogether(
  ports: RecommendationPorts,
  { watchlistId, ...query }: TogetherQuery,
  context: PickContext & { owner: Owner },
) {
  const { sql, owner, now } = context;
  const group = await ports.listGroup(sql, owner, watchlistId);
  if (!group) return refuse("not-found", "Watchlist not found");
  const view = await openView(ports, context);
  const { itemIds } = group;
  const { people, isJoint } = await countedIn(group.members, ports, context);
  const memberIds = group.members.map(({ userId }) => userId);
  const [person, inSight, services, seen, tastes] = await Promise.all([
    ports.people(sql, memberIds),
    ports.ratingsInSight(sql, owner, memberIds),
    ports.servicesOf(sql, people),
    ports.seenTitles(sql, people, now),
    Promise.all(people.map((person) => tasteUnder(view.engine, partsOf(ports), { sql, person }))),
  ]);
  const counted = tastes.map((taste, at) => {
    const userId = people[at]?.userId ?? "";
    return {
      userId,
      taste,
      services: new Set(services.get(userId)),
      hasScores: isScored(taste, view),
    };
  });
  return pickForUs(view, query, {
    memberIds,
    counted,
    inSight: new Set(inSight.map(({ userId }) => userId)),
    isJoint,
    itemIds,
    seenWhole: seen.whole.union(view.started),
    person,
    now,
    askedBy: owner.userId,
  });
}
