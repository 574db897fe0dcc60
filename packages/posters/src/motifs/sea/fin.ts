import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, oval, place, repeat } from "../../stage/shapes.ts";

/** Near, before the sun; far off; huge. */
const SETS = [
  { at: 0.76, size: 1.16, x: -34 },
  { at: 0.36, size: 0.34, x: 96 },
  { at: 0.9, size: 1.78, x: 20 },
] as const;

export const motif: Motif = {
  mood: "surf",
  sets: 3,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale, wide, random } = stage;
    const { at, size, x } = SETS[stage.set - 1] ?? SETS[0];
    const horizon = floor * at;
    const sea = stage.ground(horizon);
    const d = "M-112 0C-84 -84 -26 -196 84 -236C58 -176 50 -78 92 0Z";
    const finG =
      fill(d, ink) +
      stage.shade(
        "M84 -236C58 -176 50 -78 92 0H30C20 -90 40 -180 84 -236Z",
        [90, -120, 10, -120],
        deep,
        1,
      );
    const sun = random.between(150, 176);
    const lines = repeat(wide ? 12 : 9, (i) => {
      const y = horizon + 20 + i * i * 3.1;
      const w = random.between(40, 150) * (1 + i * 0.12);
      const left = random.between(-0.1, 1) * width;
      return y > height - 6
        ? ""
        : bar([left, y, w, 1.6 + i * 0.28], mix(deep, lite, 0.2), { rx: 2, opacity: 0.55 });
    });
    const boat = place(
      fill("M-44 -12H44C36 6 24 10 10 10H-18C-34 10 -42 2 -44 -12ZM-2 -12V-64L30 -20H2V-12Z", ink),
      [stage.across(176), horizon + 8 * scale],
      scale * 0.9,
    );
    const ring =
      stage.set === 2
        ? place(
            oval([3, 9, 26, 9], ink, { opacity: 0.3 }) +
              fill(
                "M-26 0A26 10 0 1 0 26 0A26 10 0 1 0 -26 0ZM-13 -1A13 4 0 1 1 13 -1A13 4 0 1 1 -13 -1Z",
                lite,
                { "fill-rule": "evenodd" },
              ) +
              fill(
                "M-26 0A26 10 0 0 1 -15 -8L-9 -4A13 4 0 0 0 -13 -1ZM26 0A26 10 0 0 1 15 8L8 2.4A13 4 0 0 0 13 -1ZM-4 10A26 10 0 0 1 -18 7L-9 2A13 4 0 0 0 -2 3ZM6 -9.8A26 10 0 0 1 18 -7L9 -3.6A13 4 0 0 0 3 -4.9Z",
                key,
              ),
            [stage.across(-90), horizon + 176 * scale],
            scale * 2.7,
          )
        : stage.set === 3
          ? ""
          : random.chance(0.4)
            ? boat
            : place(
                oval([0, 0, 23, 8], lite) +
                  fill(
                    "M-23 0A23 8 0 0 1 -8 -7.5L-4 -3A10 3.4 0 0 0 -10 0ZM23 0A23 8 0 0 1 8 7.5L4 3A10 3.4 0 0 0 10 0Z",
                    key,
                  ) +
                  disc(0, -17, 7, ink) +
                  fill("M-9 0C-9 -9 -5 -11 0 -11S9 -9 9 0Z", ink),
                [stage.across(186), horizon + 26 * scale],
                scale * 1.12,
              );
    return {
      body:
        stage.field(bg, mix(bg, key, 0.5)) +
        (stage.set === 3
          ? disc(stage.across(-150), horizon - 330 * scale, 46 * scale, key)
          : stage.set === 2
            ? disc(stage.across(-40), horizon, 128 * scale, key)
            : disc(stage.across(-24), horizon - 44 * scale, sun * scale, key)) +
        stage.shade(boxAt(0, 0, width, horizon), [0, horizon, 0, horizon - 190 * scale], bg, 0.5) +
        (stage.set === 2 ? "" : place(finG, [stage.across(x), horizon + 2], scale * size)) +
        fill(sea, deep) +
        stage.shade(sea, [0, height, 0, horizon], ink, 0.8) +
        (stage.set === 2
          ? place(finG, [stage.across(x), horizon + 44 * scale], scale * size)
          : "") +
        place(
          fill(
            "M-150 6C-110 -8 -120 -2 -100 -8C-60 8 60 8 90 -6C112 2 130 0 176 8C130 12 -90 14 -150 6Z",
            mix(deep, lite, 0.85),
          ),
          [stage.across(x), horizon + (stage.set === 2 ? 42 * scale : 0)],
          scale * size,
        ) +
        lines +
        ring,
      under: deep,
    };
  },
};
