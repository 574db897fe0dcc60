import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "nursery",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale } = stage;
    const horizon = floor * 0.93;
    const b = "M0 96C-60 70 -98 26 -98 -26C-98 -84 -54 -122 0 -122S98 -84 98 -26C98 26 60 70 0 96Z";
    const balloon =
      fill(b, key) +
      stage.shade(b, [70, 70, -40, -50], ink, 0.65) +
      fill("M-66 -42C-62 -72 -42 -92 -16 -98C-40 -82 -52 -62 -54 -38Z", lite, { opacity: 0.85 }) +
      fill("M-11 108L0 93L11 108Q0 113 -11 108Z", key) +
      line("M0 109C8 140 -10 160 2 196", ink, 2.6);
    const dog =
      "M-44 0C-62 -26 -54 -64 -32 -88C-20 -101 -16 -110 -15 -120C-22 -117 -34 -112 -44 -120C-54 -130 -52 -150 -40 -158C-34 -150 -28 -146 -16 -151C-6 -157 6 -159 14 -156L49 -174C57 -172 57 -163 53 -157L29 -127C27 -116 26 -106 27 -95C39 -82 40 -52 37 -10H46C52 -10 53 0 48 0H16L13 -38C9 -20 4 -8 6 0Z";
    const tail = line("M-46 -9C-66 -8 -80 -22 -82 -46", deep, 12);
    const pup =
      tail +
      fill(dog, deep) +
      fill("M-24 -98C-8 -86 12 -84 28 -90L27 -100C12 -94 -4 -98 -17 -108Z", key) +
      disc(52, -170, 5.4, ink) +
      line("M-16 -150C-24 -142 -26 -132 -18 -122", mix(deep, ink, 0.6), 3) +
      disc(14, -143, 3, ink) +
      fill("M-44 0C-60 -24 -50 -58 -22 -52C2 -44 6 -18 0 0Z", mix(deep, ink, 0.22)) +
      stage.shade(dog, [-40, 0, 10, -50], ink, 0.5);
    const cloud = (x: number, y: number, q: number) =>
      place(
        fill("M-70 0C-84 -26 -52 -40 -38 -30C-30 -58 20 -58 26 -28C52 -38 74 -20 66 0Z", lite, {
          opacity: 0.85,
        }),
        [x, y],
        q,
      );
    const land = `M-4 ${round(horizon)}Q${round(width * 0.5)} ${round(horizon - 26)} ${width + 4} ${round(horizon + 4)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.6)) +
        cloud(stage.across(-186), stage.down(-120), scale * 0.8) +
        cloud(stage.across(196), stage.down(20), scale * 0.62) +
        fill(land, "#ffd98a") +
        stage.shade(land, [0, horizon, 0, horizon + 130], "#e08a3c", 0.6) +
        place(balloon, [stage.across(34), stage.down(-86)], scale * 0.98, { turn: 6 }) +
        place(
          oval([0, 0, 66, 7], ink, { opacity: 0.25 }) + pup,
          [stage.across(-58), horizon + 2],
          scale * 1.02,
        ),
      under: "#ffd98a",
    };
  },
};
