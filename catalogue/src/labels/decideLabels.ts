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
const MOST_KIN = 10;

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

const middle = (some: number, other: number): number => Math.round((some + other) / 2);

/** Titles that several readings name, then those of one in turn with those of another. */
function joinKin(readings: readonly Labels[]): number[] {
  const namings = (id: number) => readings.filter(({ kin }) => kin.includes(id)).length;
  const all = readings.flatMap(({ kin }) => kin);
  const own = readings.map(({ kin }) => kin.filter((id) => namings(id) === 1));
  const inTurn = Array.from({ length: MOST_KIN }, (_, at) =>
    own.flatMap((kin) => kin[at] ?? []),
  ).flat();
  const shared = [...new Set(all)].filter((id) => namings(id) > 1);
  return [...shared, ...inTurn].slice(0, MOST_KIN);
}

/**
 * A title's labels: the middle of two readings that agree; what a third says where they don't. Null
 * if a third is needed and missing.
 */
export function decideLabels(
  first: Labels,
  second: Labels,
  third: Labels | undefined,
): Labels | null {
  if (!needThird(first, second))
    return {
      liked: middle(first.liked, second.liked),
      fame: middle(first.fame, second.fame),
      kin: joinKin([first, second]),
    };
  if (!third) return null;
  return {
    liked: areLikedAlike(first, second) ? middle(first.liked, second.liked) : third.liked,
    fame: areKnownAlike(first, second) ? middle(first.fame, second.fame) : third.fame,
    kin: joinKin(areKinAlike(first, second) ? [first, second] : [third, first, second]),
  };
}
