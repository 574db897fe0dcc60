import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  circleAt,
  disc,
  fill,
  line,
  oval,
  place,
  polar,
  repeat,
  round,
  turned,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "savanna",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height, floor, scale } = stage;
    const horizon = floor * 0.78;
    const steel = mix(lite, ink, 0.2);
    const holes = repeat(5, (i) => {
      const [x, y] = polar(98, -90 + i * 72);
      return circleAt(x, y, 42);
    });
    const plate = circleAt(0, 0, 168) + holes;
    const reel =
      disc(16, 3, 168, mix(lite, ink, 0.62)) +
      disc(8, 2, 150, mix(ink, deep, 0.25)) +
      repeat(5, (i) =>
        disc(8, 2, 146 - i * 9, "none", { stroke: mix(ink, lite, 0.22), "stroke-width": 2 }),
      ) +
      fill(plate, steel, { "fill-rule": "evenodd" }) +
      stage.shade(plate, [130, 140, -60, -60], ink, 0.8) +
      fill(holes, "none", { stroke: mix(lite, ink, 0.5), "stroke-width": 3 }) +
      repeat(5, (i) => {
        const [x, y] = polar(98, -90 + i * 72);
        return line(
          `M${round(x - 30)} ${round(y + 28)}A42 42 0 0 0 ${round(x + 38)} ${round(y + 16)}`,
          lite,
          3,
        );
      }) +
      disc(0, 0, 163, "none", { stroke: lite, "stroke-width": 4 }) +
      disc(0, 0, 42, mix(lite, ink, 0.45)) +
      disc(0, 0, 36, key) +
      turned(
        repeat(3, (i) => turned(fill("M-4 -10V-26H4V-10Z", ink), i * 120)),
        20,
      ) +
      disc(0, 0, 11, ink);
    // the strip runs off the top of the reel and becomes a road towards the viewer
    const [x, y] = [stage.across(-40), horizon];
    const at = (u: number, side: number) => {
      const depth = u ** 1.5;
      const middle = x + scale * (30 + 210 * Math.sin(u * 4.4) * (0.5 + depth));
      return `${round(middle + side * scale * (38 + 92 * depth))} ${round(y + 16 * scale + (height * 1.02 - y) * depth)}`;
    };
    const strip = (from: number, to: number, left: number, right: number) => {
      const steps = Math.ceil((to - from) * 30);
      return (
        `M${at(from, left)}` +
        repeat(steps, (i) => `L${at(from + ((to - from) * (i + 1)) / steps, left)}`) +
        `L${at(to, right)}` +
        repeat(steps, (i) => `L${at(to - ((to - from) * (i + 1)) / steps, right)}`) +
        "Z"
      );
    };
    return {
      body:
        stage.field(bg, ink) +
        table(stage, horizon, deep, ink) +
        fill(
          strip(0, 0.5, -1, 1) + strip(0.5, 1, -1, 1),
          stage.linear([0, horizon, 0, floor * 1.04], [0, ink, 1], [0.6, ink, 0.8], [1, ink, 0]),
        ) +
        fill(
          repeat(10, (i) => strip(i * 0.08 + 0.01, i * 0.08 + 0.066, -0.68, 0.68)),
          stage.linear([0, horizon, 0, floor * 1.02], [0, key, 1], [1, key, 0]),
        ) +
        fill(
          repeat(
            20,
            (i) =>
              strip(i * 0.04 + 0.01, i * 0.04 + 0.028, -0.92, -0.78) +
              strip(i * 0.04 + 0.01, i * 0.04 + 0.028, 0.78, 0.92),
          ),
          stage.linear([0, horizon, 0, floor * 1.02], [0, lite, 1], [1, lite, 0]),
        ) +
        oval([x + 10 * scale, horizon + 18 * scale, 176 * scale, 12 * scale], ink, {
          opacity: 0.6,
        }) +
        place(reel, [x, horizon - 142 * scale], scale * 0.95),
      under: deep,
    };
  },
};
