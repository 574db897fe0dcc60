/** Maximum number of a filter's values in a call. */
export const MOST_OF_A_FILTER = 10;

/** Adds or removes a value; beyond the maximum, the newest stay. */
export function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry)
    ? list.filter((each) => each !== entry)
    : [...list, entry].slice(-MOST_OF_A_FILTER);
}
