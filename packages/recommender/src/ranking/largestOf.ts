/**
 * The places of the largest amounts above zero, the largest first, equal ones in order.
 * @param sign -1 for the lowest below zero
 */
export function largestOf(amounts: Float64Array, most: number, sign: 1 | -1 = 1): number[] {
  const best: number[] = [];
  let least = 0;
  for (let place = 0; place < amounts.length; place++) {
    const amount = sign * (amounts[place] ?? 0);
    if (amount <= least) continue;
    let at = Math.min(best.length, most - 1);
    for (; at > 0 && sign * (amounts[best[at - 1] ?? 0] ?? 0) < amount; at--)
      best[at] = best[at - 1] ?? 0;
    best[at] = place;
    if (best.length === most) least = sign * (amounts[best[most - 1] ?? 0] ?? 0);
  }
  return best;
}
