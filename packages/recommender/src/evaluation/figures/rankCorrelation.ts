/** Ranks from 1; ties share their mean rank. */
function ranksOf(values: readonly number[]): Float64Array {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/**
 * Spearman's rank correlation with ties: −1 (reversed) to 1 (same order); 0 if either is constant.
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [ranksOf(a), ranksOf(b)];
  const middle = (left.length + 1) / 2;
  let [product, squareLeft, squareRight] = [0, 0, 0];
  left.forEach((rank, at) => {
    const [x, y] = [rank - middle, (right[at] ?? 0) - middle];
    product += x * y;
    squareLeft += x * x;
    squareRight += y * y;
  });
  return squareLeft === 0 || squareRight === 0 ? 0 : product / Math.sqrt(squareLeft * squareRight);
}
