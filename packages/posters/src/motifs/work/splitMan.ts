import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { boxAt, fill, group, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "clinic",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale } = stage;
    const horizon = floor;
    const head =
      "M0 -214C48 -214 66 -180 64 -140C62 -100 44 -66 22 -56V-34C34 -22 92 -14 126 14C150 36 160 100 162 190H0Z";
    const suit = "M22 -34C34 -22 92 -14 126 14C150 36 160 100 162 190H0V60Z";

    const tie = "M0 -14L10 0L5 14L14 92L0 120Z";
    const half = (bgc: string, fg: string, sh: string, tc: string) =>
      fill(head, fg) +
      fill(suit, sh) +
      fill("M0 70L24 -36L8 -46H0Z", bgc) +
      fill(tie, tc) +
      fill("M24 -36L50 24L30 36L44 48L2 150V120L14 92Z", mix(sh, bgc, 0.18));
    const bgR = bg;
    const bgL = deep;
    const off = 58;

    const left = boxAt(-4, -4, focus.x + 4, height + 8);
    const right = boxAt(focus.x, -4, width, height + 8);
    return {
      body:
        fill(left, bgL) +
        stage.shade(left, [0, 0, 0, height * 0.6], ink, 0.7) +
        fill(right, bgR) +
        stage.shade(right, [0, 0, 0, height * 0.6], mix(bg, deep, 0.6), 0.5) +
        place(
          group(half(deep, lite, mix(deep, lite, 0.5), key), { transform: "scale(-1 1)" }),
          [focus.x, focus.y + 96 * scale - off * scale],
          scale * 1.1,
        ) +
        place(
          half(lite, deep, ink, key),
          [focus.x, focus.y + 96 * scale + off * scale],
          scale * 1.1,
        ) +
        fill(stage.ground(horizon - 10), ink),
      under: ink,
    };
  },
};
