import type { Predictions } from "../rankers/predictions.ts";

/**
 * Probability that of a liked and a not-liked title the liked one has the higher prediction,
 * counting ties as half (Mann-Whitney U divided by its maximum). Null if all are liked or none.
 */
export function areaUnderCurve({ promised, liked }: Predictions): number | null {
  const order = Uint32Array.from(promised.keys()).sort(
    (a, b) => (promised[a] ?? 0) - (promised[b] ?? 0),
  );
  let likedCount = 0;
  let rankSum = 0;
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && promised[order[to] ?? 0] === promised[order[from] ?? 0]) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) {
      if (liked[order[at] ?? 0] !== 1) continue;
      likedCount += 1;
      rankSum += rank;
    }
    from = to;
  }
  const others = order.length - likedCount;
  return likedCount === 0 || others === 0
    ? null
    : (rankSum - (likedCount * (likedCount + 1)) / 2) / (likedCount * others);
}
