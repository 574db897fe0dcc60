/** Where a step's words stand: in the clear before its bar, after it, or, beside a bar that leaves neither enough room, over it. */
export type LabelSide = "before" | "after" | "over";

/** Percent of the chart's width that words need at least. */
const ROOM = 44;

/** @param from, to the bar on the scale of 0 to 100 */
export function labelSide({ from, to }: { from: number; to: number }): LabelSide {
  if (from >= ROOM) return "before";
  return 100 - to >= ROOM ? "after" : "over";
}
