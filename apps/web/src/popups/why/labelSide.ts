/**
 * Where a step's label goes: before its bar, after it, or over it if neither side has enough room.
 */
export type LabelSide = "before" | "after" | "over";

/** Minimum width of a label, in percent of the chart. */
const ROOM = 44;

/** @param from, to the bar's ends on the scale of 0 to 100 */
export function labelSide({ from, to }: { from: number; to: number }): LabelSide {
  if (from >= ROOM) return "before";
  return 100 - to >= ROOM ? "after" : "over";
}
