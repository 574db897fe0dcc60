import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, polar, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "parlour",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { random } = stage;
    const turns = 4.2;
    let d = "";
    for (let i = 0; i <= 150; i += 1) {
      const t = i / 150;
      const [x, y] = polar(96 * t, t * 360 * turns + (random ? 20 : 0));
      d += `${i ? "L" : "M"}${round(x)} ${round(y)}`;
    }
    const sa = "M-216 0a216 216 0 1 0 432 0a216 216 0 1 0 -432 0Z";
    const figure =
      oval([16, 22, 216, 214], ink, { opacity: 0.4 }) +
      fill(sa, lite) +
      stage.shade(sa, [190, 190, -60, -60], deep, 0.6) +
      disc(0, 0, 190, "none", { stroke: key, "stroke-width": 5 }) +
      disc(10, 14, 138, ink, { opacity: 0.22 }) +
      fill(
        "M122 -20C170 -44 196 -20 190 14C186 40 150 44 118 36L114 18C140 26 164 24 166 6C168 -8 146 -14 126 -2Z",
        lite,
        { stroke: mix(lite, deep, 0.35), "stroke-width": 2 },
      ) +
      disc(0, 0, 132, lite) +
      disc(0, 0, 132, "none", { stroke: mix(lite, deep, 0.3), "stroke-width": 2 }) +
      disc(0, 0, 116, mix(key, ink, 0.55)) +
      line(d, mix(key, lite, 0.25), 7.5) +
      stage.shade(
        "M-116 0a116 116 0 1 0 232 0a116 116 0 1 0 -232 0Z",
        [-90, -90, 20, 20],
        ink,
        0.8,
      );

    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          figure +
            group(
              group(
                bar([-5, -150, 10, 220], mix(lite, bg, 0.34), { rx: 5 }) +
                  oval([0, 96, 24, 36], mix(lite, bg, 0.34)) +
                  oval([0, 98, 16, 27], mix(lite, bg, 0.55)),
                { transform: "translate(-22 -10)" },
              ),
              { transform: "translate(-128 30) rotate(14)" },
            ),
          [0, 4],
        ),
      under: bg,
    };
  },
};
