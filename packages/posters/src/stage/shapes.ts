import { element, type Attributes } from "../svg/element.ts";
import { formatNumber } from "../svg/formatNumber.ts";

/** A number as it is written into path data, to a tenth of a unit. */
export const round = (value: number) => formatNumber(value);

/** A filled path. */
export const fill = (d: string, colour: string, more?: Attributes) =>
  element("path", { d, fill: colour, ...more });

/** A stroked path with round ends. */
export const line = (d: string, colour: string, width: number, more?: Attributes) =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const disc = (cx: number, cy: number, r: number, colour: string, more?: Attributes) =>
  element("circle", { cx, cy, r, fill: colour, ...more });

export const oval = (
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  colour: string,
  more?: Attributes,
) => element("ellipse", { cx, cy, rx, ry, fill: colour, ...more });

export const bar = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  colour: string,
  more?: Attributes,
) => element("rect", { x, y, width, height, fill: colour, ...more });

export const group = (children: string, attributes: Attributes) =>
  element("g", attributes, children);

/** Moves a drawing to a place, enlarged `scale` times; turned by degrees, flipped left to right. */
export function place(
  children: string,
  [x, y]: readonly [x: number, y: number],
  scale = 1,
  { turn = 0, flip = false }: { turn?: number; flip?: boolean } = {},
): string {
  const turned = turn === 0 ? "" : ` rotate(${round(turn)})`;
  const sizes = `${formatNumber(flip ? -scale : scale, 3)} ${formatNumber(scale, 3)}`;
  return group(children, {
    transform: `translate(${round(x)} ${round(y)})${turned} scale(${sizes})`,
  });
}

/** Turns a drawing by degrees about the origin. */
export const turned = (children: string, degrees: number) =>
  group(children, { transform: `rotate(${round(degrees)})` });

/** A half drawing and its mirror image. */
export const mirrored = (half: string) => half + group(half, { transform: "scale(-1 1)" });

type Corner = readonly [x: number, y: number];

/** Path data of a polygon, closed unless told otherwise. */
export const corners = (points: readonly Corner[], closed = true) =>
  points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("") +
  (closed ? "Z" : "");

/** The point at a distance from the origin, in degrees clockwise from three o'clock. */
export function polar(distance: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/** Path data of a circle, for shapes with holes and for stippling. */
export function circleAt(x: number, y: number, r: number): string {
  const [size, across] = [round(r), round(2 * r)];
  return `M${round(x - r)} ${round(y)}a${size} ${size} 0 1 0 ${across} 0a${size} ${size} 0 1 0 -${across} 0Z`;
}

/** Path data of a rectangle. */
export const boxAt = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** Path data of a star round the origin. `waist` is its inner radius as a share of the outer. */
export const star = (radius: number, waist = 0.42, points = 5) =>
  corners(
    times(points * 2, (at) =>
      polar(at % 2 === 1 ? radius * waist : radius, -90 + (at * 180) / points),
    ),
  );

/**
 * Path data scaled, so that its stippling keeps its own size. Only for absolute commands without
 * arcs.
 */
export const enlarge = (d: string, scale: number) =>
  d.replaceAll(/-?\d+(\.\d+)?/g, (number) => round(Number(number) * scale));

/** What a function makes of each number from 0 to `count` - 1. */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The drawings of each number from 0 to `count` - 1. */
export const repeat = (count: number, draw: (at: number) => string) => times(count, draw).join("");
