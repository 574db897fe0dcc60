interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

/** Where a coachmark stands in the window, and where its tip points. Pixels. */
export interface CoachmarkPlace {
  left: number;
  /** From the window's top; null where it stands over its anchor. */
  top: number | null;
  /** From the window's foot; null where it stands under its anchor. */
  bottom: number | null;
  width: number;
  /** Of the tip's middle, from the coachmark's own left. */
  tip: number;
}

const WIDEST = 320;
const MARGIN = 16;
const GAP = 12;
const CORNER = 24;
/** Less room than this under the anchor, and it stands over it. */
const ROOM = 240;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Under its anchor where there is room, over it elsewhere; never out of the window. */
export function placeCoachmark(anchor: Box, screen: { width: number; height: number }): CoachmarkPlace {
  const width = Math.min(WIDEST, screen.width - 2 * MARGIN);
  const middle = anchor.left + anchor.width / 2;
  // In line with its anchor's outer edge, as the page's columns are.
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
