import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "clinic",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, random, scale, width } = stage;
    const horizon = floor * 0.95;
    const shell = mix(lite, bg, 0.12);
    const [dim, dark] = [mix(shell, ink, 0.16), mix(shell, ink, 0.42)];
    const water = mix("#6fb7d6", key, 0.12);
    const bottle =
      "M-82 -420C-82 -446 -70 -456 -52 -460H52C70 -456 82 -446 82 -420V-296C82 -272 60 -268 44 -252V-236H-44V-252C-60 -268 -82 -272 -82 -296Z";
    const level =
      "M-82 -384C-40 -372 30 -396 82 -384V-296C82 -272 60 -268 44 -252V-236H-44V-252C-60 -268 -82 -272 -82 -296Z";
    const bubbles = repeat(9, () =>
      disc(random.between(-52, 52), random.between(-370, -270), random.between(3, 12), lite, {
        opacity: 0.75,
      }),
    );
    const cooler =
      oval([10, 4, 128, 13], ink, { opacity: 0.35 }) +
      bar([-98, -232, 196, 232], shell, { rx: 14 }) +
      bar([44, -232, 54, 232], dim, { rx: 14 }) +
      bar([44, -220, 24, 214], dim) +
      stage.shade("M-98 -232H98V0H-98Z", [110, 0, -20, 0], ink, 0.55) +
      bar([-70, -196, 140, 88], dark, { rx: 10 }) +
      bar([-64, -190, 128, 78], mix(dark, ink, 0.55), { rx: 7 }) +
      bar([-40, -190, 22, 20], "#3d7fb8") +
      bar([-35, -172, 12, 16], lite) +
      bar([18, -190, 22, 20], "#cf4a3c") +
      bar([23, -172, 12, 16], lite) +
      fill("M-46 -146H-12L-18 -112H-40Z", lite) +
      fill("M-46 -146H-12L-13 -138H-45Z", water) +
      bar([-64, -118, 128, 8], dim) +
      line("M-62 -70H62M-62 -52H62M-62 -34H62", dim, 5) +
      bar([-106, -246, 212, 20], dark, { rx: 8 }) +
      bar([-106, -246, 212, 9], shell, { rx: 5 }) +
      fill(bottle, water, { opacity: 0.35 }) +
      fill(level, water) +
      fill(
        "M30 -388C50 -390 68 -388 82 -384V-296C82 -272 60 -268 44 -252V-236H22C40 -280 36 -340 30 -388Z",
        mix(water, ink, 0.28),
      ) +
      bubbles +
      fill("M-66 -424C-66 -440 -60 -446 -50 -448V-300C-60 -300 -66 -306 -66 -316Z", lite, {
        opacity: 0.6,
      }) +
      line("M-80 -352H80M-80 -318H80", mix(water, lite, 0.45), 3, { opacity: 0.7 }) +
      bar([104, -214, 26, 118], dim, { rx: 8 }) +
      bar([104, -214, 12, 118], shell, { rx: 6 }) +
      fill("M104 -96H130L126 -78H108Z", lite);
    const step = 150 * scale;
    const wall =
      repeat(
        Math.ceil(width / step) + 1,
        (i) =>
          bar(
            [i * step - 40 * scale, 40 * scale, step * 0.74, horizon * 0.42],
            mix(bg, deep, 0.16),
          ) +
          repeat(6, (n) =>
            bar(
              [i * step - 40 * scale, (46 + n * 30) * scale, step * 0.74, 13 * scale],
              mix(bg, lite, 0.5),
            ),
          ),
      ) + bar([-4, horizon - 44 * scale, width + 8, 30 * scale], mix(bg, deep, 0.3));
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.3)) +
        wall +
        table(stage, horizon - 16 * scale, deep, ink) +
        place(cooler, [focus.x, horizon + 4 * scale], scale * 1.06),
      under: deep,
    };
  },
};
