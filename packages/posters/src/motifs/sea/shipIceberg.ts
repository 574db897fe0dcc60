import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "liner",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide } = stage;
    const horizon = floor * 0.47;
    const bx = focus.x + (wide ? 40 : 62) * scale;
    const sea = stage.ground(horizon);
    const under =
      "M-128 0L-140 48L-104 110L-92 168L-40 232L4 290L38 236L92 190L104 120L150 62L138 0Z";
    const tip =
      "M-104 0L-84 -44L-52 -74L-34 -128L-8 -150L16 -196L40 -150L62 -132L84 -62L118 -32L132 0Z";
    const berg =
      fill(tip, lite) +
      fill(
        "M16 -196L4 -118L30 -70L6 0L132 0L118 -32L84 -62L62 -132L40 -150Z",
        mix(lite, bg, 0.36),
      ) +
      fill("M62 -132L52 -60L78 0L132 0L118 -32L84 -62Z", mix(lite, bg, 0.6)) +
      stage.shade(tip, [0, 10, 0, -120], bg, 0.7);
    const low =
      fill(under, mix(deep, lite, 0.3)) +
      fill("M6 0L26 86L-2 150L4 290L38 236L92 190L104 120L150 62L138 0Z", mix(deep, lite, 0.17)) +
      stage.shade(under, [0, 290, 0, 30], deep, 1);
    const ship =
      fill("M-64 0L-72 -17H58L66 0Z", ink) +
      bar([-56, -25, 100, 8], lite) +
      bar([-44, -31, 76, 6], mix(lite, bg, 0.25)) +
      repeat(
        4,
        (i) =>
          fill(`M${-38 + i * 20} -31l-4 -25h10l4 25Z`, key) +
          fill(`M${-41.2 + i * 20} -51l-.8 -5h10l.8 5Z`, ink),
      ) +
      line("M-62 -17L-58 -62M54 -17L50 -58", ink, 1.6) +
      repeat(11, (i) => disc(-56 + i * 10.6, -11, 1.3, key)) +
      fill(
        "M-40 -60C-60 -84 -92 -78 -112 -98C-140 -90 -168 -104 -210 -100C-170 -84 -130 -80 -104 -74C-80 -70 -62 -62 -40 -60Z",
        mix(bg, lite, 0.28),
        { opacity: 0.7 },
      );
    return {
      body:
        stage.field(bg) +
        stage.stars(wide ? 90 : 46, horizon * 0.9, lite) +
        place(berg, [bx, horizon], scale) +
        fill(sea, deep) +
        place(low, [bx, horizon], scale) +
        stage.shade(sea, [0, height, 0, horizon], ink, 0.9) +
        line(`M-4 ${round(horizon)}H${width + 4}`, mix(lite, deep, 0.45), 1.4) +
        place(ship, [stage.across(-160), horizon + 1], scale * 0.82),
      under: deep,
    };
  },
};
