export interface Share {
  count: number;
  total: number;
  /** Null if the total is 0, like both ends of the interval. */
  share: number | null;
  low: number | null;
  high: number | null;
}

/** Quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * A share with its 95 % interval after Wilson (1927), which stays within 0 and 1 even for small
 * numbers.
 */
export function wilsonInterval(count: number, total: number): Share {
  if (total <= 0) return { count, total, share: null, low: null, high: null };
  const share = count / total;
  const centre = share + Z ** 2 / (2 * total);
  const margin = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  const scale = 1 + Z ** 2 / total;
  return {
    count,
    total,
    share,
    low: Math.max(0, (centre - margin) / scale),
    high: Math.min(1, (centre + margin) / scale),
  };
}
