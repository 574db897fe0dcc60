/**
 * The places of the largest amounts above zero, the largest first, equal ones in order.
 * @param sign -1 for the lowest below zero
 */
export function largestOf(amounts: Float64Array, most: number, sign: 1 | -1 = 1): number[] {
  const best: number[] = [];
  const amountAt = (place = 0) => sign * (amounts[place] ?? 0);
  let least = 0;
  for (let place = 0; place < amounts.length; place++) {
    const amount = amountAt(place);
    if (amount <= least) continue;
    let at = Math.min(best.length, most - 1);
    for (; at > 0 && amountAt(best[at - 1]) < amount; at--) best[at] = best[at - 1] ?? 0;
    best[at] = place;
    if (best.length === most) least = amountAt(best[most - 1]);
  }
  return best;
}
