import { mix } from "../colour.ts";
import { linearGradient, paint, radialGradient, type Stop } from "../svg/gradients.ts";
import { rect } from "../svg/shapes.ts";
import type { Scene } from "./scene.ts";

export type Backing = { readonly defs: string; readonly body: string };

/**
 * A vertical gradient from the ground at the top to a warmer horizon at the floor. `warmth` from 0
 * to 1.
 */
export function sky({ frame, palette, uid }: Scene, warmth = 0.9): Backing {
  const stops: Stop[] = [
    [0, mix(palette.ground, palette.mid, 0.12)],
    [0.55, mix(palette.ground, palette.mid, warmth * 0.6)],
    [1, mix(palette.ground, palette.mid, warmth)],
  ];
  const defs = linearGradient(
    `${uid}sky`,
    [
      { x: 0, y: 0 },
      { x: 0, y: frame.floor },
    ],
    stops,
  );
  return { defs, body: rect([0, 0, frame.width, frame.height], { fill: paint(`${uid}sky`) }) };
}

/** Light that falls off around the focus. */
export function halo({ frame, palette, uid }: Scene, reach = 0.95): Backing {
  const { focus, unit } = frame;
  const stops: Stop[] = [
    [0, mix(palette.ground, palette.mid, 0.95)],
    [0.45, mix(palette.ground, palette.mid, 0.55)],
    [1, palette.ground],
  ];
  const defs = radialGradient(`${uid}halo`, { x: focus.x, y: focus.y, r: unit * reach }, stops);
  return { defs, body: rect([0, 0, frame.width, frame.height], { fill: paint(`${uid}halo`) }) };
}
