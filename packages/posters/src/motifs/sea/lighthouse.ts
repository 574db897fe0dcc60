import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "steel",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale } = stage;
    const horizon = floor * 0.9;
    const ly = horizon - 322 * scale;
    const x = stage.across(46);
    const tower =
      fill("M-34 0L-22 -286H22L34 0Z", lite) +
      fill("M-31.6 -60L-28 -130H28L31.6 -60ZM-25.6 -200L-23 -250H23L25.6 -200Z", key) +
      stage.shade("M-34 0L-22 -286H22L34 0Z", [36, 0, -14, 0], ink, 1) +
      bar([-34, -296, 68, 11], ink) +
      bar([-18, -338, 36, 42], mix(lite, "#ffd36b", 0.6)) +
      line("M-18 -338V-296M0 -338V-296M18 -338V-296", ink, 3.4) +
      fill("M-26 -338C-22 -362 22 -362 26 -338Z", ink) +
      bar([-2, -374, 4, 18], ink) +
      bar([-6, -34, 14, 34], ink);
    const beam = `M${round(x)} ${round(ly)}L-6 ${round(ly - 130 * scale)}V${round(ly + 70 * scale)}Z`;
    const beam2 = `M${round(x)} ${round(ly)}L${width + 6} ${round(ly - 40 * scale)}V${round(ly + 46 * scale)}Z`;
    const rock = `M${round(stage.across(-170))} ${round(horizon + 40 * scale)}L${round(stage.across(-110))} ${round(horizon + 8 * scale)}L${round(stage.across(-30))} ${round(horizon - 8 * scale)}L${round(stage.across(100))} ${round(horizon - 10 * scale)}L${round(stage.across(170))} ${round(horizon + 14 * scale)}L${round(stage.across(262))} ${round(horizon + 40 * scale)}Z`;
    const wave = (y: number, c: string, ph: number) =>
      fill(
        `M-40 ${round(y)}${repeat(Math.ceil(width / 60) + 2, () => "q15 -16 30 0t30 0")}V${height + 4}H-40Z`,
        c,
        { transform: `translate(${ph} 0)` },
      );
    return {
      body:
        stage.field(bg, ink) +
        fill(beam, stage.linear([x, 0, -6, 0], [0, "#fff1c2", 0.95], [1, "#fff1c2", 0.06])) +
        fill(beam2, stage.linear([x, 0, width, 0], [0, "#fff1c2", 0.9], [1, "#fff1c2", 0.12])) +
        place(tower, [x, horizon - 6 * scale], scale) +
        fill(rock, ink) +
        wave(horizon + 24 * scale, mix(deep, bg, 0.3), 0) +
        wave(horizon + 54 * scale, deep, -22) +
        stage.shade(stage.ground(horizon + 50 * scale), [0, height, 0, horizon + 40], ink, 0.9),
      under: deep,
    };
  },
};
