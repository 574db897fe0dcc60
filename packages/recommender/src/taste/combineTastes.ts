import { scoreOf, type Taste } from "./taste.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";

/**
 * How to order titles for several people. `fair`: each step adds the title that most raises the
 * product of everybody's satisfaction with the list so far (proportional fairness); `mean`: by mean
 * score; `least`: by lowest score, then by mean.
 */
export type CombineStrategy = "fair" | "mean" | "least";

/** One title for several people. */
export interface CombinedScore {
  readonly titleId: number;
  /** Mean of the members' Worthy, 0 to 100, rounded. */
  readonly score: number;
  /** Each member's Worthy, in the order of the tastes. */
  readonly each: readonly number[];
  /** Positions of the members who rated it DISLIKE or NOT_INTERESTED. */
  readonly vetoedBy: readonly number[];
}

interface Candidate {
  readonly combined: CombinedScore;
  readonly exact: readonly number[];
  readonly mean: number;
}

/** Only this many titles are ordered by fairness; the rest by mean. */
const FAIR_HEAD = 100;

function candidateOf(space: TitleSpace, tastes: readonly Taste[], title: number): Candidate {
  const exact = tastes.map((taste) => scoreOf(taste, title));
  const mean = exact.reduce((sum, score) => sum + score, 0) / Math.max(1, exact.length);
  const titleId = idAt(space, title);
  const vetoedBy = tastes.flatMap(({ ratings }, member) =>
    ["DISLIKE", "NOT_INTERESTED"].includes(ratings.get(titleId) ?? "") ? [member] : [],
  );
  return {
    exact,
    mean,
    combined: { titleId, score: Math.round(mean), each: exact.map(Math.round), vetoedBy },
  };
}

const lowestOf = ({ combined }: Candidate): number => Math.min(...combined.each);

function inFairOrder(candidates: readonly Candidate[], members: number): Candidate[] {
  const waiting = [...candidates];
  const placed: Candidate[] = [];
  const satisfied = Array.from({ length: members }, () => 100);
  const gainOf = ({ exact }: Candidate) =>
    exact.reduce((sum, score, member) => sum + Math.log1p(score / (satisfied[member] ?? 1)), 0);
  while (waiting.length > 0 && placed.length < FAIR_HEAD) {
    const gains = waiting.map(gainOf);
    const [chosen] = waiting.splice(gains.indexOf(Math.max(...gains)), 1);
    if (!chosen) break;
    chosen.exact.forEach((score, member) => (satisfied[member] = (satisfied[member] ?? 0) + score));
    placed.push(chosen);
  }
  return [...placed, ...waiting];
}

/** Titles by index in the order of a strategy; vetoed ones last. */
export function combineTastes(
  space: TitleSpace,
  tastes: readonly Taste[],
  { titles, strategy }: { titles: readonly number[]; strategy: CombineStrategy },
) {
  const byMean = titles
    .map((title) => candidateOf(space, tastes, title))
    .sort((a, b) => b.mean - a.mean || a.combined.titleId - b.combined.titleId);
  const open = byMean.filter(({ combined }) => combined.vetoedBy.length === 0);
  const vetoed = byMean.filter(({ combined }) => combined.vetoedBy.length > 0);
  // By whole points, as they are shown: of those with the same lowest, the higher mean comes first.
  if (strategy === "least") open.sort((a, b) => lowestOf(b) - lowestOf(a));
  const ordered = strategy === "fair" ? inFairOrder(open, tastes.length) : open;
  return [...ordered, ...vetoed].map(({ combined }): CombinedScore => combined);
}
