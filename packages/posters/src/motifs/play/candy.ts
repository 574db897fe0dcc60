import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, circleAt, disc, fill, group, line, oval, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "lagoon",
  draw: (stage, { bg, key, lite, ink }) => {
    const um =
      "M-86 4C-82 -52 -44 -84 0 -84S82 -52 86 4C74 -10 58 -10 46 4C36 -8 22 -10 9 -2V58C9 92 -44 92 -46 60H-30C-28 74 -8 74 -8 58V-2C-20 -10 -36 -8 -46 4C-58 -10 -74 -10 -86 4Z";
    const tin = circleAt(0, 0, 212);
    const c = circleAt(0, 0, 164);
    const steel = mix(lite, bg, 0.3);
    const figure =
      oval([12, 20, 212, 208], ink, { opacity: 0.4 }) +
      fill(tin, steel) +
      stage.shade(tin, [150, 150, -60, -60], ink, 0.7) +
      disc(0, 0, 190, mix(steel, ink, 0.4)) +
      disc(0, 0, 190, "none", { stroke: mix(steel, "#ffffff", 0.45), "stroke-width": 3 }) +
      disc(5, 8, 166, ink, { opacity: 0.35 }) +
      fill(c, key) +
      stage.shade(c, [120, 120, -50, -50], mix(key, ink, 0.7), 0.9) +
      line(um, mix(key, ink, 0.55), 11) +
      line(um, mix(key, lite, 0.45), 3, { transform: "translate(3 4)", opacity: 0.7 }) +
      line("M76 -20L104 -44L112 -74L142 -82M104 -44L130 -36", ink, 3.5);
    const needle = group(
      fill("M-3 -4L0 -20L3 -4L4.5 190L0 210L-4.5 190Z", lite) +
        bar([-6, 150, 12, 60], "#ef4a86", { rx: 6 }),
      { transform: "rotate(40)" },
    );
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(figure + place(needle, [82, 32], 1, { turn: -86 }), [0, 4]),
      under: bg,
    };
  },
};
