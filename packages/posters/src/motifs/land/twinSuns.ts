import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { boxAt, disc, fill, line, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "dunes",
  sets: 3,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale } = stage;
    const suns = [2, 1, 3][stage.set - 1];
    const horizon = floor * 0.74;
    const dune = (y: number, a: number, c: string, ph: number) => {
      const d = `M-4 ${round(y)}C${round(width * 0.22)} ${round(y - a)} ${round(width * 0.42)} ${round(y - a * ph)} ${round(width * 0.6)} ${round(y + a * 0.1)}C${round(width * 0.74)} ${round(y + a * 0.7)} ${round(width * 0.86)} ${round(y + a * 0.2)} ${width + 4} ${round(y - a * 0.4)}V${height + 4}H-4Z`;
      return fill(d, c) + stage.shade(d, [width, y - 40, width * 0.2, y + 130], ink, 0.5);
    };
    const fig =
      fill("M20 -2L150 34L176 46L-6 2Z", ink, { opacity: 0.28 }) +
      fill(
        "M0 -92C9 -92 13 -84 11 -76C17 -72 20 -62 22 -44L28 0H-14L-13 -40C-15 -60 -14 -70 -9 -76C-12 -84 -8 -92 0 -92Z",
        ink,
      ) +
      fill("M-11 -68C-24 -56 -34 -36 -56 -14C-42 -10 -30 -6 -14 0Z", ink) +
      line("M27 -84L33 2", ink, 3.4);
    const [x1, y1, r1] = [stage.across(-52), horizon - 150 * scale, 104 * scale];
    const [x2, y2, r2] = [stage.across(96), horizon - 58 * scale, 62 * scale];
    return {
      body:
        fill(
          boxAt(-4, -4, width + 8, height + 8),
          stage.linear([0, 0, 0, horizon], [0, deep], [0.55, mix(deep, bg, 0.75)], [1, bg]),
        ) +
        stage.shade(boxAt(0, 0, width, horizon), [0, 0, 0, horizon * 0.7], ink, 0.6) +
        (suns === 1
          ? disc(stage.across(30), horizon - 110 * scale, 150 * scale, key)
          : disc(x1, y1, r1, lite) +
            disc(x2, y2, r2, key) +
            (suns === 3 ? disc(stage.across(-176), horizon - 250 * scale, 24 * scale, key) : "")) +
        dune(horizon, 34 * scale, mix(bg, deep, 0.45), 0.4) +
        place(fig, [stage.across(-118), horizon + 16 * scale], scale * 0.84) +
        dune(horizon + 36 * scale, -30 * scale, mix(deep, ink, 0.3), 1.2) +
        dune(horizon + 104 * scale, 40 * scale, mix(deep, ink, 0.68), 0.2) +
        stage.shade(stage.ground(horizon + 60), [0, height, 0, horizon + 80], ink, 0.9),
      under: mix(deep, ink, 0.7),
    };
  },
};
