/** Rows from `from` up to, but not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Rows are rendered or omitted in groups of this size. */
const STEP = 8;

/** Top of each row, in pixels from the list's top; the last value is the list's end. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0];
  for (const [at, height] of heights.entries()) tops.push((tops[at] ?? 0) + height);
  return tops;
}

/** The rows that are completely or partly between two heights of the list. */
export function spanBetween(tops: readonly number[], top: number, bottom: number): Span {
  const count = tops.length - 1;
  const from = Math.max(0, firstBelow(tops, top) - 1);
  const to = Math.min(count, firstBelow(tops, bottom));
  return {
    from: Math.min(from, count) - (Math.min(from, count) % STEP),
    to: Math.min(count, Math.ceil(to / STEP) * STEP),
  };
}

/** The first row whose top is below. */
function firstBelow(tops: readonly number[], at: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What a list renders: rows, and spacers for omitted ones. */
export type WindowPart = { index: number } | { room: number; before: number };

/** The rows of a span and those that must stay elsewhere, with spacers for all others. */
export function partsOf(
  tops: readonly number[],
  { from, to }: Span,
  pinned: readonly number[],
): WindowPart[] {
  const count = tops.length - 1;
  const shown = new Set(pinned.filter((index) => index >= 0 && index < count));
  for (let index = from; index < Math.min(to, count); index++) shown.add(index);
  const parts: WindowPart[] = [];
  let next = 0;
  const leaveOut = (until: number) =>
    void (
      until > next && parts.push({ room: (tops[until] ?? 0) - (tops[next] ?? 0), before: until })
    );
  for (const index of [...shown].toSorted((a, b) => a - b)) {
    leaveOut(index);
    parts.push({ index });
    next = index + 1;
  }
  leaveOut(count);
  return parts;
}
