import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { Span } from "./windowOf.ts";

interface GridWindow extends Span {
  /** Pixels of the rows that are left out before and after. */
  before: number;
  after: number;
}

/** As far beyond the window's edges posters are drawn, in pixels. */
const MARGIN = 800;
/** So many are drawn before anything is known of the window. */
const AT_FIRST = 60;
/** A wall of no more is drawn whole. */
const WHOLE = 120;

/** Draws of a long wall of posters, all rows of which are as high as the first, what is near the window. */
export function useGridWindow(box: RefObject<HTMLElement | null>, count: number, onLook: (span: Span) => void): GridWindow {
  const [shown, show] = useState<GridWindow>({ from: 0, to: AT_FIRST, before: 0, after: 0 });
  const look = useEffectEvent(() => {
    const next = box.current && windowOn(box.current, count);
    if (!next) return;
    show((now) => (now.from === next.from && now.to === next.to && now.after === next.after && now.before === next.before ? now : next));
    onLook(next);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they are drawn
  useLayoutEffect(() => look());
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ["scroll", "resize"]) addEventListener(name, () => look(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return count > WHOLE ? shown : { from: 0, to: count, before: 0, after: 0 };
}

/** What is near the window of a wall of so many posters; null before there is anything to measure. */
function windowOn(box: HTMLElement, count: number): GridWindow | null {
  const wall = box.querySelector("ul");
  const first = wall?.firstElementChild;
  if (!wall || !(first instanceof HTMLElement) || first.offsetHeight === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(wall);
  const columns = gridTemplateColumns.split(" ").length;
  const height = first.offsetHeight + (Number.parseFloat(rowGap) || 0);
  const lines = Math.ceil(count / columns);
  const { top } = box.getBoundingClientRect();
  const from = Math.min(Math.max(0, Math.floor((-top - MARGIN) / height)), Math.max(0, lines - 1));
  const to = Math.min(lines, Math.max(from + 1, Math.ceil((innerHeight - top + MARGIN) / height)));
  return { from: from * columns, to: Math.min(count, to * columns), before: from * height, after: (lines - to) * height };
}
