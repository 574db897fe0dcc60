import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, group, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "dusk",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide, random } = stage;
    const horizon = floor * 0.8;
    const lan = (x: number, y: number, q: number, o: number) =>
      group(
        place(
          disc(0, 0, 62, key, { opacity: 0.14 }) +
            fill("M-26 -34C-16 -40 16 -40 26 -34L20 34C10 39 -10 39 -20 34Z", key) +
            fill("M-20 34C-10 39 10 39 20 34L17 8C8 12 -8 12 -17 8Z", lite, { opacity: 0.9 }),
          [x, y],
          q,
          { turn: random.between(-7, 7) },
        ),
        { opacity: o },
      );
    const many = repeat(wide ? 46 : 22, () => {
      const q = random.between(0.12, 0.34) * scale;
      return lan(random.next() * width, random.between(0.04, 0.76) * horizon, q, 0.75);
    });
    const sea = stage.ground(horizon);
    const refl = repeat(12, (i) =>
      bar(
        [
          focus.x - (60 - i * 2) * scale * random.between(0.4, 1),
          horizon + 10 + i * 11,
          2 * (60 - i * 2) * scale * random.between(0.4, 0.8),
          3.4,
        ],
        key,
        { rx: 2, opacity: 0.6 - i * 0.045 },
      ),
    );
    return {
      body:
        fill(
          boxAt(-4, -4, width + 8, height + 8),
          stage.linear([0, 0, 0, horizon], [0, deep], [1, bg]),
        ) +
        stage.shade(boxAt(-4, -4, width + 8, horizon), [0, 0, 0, horizon], ink, 0.6) +
        many +
        fill(
          `M-4 ${round(horizon)}L${round(width * 0.18)} ${round(horizon - 26 * scale)}L${round(width * 0.4)} ${round(horizon - 8 * scale)}L${round(width * 0.72)} ${round(horizon - 34 * scale)}L${width + 4} ${round(horizon - 6)}V${round(horizon + 1)}H-4Z`,
          ink,
        ) +
        fill(sea, deep) +
        stage.shade(sea, [0, height, 0, horizon], ink, 0.9) +
        refl +
        lan(focus.x, focus.y - 24 * scale, 2.5 * scale, 1),
      under: deep,
    };
  },
};
