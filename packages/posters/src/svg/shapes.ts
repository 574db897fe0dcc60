import { element, type Attributes } from "./element.ts";
import { formatNumber as n } from "./formatNumber.ts";

export type Point = { readonly x: number; readonly y: number };

export const rect = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  attributes: Attributes,
) => element("rect", { x, y, width, height, ...attributes });

export const circle = (
  [cx, cy, r]: readonly [cx: number, cy: number, r: number],
  attributes: Attributes,
) => element("circle", { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes) => element("path", { d, ...attributes });

export const group = (attributes: Attributes, children: string) =>
  element("g", attributes, children);

/** Path data of a polygon, closed by default. */
export function polygon(points: readonly Point[], closed = true): string {
  return (
    points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("") +
    (closed ? "Z" : "")
  );
}

/** Path data of an arc, in radians clockwise from three o'clock. */
export function arc(centre: Point, radius: number, angles: readonly [number, number]): string {
  const at = (angle: number) =>
    `${n(centre.x + Math.cos(angle) * radius)} ${n(centre.y + Math.sin(angle) * radius)}`;
  const [from, to] = angles;
  return `M${at(from)}A${n(radius)} ${n(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}

/** Path data of a full circle, for shapes with holes or many dots in one path. */
export function ring(centre: Point, radius: number): string {
  const r = n(radius);
  return `M${n(centre.x - radius)} ${n(centre.y)}a${r} ${r} 0 1 0 ${n(radius * 2)} 0a${r} ${r} 0 1 0 ${n(-radius * 2)} 0Z`;
}
