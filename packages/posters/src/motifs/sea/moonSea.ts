import type { Motif } from "../../motif.ts";
import { bar, boxAt, circleAt, disc, fill, oval, place, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "moon",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale, random } = stage;
    const horizon = floor * 0.66;
    const mx = stage.across(10);
    const my = horizon - 150 * scale;
    const mr = 138 * scale;
    const sea = stage.ground(horizon);
    const glit = repeat(15, (i) => {
      const t = i / 15;
      const y = horizon + 92 * scale + i * i * 1.5 * scale + i * 6;
      const w = (150 - t * 60) * scale * random.between(0.55, 1.05) + t * 60;
      return y > floor + 60
        ? ""
        : bar([mx - w / 2 + random.between(-16, 16), y, w, 3.2 + t * 4], lite, {
            rx: 3,
            opacity: 0.9 - t * 0.5,
          });
    });
    const boy =
      "M-8 -96C-24 -98 -27 -128 -16 -138C-6 -146 14 -144 20 -132C24 -118 20 -100 8 -96V-88C34 -84 44 -74 47 -54L58 0H-58L-47 -54C-44 -74 -34 -84 -8 -88Z";
    const b =
      fill(boy, ink) +
      fill(
        "M20 -132C24 -118 20 -100 8 -96V-88C34 -84 44 -74 47 -54L58 0H52L42 -53C39 -72 30 -80 4 -84V-97C15 -102 20 -118 16 -134Z",
        key,
        { opacity: 0.9 },
      );
    return {
      body:
        fill(
          boxAt(-4, -4, width + 8, height + 8),
          stage.linear([0, 0, 0, horizon], [0, deep], [1, bg]),
        ) +
        stage.shade(boxAt(0, 0, width, horizon), [0, 0, 0, horizon], ink, 0.7) +
        disc(mx, my, mr * 1.5, key, { opacity: 0.12 }) +
        disc(mx, my, mr * 1.22, key, { opacity: 0.16 }) +
        disc(mx, my, mr, lite) +
        stage.shade(
          circleAt(mx, my, mr),
          [mx - mr, my + mr, mx + mr * 0.2, my - mr * 0.2],
          key,
          0.8,
        ) +
        fill(sea, deep) +
        stage.shade(sea, [0, height, 0, horizon], ink, 0.9) +
        glit +
        place(
          b + oval([0, 1, 84, 6], key, { opacity: 0.5 }) + oval([0, 4, 60, 5], deep),
          [mx + 2, horizon + 78 * scale],
          scale * 1.36,
        ),
      under: deep,
    };
  },
};
