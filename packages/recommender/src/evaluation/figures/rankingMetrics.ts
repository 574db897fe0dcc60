/** Ranking metrics: recall, nDCG and hit rate of the first 10 to 100 titles. */
export const RANKING_METRICS = ["recall@20", "recall@50", "ndcg@20", "ndcg@100", "hr@10"] as const;
export type RankingMetric = (typeof RANKING_METRICS)[number];
export type RankingFigures = Readonly<Record<RankingMetric, number>>;

/**
 * The divisor of Recall@K. `truncated`: the most that K places can hold, min(K, hidden) (Liang et
 * al. 2018, "Variational Autoencoders for Collaborative Filtering", section 4.3); `full`: all
 * hidden titles (He et al. 2020, "LightGCN").
 */
export type RecallRule = "truncated" | "full";

/** The greatest K of any metric. */
export const DEPTH = 100;

const discount = (place: number): number => 1 / Math.log2(place + 2);

function sumOver(places: number, term: (place: number) => number): number {
  let sum = 0;
  for (let place = 0; place < places; place++) sum += term(place);
  return sum;
}

const hitsUpTo = (hits: Uint8Array, k: number): number =>
  sumOver(Math.min(k, hits.length), (place) => hits[place] ?? 0);

export function recallAt(
  hits: Uint8Array,
  k: number,
  { hidden, rule }: { hidden: number; rule: RecallRule },
): number {
  return hitsUpTo(hits, k) / (rule === "full" ? hidden : Math.min(k, hidden));
}

/**
 * Gains of 1 with discount 1 / log2(place + 1), relative to the best possible ranking (Liang et al.
 * 2018, section 4.3).
 */
export function ndcgAt(hits: Uint8Array, k: number, hidden: number): number {
  const gain = sumOver(Math.min(k, hits.length), (place) => (hits[place] ?? 0) * discount(place));
  return gain / sumOver(Math.min(k, hidden), discount);
}

/** 1 if any of the first `k` is a hidden title, otherwise 0. */
export const hitRateAt = (hits: Uint8Array, k: number): number => (hitsUpTo(hits, k) > 0 ? 1 : 0);

/** @param hidden the titles to find, at least one */
export function measureRanking(
  ranked: Uint32Array,
  hidden: ReadonlySet<number>,
  rule: RecallRule,
): RankingFigures {
  const hits = Uint8Array.from(ranked, (title) => (hidden.has(title) ? 1 : 0));
  const recall = (k: number) => recallAt(hits, k, { hidden: hidden.size, rule });
  return {
    "recall@20": recall(20),
    "recall@50": recall(50),
    "ndcg@20": ndcgAt(hits, 20, hidden.size),
    "ndcg@100": ndcgAt(hits, 100, hidden.size),
    "hr@10": hitRateAt(hits, 10),
  };
}
