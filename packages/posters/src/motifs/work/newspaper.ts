import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, place, repeat } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "newsprint",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor } = stage;
    const paper = mix(lite, "#e6dcc4", 0.35);
    const grey = mix(paper, ink, 0.42);
    const lines = (x: number, y: number, w: number, count: number) =>
      repeat(count, (i) => bar([x, y + i * 11, i === count - 1 ? w * 0.6 : w, 5], grey));
    const photo = (x: number, y: number, w: number, h: number) =>
      bar([x, y, w, h], mix(paper, ink, 0.25)) +
      disc(x + w * 0.72, y + h * 0.3, h * 0.17, key) +
      fill(
        `M${x} ${y + h}V${y + h * 0.66}L${x + w * 0.28} ${y + h * 0.34}L${x + w * 0.5} ${y + h * 0.62}L${x + w * 0.66} ${y + h * 0.48}L${x + w} ${y + h * 0.8}V${y + h}Z`,
        mix(ink, paper, 0.2),
      );
    const page =
      bar([-176, -226, 352, 460], paper) +
      bar([-152, -206, 304, 34], ink) +
      bar([-152, -164, 304, 3], ink) +
      bar([-152, -150, 304, 17], mix(ink, paper, 0.12)) +
      bar([-152, -128, 214, 17], mix(ink, paper, 0.12)) +
      photo(-152, -98, 196, 132) +
      lines(58, -98, 94, 12) +
      lines(-152, 50, 92, 15) +
      lines(-46, 50, 90, 15) +
      lines(58, 50, 94, 9) +
      bar([58, 158, 94, 58], key) +
      bar([68, 168, 74, 9], paper) +
      bar([68, 184, 50, 9], paper);
    const back = bar([-176, -226, 352, 460], mix(paper, ink, 0.2));
    const art =
      place(bar([-176, -226, 352, 460], ink, { opacity: 0.4 }), [16, 26], 1, { turn: -7 }) +
      place(back, [4, 8], 1, { turn: 3 }) +
      place(
        page + stage.shade("M-176 -226H176V234H-176Z", [190, 240, -60, -80], ink, 0.5),
        [0, 0],
        1,
        { turn: -7 },
      ) +
      place(
        fill("M0 0L-92 -8L-12 -86Z", mix(paper, ink, 0.3)) +
          fill("M0 0L-92 -8L-70 -40Z", mix(paper, ink, 0.14)),
        [200, 206],
        1,
        { turn: -7 },
      );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        stage.art(art, [0, -12]) +
        fade(stage, floor * 0.86, floor * 1.03, mix(deep, ink, 0.5)),
      under: mix(deep, ink, 0.5),
    };
  },
};
