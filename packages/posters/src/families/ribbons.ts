import type { DrawFamily } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { path, rect } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

/**
 * The course of a bundle of stripes, as path data for the stripe `shift` away from the middle one.
 * `size` is a turn's radius.
 */
type Course = (shift: number, size: number) => string;

/**
 * Courses start at the focus; "hand" mirrors them. Every turn has one centre for all stripes, so
 * they stay parallel.
 */
const COURSES: readonly [Course, ...Course[]] = [
  (shift, r) =>
    `M-2000 ${n(-r + shift)}H0A${n(r - shift)} ${n(r - shift)} 0 0 1 ${n(r - shift)} 0V2000`,
  (shift, r) =>
    `M${n(-r + shift)} 2000V0A${n(r - shift)} ${n(r - shift)} 0 0 1 ${n(r - shift)} 0V2000`,
  (shift, r) =>
    `M-2000 ${n(-r * 2 + shift)}H${n(-r * 0.2)}A${n(r - shift)} ${n(r - shift)} 0 0 1 ${n(-r * 0.2)} ${n(-shift)}A${n(r + shift)} ${n(r + shift)} 0 0 0 ${n(-r * 0.2)} ${n(r * 2 + shift)}H2000`,
  (shift, r) =>
    `M${n(-r * 1.6 + shift)} -2000V0A${n(r * 0.8 - shift)} ${n(r * 0.8 - shift)} 0 0 0 ${n(-shift)} 0A${n(r * 0.8 + shift)} ${n(r * 0.8 + shift)} 0 0 1 ${n(r * 1.6 + shift)} 0V2000`,
  (shift) => `M-2000 ${n(2000 + shift * Math.SQRT2)}L2000 ${n(-2000 + shift * Math.SQRT2)}`,
];

/** Parallel stripes that turn together: for comedy, music and reality. */
export const drawRibbons: DrawFamily = ({ frame, palette, random }) => {
  const { focus, unit, floor, width, height } = frame;
  const count = random.whole(3, 6);
  const stripe = (unit * random.between(0.26, 0.4)) / count;
  const colours = random.shuffle([
    palette.accent,
    palette.mid,
    palette.paper,
    mix(palette.accent, palette.paper, 0.45),
    mix(palette.mid, palette.accent, 0.5),
    mix(palette.mid, palette.paper, 0.3),
  ]);
  const size = unit * random.between(0.25, 0.32);
  const course = random.pick(COURSES);
  const hand = random.pick([-1, 1]);
  const lines = Array.from({ length: count }, (_, index) =>
    path(course((index - (count - 1) / 2) * stripe, size), {
      fill: "none",
      stroke: colours[index % colours.length],
      "stroke-width": stripe * 1.02,
    }),
  ).join("");
  const field = rect([0, 0, width, height], {
    fill: mix(palette.ground, palette.mid, random.pick([0, 0.12])),
  });
  const placed = `<g transform="translate(${n(focus.x)} ${n(floor * 0.48)}) scale(${hand} 1)">${lines}</g>`;
  return { body: field + placed, base: "fade" };
};
