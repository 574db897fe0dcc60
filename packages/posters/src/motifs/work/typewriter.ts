import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "newsprint",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, random } = stage;
    const horizon = floor * 0.99;
    const rows = 9;
    const red = random.whole(3, 6);
    const page =
      bar([-112, -470, 224, 330], lite) +
      stage.shade("M-112 -470h224v330h-224Z", [0, -140, 0, -300], ink, 0.7) +
      repeat(rows, (i) =>
        bar(
          [-78, -426 + i * 27, i === red ? 128 : random.between(86, 156), 8],
          i === red ? key : mix(lite, deep, 0.75),
        ),
      );
    const body =
      bar([-214, -158, 428, 30], ink, { rx: 15 }) +
      bar([-236, -154, 26, 22], ink, { rx: 4 }) +
      bar([210, -154, 26, 22], ink, { rx: 4 }) +
      line("M-212 -158L-250 -196", ink, 7) +
      fill("M-176 -128H176L204 -52H-204Z", deep) +
      fill("M-204 -56H204L238 70H-238Z", ink) +
      stage.shade("M-176 -128H176L204 -52H-204Z", [0, -128, 0, -40], ink, 0.9) +
      repeat(3, (r) =>
        repeat(
          9 - (r === 2 ? 1 : 0),
          (i) =>
            disc(
              -152 - r * 6 + i * (38 + r * 1.6) + (r === 2 ? 20 : 0),
              -30 + r * 30,
              12,
              mix(deep, lite, 0.8),
            ) +
            disc(-152 - r * 6 + i * (38 + r * 1.6) + (r === 2 ? 20 : 0), -32 + r * 30, 8.5, lite),
        ),
      );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        place(page + body, [focus.x, horizon - 52 * scale], scale * 0.92) +
        fill(stage.ground(horizon), ink),
      under: ink,
    };
  },
};
