import { luminance } from "../colour.ts";
import { fill } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Lettering on lighter colours is dark, so that these must not darken. */
const LIGHT = 0.3;

/** A table or ground from one height on, darker towards the foot unless its colour is light. */
export function table(stage: Stage, y: number, colour: string, ink: string): string {
  const ground = stage.ground(y);
  const shadow = stage.linear([0, stage.height, 0, y], [0, ink, 0.65], [1, ink, 0.05]);
  return fill(ground, colour) + (luminance(colour) > LIGHT ? "" : fill(ground, shadow));
}

/** A colour that comes in between two heights and stays down to the foot, for the words. */
export const fade = (stage: Stage, from: number, to: number, colour: string) =>
  fill(stage.ground(from), stage.linear([0, from, 0, to], [0, colour, 0], [1, colour, 1]));
