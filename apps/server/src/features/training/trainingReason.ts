/** Why a training is due. */
export type TrainingReason = "unusable" | "facts-changed" | "enough-new" | "nightly";

export interface TrainingState {
  /** The latest model; null before the first. */
  last: { modelId: number; changes: number; ratings: number; trainedAt: number } | null;
  /** A damaged model, or one from an older version; null if there is none. */
  unusable: number | null;
  /** Whether the operator has let TMDB's facts in, or shut them out, since the latest model. */
  factsChanged: boolean;
  /** Total number of rating changes ever. */
  changes: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** Hour of the day in the server's time zone, 0 to 23. */
  hour: number;
}

const LEAST_NEW = 500;
const NEW_SHARE = 0.01;
/** Fewer ratings are not worth a first model. */
const LEAST_FIRST = 50;
const NIGHT = { from: 2, to: 5 };
/** At most one training per night. */
const LEAST_AGE_MS = 20 * 60 * 60 * 1000;

/**
 * Whether to train: if the latest model is unusable or knows facts it may not, or lacks some, after
 * 1 % and at least 500 new ratings, or at night if there is anything new. Removed ratings and deleted accounts count as new too.
 */
export function trainingReason({
  last,
  unusable,
  factsChanged,
  changes,
  now,
  hour,
}: TrainingState): TrainingReason | null {
  if (last && last.modelId === unusable) return "unusable";
  if (factsChanged) return "facts-changed";
  const fresh = Math.abs(changes - (last?.changes ?? 0));
  if (fresh >= Math.max(LEAST_NEW, NEW_SHARE * (last?.ratings ?? 0))) return "enough-new";
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  const isDue = last ? fresh > 0 && now - last.trainedAt >= LEAST_AGE_MS : fresh >= LEAST_FIRST;
  return isNight && isDue ? "nightly" : null;
}

/** The state at a moment, from stored data. */
export function trainingStateOf(
  last: {
    modelId: number;
    changes: number;
    ratings: number;
    trainedAt: Date;
    trainedOn: { usesTmdb?: boolean };
  } | null,
  {
    usesTmdb,
    ...rest
  }: { unusable: number | null; changes: number; now: number; usesTmdb: boolean },
): TrainingState {
  return {
    ...rest,
    last: last && { ...last, trainedAt: last.trainedAt.getTime() },
    factsChanged: last !== null && (last.trainedOn.usesTmdb ?? false) !== usesTmdb,
    hour: new Date(rest.now).getHours(),
  };
}
