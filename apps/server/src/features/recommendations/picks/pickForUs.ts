import { isScoreCleared } from "@worthy/domain";
import type { CombineStrategy, Taste } from "@worthy/recommender";
import type { PersonLookup } from "../../accounts/sharedPeople.ts";
import type { Title } from "../../catalogue/title.ts";
import { presentSummary } from "../../titles/presentNode.ts";
import { providersIn } from "../../titles/providersIn.ts";
import { bestByMean, isOpen } from "./combinedPicks.ts";
import { groupAhead } from "./groupAhead.ts";
import { groupReasons } from "./groupReasons.ts";
import type { PersonalView } from "../personalView.ts";

/** A member whose ratings count. */
interface Member {
  userId: string;
  taste: Taste;
  /** Services they say they have. */
  services: ReadonlySet<number>;
  /** Whether they have rated enough for scores. */
  hasScores: boolean;
}

interface UsOptions {
  strategy: "FAIR" | "MEAN" | "LEAST";
  from: "ALL" | "LIST";
  nodeType?: "tv" | "movie" | undefined;
  /** Minutes; ANY_LENGTH for no limit. */
  maxRuntime: number;
  commonServices: boolean;
  limit: number;
}

export interface Us {
  /** Everybody in the group. */
  memberIds: readonly string[];
  /** The caller, and those who share their ratings. */
  counted: readonly Member[];
  /** Members whose ratings the caller may see. */
  inSight: ReadonlySet<string>;
  /** Whether there is a joint score. */
  isJoint: boolean;
  itemIds: readonly number[];
  /** Shows that one of them has completely seen. */
  seenWhole: ReadonlySet<number>;
  person: PersonLookup;
  now: number;
  /** The caller, who always sees their own scores. */
  askedBy: string;
}

const STRATEGIES: Record<UsOptions["strategy"], CombineStrategy> = {
  FAIR: "fair",
  MEAN: "mean",
  LEAST: "least",
};

const ANY_LENGTH = 1000;

/** The strategy's order is computed for this many titles, the best by mean. */
const CONSIDERED = 500;

/** Titles for everybody who shares a list, by the given strategy, with each member's score. */
export function pickForUs(view: PersonalView, options: UsOptions, us: Us) {
  const { engine, snapshot, region } = view;
  const tastes = us.counted.map(({ taste }) => taste);
  const common = commonServices(us.counted);
  const listed = new Set(us.itemIds);
  const suits = (title: Title) =>
    (options.nodeType === undefined || title.kind === options.nodeType) &&
    (options.maxRuntime >= ANY_LENGTH ||
      (title.runtime !== null && title.runtime <= options.maxRuntime)) &&
    (!options.commonServices || providersIn(title, region).some(({ id }) => common.has(id)));
  const passes = (id: number) => {
    const title = snapshot.title(id);
    return (
      title !== undefined &&
      listed.has(id) === (options.from === "LIST") &&
      !isScoreCleared(title.firstAirDate, us.now) &&
      isOpen({ tastes, seenWhole: us.seenWhole }, id) &&
      suits(title)
    );
  };
  const candidates = bestByMean({ engine, tastes, limit: CONSIDERED }, passes);
  const ordered = engine.combine(tastes, candidates, STRATEGIES[options.strategy]);
  const reasonOf = groupReasons(
    view,
    us.counted.filter(({ userId }) => us.inSight.has(userId)),
  );
  const shown = ordered.slice(0, options.limit).flatMap(({ titleId, score, each }) => {
    const title = snapshot.title(titleId);
    if (!title) return [];
    const scores = us.memberIds.map((userId) => {
      const at = us.counted.findIndex((member) => member.userId === userId);
      const isShown = userId === us.askedBy || us.counted[at]?.hasScores;
      return { userId, score: isShown ? (each[at] ?? null) : null };
    });
    const joint = us.isJoint ? score : null;
    const summary = presentSummary(title, joint, view);
    return [{ title: summary, score: joint, reason: reasonOf(title), each: scores }];
  });
  const ahead = groupAhead(shown, options.strategy);
  const results = shown.map((pick, at) => ({ ...pick, ...(ahead[at] && { ahead: ahead[at] }) }));
  return {
    strategy: options.strategy,
    members: us.memberIds.map(us.person),
    commonServices: [...common].toSorted((a, b) => a - b),
    results,
    total: ordered.length,
  };
}

function commonServices(members: readonly Member[]): Set<number> {
  const [first, ...others] = members;
  return new Set(
    [...(first?.services ?? [])].filter((id) => others.every(({ services }) => services.has(id))),
  );
}
