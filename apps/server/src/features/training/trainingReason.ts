/** Why a training is due. */
export type TrainingReason = "unusable" | "enough-new" | "nightly";

export interface TrainingState {
  /** The last model; null before the first. */
  last: { modelId: number; changes: number; ratings: number; trainedAt: number } | null;
  /** A model that was found damaged, or that an older version made; null where there is none. */
  unusable: number | null;
  /** Changes of ratings that there have ever been. */
  changes: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** Hour of the day where the server stands, 0 to 23. */
  hour: number;
}

const LEAST_NEW = 500;
const NEW_SHARE = 0.01;
/** Fewer than these teach nothing, so that no first model is tried for them. */
const LEAST_FIRST = 50;
const NIGHT = { from: 2, to: 5 };
/** A night has one training. */
const LEAST_AGE_MS = 20 * 60 * 60 * 1000;

/**
 * Whether to train: where the last model cannot be used, once there are 1 % new ratings and at least 500, or by night when there is anything new. A rating taken back, or an account that is
 * gone with its ratings, is news too.
 */
export function trainingReason({ last, unusable, changes, now, hour }: TrainingState): TrainingReason | null {
  if (last && last.modelId === unusable) return "unusable";
  const fresh = Math.abs(changes - (last?.changes ?? 0));
  if (fresh >= Math.max(LEAST_NEW, NEW_SHARE * (last?.ratings ?? 0))) return "enough-new";
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  const isDue = last ? fresh > 0 && now - last.trainedAt >= LEAST_AGE_MS : fresh >= LEAST_FIRST;
  return isNight && isDue ? "nightly" : null;
}

/** The state at a moment, from what is stored. */
export function trainingStateOf(
  last: { modelId: number; changes: number; ratings: number; trainedAt: Date } | null,
  rest: { unusable: number | null; changes: number; now: number },
): TrainingState {
  return { ...rest, last: last && { ...last, trainedAt: last.trainedAt.getTime() }, hour: new Date(rest.now).getHours() };
}
