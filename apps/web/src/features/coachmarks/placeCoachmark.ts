interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

/** Position of a coachmark and its tip in the window, in pixels. */
export interface CoachmarkPlace {
  left: number;
  /** From the top of the window; null if above its anchor. */
  top: number | null;
  /** From the bottom of the window; null if below its anchor. */
  bottom: number | null;
  width: number;
  /** Middle of the tip, from the coachmark's left. */
  tip: number;
}

const WIDEST = 320;
const MARGIN = 16;
const GAP = 12;
const CORNER = 24;
/** With less room below the anchor, it is placed above. */
const ROOM = 240;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Below its anchor if there is room, otherwise above; never outside the window. */
export function placeCoachmark(
  anchor: Box,
  screen: { width: number; height: number },
): CoachmarkPlace {
  const width = Math.min(WIDEST, screen.width - 2 * MARGIN);
  const middle = anchor.left + anchor.width / 2;
  // Aligned with its anchor's outer edge, like the page's columns.
  const inLine = middle <= screen.width / 2 ? anchor.left : anchor.left + anchor.width - width;
  const left = between(MARGIN, inLine, screen.width - MARGIN - width);
  const isUnder = screen.height - anchor.bottom >= ROOM || anchor.top < ROOM;
  return {
    left,
    width,
    top: isUnder ? anchor.bottom + GAP : null,
    bottom: isUnder ? null : screen.height - anchor.top + GAP,
    tip: between(CORNER, middle - left, width - CORNER),
  };
}
