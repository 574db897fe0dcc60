import { contour } from "../art/contour.ts";
import { dots } from "../art/dots.ts";
import type { DrawFamily } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { path } from "../svg/shapes.ts";

/** A mirrored stain that invites interpretation: for horror. */
export const drawInkblot: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = sky(scene, 0.85);
  const half = { x: frame.unit * 0.42, y: Math.min(frame.floor * 0.47, frame.unit * 0.5) };
  const drops = Array.from({ length: random.whole(9, 14) }, () => ({
    x: random.next() ** 0.8 * 0.78,
    y: random.between(-0.82, 0.82),
    r: random.between(0.1, 0.27),
  }));
  const holes = Array.from({ length: random.whole(2, 4) }, () => ({
    x: random.between(0.0, 0.4),
    y: random.between(-0.5, 0.5),
    r: random.between(0.06, 0.13),
  }));
  const [one, two] = [random.next() * 6.3, random.between(6, 11)];
  const field = (x: number, y: number) => {
    const side = Math.abs(x) + Math.sin(y * two + one) * 0.035;
    const warped = y + Math.sin(side * two * 1.1 + one) * 0.04;
    const sum = (list: typeof drops) =>
      list.reduce(
        (total, drop) =>
          total + Math.exp(-((side - drop.x) ** 2 + (warped - drop.y) ** 2) / (drop.r * drop.r)),
        0,
      );
    // Fades to nothing at the frame's edge, so every stain is closed.
    return (
      (sum(drops) - sum(holes) * 1.3) * Math.max(0, 1 - Math.max(Math.abs(x), Math.abs(y)) ** 8) -
      0.62
    );
  };
  const place = { x: frame.focus.x, y: frame.floor * (frame.wide ? 0.5 : 0.485) };
  const d = contour(field, 72, ({ x, y }) => ({
    x: place.x + x * half.x,
    y: place.y + y * half.y,
  }));
  const spatter = Array.from({ length: 10 }, () => ({
    x: random.between(0.25, 1),
    y: random.between(-1, 1),
    r: random.between(1, 5),
  }));
  const mirrored = spatter.flatMap(({ x, y, r }) =>
    [-1, 1].map((side) => ({ x: place.x + side * x * half.x, y: place.y + y * half.y, r })),
  );
  return {
    defs: back.defs,
    body:
      back.body +
      path(d, { fill: palette.accent, "fill-rule": "evenodd" }) +
      dots(mirrored, palette.accent),
    base: "low",
  };
};
