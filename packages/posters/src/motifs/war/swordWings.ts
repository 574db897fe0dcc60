import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, group, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "iron",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale } = stage;

    const wing =
      "M-6 -34C-40 -84 -96 -118 -212 -128C-188 -108 -176 -88 -172 -62C-150 -74 -130 -72 -116 -56C-112 -34 -114 -20 -120 -2C-98 -16 -78 -14 -66 -2C-58 14 -56 28 -58 44C-42 26 -22 10 -6 6Z";
    const bones =
      "M-6 -28C-50 -72 -110 -104 -212 -128M-30 -48C-80 -66 -130 -72 -172 -62M-24 -36C-60 -36 -96 -24 -120 -2M-14 -14C-30 0 -48 20 -58 44";
    const half = (c: string) =>
      fill(wing, c) +
      stage.shade(wing, [-40, 30, -120, -90], ink, 0.8) +
      line(bones, mix(c, ink, 0.45), 4);
    const blade =
      fill("M-17 -30L-13 300L0 336V-30Z", lite) +
      fill("M17 -30L13 300L0 336V-30Z", mix(lite, deep, 0.5));
    const grip =
      bar([-10, -150, 20, 118], ink, { rx: 4 }) +
      repeat(6, (i) => line(`M-10 ${-136 + i * 18}L10 ${-146 + i * 18}`, mix(ink, lite, 0.4), 3)) +
      fill("M0 -204L22 -178L0 -148L-22 -178Z", mix(lite, deep, 0.2)) +
      fill("M0 -204L22 -178H-22Z", lite);

    const d = `M${round(focus.x)} -4H${width + 4}V${height + 4}H${round(focus.x)}Z`;
    const horizon = floor * 0.97;
    const foot = `M-4 ${round(horizon + 14)}C${round(focus.x - 140 * scale)} ${round(horizon + 12)} ${round(focus.x - 60 * scale)} ${round(horizon - 14)} ${round(focus.x)} ${round(horizon - 14)}S${round(focus.x + 140 * scale)} ${round(horizon + 12)} ${width + 4} ${round(horizon + 14)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(mix("#4a93c0", bg, 0.32), ink) +
        fill(d, mix(key, bg, 0.24)) +
        stage.shade(boxAt(focus.x, -4, width, height + 8), [0, 0, 0, height * 0.5], ink, 0.55) +
        stage.art(
          place(
            blade +
              half(mix(lite, "#8cc3e2", 0.35)) +
              group(half(key), { transform: "scale(-1 1)" }) +
              grip +
              disc(0, -16, 13, lite) +
              disc(0, -16, 6, ink),
            [0, 0],
            1.12,
          ),
          [0, -14],
        ) +
        fill(foot, bg) +
        stage.shade(foot, [0, horizon, 0, horizon + 90], mix(bg, lite, 0.5), 0.35),
      under: bg,
    };
  },
};
