/** What we think of a title's place among its audience; an editorial judgement, from no data set. */
export interface Labels {
  /** The share, in percent, of the people who watch it who like it: 35 to 95. */
  liked: number;
  /** How widely known it is, 1 to 9. */
  fame: number;
  /** Titles that people who love it tend to love too, by id. */
  kin: number[];
}

/** Readings that differ by more are decided by a third. */
const MOST_LIKED_APART = 12;
const MOST_FAME_APART = 2;
const LEAST_KIN_SHARED = 0.5;
const MOST_KIN = 12;

const sharedKin = (some: Labels, other: Labels): number[] =>
  some.kin.filter((id) => other.kin.includes(id));

/** The share of the shorter list that the other has too. */
export const kinShare = (some: Labels, other: Labels): number =>
  sharedKin(some, other).length / Math.min(some.kin.length, other.kin.length);

export const areLikedAlike = (some: Labels, other: Labels): boolean =>
  Math.abs(some.liked - other.liked) <= MOST_LIKED_APART;

export const areKnownAlike = (some: Labels, other: Labels): boolean =>
  Math.abs(some.fame - other.fame) <= MOST_FAME_APART;

export const areKinAlike = (some: Labels, other: Labels): boolean =>
  kinShare(some, other) >= LEAST_KIN_SHARED;

/** Whether two readings leave something to a third. */
export const needThird = (first: Labels, second: Labels): boolean =>
  !areLikedAlike(first, second) || !areKnownAlike(first, second) || !areKinAlike(first, second);

/**
 * The most named first; of those named as often, the first of each reading, then the second of each. `later` are those that came
 * into the catalogue after the readings, as two readings of theirs say, and count as named twice. Those that aren't in it yet are left out.
 */
function joinKin(
  readings: readonly Labels[],
  later: readonly number[],
  isThere: (id: number) => boolean,
): number[] {
  const namings = (id: number) =>
    readings.filter(({ kin }) => kin.includes(id)).length + (later.includes(id) ? 2 : 0);
  const inTurn = [
    ...Array.from({ length: MOST_KIN }, (_, at) => readings.flatMap(({ kin }) => kin[at] ?? [])),
    later,
  ].flat();
  return [...new Set(inTurn)]
    .filter(isThere)
    .sort((a, b) => namings(b) - namings(a))
    .slice(0, MOST_KIN);
}

/** What is read of one title. */
export interface TitleReadings {
  readonly first: Labels;
  readonly second: Labels;
  /** Decides where the first two differ. */
  readonly third?: Labels | undefined;
  /** By a writer of another kind. */
  readonly another?: Labels | undefined;
  /** Titles that came into the catalogue after the readings and belong among its kin, by id. */
  readonly later?: readonly number[] | undefined;
  /** How many of a hundred like it: the answer to a question that leaves fans out. */
  readonly asked: Pick<Labels, "liked">;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/**
 * A title's labels: the means of what is read of it, and the kin that most readings name. For
 * `liked`, the first two are too rosy, so they don't count. Null if a third reading is needed and missing.
 * @param shift points by which a writer of another kind would differ from `asked`, for titles they haven't read
 * @param isThere whether the catalogue has a title, by id: readings may name some that are still to come
 */
export function decideLabels(
  readings: TitleReadings,
  shift: number,
  isThere: (id: number) => boolean = () => true,
): Labels | null {
  const { first, second, third, another, later = [], asked } = readings;
  if (!third && needThird(first, second)) return null;
  const fame =
    third && !areKnownAlike(first, second) ? third.fame : mean([first.fame, second.fame]);
  const liked = mean([asked.liked, another?.liked ?? asked.liked + shift]);
  return {
    liked: between(35, Math.round(liked), 95),
    fame: Math.round(another ? mean([fame, another.fame]) : fame),
    kin: joinKin(
      [third, first, second, another].filter((each) => each !== undefined),
      later,
      isThere,
    ),
  };
}
