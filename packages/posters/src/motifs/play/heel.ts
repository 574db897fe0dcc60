import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "candy",
  draw: (stage, { bg, deep, lite, ink }) => {
    const { floor, scale } = stage;
    const horizon = floor * 0.9;
    const y = "#ffd45e";
    const shoe =
      "M-176 92C-172 70 -138 60 -108 48C-92 42 -80 34 -70 24C-20 50 52 -26 100 -126C122 -122 136 -100 136 -68C136 -44 130 -26 128 -14L121 102H112L104 -2C74 4 6 88 -66 100C-104 106 -180 108 -176 92Z";
    const sole =
      "M104 -2C74 4 6 88 -66 100C-104 106 -180 108 -176 92C-150 98 -100 96 -66 86C0 66 50 -8 108 -16Z";
    const inner = "M-70 24C-20 50 52 -26 100 -126C70 -96 20 -50 -22 -22C-46 -6 -60 10 -70 24Z";
    const figure =
      oval([-6, 106, 190, 9], ink, { opacity: 0.2 }) +
      fill(inner, mix(deep, ink, 0.55)) +
      fill(shoe, deep) +
      stage.shade(shoe, [130, 40, -40, -10], ink, 0.7) +
      fill(sole, ink) +
      fill("M-150 76C-134 66 -112 58 -92 50C-108 66 -130 76 -150 76Z", lite, { opacity: 0.8 }) +
      line("M112 -104C122 -92 124 -70 120 -46", lite, 4, { opacity: 0.6 });
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.7)) +
        disc(stage.across(0), horizon - 170 * scale, 196 * scale, y) +
        repeat(5, (i) =>
          bar(
            [
              stage.across(-220),
              horizon - (22 + i * 24) * scale,
              440 * scale,
              (13 - i * 2.4) * scale,
            ],
            bg,
          ),
        ) +
        fill(stage.ground(horizon), lite) +
        stage.shade(stage.ground(horizon), [0, horizon, 0, horizon + 120], bg, 0.5) +
        place(figure, [stage.across(10), horizon - 114 * scale], scale * 1.12),
      under: lite,
    };
  },
};
