import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "lagoon",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, set } = stage;
    const horizon = floor * 0.86;
    const mug = "M-92 -168H92V-34C92 -8 78 6 52 6H-52C-78 6 -92 -8 -92 -34Z";
    const body =
      oval([14, 6, 150, 11], ink, { opacity: 0.5 }) +
      oval([0, 4, 132, 13], mix(lite, ink, 0.25)) +
      oval([0, 0, 132, 13], lite) +
      line("M90 -138C150 -148 158 -52 86 -44", mix(lite, ink, 0.18), 22) +
      line("M90 -138C150 -148 158 -52 86 -44", lite, 13) +
      fill(mug, lite) +
      bar([-92, -118, 184, 16], key) +
      bar([-92, -94, 184, 6], key) +
      stage.shade(mug, [100, 0, -30, 0], mix(deep, ink, 0.3), 0.9) +
      fill("M-74 -82H-62V-40Q-62 -22 -52 -10Q-74 -16 -74 -42Z", "#ffffff", { opacity: 0.8 }) +
      oval([0, -168, 92, 15], mix(lite, ink, 0.14)) +
      oval([0, -166, 82, 11], "#4a2a18") +
      oval([-16, -165, 44, 6], "#7a4a28") +
      oval([0, -168, 90, 14], "none", { stroke: lite, "stroke-width": 4 });
    const one =
      "M-26 -176C-70 -214 18 -244 -14 -292C-44 -338 40 -352 22 -420C64 -356 -4 -336 22 -290C50 -238 -38 -214 14 -176Z";
    const steam = fill(one, stage.linear([0, -176, 0, -420], [0, lite, 0.9], [1, lite, 0.5]));
    const heart =
      "M0 -196C-24 -214 -8 -236 -46 -262C-92 -294 -84 -352 -42 -356C-18 -358 -4 -340 0 -324C4 -340 18 -358 42 -356C84 -352 92 -294 46 -262C20 -244 16 -214 0 -196Z";
    const window = (i: number) =>
      bar([stage.across(-330 + i * 220), -4, 10 * scale, horizon], mix(deep, ink, 0.45));
    const roofs = repeat(
      Math.ceil(width / (34 * scale)),
      (i) =>
        bar(
          [i * 34 * scale, horizon - (70 + ((i * 47) % 90)) * scale, 35 * scale, 200 * scale],
          mix(bg, deep, 0.55),
        ) +
        (i % 2
          ? bar(
              [
                (i * 34 + 12) * scale,
                horizon - (50 + ((i * 47) % 90)) * scale,
                7 * scale,
                9 * scale,
              ],
              key,
              { opacity: 0.8 },
            )
          : ""),
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        (set === 2
          ? disc(focus.x, horizon - 76 * scale, 232 * scale, mix(bg, key, 0.35)) +
            disc(focus.x, horizon - 76 * scale, 188 * scale, mix(key, lite, 0.12))
          : roofs +
            repeat(stage.wide ? 7 : 4, (i) => window(i - (stage.wide ? 3 : 0))) +
            bar([-4, horizon - 24 * scale, width + 8, 24 * scale], mix(deep, ink, 0.45))) +
        table(stage, horizon, deep, ink) +
        bar([-4, horizon, width + 8, 3], mix(deep, lite, 0.35)) +
        place(
          (set === 2
            ? steam
            : fill(heart, mix(lite, key, 0.4)) + stage.shade(heart, [0, -186, 0, -300], bg, 0.9)) +
            body,
          [focus.x - 8 * scale, horizon + 26 * scale],
          scale * 1.02,
        ),
      under: deep,
    };
  },
};
