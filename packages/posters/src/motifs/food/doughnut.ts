import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  group,
  place,
  polar,
  repeat,
  round,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "nursery",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random, set } = stage;
    const dough = mix("#d08a3e", key, 0.08);
    const icing = mix(key, lite, 0.12);
    const wave =
      Array.from({ length: 72 }, (_, i) => {
        const [x, y] = polar(166 + 7 * Math.sin(i * 0.62) + 5 * Math.sin(i * 1.31), i * 5);
        return `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`;
      }).join("") + "Z";
    const hole = circleAt(0, 0, 60);
    const bitten = {
      "clip-path": stage.clip(
        "M-260 -260H96A44 44 0 0 0 92 -134A44 44 0 0 0 140 -84A44 44 0 0 0 214 -56H260V260H-260Z",
      ),
    };
    const tones = [lite, "#ffc93c", deep, mix(bg, lite, 0.3)];
    const ring = circleAt(0, 0, 194) + circleAt(0, 0, 50);
    const top = wave + hole;
    const doughnut =
      fill(ring, dough, { "fill-rule": "evenodd" }) +
      stage.shade(ring, [120, 200, -40, -20], mix(dough, ink, 0.7), 0.9) +
      fill(top, mix(icing, ink, 0.3), { "fill-rule": "evenodd", transform: "translate(3 7)" }) +
      fill(top, icing, { "fill-rule": "evenodd" }) +
      disc(0, 0, 113, "none", {
        stroke: mix(icing, lite, 0.35),
        "stroke-width": 40,
        opacity: 0.5,
      }) +
      fill(
        "M-140 -50A150 150 0 0 1 -60 -136A12 12 0 0 1 -50 -116A128 128 0 0 0 -116 -42A12 12 0 0 1 -140 -50Z",
        lite,
        { opacity: 0.8 },
      ) +
      repeat(52, (i) => {
        const [x, y] = polar(Math.sqrt(80 ** 2 + (i + 0.5) * 310), i * 137.5);
        return place(bar([-10, -3.5, 20, 7], tones[i % 4] ?? lite, { rx: 3.5 }), [x, y], 1, {
          turn: random.between(0, 180),
        });
      });
    const crumbs = repeat(6, (i) =>
      disc(150 + i * 14 - (i % 2) * 20, -150 + i * 11 - (i % 3) * 26, 5 - (i % 3), dough),
    );
    if (set === 2) {
      const horizon = floor * 0.8;
      return {
        body:
          stage.field(bg, deep) +
          repeat(2, (i) =>
            disc(focus.x, horizon, (320 - i * 52) * scale, lite, { opacity: 0.22 }),
          ) +
          place(doughnut, [focus.x, horizon - 6 * scale], scale * 1.04, { turn: -20 }) +
          table(stage, horizon, deep, ink) +
          bar([-4, horizon, width + 8, 3], mix(deep, lite, 0.5)) +
          repeat(6, (i) =>
            bar(
              [
                focus.x - (190 - i * 26 - (i % 2) * 20) * scale,
                horizon + (14 + i * 15) * scale,
                (380 - i * 52 - (i % 2) * 40) * scale,
                5 * scale,
              ],
              i % 2 ? lite : icing,
              { rx: 2.5, opacity: 0.85 },
            ),
          ),
        under: deep,
      };
    }
    return {
      body:
        stage.field(bg, deep, mix(bg, deep, 0.6)) +
        stage.art(
          group(disc(10, 22, 194, ink, { opacity: 0.25 }), bitten) +
            group(doughnut, bitten) +
            crumbs,
        ),
      under: bg,
    };
  },
};
