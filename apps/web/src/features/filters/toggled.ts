/** As many entries of a filter as a call may ask for. */
export const MOST_OF_A_FILTER = 10;

/** Adds an entry to a list, or takes it out; of very many the newest stay. */
export function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry].slice(-MOST_OF_A_FILTER);
}
