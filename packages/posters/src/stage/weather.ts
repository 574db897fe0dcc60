import { bar, disc, line, repeat, round } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Slanting rain above a height, denser on a wide stage. */
export function rain({ width, wide, random }: Stage, below: number, colour: string): string {
  const drop = () =>
    `M${round(random.next() * width)} ${round(random.next() * below)}l-5 ${round(random.between(13, 26))}`;
  return line(repeat(wide ? 130 : 72, drop), colour, 1.4, { opacity: 0.34 });
}

/** Falling snow above a height. */
export const snowfall = ({ width, wide, random }: Stage, below: number, colour: string) =>
  repeat(wide ? 150 : 84, () => {
    const size = random.pick([1.6, 2.3, 3.2]);
    const opacity = random.between(0.4, 0.95);
    return disc(random.next() * width, random.next() * below, size, colour, { opacity });
  });

/** A light's broken reflection on wet ground: `x` and `width` in the art box, `y` in the view box. */
export const glints = (
  { across, scale }: Stage,
  [x, y, width]: readonly [x: number, y: number, width: number],
  colour: string,
) =>
  repeat(7, (i) => {
    const left = across(x - width / 2 + ((i * 29) % 24) - 12);
    const size = [left, y + i * 13 * scale, (width - i * 4) * scale, 4 * scale] as const;
    return bar(size, colour, { opacity: 0.6 - i * 0.07, rx: 2 });
  });
