import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, circleAt, disc, fill, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "mesa",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height, floor, scale, wide } = stage;
    const horizon = floor * 0.8;
    const mesa = (x: number, w: number, h: number) =>
      `M${round(x - w)} ${round(horizon)}L${round(x - w * 0.66)} ${round(horizon - h)}H${round(x + w * 0.6)}L${round(x + w)} ${round(horizon)}Z`;
    const rv =
      fill(
        "M-150 -18V-118C-150 -128 -144 -132 -134 -132H96C112 -132 118 -124 122 -112L134 -76L160 -66C166 -64 168 -58 168 -50V-18Z",
        lite,
      ) +
      fill("M-150 -70H152L168 -54V-46H-150Z", key) +
      fill("M-150 -62H158L162 -58H-150Z", deep) +
      fill("M94 -116H106L120 -80H94Z", ink) +
      bar([-126, -112, 54, 30], ink, { rx: 3 }) +
      bar([-56, -112, 40, 30], ink, { rx: 3 }) +
      bar([6, -116, 40, 98], mix(lite, ink, 0.2), { rx: 3 }) +
      bar([-120, -140, 40, 9], mix(lite, ink, 0.3)) +
      disc(-92, -16, 24, ink) +
      disc(-92, -16, 10, lite) +
      disc(110, -16, 24, ink) +
      disc(110, -16, 10, lite) +
      stage.shade(
        "M-150 -18V-118C-150 -128 -144 -132 -134 -132H96L168 -50V-18Z",
        [0, -18, 0, -90],
        ink,
        0.55,
      );
    const smoke = (x: number, y: number, q: number) =>
      place(
        fill(
          `${circleAt(4, -14, 13)}${circleAt(14, -40, 20)}${circleAt(-2, -66, 24)}${circleAt(24, -96, 30)}${circleAt(62, -112, 26)}${circleAt(48, -146, 34)}${circleAt(92, -150, 22)}`,
          lite,
          { opacity: 0.92 },
        ),
        [x, y],
        q,
      );
    const land = stage.ground(horizon);
    return {
      body:
        stage.field(bg, mix(bg, key, 0.35)) +
        disc(stage.across(90), horizon - 190 * scale, 84 * scale, lite) +
        fill(
          mesa(stage.across(-200), 120 * scale, 90 * scale) +
            mesa(stage.across(210), 150 * scale, 64 * scale) +
            (wide ? mesa(240, 150, 120) : ""),
          mix(bg, deep, 0.5),
        ) +
        fill(land, deep) +
        stage.shade(land, [0, height, 0, horizon], ink, 0.9) +
        smoke(stage.across(-108), horizon - 118 * scale, scale) +
        place(
          oval([6, 8, 176, 9], ink, { opacity: 0.5 }) + rv,
          [stage.across(-10), horizon + 18 * scale],
          scale * 1.04,
        ),
      under: deep,
    };
  },
};
