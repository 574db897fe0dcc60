import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { Span } from "./windowOf.ts";

interface GridWindow extends Span {
  /** Height in pixels of the omitted rows before and after. */
  before: number;
  after: number;
}

/** Distance in pixels beyond the window's edges within which posters are rendered. */
const MARGIN = 800;
/** Number rendered before anything is known about the window. */
const AT_FIRST = 60;
/** A wall up to this size is rendered completely. */
const WHOLE = 120;

/**
 * Renders the part of a long wall of posters near the window; all rows are as high as the first.
 */
export function useGridWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  onLook: (span: Span) => void,
): GridWindow {
  const [shown, show] = useState<GridWindow>({ from: 0, to: AT_FIRST, before: 0, after: 0 });
  const look = useEffectEvent(() => {
    const next = box.current && windowOn(box.current, count);
    if (!next) return;
    show((now) =>
      now.from === next.from &&
      now.to === next.to &&
      now.after === next.after &&
      now.before === next.before
        ? now
        : next,
    );
    onLook(next);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they are drawn
  useLayoutEffect(() => look());
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ["scroll", "resize"])
      addEventListener(name, () => look(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return count > WHOLE ? shown : { from: 0, to: count, before: 0, after: 0 };
}

/**
 * The part near the window of a wall with this many posters; null before anything can be measured.
 */
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
  return {
    from: from * columns,
    to: Math.min(count, to * columns),
    before: from * height,
    after: (lines - to) * height,
  };
}
