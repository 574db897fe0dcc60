import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { MAN } from "../../stage/person.ts";

export const motif: Motif = {
  mood: "rain",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale, wide, random } = stage;
    const horizon = floor * 0.94;
    const rain = repeat(wide ? 190 : 110, () => {
      const x = random.next() * width * 1.15;
      const y = random.next() * horizon;
      return `M${round(x)} ${round(y)}l-12 34`;
    });
    const um =
      "M-132 0C-124 -74 -66 -112 0 -112S124 -74 132 0C118 -14 102 -14 88 0C74 -14 58 -14 44 0C30 -14 14 -14 0 0C-14 -14 -30 -14 -44 0C-58 -14 -74 -14 -88 0C-102 -14 -118 -14 -132 0Z";
    const gr = stage.ground(horizon);
    const refl = repeat(9, (i) =>
      bar(
        [
          stage.across(-40) - (70 - i * 4) * scale + random.between(-8, 8),
          horizon + 16 + i * 13,
          (140 - i * 10) * scale,
          4,
        ],
        key,
        { rx: 2, opacity: 0.55 - i * 0.05 },
      ),
    );
    return {
      body:
        stage.field(bg, ink) +
        line(rain, mix(bg, lite, 0.32), 2) +
        fill(gr, deep) +
        stage.shade(gr, [0, height, 0, horizon], ink, 0.9) +
        refl +
        place(
          oval([0, 0, 60, 6], ink, { opacity: 0.5 }) +
            fill(MAN, ink) +
            disc(0, -128, 12, ink) +
            line("M20 -70L34 -96L30 -170", ink, 6) +
            place(
              fill(um, key) +
                fill(
                  "M-44 0C-42 -54 -24 -96 0 -112C24 -96 42 -54 44 0C30 -14 14 -14 0 0C-14 -14 -30 -14 -44 0Z",
                  mix(key, ink, 0.22),
                ) +
                bar([-2, -124, 4, 14], ink),
              [30, -172],
              1.16,
              { turn: 7 },
            ),
          [stage.across(-20), horizon + 6],
          scale * 1.12,
        ),
      under: deep,
    };
  },
};
