import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, place, polar, repeat, star, times } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "velvet",
  draw: (stage, { deep, key, lite, ink }) => {
    const { random } = stage;
    const wood = "#9a6238";
    const field = mix(deep, ink, 0.14);
    // upright, its tip at the top, then leant to the right
    const stick =
      "M-3.4 -250L3.4 -250L9 40L14 52V64L9 72C18 96 16 120 9 138L13 148C16 172 8 186 0 186S-16 172 -13 148L-9 138C-16 120 -18 96 -9 72L-14 64V52L-9 40Z";
    const wand =
      fill(stick, wood) +
      fill(
        "M0 -250L3.4 -250L9 40L14 52V64L9 72C18 96 16 120 9 138L13 148C16 172 8 186 0 186Z",
        mix(wood, ink, 0.45),
      ) +
      line("M-4 30L-2 -244", mix(wood, lite, 0.5), 1.6) +
      fill("M-9 40H9L14 52V64L9 72H-9L-14 64V52Z", mix("#e2b04a", lite, 0.15)) +
      fill("M2 40H9L14 52V64L9 72H2Z", mix("#e2b04a", ink, 0.35)) +
      line(
        "M-12 84Q0 94 13 88M-14 102Q0 112 14 106M-12 120Q0 130 13 124",
        mix(wood, ink, 0.6),
        2.6,
      ) +
      fill("M-13 148L-9 138H9L13 148Z", "#e2b04a");
    const feather =
      fill(
        "M0 110C-34 80 -46 20 -34 -30C-26 -70 -8 -96 6 -112C26 -78 38 -20 30 30C26 66 14 92 0 110Z",
        lite,
      ) +
      fill("M0 110C14 92 26 66 30 30C38 -20 26 -78 6 -112Z", mix(lite, deep, 0.28)) +
      repeat(5, (i) =>
        fill(
          `M1 ${74 - i * 34}L${-40 + i * 4} ${50 - i * 32}l${1 + i} -12L2 ${60 - i * 34}L${33 - i * 2} ${48 - i * 32}l-1 10Z`,
          mix(wood, deep, 0.2),
          { opacity: 0.75 },
        ),
      ) +
      line("M0 156C2 100 -4 0 6 -104", mix(lite, ink, 0.45), 2.4) +
      fill("M-32 44L-12 22L-26 64ZM30 8L14 -4L34 -14Z", field);
    const [tx, ty] = [100, -134];
    const trail = times(26, (i) => {
      const t = i / 25;
      const [x, y] = polar(30 + t * 190, -160 - t * 205);
      return place(
        i % 3 === 0 ? fill(star(1, 0.28, 4), lite) : disc(0, 0, 0.36, mix(key, lite, 0.5)),
        [x * 1.1 + random.between(-8, 8), y * 0.8 + random.between(-8, 8)],
        (1 - t) * 13 + 4,
      );
    }).join("");
    const spark =
      stage.glow([0, 0, 150], [0, lite, 0.75], [0.25, key, 0.5], [1, key, 0]) +
      repeat(12, (i) =>
        fill("M-2 -34L0 -96L2 -34Z", mix(key, lite, 0.5), {
          transform: `rotate(${i * 30 + 15}) scale(1 ${i % 2 ? 0.72 : 1})`,
        }),
      ) +
      fill(star(58, 0.26, 4), key, { transform: "rotate(45)" }) +
      fill(star(88, 0.2, 4), lite);
    return {
      body:
        stage.field(field, ink, ink) +
        stage.stars(stage.wide ? 60 : 26, stage.floor * 0.8, lite) +
        stage.art(
          place(trail, [tx, ty]) +
            group(wand, { transform: "translate(-38 76) rotate(33) scale(1.35 1)" }) +
            place(spark, [tx, ty]) +
            place(feather, [-118, -62], 0.92, { turn: 18 }),
        ),
      under: field,
    };
  },
};
