import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import type { Random } from "../random.ts";
import { circle, path } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type House = { readonly x: number; readonly top: number; readonly width: number };

function roof({ x, top, width }: House, random: Random): string {
  const kind = random.whole(0, 6);
  if (kind === 0)
    return `M${n(x + width * 0.45)} ${n(top)}v${n(-width * 0.9)}h${n(width * 0.1)}v${n(width * 0.9)}Z`;
  if (kind === 1)
    return `M${n(x)} ${n(top + 1)}l${n(width / 2)} ${n(-width * 0.5)}l${n(width / 2)} ${n(width * 0.5)}Z`;
  if (kind === 2)
    return `M${n(x + width * 0.2)} ${n(top + 1)}v${n(-width * 0.28)}h${n(width * 0.6)}v${n(width * 0.28)}Z`;
  if (kind === 3)
    return `M${n(x)} ${n(top + 1)}V${n(top - width * 0.35)}L${n(x + width)} ${n(top + 1)}Z`;
  return "";
}

function windows({ x, top, width }: House, bottom: number, random: Random): string {
  const [across, cell] = [Math.max(1, Math.floor(width / 13)), 13];
  const inset = (width - across * cell) / 2 + 3.5;
  const rows = Math.floor((bottom - top) / 17);
  return Array.from({ length: across * rows }, (_, index) =>
    random.chance(0.3)
      ? `M${n(x + inset + (index % across) * cell)} ${n(top + 11 + Math.floor(index / across) * 17)}h6v8h-6z`
      : "",
  ).join("");
}

function row({ frame, palette, random }: Scene, depth: number): string {
  const { unit, width, height, floor, focus } = frame;
  const fill = mix(
    mix(palette.mid, palette.accent, 0.12),
    mix(palette.ground, "#000000", tonesOf(palette).light ? 0 : 0.2),
    0.25 + depth * 0.75,
  );
  const houses: House[] = [];
  const start = frame.wide ? -20 : -30;
  for (let x = start; x < width + 20;) {
    const wide = unit * random.between(0.07, 0.17);
    // Tallest around the focus, as cities are around their centre.
    const near = 1 - Math.min(1, Math.abs(x - focus.x) / (unit * 0.95));
    const top =
      floor * (0.9 - (1 - depth) * 0.34) - unit * (0.05 + near * 0.26) * random.between(0.35, 1.25);
    houses.push({ x, top, width: wide });
    x += wide + random.pick([0, 0, 2, unit * 0.02]);
  }
  const walls = houses
    .map(
      (house) =>
        `M${n(house.x)} ${n(house.top)}h${n(house.width)}V${n(height)}h${n(-house.width)}Z${roof(house, random)}`,
    )
    .join("");
  const lights =
    depth > 0.4
      ? path(houses.map((house) => windows(house, Math.min(floor + 20, height), random)).join(""), {
          fill: tonesOf(palette).glow,
          opacity: depth > 0.9 ? 0.9 : 0.5,
        })
      : "";
  return path(walls, { fill }) + lights;
}

/** A city in the evening: for crime, action and city comedies. */
export const drawSkyline: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = sky(scene, 1);
  const radius = frame.unit * random.between(0.15, 0.27);
  const moon = circle(
    [
      frame.focus.x + random.between(-0.24, 0.24) * frame.unit,
      frame.floor * random.between(0.2, 0.32),
      radius,
    ],
    { fill: palette.accent },
  );
  return {
    defs: back.defs,
    body: back.body + moon + [0, 0.5, 1].map((depth) => row(scene, depth)).join(""),
    base: "low",
  };
};
