import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, place, polar, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "savanna",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide } = stage;
    const horizon = floor * 0.93;
    const ringOf = (r: number, r0: number, count: number, c: string, w: number) =>
      fill(
        repeat(count, (i) => {
          const a = 180 + ((i + 0.5) * 180) / count;
          const [x, y] = polar(r, a);
          const [ax, ay] = polar(r0, a - w);
          const [bx, by] = polar(r0, a + w);
          const [c1x, c1y] = polar(r * 0.86, a - w * 1.1);
          const [c2x, c2y] = polar(r * 0.86, a + w * 1.1);
          return `M0 0L${round(ax)} ${round(ay)}Q${round(c1x)} ${round(c1y)} ${round(x)} ${round(y)}Q${round(c2x)} ${round(c2y)} ${round(bx)} ${round(by)}Z`;
        }),
        c,
      );
    const face = "M-112 20C-118 -70 -84 -132 0 -132S118 -70 112 20Z";
    const lion =
      ringOf(268, 170, 15, deep, 8) +
      disc(0, 0, 176, deep) +
      ringOf(222, 140, 14, mix(key, deep, 0.42), 9) +
      disc(0, 0, 150, mix(key, deep, 0.42)) +
      disc(-84, -112, 31, key) +
      disc(84, -112, 31, key) +
      disc(-84, -110, 16, deep) +
      disc(84, -110, 16, deep) +
      fill(face, key) +
      stage.shade(face, [0, 20, 0, -90], deep, 0.55) +
      fill("M-22 -132C-18 -90 -30 -40 -34 20H34C30 -40 18 -90 22 -132Z", lite, { opacity: 0.9 }) +
      line("M-82 -42Q-62 -26 -42 -40M82 -42Q62 -26 42 -40", ink, 7) +
      fill("M-30 -10H30C30 6 12 16 0 24C-12 16 -30 6 -30 -10Z", ink);
    const tree =
      line(
        "M0 0C-3 -28 4 -40 -2 -62M0 -40C14 -50 20 -56 30 -66M-1 -44C-14 -54 -20 -58 -30 -64",
        ink,
        5,
      ) + fill("M-62 -66C-54 -86 -20 -84 0 -88C26 -92 62 -84 66 -66C40 -62 -40 -62 -62 -66Z", ink);
    const land = `M-4 ${round(horizon)}Q${round(width * 0.5)} ${round(horizon - 12)} ${width + 4} ${round(horizon)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.9)) +
        place(lion, [focus.x, horizon], scale) +
        fill(land, ink) +
        stage.shade(land, [0, horizon, 0, horizon + 140], deep, 0.5) +
        place(tree, [wide ? 260 : 62, horizon + 2], scale * (wide ? 1.6 : 0.92)),
      under: ink,
    };
  },
};
