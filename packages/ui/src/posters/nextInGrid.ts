const STEPS: Readonly<Record<string, (columns: number, forward: number) => number>> = {
  ArrowRight: (_columns, forward) => forward,
  ArrowLeft: (_columns, forward) => -forward,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

export interface GridShape {
  columns: number;
  count: number;
  /** -1 in right-to-left writing. */
  forward?: 1 | -1;
}

/**
 * The item that a key moves to in a grid filled row by row; null if there is none, or for other
 * keys.
 */
export function nextInGrid(
  key: string,
  at: number,
  { columns, count, forward = 1 }: GridShape,
): number | null {
  const step = STEPS[key]?.(columns, forward);
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
