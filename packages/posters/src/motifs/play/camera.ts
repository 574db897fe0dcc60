import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  line,
  oval,
  place,
  repeat,
  round,
  star,
  turned,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "noir",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, scale } = stage;
    const leather = mix(ink, lite, 0.1);
    const steel = mix(lite, ink, 0.3);
    const box =
      "M-112 -96Q-112 -110 -98 -110H112Q126 -110 126 -96V128Q126 142 112 142H-98Q-112 142 -112 128Z";
    const flash = circleAt(-132, -108, 84);
    const body =
      fill("M-146 -40H-118V148H-146Z", steel) +
      bar([-146, -40, 9, 188], lite) +
      repeat(3, (i) => bar([-146, 70 + i * 24, 28, 5], mix(lite, ink, 0.6))) +
      bar([20, -150, 74, 44], leather, { rx: 6 }) +
      bar([30, -141, 54, 26], mix(lite, deep, 0.45), { rx: 3 }) +
      fill(box, leather) +
      stage.shade(box, [130, 140, -40, -40], mix(ink, lite, 0.5), 0.5) +
      fill(box, "none", { stroke: steel, "stroke-width": 7 }) +
      bar([-86, -88, 186, 206], mix(ink, lite, 0.2), { rx: 6 }) +
      repeat(4, (i) =>
        bar(
          [-72 + i * 11, -76 + i * 11, 158 - i * 22, 182 - i * 22],
          i % 2 ? leather : mix(key, ink, 0.35),
          { rx: 5 },
        ),
      ) +
      disc(7, 15, 66, steel) +
      disc(7, 15, 66, "none", { stroke: lite, "stroke-width": 3 }) +
      repeat(24, (i) => place(turned(bar([-1, -64, 2, 8], ink), i * 15), [7, 15])) +
      disc(7, 15, 50, ink) +
      disc(7, 15, 40, mix(deep, key, 0.2)) +
      disc(7, 15, 26, ink) +
      fill("M-26 4A36 36 0 0 1 12 -20A44 44 0 0 0 -26 4Z", lite, { opacity: 0.8 }) +
      disc(22, 30, 6, lite, { opacity: 0.5 }) +
      bar([92, -78, 18, 18], key, { rx: 3 }) +
      line("M126 -70C150 -60 152 90 126 108", mix(leather, lite, 0.12), 9);
    const lamp =
      disc(-132, -108, 90, mix(lite, ink, 0.55)) +
      fill(flash, mix(lite, ink, 0.08)) +
      repeat(12, (i) =>
        place(turned(bar([-2, -82, 4, 46], mix(lite, ink, 0.3)), i * 30), [-132, -108]),
      ) +
      disc(-132, -108, 40, lite) +
      place(fill(star(128, 0.2, 8), lite), [-132, -108], 1, { turn: 11 }) +
      place(fill(star(80, 0.34, 8), "#ffffff"), [-132, -108]);
    const [x, y] = [stage.across(-122), stage.down(-92)];
    const rays = repeat(
      12,
      (i) =>
        `M${round(x)} ${round(y)}L${round(x + 1900 * Math.cos((i * 30 + 8) * (Math.PI / 180)))} ${round(y + 1900 * Math.sin((i * 30 + 8) * (Math.PI / 180)))}L${round(x + 1900 * Math.cos((i * 30 + 20) * (Math.PI / 180)))} ${round(y + 1900 * Math.sin((i * 30 + 20) * (Math.PI / 180)))}Z`,
    );
    return {
      body:
        stage.field(bg, ink) +
        fill(
          rays,
          stage.radial([x, y, (stage.wide ? 620 : 430) * scale], [0, lite, 0.75], [1, lite, 0]),
        ) +
        disc(x, y, 250 * scale, stage.radial([x, y, 250 * scale], [0, lite, 0.9], [1, lite, 0])) +
        table(stage, floor * 0.9, deep, ink) +
        bar([-4, floor * 0.9, width + 8, 2], mix(deep, lite, 0.4)) +
        oval([stage.across(4), floor * 0.9 + 18 * scale, 168 * scale, 13 * scale], ink, {
          opacity: 0.6,
        }) +
        place(body, [stage.across(14), floor * 0.9 + 10 * scale - 138 * scale], scale) +
        place(lamp, [stage.across(14), floor * 0.9 + 10 * scale - 138 * scale], scale),
      under: deep,
    };
  },
};
