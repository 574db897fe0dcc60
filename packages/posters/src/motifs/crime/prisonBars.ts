import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";

const HOLE =
  "M-118 150L-128 96L-106 70L-132 20L-112 -40L-124 -74L-84 -112L-52 -108L-30 -138L22 -126L60 -140L84 -100L118 -84L112 -30L132 10L114 52L126 104L112 150Z";

export const motif: Motif = {
  mood: "steel",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random, set } = stage;
    const wall = mix(mix(bg, deep, 0.5), ink, 0.35);
    const foot = floor * 0.98;
    const [iron, shine] = [mix(ink, lite, 0.1), mix(ink, lite, 0.45)];
    const gap = 72 * scale;
    const bricks = repeat(Math.ceil(foot / (34 * scale)), (row) =>
      repeat(Math.ceil(width / (80 * scale)) + 1, (i) => {
        const tone = mix(wall, random.chance(0.5) ? lite : ink, random.between(0.02, 0.12));
        return bar(
          [(i - (row % 2) / 2) * 80 * scale, row * 34 * scale, 76 * scale, 30 * scale],
          tone,
        );
      }),
    );
    const y = stage.down(30);
    const sky = stage.linear(
      [0, -140, 0, 150],
      [0, mix(key, lite, 0.1)],
      [0.75, mix(lite, key, 0.3)],
    );
    const out = place(
      fill(HOLE, mix(wall, ink, 0.6), { transform: "scale(1.12) translate(-4 -4)" }) +
        fill(HOLE, sky) +
        disc(10, 50, 46, lite) +
        fill("M-118 150L-127 100Q-60 76 10 92T124 98L112 150Z", mix(key, ink, 0.6)) +
        fill("M-10 150L6 93H12L40 150Z", mix(key, lite, 0.4)) +
        place(fill(person(52), ink), [8, 116]) +
        line("M-60 -60q8 -8 14 0q6 -8 14 0M50 -40q6 -6 10 0q4 -6 10 0", ink, 3),
      [focus.x, y],
      scale * 1.12,
    );
    const spill = fill(
      `M${round(stage.across(-130))} ${round(foot)}H${round(stage.across(126))}L${round(stage.across(230))} ${round(foot + 110 * scale)}H${round(stage.across(-236))}Z`,
      stage.linear([0, foot, 0, foot + 110 * scale], [0, mix(key, lite, 0.5), 0.55], [1, key, 0]),
    );
    const count = Math.ceil(width / gap / 2) + 1;
    const rod = (i: number) => {
      const x = focus.x + (i + 0.5) * gap;
      const near = set === 1 && (i === 0 || i === -1);
      const bow = near
        ? (i === 0 ? 84 : -84) * scale
        : set === 1 && (i === 1 || i === -2)
          ? (i === 1 ? 34 : -34) * scale
          : 0;
      const d = (at: number) =>
        `M${round(x + at)} -10V${round(y - 210 * scale)}C${round(x + at)} ${round(y - 120 * scale)} ${round(x + at + bow)} ${round(y - 110 * scale)} ${round(x + at + bow)} ${round(y)}S${round(x + at)} ${round(y + 120 * scale)} ${round(x + at)} ${round(foot + 8)}`;
      return line(d(0), iron, 19 * scale) + line(d(-5 * scale), shine, 3.5 * scale);
    };
    const sawn = (i: number) => {
      const x = focus.x + (i + 0.5) * gap;
      return line(
        `M${round(x)} -10V${round(y - 186 * scale)}M${round(x)} ${round(foot - 40 * scale)}V${round(foot + 8)}`,
        iron,
        19 * scale,
        { "stroke-linecap": "butt" },
      );
    };
    const bird = fill(
      "M-84 30C-60 34 -40 22 -24 4C-60 -30 -64 -70 -52 -104C-28 -90 0 -60 12 -34C30 -70 62 -92 98 -94C96 -52 78 -14 46 6C60 -2 76 -6 84 2L104 8L86 18C76 40 40 50 4 42C-20 54 -54 58 -84 30Z",
      ink,
    );
    const ground = mix(mix(deep, ink, 0.6), ink, 0.3);
    const beam = (at: number) =>
      bar([-4, at, width + 8, 26 * scale], iron) + bar([-4, at, width + 8, 5 * scale], shine);
    const rods = repeat(count * 2, (i) =>
      set === 2 && [-1, 0].includes(i - count) ? sawn(i - count) : rod(i - count),
    );
    return {
      body:
        (set === 2
          ? stage.field(bg, ink) +
            stage.stars(stage.wide ? 100 : 56, foot * 0.9, lite) +
            disc(focus.x, stage.down(-30), 176 * scale, lite, { opacity: 0.15 }) +
            disc(focus.x, stage.down(-30), 142 * scale, mix(lite, key, 0.12))
          : stage.field(wall, ink) + bricks + out) +
        fill(stage.ground(foot), ground) +
        (set === 2 ? "" : spill) +
        stage.shade(stage.ground(0), [0, 0, 0, height * 0.4], ink, 0.5) +
        rods +
        beam(stage.down(-222)) +
        beam(foot + 4) +
        (set === 2 ? place(bird, [stage.across(6), stage.down(-18)], scale, { turn: -14 }) : ""),
      under: ground,
    };
  },
};
