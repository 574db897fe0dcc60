import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  group,
  line,
  oval,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, set } = stage;
    const black = mix(ink, lite, 0.07);
    const disk =
      disc(0, 0, 206, black) +
      stage.shade(circleAt(0, 0, 206), [150, 160, -60, -60], mix(ink, lite, 0.45), 0.6) +
      repeat(11, (i) =>
        disc(0, 0, 196 - i * 10.6, "none", {
          stroke: mix(ink, lite, i % 4 === 1 ? 0.34 : 0.2),
          "stroke-width": i % 4 === 1 ? 2.2 : 1.1,
        }),
      ) +
      fill("M0 0L-168 -120A206 206 0 0 1 -108 -176ZM0 0L168 120A206 206 0 0 1 108 176Z", lite, {
        opacity: 0.2,
      }) +
      fill("M0 0L-146 -146A206 206 0 0 1 -124 -165ZM0 0L146 146A206 206 0 0 1 124 165Z", lite, {
        opacity: 0.25,
      }) +
      disc(0, 0, 205, "none", { stroke: mix(ink, lite, 0.55), "stroke-width": 2 }) +
      disc(0, 0, 78, key) +
      group(
        bar([-80, -80, 160, 72], mix(key, lite, 0.45)) +
          disc(0, -10, 40, lite) +
          bar([-80, 4, 160, 80], mix(key, ink, 0.22)) +
          repeat(4, (i) => bar([-44 + i * 9, 14 + i * 13, 88 - i * 18, 4], lite, { rx: 2 })),
        { "clip-path": stage.clip(circleAt(0, 0, 70)) },
      ) +
      disc(0, 0, 7, bg);
    if (set === 2) {
      const horizon = floor * 0.76;
      return {
        body:
          stage.field(bg, deep) +
          repeat(3, (i) => disc(focus.x, horizon, (300 - i * 36) * scale, key, { opacity: 0.16 })) +
          place(disk, [focus.x, horizon + 20 * scale], scale * 1.06) +
          table(stage, horizon, deep, ink) +
          line(`M-4 ${round(horizon)}H${width + 4}`, mix(deep, lite, 0.5), 2) +
          repeat(7, (i) => {
            const half = (206 - i * 24 - (i % 2) * 22) * scale;
            return bar(
              [
                focus.x - half + (i % 3) * 8,
                horizon + (12 + i * 13) * scale,
                half * 2,
                (5 - i * 0.4) * scale,
              ],
              i % 3 === 1 ? key : ink,
              { rx: 2.5 },
            );
          }) +
          place(
            fill("M-30 0H30L20 12H-20ZM-2 -4V-72L34 -8ZM-6 -4V-56L-28 -8Z", lite),
            [stage.across(stage.wide ? -260 : -186), horizon + 10 * scale],
            scale * 0.7,
          ),
        under: deep,
      };
    }
    const arm =
      group(line("M164 -214V-60L96 70", ink, 15) + disc(164, -214, 44, ink), {
        opacity: 0.25,
        transform: "translate(10 14)",
      }) +
      disc(164, -214, 44, mix(lite, deep, 0.3)) +
      disc(164, -214, 30, lite) +
      line("M164 -250V-60L96 70", lite, 11) +
      line("M167 -214V-60L99 70", mix(lite, ink, 0.3), 3) +
      bar([150, -268, 28, 34], mix(lite, ink, 0.6), { rx: 4 }) +
      fill("M104 50L122 60L96 106L72 93Z", mix(key, ink, 0.15)) +
      disc(164, -214, 12, mix(lite, ink, 0.5));
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6), mix(bg, ink, 0.5)) +
        stage.art(
          place(oval([14, 22, 208, 206], ink, { opacity: 0.3 }) + disk + arm, [-22, 18], 0.94),
        ),
      under: bg,
    };
  },
};
