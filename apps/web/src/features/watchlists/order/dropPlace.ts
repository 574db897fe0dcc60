/** A row's box in its list, in pixels from the list's top. */
export interface Box {
  top: number;
  height: number;
}

/**
 * Where a row carried by `offset` pixels would land: past every row whose middle its leading edge
 * has crossed.
 */
export function dropPlace(boxes: readonly Box[], from: number, offset: number): number {
  const carried = boxes[from];
  if (!carried) return from;
  const top = carried.top + offset;
  const bottom = top + carried.height;
  const middle = ({ top: start, height }: Box) => start + height / 2;
  const above = boxes.findIndex((box, index) => index < from && top < middle(box));
  if (above >= 0) return above;
  const below = boxes.findLastIndex((box, index) => index > from && bottom > middle(box));
  return below >= 0 ? below : from;
}

/** How far a row moves aside while another is carried between two positions. */
export function roomFor(
  boxes: readonly Box[],
  { from, to }: { from: number; to: number },
  index: number,
): number {
  const height = boxes[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** Top of the empty slot that a carried row would fill. */
export function slotTop(boxes: readonly Box[], { from, to }: { from: number; to: number }): number {
  const at = boxes[to];
  const carried = boxes[from];
  if (!at || !carried) return 0;
  return to > from ? at.top + at.height - carried.height : at.top;
}
