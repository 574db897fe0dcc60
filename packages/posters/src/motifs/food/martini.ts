import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "wine",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random } = stage;
    const horizon = floor * 0.92;
    const bowl = "M-186 -452H186L6 -248H-6Z";
    const drink = "M-160 -424H160L6 -250H-6Z";
    const tower = (x: number, w: number, top: number, tone: string) =>
      bar([x, top, w, 300], tone) +
      repeat(Math.floor(w / 9), (c) =>
        repeat(9, (r) =>
          random.chance(0.5)
            ? bar([x + 4 + c * 9, top + 8 + r * 13, 4.4, 6.5], random.chance(0.25) ? key : lite)
            : "",
        ),
      );
    const dark = mix(ink, deep, 0.25);
    const city = group(
      bar(
        [-200, -424, 400, 200],
        stage.linear([0, -424, 0, -270], [0, mix(key, lite, 0.1), 1], [1, mix(key, lite, 0.6), 1]),
      ) +
        repeat(9, (i) =>
          bar([-150 + i * 34, -352 - ((i * 29) % 44), 30, 200], mix(dark, key, 0.62)),
        ) +
        tower(-104, 30, -392, dark) +
        tower(-70, 24, -360, mix(dark, key, 0.14)) +
        tower(-44, 32, -412, dark) +
        bar([-30, -440, 4, 40], dark) +
        tower(-10, 26, -376, mix(dark, key, 0.14)) +
        tower(18, 30, -346, dark) +
        tower(50, 26, -332, mix(dark, key, 0.14)),
      { "clip-path": stage.clip(drink) },
    );
    const glass =
      oval([8, 4, 104, 10], ink, { opacity: 0.5 }) +
      oval([0, 0, 92, 11], mix(lite, deep, 0.35)) +
      oval([0, -3, 88, 9], mix(lite, deep, 0.62)) +
      fill(
        "M-7 -250Q-5 -60 -6 -30Q-10 -10 -44 -4H44Q10 -10 6 -30Q5 -60 7 -250Z",
        mix(lite, deep, 0.4),
      ) +
      fill("M-7 -250Q-5 -60 -6 -30Q-10 -10 -44 -4H-20Q-4 -12 -2 -30Q-1 -60 -1 -250Z", lite) +
      fill(bowl, lite, { opacity: 0.2 }) +
      city +
      stage.shade(drink, [130, -300, 40, -360], ink, 0.5) +
      oval([0, -424, 160, 9], mix(key, lite, 0.5), { opacity: 0.9 }) +
      line("M-186 -452L-6 -248H6L186 -452", lite, 4) +
      oval([0, -452, 186, 11], "none", { stroke: lite, "stroke-width": 4 }) +
      fill("M-164 -440L-150 -440L-30 -300L-34 -296Z", lite, { opacity: 0.5 }) +
      line("M64 -398L166 -506", "#e0ae4a", 4) +
      disc(168, -508, 7, "#e0ae4a") +
      place(
        oval([0, 0, 27, 22], "#8a9a3a") +
          fill("M-27 0A27 22 0 0 0 27 0Q0 18 -27 0Z", "#62702a") +
          disc(-20, 4, 7, key) +
          oval([6, -11, 9, 4], lite, { opacity: 0.6 }),
        [96, -430],
        1,
        { turn: -46 },
      );
    return {
      body:
        stage.field(bg, ink) +
        disc(
          focus.x,
          horizon - 330 * scale,
          330 * scale,
          stage.radial([focus.x, horizon - 330 * scale, 330 * scale], [0, key, 0.34], [1, key, 0]),
        ) +
        table(stage, horizon, deep, ink) +
        bar([-4, horizon, width + 8, 2.5], mix(deep, lite, 0.4)) +
        place(glass, [focus.x, horizon + 14 * scale], scale * 0.94),
      under: deep,
    };
  },
};
