import { element } from "./element.ts";
import type { Point } from "./shapes.ts";

/** Offset from 0 to 1, colour, opacity (1 by default). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    )
    .join("");

/** A gradient between two points. */
export function linearGradient(
  id: string,
  line: readonly [Point, Point],
  stops: readonly Stop[],
): string {
  const [from, to] = line;
  return element(
    "linearGradient",
    { id, gradientUnits: "userSpaceOnUse", x1: from.x, y1: from.y, x2: to.x, y2: to.y },
    stopsOf(stops),
  );
}

export function radialGradient(
  id: string,
  circle: Point & { readonly r: number },
  stops: readonly Stop[],
): string {
  return element(
    "radialGradient",
    { id, gradientUnits: "userSpaceOnUse", cx: circle.x, cy: circle.y, r: circle.r },
    stopsOf(stops),
  );
}

/** A reference to a gradient, pattern or clip of the same drawing. */
export const paint = (id: string) => `url(#${id})`;
