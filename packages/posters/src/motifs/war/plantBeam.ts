import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "fallout",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, scale } = stage;
    const horizon = floor * 0.94;
    const bands = 6;
    const chimney =
      fill("M-17 0L-12 -236H12L17 0Z", lite) +
      repeat(bands, (i) => {
        const y0 = -236 + i * 40;
        const w0 = 12 + (i * 40 * 5) / 236;
        const w1 = 12 + ((i * 40 + 20) * 5) / 236;
        return fill(
          `M${round(-w0)} ${y0}H${round(w0)}L${round(w1)} ${y0 + 20}H${round(-w1)}Z`,
          key,
        );
      }) +
      stage.shade("M-17 0L-12 -236H12L17 0Z", [18, 0, -6, 0], ink, 0.9) +
      line(
        "M-26 0L-19 -150M26 0L19 -150M-24 -40L22 -80M24 -40L-22 -80M-22 -84L20 -124M22 -84L-20 -124",
        ink,
        2.6,
      );
    const hall =
      fill("M-196 0V-86H-120V-112H-70V-86H-40V-128H70V-60L88 -52L80 -34L98 -20L92 0Z", ink) +
      fill("M92 0L98 -20L108 -34L120 -30V-78H206V0Z", ink) +
      repeat(8, (i) => bar([-184 + i * 17, -62, 9, 24], mix(ink, bg, 0.35))) +
      repeat(4, (i) => bar([132 + i * 17, -58, 9, 22], mix(ink, bg, 0.35)));
    const beam = `M86 -20L${58} -620H${150}L112 -20Z`;
    return {
      body:
        stage.field(bg, deep, ink) +
        place(
          fill(
            "M78 -10L10 -640H200L120 -10Z",
            stage.linear([0, 0, 0, -520], [0, "#9be7ee", 0.42], [1, "#9be7ee", 0]),
          ) +
            fill(beam, stage.linear([0, 0, 0, -560], [0, "#e8fdff", 0.98], [1, "#9be7ee", 0.1])) +
            place(chimney, [-14, -120], 1.08) +
            hall,
          [stage.across(-14), horizon],
          scale * 1.04,
        ) +
        fill(stage.ground(horizon - 1), ink),
      under: ink,
    };
  },
};
