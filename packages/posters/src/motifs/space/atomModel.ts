import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
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

const BALLS = [
  [-34, -30],
  [30, -36],
  [-48, 14],
  [46, 10],
  [-4, -52],
  [-20, 44],
  [26, 42],
  [-14, -10],
  [20, -6],
  [2, 22],
] as const;
const DOTS =
  "M-184 -62a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM116 122a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM38 -176a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z";
const TURNS = [-32, 32, 90] as const;

const drawChalk = ({ key, lite }: Colours, board: string) => {
  const dust = (d: string, colour: string, thick: number) =>
    line(d, colour, thick * 0.8, { opacity: 0.75 }) +
    line(d, colour, thick * 0.4, { opacity: 0.5, transform: "translate(3 -2.5)" });
  return (
    TURNS.map((turn, i) =>
      group(dust("M-196 0A196 70 0 1 1 196 4A196 70 0 0 1 -190 -12", lite, 6), {
        transform: `rotate(${turn + i})`,
      }),
    ).join("") +
    BALLS.map(
      ([x, y], i) =>
        disc(x, y, 29, i % 2 ? mix(board, key, 0.75) : mix(board, lite, 0.3)) +
        dust(circleAt(x, y, 29), i % 2 ? key : lite, 4),
    ).join("") +
    fill(DOTS, lite) +
    dust(DOTS, lite, 4)
  );
};

const drawStand = (brass: string, dim: string, ink: string) => {
  return (
    oval([0, 4, 120, 12], ink, { opacity: 0.5 }) +
    fill("M-98 0C-98 -20 -60 -28 -22 -34L-7 -70H7L22 -34C60 -28 98 -20 98 0Z", brass) +
    fill("M4 -70H7L22 -34C60 -28 98 -20 98 0H30C40 -20 14 -30 4 -70Z", dim) +
    bar([-102, -6, 204, 11], dim, { rx: 5 }) +
    line("M-84 -8C-70 -18 -50 -22 -30 -26", "#fff0c4", 3)
  );
};

export const motif: Motif = {
  mood: "orbit",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, random } = stage;
    const chalk = stage.set === 2;
    const foot = floor * 0.93;
    const land = mix(deep, ink, 0.66);
    const [brass, dim] = ["#d9a441", mix("#d9a441", ink, 0.5)];
    const half = (side: number) => `M-196 0A196 70 0 0 ${side} 196 0`;
    const rings = (side: number) =>
      TURNS.map((turn) =>
        group(
          line(half(side), dim, 9) +
            line(half(side), side ? mix(brass, ink, 0.25) : brass, 5.5) +
            (side ? "" : line("M-150 44A196 70 0 0 0 -20 69", "#fff0c4", 2)),
          { transform: `rotate(${turn})` },
        ),
      ).join("");
    const ball = (x: number, y: number, r: number, tone: string) =>
      disc(x, y, r, mix(tone, ink, 0.45)) +
      disc(x - r * 0.1, y - r * 0.12, r * 0.86, tone) +
      disc(x - r * 0.34, y - r * 0.38, r * 0.26, mix(tone, "#ffffff", 0.75));
    const electrons = TURNS.map((turn, i) => {
      const a = ([205, 130, 312][i] ?? 0) * (Math.PI / 180);
      const at = `translate(${round(196 * Math.cos(a))} ${round(70 * Math.sin(a))}) rotate(${-turn})`;
      return group(ball(0, 0, 18, mix(lite, key, 0.12)), { transform: `rotate(${turn}) ${at}` });
    }).join("");
    const core = BALLS.map(([x, y], i) =>
      ball(x, y, 31, i % 2 ? key : mix(mix(deep, lite, 0.45), bg, 0.1)),
    ).join("");
    const board = mix(mix(deep, ink, 0.35), bg, 0.2);
    const smear = repeat(stage.wide ? 12 : 6, () => {
      const [x, y] = [random.next() * width, random.next() * foot];
      return oval([x, y, random.between(60, 130), random.between(14, 40)], lite, {
        opacity: 0.045,
      });
    });
    const [tray, wood] = [floor * 0.96, "#a06a3c"];
    const stick = (x: number, colour: string) =>
      bar([stage.across(x), tray - 9 * scale, 42 * scale, 9 * scale], colour, { rx: 4 });
    const table = stage.ground(foot - 34 * scale);
    return {
      body: chalk
        ? stage.field(board, ink) +
          smear +
          stage.art(drawChalk(colours, board), [0, -8]) +
          stick(-150, lite) +
          stick(-96, key) +
          stick(120, lite) +
          bar([-4, tray, width + 8, 16 * scale], wood) +
          bar([-4, tray + 12 * scale, width + 8, 8 * scale], mix(wood, ink, 0.5)) +
          fill(stage.ground(tray + 20 * scale), land) +
          stage.shade(stage.ground(tray + 20 * scale), [0, tray, 0, height], ink, 0.8)
        : stage.field(bg, ink) +
          stage.glow(
            [focus.x, stage.down(-24), 300 * scale],
            [0, mix(deep, lite, 0.35), 0.8],
            [1, deep, 0],
          ) +
          fill(table, land) +
          stage.shade(table, [0, height, 0, foot], ink, 0.7) +
          bar([-4, foot - 34 * scale, width + 8, 4 * scale], mix(land, lite, 0.35)) +
          place(drawStand(brass, dim, ink), [focus.x, foot], scale) +
          stage.art(rings(1) + core + rings(0) + electrons, [0, -30]),
      under: land,
    };
  },
};
