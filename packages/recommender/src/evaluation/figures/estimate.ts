/** A mean over people with its standard error; null if there are too few people. */
export interface Estimate {
  readonly mean: number | null;
  readonly standardError: number | null;
  readonly people: number;
}

/** Mean, and sample standard deviation / √n. */
export function estimateOf(values: readonly number[]): Estimate {
  const people = values.length;
  if (people === 0) return { mean: null, standardError: null, people };
  const mean = values.reduce((sum, value) => sum + value, 0) / people;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    standardError: people < 2 ? null : Math.sqrt(squares / (people - 1) / people),
    people,
  };
}

/** How much better one model is than another for the same people. */
export interface PairedDifference extends Estimate {
  /** The difference relative to the other's mean; null if that is 0 or unknown. */
  readonly relative: number | null;
}

/** Mean of `ours - theirs` per person; both lists are in the same order of people. */
export function pairedDifference(
  ours: readonly number[],
  theirs: readonly number[],
): PairedDifference {
  if (ours.length !== theirs.length)
    throw new RangeError(`${ours.length} people cannot be paired with ${theirs.length}`);
  const difference = estimateOf(ours.map((value, person) => value - (theirs[person] ?? 0)));
  const reference = estimateOf(theirs).mean;
  return {
    ...difference,
    relative: difference.mean === null || !reference ? null : difference.mean / reference,
  };
}
