import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "mist",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, set } = stage;
    const horizon = floor * 0.9;
    const red = mix("#9c1b34", key, 0.15);
    const bowl = "M-96 -446C-130 -352 -128 -232 0 -206C128 -232 130 -352 96 -446Z";
    const clip = { "clip-path": stage.clip(bowl) };
    const storm =
      fill(
        "M-140 -322C-110 -352 -76 -372 -46 -346C-30 -330 -36 -312 -52 -312C-20 -300 10 -332 40 -326C78 -318 96 -346 140 -330V-180H-140Z",
        red,
      ) +
      fill(
        "M-140 -322C-110 -352 -76 -372 -46 -346C-30 -330 -36 -312 -52 -312C-60 -334 -96 -332 -140 -296Z",
        mix(red, lite, 0.35),
      ) +
      fill(
        "M-140 -286C-90 -306 -50 -262 0 -272C50 -282 80 -300 140 -286V-180H-140Z",
        mix(red, ink, 0.28),
      ) +
      fill(
        "M-140 -246C-80 -262 -40 -230 10 -240C60 -250 90 -254 140 -246V-180H-140Z",
        mix(red, ink, 0.5),
      );
    const boat = place(
      fill("M-26 0H26L16 11H-16Z", ink) +
        fill("M-2 -4V-66L28 -8Z", lite, { stroke: ink, "stroke-width": 1.5 }) +
        fill("M-6 -4V-52L-24 -8Z", mix(lite, key, 0.3), { stroke: ink, "stroke-width": 1.5 }),
      [36, -336],
      1,
      { turn: 13 },
    );
    const hills = group(
      disc(30, -352, 40, key) +
        fill("M-140 -340Q-70 -376 -10 -346T140 -350V-200H-140Z", mix(deep, lite, 0.2)) +
        fill("M-140 -316Q-40 -346 30 -322T140 -322V-200H-140Z", red) +
        repeat(9, (i) =>
          line(
            `M${-20 + (i - 4) * 13} -326Q${(i - 4) * 24} -280 ${(i - 4) * 44} -206`,
            mix(red, ink, 0.45),
            5,
          ),
        ),
      clip,
    );
    const glass =
      oval([10, 3, 100, 10], ink, { opacity: 0.4 }) +
      oval([0, 0, 86, 11], mix(lite, deep, 0.4)) +
      oval([0, -3, 82, 9], mix(lite, deep, 0.2)) +
      fill(
        "M-8 -210Q-5 -60 -6 -30Q-10 -10 -40 -4H40Q10 -10 6 -30Q5 -60 8 -210Z",
        mix(lite, deep, 0.36),
      ) +
      fill("M-8 -210Q-5 -60 -6 -30Q-10 -10 -40 -4H-18Q-4 -12 -2 -30Q-1 -60 -1 -210Z", lite) +
      fill(bowl, mix(lite, bg, 0.35), { opacity: 0.75 }) +
      (set === 2 ? hills : group(storm, clip) + boat) +
      stage.shade(bowl, [124, -250, 10, -320], ink, 0.75) +
      fill("M-96 -420C-116 -340 -108 -282 -78 -250C-92 -300 -94 -360 -80 -420Z", "#ffffff", {
        opacity: 0.55,
      }) +
      line(
        "M-96 -446C-130 -352 -128 -232 0 -206C128 -232 130 -352 96 -446",
        mix(lite, deep, 0.25),
        4,
      ) +
      oval([0, -446, 96, 8], "none", { stroke: mix(lite, deep, 0.25), "stroke-width": 4 });
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        disc(
          focus.x,
          horizon - 300 * scale,
          330 * scale,
          stage.radial(
            [focus.x, horizon - 300 * scale, 330 * scale],
            [0, lite, 0.55],
            [1, lite, 0],
          ),
        ) +
        table(stage, horizon, deep, ink) +
        bar([-4, horizon, width + 8, 2.5], mix(deep, lite, 0.4)) +
        place(glass, [focus.x, horizon + 16 * scale], scale * 1.02),
      under: deep,
    };
  },
};
