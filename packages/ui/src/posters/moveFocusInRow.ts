const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The item that a key moves to, or null for other keys. `forward` is -1 in right-to-left writing.
 */
export function nextInRow(
  key: string,
  current: number,
  row: { length: number; forward: 1 | -1 },
): number | null {
  if (row.length === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return row.length - 1;
  const step = STEPS[key];
  return step === undefined
    ? null
    : Math.min(row.length - 1, Math.max(0, current + step * row.forward));
}

/** Moves the focus between the first controls of a list's items. */
export function moveFocusInRow(event: KeyboardEvent, list: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement))
    return;
  const controls = [...list.children].map((item) => item.querySelector<HTMLElement>("a, button"));
  const current = [...list.children].findIndex((item) => item.contains(event.target as Node)); // checked above
  const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const next = nextInRow(event.key, current, { length: controls.length, forward });
  if (next === null) return;
  event.preventDefault();
  controls[next]?.focus();
}
