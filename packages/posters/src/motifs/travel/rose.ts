import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "flag",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height, floor, focus, scale } = stage;
    const horizon = floor * 0.92;
    const bell = "M-124 0V-196C-124 -276 -64 -326 0 -326S124 -276 124 -196V0Z";
    const petals =
      fill(
        "M-58 -196C-64 -150 -34 -122 0 -120C34 -122 64 -150 58 -196C36 -200 22 -190 0 -172C-22 -190 -36 -200 -58 -196Z",
        key,
      ) +
      fill(
        "M-44 -206C-40 -172 -20 -150 0 -150S40 -172 44 -206C26 -236 -26 -236 -44 -206Z",
        mix(key, ink, 0.3),
      ) +
      fill(
        "M-30 -212C-26 -186 -12 -172 6 -174C24 -178 30 -196 28 -214C12 -232 -18 -230 -30 -212Z",
        key,
      ) +
      fill(
        "M-14 -212C-12 -198 -4 -192 6 -196C14 -200 16 -208 12 -216C4 -222 -8 -220 -14 -212Z",
        mix(key, ink, 0.42),
      ) +
      stage.shade(
        "M-58 -196C-64 -150 -34 -122 0 -120C34 -122 64 -150 58 -196Z",
        [40, -120, -10, -190],
        ink,
        0.8,
      );
    const stem =
      line("M0 -122C6 -80 -8 -40 2 -4", "#4c8a52", 6) +
      fill(
        "M2 -70C24 -96 50 -90 58 -80C44 -60 20 -56 2 -70ZM-3 -44C-24 -66 -46 -62 -56 -52C-42 -34 -20 -30 -3 -44Z",
        "#4c8a52",
      );
    const fallen =
      place(fill("M-16 0C-14 -12 12 -14 18 -2C8 6 -10 6 -16 0Z", key), [58, -6], 1) +
      place(fill("M-12 -4C-4 -16 12 -10 12 2C2 8 -10 6 -12 -4Z", key), [-44, -60], 0.9, {
        turn: 30,
      });
    return {
      body:
        stage.field(bg, ink) +
        place(
          disc(0, -180, 250, lite, { opacity: 0.07 }) +
            disc(0, -180, 180, lite, { opacity: 0.08 }) +
            fill(bell, lite, { opacity: 0.13 }) +
            stem +
            petals +
            fallen +
            fill(bell, "none", { stroke: lite, "stroke-width": 4, opacity: 0.85 }) +
            line("M-100 -40V-196C-100 -248 -70 -284 -38 -298", lite, 6, { opacity: 0.5 }) +
            disc(0, -338, 12, lite) +
            bar([-150, -2, 300, 16], "#d9a441", { rx: 4 }) +
            bar([-130, 14, 260, 12], mix("#d9a441", ink, 0.4), { rx: 3 }),
          [focus.x, horizon],
          scale,
        ) +
        fill(stage.ground(horizon + 26 * scale), deep) +
        stage.shade(stage.ground(horizon + 26 * scale), [0, height, 0, horizon], ink, 0.9),
      under: deep,
    };
  },
};
