const UNRATED = 3;

/**
 * What is already shown, in order, followed by as many new ones as keep three to rate. Nothing
 * moves while it is being tapped.
 */
export function keepShown<Title extends { id: number }>(
  before: readonly Title[],
  wanted: readonly Title[],
  isRated: (id: number) => boolean,
): readonly Title[] {
  const known = new Set(before.map(({ id }) => id));
  const missing = UNRATED - before.filter(({ id }) => !isRated(id)).length;
  return missing <= 0
    ? before
    : [...before, ...wanted.filter(({ id }) => !known.has(id) && !isRated(id)).slice(0, missing)];
}
