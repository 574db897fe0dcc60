import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, place, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "sunset",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width } = stage;
    const lens =
      "M-14 -58C-60 -74 -150 -76 -196 -56C-216 -46 -214 6 -196 44C-176 88 -130 108 -92 96C-44 82 -14 24 -8 -22C-6 -40 -8 -56 -14 -58Z";
    const cl = stage.clip(lens);
    const jet = fill(
      "M0 -34L4 -14L8 -2L30 16V22L9 16L7 26L16 34V38L0 34L-16 38V34L-7 26L-9 16L-30 22V16L-8 -2L-4 -14Z",
      ink,
    );
    const scene = (jetHere: boolean) =>
      bar([-230, -90, 240, 210], stage.linear([0, -80, 0, 100], [0, deep], [0.5, key], [1, lite])) +
      stage.shade("M-230 -90H10V120H-230Z", [0, -80, 0, 60], ink, 0.7) +
      disc(-96, 64, 46, lite) +
      fill("M-230 62C-180 52 -140 68 -90 60S-20 54 10 62V130H-230Z", ink) +
      (jetHere
        ? line("M-176 40L-104 -26", lite, 5, { opacity: 0.9 }) +
          place(jet, [-92, -36], 0.62, { turn: 47 })
        : "");
    const half = (jetHere: boolean) =>
      group(scene(jetHere), { "clip-path": cl }) +
      fill("M-196 -56C-150 -76 -80 -72 -40 -64L-170 84C-190 70 -216 0 -196 -56Z", "#fff", {
        opacity: 0.08,
        "clip-path": cl,
      }) +
      fill(lens, "none", { stroke: ink, "stroke-width": 7 });
    const figure =
      half(true) +
      group(half(false), { transform: "scale(-1 1)" }) +
      line("M-16 -52C-8 -62 8 -62 16 -52M-60 -70C-30 -86 30 -86 60 -70", ink, 7) +
      line("M-200 -54L-262 -66M200 -54L262 -66", ink, 8);
    return {
      body:
        stage.field(bg, mix(bg, key, 0.9)) +
        repeat(4, (i) =>
          bar([-4, stage.down(146 + i * 24), width + 8, 3 + i * 3.6], key, {
            opacity: 0.2 + i * 0.1,
          }),
        ) +
        stage.art(figure, [0, -14]),
      under: bg,
    };
  },
};
