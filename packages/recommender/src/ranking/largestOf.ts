/** The places of the largest amounts above zero, the largest first, equal ones in order. */
export function largestOf(amounts: ArrayLike<number>, most: number): number[] {
  const best: number[] = [];
  for (let place = 0; place < amounts.length; place++) {
    const amount = amounts[place] ?? 0;
    const full = best.length === most;
    if (amount <= (full ? (amounts[best[most - 1] ?? 0] ?? 0) : 0)) continue;
    let at = full ? most - 1 : best.length;
    for (; at > 0 && (amounts[best[at - 1] ?? 0] ?? 0) < amount; at--) best[at] = best[at - 1] ?? 0;
    best[at] = place;
  }
  return best;
}
