import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  boxAt,
  circleAt,
  disc,
  fill,
  group,
  line,
  oval,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "ember",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, set } = stage;
    const horizon = floor * 0.94;
    const head =
      "M-84 -20V-130C-84 -184 -46 -214 0 -214S84 -184 84 -130V-20C84 28 50 56 0 56S-84 28 -84 -20Z";
    const steel = mix(lite, ink, 0.28);
    const grill = group(
      bar([-90, -220, 180, 290], mix(ink, deep, 0.2)) +
        repeat(7, (i) => {
          const x = (i - 3) * 26;
          return line(
            `M${round(x * 0.5)} -216C${x} -190 ${x} -150 ${x} -100V-30C${x} 10 ${round(x * 0.9)} 40 ${round(x * 0.5)} 60`,
            mix(lite, ink, 0.12 + Math.abs(i - 2.4) * 0.1),
            12,
          );
        }) +
        repeat(3, (i) => bar([-90, -168 + i * 24, 180, 5], mix(lite, ink, 0.4))) +
        repeat(2, (i) => bar([-90, -14 + i * 24, 180, 5], mix(lite, ink, 0.4))),
      { "clip-path": stage.clip(head) },
    );
    const stand =
      bar([-9, 60, 18, 400], mix(lite, ink, 0.5)) + bar([-9, 60, 6, 400], mix(lite, ink, 0.1));
    const mic =
      fill("M-26 96H26L20 132H-20Z", mix(lite, ink, 0.62)) +
      fill("M-34 44H34L24 98H-24Z", mix(lite, ink, 0.45)) +
      fill("M-34 44H-14L-12 98H-24Z", mix(lite, ink, 0.12)) +
      grill +
      stage.shade(head, [90, 40, -30, -60], ink, 0.85) +
      fill(head, "none", { stroke: steel, "stroke-width": 11 }) +
      line("M-82 -30V-130C-82 -180 -46 -211 -8 -213", lite, 5) +
      fill("M-90 -98H90V-58H-90Z", steel) +
      bar([-90, -98, 180, 8], lite) +
      bar([-90, -64, 180, 6], mix(lite, ink, 0.55)) +
      fill("M-22 -106H22V-66C22 -50 10 -42 0 -36C-10 -42 -22 -50 -22 -66Z", key) +
      fill("M0 -106H22V-66C22 -50 10 -42 0 -36Z", mix(key, ink, 0.3));
    if (set === 2) {
      const courses = Math.ceil(horizon / 26) + 1;
      const bricks = repeat(4, (tone) =>
        fill(
          repeat(courses, (row) =>
            repeat(Math.ceil(width / 62) + 1, (i) =>
              (i * 7 + row * 5) % 4 === tone
                ? boxAt(i * 62 - (row % 2) * 31 - 4, row * 26, 58, 22)
                : "",
            ),
          ),
          mix(deep, ink, 0.12 + tone * 0.07),
        ),
      );
      const y = stage.down(14);
      const spot = circleAt(focus.x, y, 196 * scale);
      const small =
        oval([0, 2, 62, 9], ink, { opacity: 0.6 }) +
        oval([0, -3, 42, 8], mix(ink, lite, 0.3)) +
        bar([-3, -236, 6, 234], ink) +
        place(mic, [0, -262], 0.36);
      const stool =
        fill(
          "M-34 -108H34V-98H-34ZM-28 -98H-20L-32 0H-39ZM28 -98H20L32 0H39ZM-30 -44H30V-38H-30Z",
          ink,
        ) + fill("M-9 -136H9L7 -108H-7Z", lite, { opacity: 0.9 });
      return {
        body:
          stage.field(mix(deep, ink, 0.45), ink) +
          bricks +
          fill(spot, mix(key, lite, 0.35), { opacity: 0.85 }) +
          fill(spot, stage.radial([focus.x, y, 196 * scale], [0, lite, 0.7], [1, lite, 0])) +
          fill(stage.ground(horizon), ink) +
          place(small, [focus.x, horizon + 6], scale) +
          place(stool, [stage.across(104), horizon + 6], scale),
        under: ink,
      };
    }
    const rings = repeat(3, (i) => disc(0, -66, 226 - i * 52, key, { opacity: 0.16 + i * 0.05 }));
    return {
      body:
        stage.field(bg, ink) +
        stage.art(rings + stand + place(mic, [0, 0], 1.02, { turn: -9 }), [0, 20]) +
        fill(
          stage.ground(floor * 0.8),
          stage.linear([0, floor * 0.8, 0, floor * 1.04], [0, bg, 0], [1, bg, 1]),
        ),
      under: bg,
    };
  },
};
