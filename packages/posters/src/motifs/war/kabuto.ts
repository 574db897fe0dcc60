import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "canvas",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const bowl = "M-112 10C-116 -80 -66 -128 0 -128S116 -80 112 10Z";
    const plate = (y: number, w: number) =>
      `M${-w} ${y}C${-w * 0.5} ${y - 26} ${w * 0.5} ${y - 26} ${w} ${y}L${w + 16} ${y + 34}C${w * 0.5} ${y + 8} ${-w * 0.5} ${y + 8} ${-w - 16} ${y + 34}Z`;
    const horn = "M-20 -66C-70 -96 -128 -150 -120 -236C-104 -176 -66 -136 -8 -112Z";
    const face = "M-92 30C-92 110 -60 168 0 186C60 168 92 110 92 30C50 18 -50 18 -92 30Z";
    const figure =
      disc(0, -10, 214, key) +
      fill(plate(96, 130), mix(ink, bg, 0.06)) +
      fill(plate(60, 122), mix(ink, bg, 0.16)) +
      fill(face, ink) +
      fill(
        "M-74 62C-56 46 -32 48 -18 66C-34 80 -60 80 -74 62ZM74 62C56 46 32 48 18 66C34 80 60 80 74 62Z",
        lite,
      ) +
      disc(-46, 66, 7, ink) +
      disc(46, 66, 7, ink) +
      fill("M-44 128C-20 112 20 112 44 128C24 142 -24 142 -44 128Z", key) +
      line("M-30 128V118M-15 126V114M0 126V113M15 126V114M30 128V118", ink, 3) +
      fill(bowl, deep) +
      repeat(7, (i) =>
        line(`M0 -128Q${(i - 3) * 34} -90 ${(i - 3) * 36} 10`, mix(deep, ink, 0.4), 3),
      ) +
      stage.shade(bowl, [112, 0, -40, -60], ink, 0.8) +
      fill(
        "M-150 34C-96 -6 -50 -14 0 -14S96 -6 150 34L120 40C80 20 40 14 0 14S-80 20 -120 40Z",
        ink,
      ) +
      mirrored(fill(horn, lite)) +
      fill("M0 -122L24 -86L0 -50L-24 -86Z", lite);
    return { body: stage.field(bg, mix(bg, deep, 0.5)) + stage.art(figure, [0, 24]), under: bg };
  },
};
