import { createRandom } from "../random.ts";
import { paint } from "../svg/gradients.ts";
import { rect } from "../svg/shapes.ts";
import type { Frame } from "./scene.ts";
import type { Backing } from "./sky.ts";

const TILE = 120;
const SPECKS = 400;

function specks(seed: string): string {
  const random = createRandom(seed);
  return Array.from(
    { length: SPECKS },
    () => `M${random.whole(0, TILE - 1)} ${random.whole(0, TILE - 1)}h1`,
  ).join("");
}

const DARK = specks("grain dark");
const LIGHT = specks("grain light");

/** Paper grain as a small pattern of specks: noise filters cost a rasteriser many times more. */
export function grain({ width, height }: Frame, uid: string): Backing {
  const strokes = `<path d="${DARK}" stroke="#000" opacity=".12"/><path d="${LIGHT}" stroke="#fff" opacity=".07"/>`;
  const defs = `<pattern id="${uid}g" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${strokes}</pattern>`;
  return { defs, body: rect([0, 0, width, height], { fill: paint(`${uid}g`) }) };
}
