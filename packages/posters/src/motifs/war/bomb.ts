import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  boxAt,
  circleAt,
  disc,
  fill,
  line,
  oval,
  place,
  repeat,
  round,
  star,
} from "../../stage/shapes.ts";
import { fade, table } from "../../stage/table.ts";

const LANDS =
  "M-130 -60C-110 -100 -70 -124 -30 -120C-20 -104 -40 -96 -34 -80C-50 -70 -44 -50 -62 -44C-72 -30 -60 -16 -76 -10C-96 -20 -100 -44 -130 -60ZM-70 6C-44 -2 -20 16 -14 36C-22 60 -42 70 -46 104C-60 116 -74 60 -84 40C-86 24 -80 12 -70 6ZM16 -110C50 -128 90 -104 124 -70C140 -40 120 -20 100 -26C92 -10 80 -20 70 -34C60 -20 40 -24 34 -42C14 -44 30 -60 14 -70C6 -86 4 -100 16 -110ZM24 -10C50 -20 80 -4 92 14C90 34 70 44 66 70C58 92 44 80 40 56C20 44 8 12 24 -10ZM100 84C112 76 124 78 122 92C112 104 98 100 100 84Z";
const SHELL =
  "M0 190C-40 170 -66 110 -66 40C-66 -20 -44 -80 -26 -130H26C44 -80 66 -20 66 40C66 110 40 170 0 190Z";
const FINS = "M-26 -130L-74 -170V-236H74V-170L26 -130ZM-74 -216H74V-204H-74Z";

export const motif: Motif = {
  mood: "smoke",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random, set } = stage;
    const foot = floor * 0.92;
    const under = mix(deep, ink, 0.6);
    const [iron, shine] = [mix(mix(deep, ink, 0.78), lite, 0.04), mix(ink, lite, 0.5)];
    const ball = circleAt(0, 40, 156);
    const spark = mix("#ffb02e", key, 0.25);
    const sparks = repeat(14, (i) =>
      disc(random.between(-52, 52), random.between(-52, 46), 2 + (i % 3), spark),
    );
    const world =
      oval([6, 196, 150, 12], ink, { opacity: 0.5 }) +
      line("M70 -124C90 -190 160 -150 138 -212", mix("#c9a878", lite, 0.2), 13) +
      line("M70 -124C90 -190 160 -150 138 -212", mix("#c9a878", ink, 0.6), 13, {
        "stroke-dasharray": "3 9",
        "stroke-linecap": "butt",
      }) +
      stage.glow([138, -214, 110], [0, spark, 0.85], [1, spark, 0]) +
      fill(star(50, 0.36, 9), spark, { transform: "translate(138 -216)" }) +
      fill(star(28, 0.4, 8), mix(lite, "#ffffff", 0.4), { transform: "translate(138 -216)" }) +
      place(sparks, [138, -214]) +
      place(
        bar([-36, -30, 72, 44], mix(iron, ink, 0.2), { rx: 6 }) +
          bar([-36, -30, 30, 44], mix(iron, lite, 0.22), { rx: 6 }) +
          oval([0, -30, 36, 10], mix(iron, lite, 0.32)),
        [62, -104],
        1,
        { turn: 24 },
      ) +
      fill(ball, iron) +
      `<g clip-path="${stage.clip(ball)}">${fill(LANDS, mix(key, bg, 0.2), { transform: "translate(0 46) scale(1.12)" })}${line("M-160 40H160M-140 -40H140M-140 120H140M0 -120V200M0 -120C-90 -60 -90 140 0 200M0 -120C90 -60 90 140 0 200", lite, 1.6, { opacity: 0.22 })}</g>` +
      stage.shade(ball, [-90, 190, 40, -20], ink, 1) +
      disc(0, 40, 154, "none", { stroke: shine, "stroke-width": 3.5, opacity: 0.7 }) +
      fill(
        "M-122 10C-116 -44 -82 -82 -34 -94C-68 -70 -92 -38 -98 12C-102 26 -122 24 -122 10Z",
        "#ffffff",
        { opacity: 0.5 },
      );
    const steel = mix(mix(deep, bg, 0.35), ink, 0.3);
    const falling =
      fill(FINS, mix(steel, ink, 0.3), { "fill-rule": "evenodd" }) +
      fill("M-6 -236H6V-130H-6Z", mix(steel, lite, 0.3)) +
      fill(SHELL, steel) +
      stage.shade(SHELL, [80, 40, -20, 10], ink, 1) +
      fill("M-64 70H64C60 88 58 96 54 106H-54C-58 96 -62 88 -64 70Z", key) +
      line("M-40 -60C-54 -10 -54 60 -40 110", mix(steel, lite, 0.75), 7) +
      line("M-44 -84Q0 -74 44 -84", mix(steel, ink, 0.5), 3) +
      line(SHELL, mix(steel, lite, 0.55), 2.5);
    const wind = line(
      "M-110 -260V-120M-140 -200V-60M112 -280V-150M140 -190V-20M-96 -40V30M100 20V80",
      lite,
      4,
      { opacity: 0.6 },
    );
    const town = repeat(Math.ceil(width / (34 * scale)) + 1, (i) => {
      const [x, high] = [i * 34 * scale, random.between(14, 46) * scale];
      return (
        boxAt(x, foot - high, 30 * scale, high + 40) +
        (i % 3 === 0
          ? `M${round(x - 3)} ${round(foot - high)}l${round(18 * scale)} ${round(-20 * scale)}l${round(18 * scale)} ${round(20 * scale)}Z`
          : "")
      );
    });
    const sky = mix(bg, lite, 0.25);
    return {
      body:
        set === 2
          ? stage.field(sky, mix(bg, ink, 0.4)) +
            disc(stage.across(-30), stage.down(60), 150 * scale, mix(lite, key, 0.2), {
              opacity: 0.8,
            }) +
            fill(town + stage.ground(foot - 2), mix(under, ink, 0.2)) +
            stage.art(place(falling + wind, [6, -34], 0.74, { turn: 16 })) +
            fade(stage, foot - 4, foot + 20, under)
          : stage.field(bg, mix(bg, ink, 0.5)) +
            stage.art(stage.glow([90, -140, 330], [0, spark, 0.75], [1, spark, 0])) +
            table(stage, foot - 26 * scale, under, ink) +
            place(world, [focus.x - 20 * scale, foot - 198 * scale], scale),
      under,
    };
  },
};
