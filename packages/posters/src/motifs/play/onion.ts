import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "swamp",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { random } = stage;
    const shape = (size: number) => {
      const q = (v: number) => round(v * size);
      return `M0 ${q(-180)}C${q(10)} ${q(-120)} ${q(52)} ${q(-96)} ${q(104)} ${q(-56)}C${q(184)} ${q(6)} ${q(164)} ${q(132)} ${q(56)} ${q(156)}C${q(30)} ${q(162)} ${q(12)} ${q(166)} 0 ${q(176)}C${q(-12)} ${q(166)} ${q(-30)} ${q(162)} ${q(-56)} ${q(156)}C${q(-164)} ${q(132)} ${q(-184)} ${q(6)} ${q(-104)} ${q(-56)}C${q(-52)} ${q(-96)} ${q(-10)} ${q(-120)} 0 ${q(-180)}Z`;
    };
    const cs = [key, lite, mix(key, lite, 0.45), lite, mix(key, lite, 0.3), lite, key];
    const ks = [1.12, 1.02, 0.84, 0.76, 0.54, 0.46, 0.22];
    const rings = ks
      .map((size, i) =>
        group(
          fill(shape(size), cs[i] ?? lite) +
            (i % 2 === 0
              ? stage.shade(
                  shape(size),
                  [120 * size, 120 * size, -60 * size, -40 * size],
                  deep,
                  0.7,
                )
              : ""),
          { transform: `translate(0 ${round((1 - size) * 34)})` },
        ),
      )
      .join("");
    const roots = repeat(9, (i) =>
      line(
        `M${(i - 4) * 4} 192Q${(i - 4) * 9} 208 ${(i - 4) * 15} ${round(214 + random.between(0, 16))}`,
        lite,
        3,
      ),
    );
    const crown =
      fill("M-42 0L-50 -44L-24 -22L0 -56L24 -22L50 -44L42 0Z", "#ffc83d") +
      disc(-50, -47, 6, "#ffc83d") +
      disc(50, -47, 6, "#ffc83d") +
      disc(0, -60, 7, "#ffc83d") +
      bar([-42, -4, 84, 10], mix("#ffc83d", ink, 0.3));
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          oval([0, 214, 140, 12], ink, { opacity: 0.5 }) +
            roots +
            rings +
            place(crown, [0, -166], 1.05),
          [0, 22],
        ),
      under: bg,
    };
  },
};
