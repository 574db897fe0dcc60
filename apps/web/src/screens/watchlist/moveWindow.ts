/** What to say to move the item at `from` to `to`: the titles between the two places, in their new order. All others stay where they are. */
export function moveWindow(titles: readonly number[], from: number, to: number): number[] {
  const moved = titles.slice(from, from + 1);
  return from < to ? [...titles.slice(from + 1, to + 1), ...moved] : [...moved, ...titles.slice(to, from)];
}
