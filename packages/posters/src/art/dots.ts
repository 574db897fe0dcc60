import { formatNumber as n } from "../svg/formatNumber.ts";
import { path, type Point } from "../svg/shapes.ts";
import type { Scene } from "./scene.ts";

export type Dot = Point & { readonly r: number };

const STEP = 0.5;

/**
 * Many round dots of one colour in few paths: dots of nearly the same radius share a stroke with
 * round caps.
 */
export function dots(list: readonly Dot[], colour: string, opacity?: number): string {
  const bySize = new Map<number, string>();
  for (const { x, y, r } of list) {
    const size = Math.round(r / STEP) * STEP;
    if (size > 0) bySize.set(size, `${bySize.get(size) ?? ""}M${n(x)} ${n(y)}h.1`);
  }
  return [...bySize]
    .map(([size, d]) =>
      path(d, {
        fill: "none",
        stroke: colour,
        "stroke-width": size * 2,
        "stroke-linecap": "round",
        opacity,
      }),
    )
    .join("");
}

/** Small stars scattered over the drawing above the floor. */
export function stars({ frame, palette, random }: Scene, count: number): string {
  const list = Array.from({ length: frame.wide ? count * 2 : count }, () => ({
    x: random.next() * frame.width,
    y: random.next() * frame.floor,
    r: random.pick([0.5, 0.5, 1, 1, 1.5]),
  }));
  return dots(list, palette.paper, 0.55);
}
