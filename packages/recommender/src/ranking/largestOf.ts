/** The places of the largest amounts above zero, the largest first, equal ones in order. */
export function largestOf(amounts: Float64Array, most: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let place = 0; place < amounts.length; place++) {
    const amount = amounts[place] ?? 0;
    if (amount <= least) continue;
    let at = Math.min(best.length, most - 1);
    for (; at > 0 && (amounts[best[at - 1] ?? 0] ?? 0) < amount; at--) best[at] = best[at - 1] ?? 0;
    best[at] = place;
    if (best.length === most) least = amounts[best[most - 1] ?? 0] ?? 0;
  }
  return best;
}
