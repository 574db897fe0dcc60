import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, repeat } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const HEART =
  "M0 -70C-24 -150 -196 -150 -186 -16C-178 80 -60 130 0 206C60 130 178 80 186 -16C192 -110 96 -140 44 -96C16 -72 10 -40 8 -10";

export const motif: Motif = {
  mood: "ward",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor } = stage;
    const tube = mix(key, ink, 0.08);
    const steel = mix(mix("#b9c3c6", lite, 0.3), ink, 0.1);
    const [light, dark] = [mix(steel, "#ffffff", 0.7), mix(steel, ink, 0.5)];
    const hose = (d: string, wide: number) =>
      line(d, mix(tube, ink, 0.45), wide) +
      line(d, tube, wide * 0.78, { transform: "translate(-1.5 -2)" }) +
      line(d, mix(tube, lite, 0.5), wide * 0.16, { transform: "translate(-4 -6)" });
    const ear = "M-4 -84C-30 -120 -96 -150 -92 -204C-90 -222 -74 -232 -56 -236";
    const ears = mirrored(
      line(ear, dark, 13) +
        line(ear, steel, 10) +
        line(ear, light, 3, { transform: "translate(-2 -2)" }) +
        line("M-60 -235L-44 -238", mix(ink, lite, 0.15), 21) +
        line("M-62 -241L-46 -243", mix(ink, lite, 0.5), 4),
    );
    const shine = "M-22 26A30 30 0 0 1 6 2";
    const chest =
      disc(12, 40, 66, ink, { opacity: 0.35 }) +
      disc(0, 30, 64, dark) +
      disc(-1, 28, 61, steel) +
      disc(0, 30, 49, dark) +
      disc(0, 30, 46, mix(lite, steel, 0.3)) +
      stage.shade("M-46 30A46 46 0 1 1 46 30A46 46 0 1 1 -46 30Z", [50, 70, -20, 10], ink, 0.7) +
      line("M-38 30H-16L-8 8L6 54L14 30H38", key, 5) +
      line(shine, "#ffffff", 5, { opacity: 0.8 }) +
      fill("M-4 -40H18L16 -22H0Z", dark) +
      fill("M-2 -40H8L8 -24H1Z", light);
    const pulse = repeat(2, (i) =>
      fill(
        "M0 -74C-26 -160 -204 -160 -194 -16C-186 84 -62 136 0 214C62 136 186 84 194 -16C204 -160 26 -160 0 -74Z",
        lite,
        {
          opacity: 0.06,
          transform: `scale(${i === 0 ? 1 : 1.22}) translate(0 ${i === 0 ? 0 : -4})`,
        },
      ),
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        stage.art(
          pulse +
            line(HEART, ink, 26, { opacity: 0.3, transform: "translate(10 14)" }) +
            ears +
            hose(HEART, 23) +
            line("M0 -96V-58", dark, 27) +
            line("M-3 -94V-60", steel, 17) +
            chest,
          [0, 14],
        ) +
        fade(stage, floor * 0.9, floor * 1.04, mix(deep, ink, 0.2)),
      under: mix(deep, ink, 0.2),
    };
  },
};
