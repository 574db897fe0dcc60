import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import { pines } from "../../stage/pines.ts";
import { fade, table } from "../../stage/table.ts";

const LOOSE =
  "M120 60C150 90 128 120 150 150C166 176 150 196 160 214L132 220C120 196 132 180 118 156C102 124 118 100 92 72Z";
const LOOSE_BARS =
  "M134 92L108 104L116 122L142 116ZM140 136L114 144L126 168L154 156ZM156 182L128 182L128 200L154 198Z";

export const motif: Motif = {
  mood: "streetlight",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, set } = stage;
    const foot = floor * 0.94;
    const [yellow, black] = ["#f5c52b", mix(ink, "#101010", 0.5)];
    const wall = mix(mix(bg, deep, 0.5), ink, 0.28);
    const under = mix(deep, ink, 0.6);
    const band = (y: number, turn: number, sag = 0) => {
      const edge = (at: number) => `M-1300 ${at}Q0 ${sag + at} 1300 ${at}`;
      const path = `${edge(-20)}V20Q0 ${sag + 20} -1300 20Z`;
      const bars = repeat(58, (i) => `M${-1300 + i * 46} -40h22l-22 ${sag + 80}h-22Z`);
      const tape =
        fill(path, ink, { opacity: 0.4, transform: "translate(6 14)" }) +
        `<g clip-path="${stage.clip(path)}">${fill(path, yellow)}${fill(bars, black)}</g>` +
        line(edge(-18), mix(yellow, "#ffffff", 0.6), 2.5) +
        line(edge(18), ink, 4, { opacity: 0.35 });
      return place(tape, [0, y], 1, { turn });
    };
    const loose = fill(LOOSE, yellow) + fill(LOOSE_BARS, black);
    const glow = mix(key, lite, 0.6);
    const panel = (x: number, y: number, w: number, h: number) =>
      bar([x, y, w, h], mix(wall, ink, 0.35)) +
      bar([x + 5, y + 5, w - 5, h - 5], mix(wall, lite, 0.1));
    const frame = mix(wall, lite, 0.32);
    const door =
      bar([-128, -250, 256, 480], mix(frame, ink, 0.25)) +
      bar([-128, -250, 18, 480], frame) +
      bar([-128, -250, 256, 16], mix(frame, lite, 0.2)) +
      bar(
        [-104, -226, 208, 456],
        stage.linear([-104, 0, 0, 0], [0, mix(key, ink, 0.3)], [0.7, glow]),
      ) +
      fill("M-104 230V72H104V230Z", mix(key, ink, 0.45)) +
      fill("M-66 100L-104 222V230H-84L-48 100Z", ink, { opacity: 0.35 }) +
      fill(person(190), ink, { transform: "translate(-58 104)" }) +
      fill("M-20 -226L104 -236V262L-20 230Z", mix(wall, ink, 0.12)) +
      fill("M-20 -226L-14 -226.5V231.5L-20 230Z", mix(glow, lite, 0.5)) +
      panel(2, -196, 80, 150) +
      panel(2, -20, 80, 90) +
      panel(2, 96, 80, 110) +
      disc(-2, 36, 9, "#d8a94a") +
      disc(-4, 34, 3, lite);
    const spill = `M${round(stage.across(-104))} ${round(foot)}H${round(stage.across(-20))}L${round(stage.across(-60))} ${round(height * 0.86)}H${round(stage.across(-330))}Z`;
    const siding = repeat(
      Math.ceil(foot / (30 * scale)),
      (i) =>
        bar([-4, foot - (i + 1) * 30 * scale, width + 8, 3], mix(wall, ink, 0.4)) +
        bar([-4, foot - (i + 1) * 30 * scale + 3, width + 8, 2], mix(wall, lite, 0.14)),
    );
    const trunk = (x: number, wide: number) =>
      fill(
        `M${x - wide} -420H${x + wide}L${x + wide + 4} 170Q${x + wide + 12} 200 ${x + wide + 34} 214H${x - wide - 34}Q${x - wide - 10} 200 ${x - wide - 4} 170Z`,
        mix(under, ink, 0.4),
      ) +
      fill(
        `M${x - wide} -420h9L${x - wide + 4} 190L${x - wide - 34} 214Q${x - wide - 10} 200 ${x - wide - 4} 170Z`,
        mix(under, glow, 0.4),
      );
    const wood =
      stage.field(mix(bg, ink, 0.25), ink) +
      stage.art(stage.glow([0, 60, 330], [0, glow, 0.95], [0.4, glow, 0.45], [1, key, 0])) +
      pines(stage, foot - 10, 170 * scale, mix(mix(bg, ink, 0.4), glow, 0.12)) +
      pines(stage, foot + 12, 90 * scale, under) +
      fill(stage.ground(foot), under);
    const knot = (x: number) =>
      fill(`M${x - 26} 8L${x + 26} 4V44L${x - 26} 48Z`, yellow) +
      fill(`M${x - 8} 6h20l-14 40h-20Z`, black);
    const quiet = stage.linear([0, 0, width * 0.56, 0], [0.2, wall, 0.85], [1, wall, 0]);
    return {
      body:
        (set === 2
          ? wood +
            stage.art(trunk(-170, 26) + trunk(176, 32) + band(26, 2, 60) + knot(-170) + knot(176)) +
            fade(stage, floor * 0.9, floor * 1.05, under)
          : stage.field(wall, ink) +
            siding +
            place(door, [focus.x, foot - 230 * scale], scale) +
            table(stage, foot, under, ink) +
            fill(spill, stage.linear([0, foot, 0, height * 0.86], [0, glow, 0.6], [1, glow, 0])) +
            stage.art(loose + band(-22, -19) + band(16, 15)) +
            fade(stage, floor * 0.9, floor * 1.03, under)) +
        (stage.wide ? fill(stage.ground(-4), quiet) : ""),
      under,
    };
  },
};
