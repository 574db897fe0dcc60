/** The poster that an arrow leads to in a grid of `columns`; null where there is none. */
export function gridFocus(key: string, at: number, { columns, count }: { columns: number; count: number }): number | null {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
