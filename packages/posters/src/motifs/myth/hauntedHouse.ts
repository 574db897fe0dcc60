import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const BAT =
  "M0 6C-4 0 -8 0 -12 4C-18 -4 -28 -6 -38 0C-32 -14 -20 -18 -8 -10L-5 -16L0 -11L5 -16L8 -10C20 -18 32 -14 38 0C28 -6 18 -4 12 4C8 0 4 0 0 6Z";

const drawHouse = (stage: Stage, { deep, key, lite, ink }: Colours, side: string) => {
  const wood = mix(deep, ink, 0.3);
  const roof = mix(mix(deep, ink, 0.62), key, 0.14);
  const edge = mix(wood, lite, 0.26);
  const lamp = mix("#ffc94d", lite, 0.2);
  const glass = mix(side, ink, 0.5);
  const window = (x: number, y: number, tilt: number, lit = false) =>
    place(
      (lit ? stage.glow([0, -20, 62], [0, lamp, 0.6], [1, lamp, 0]) : "") +
        fill("M-15 0V-34C-15 -48 15 -48 15 -34V0Z", edge) +
        fill("M-11 -3V-33C-11 -44 11 -44 11 -33V-3Z", lit ? lamp : glass) +
        line("M0 -3V-41M-11 -20H11", lit ? side : edge, 2.4) +
        bar([-18, -2, 36, 5], edge),
      [x, y],
      1,
      { turn: tilt },
    );
  const planks = repeat(
    9,
    (i) => `M-102 ${-14 - i * 16}L60 ${-16 - i * 16}M50 ${-180 - i * 8}H112`,
  );
  const house =
    fill("M-62 -210L-68 -270H-40L-34 -210Z", side) +
    bar([-74, -278, 40, 10], wood) +
    fill("M-152 4L-160 -112L-116 -176L-70 -114V4Z", wood) +
    fill("M-70 -114V4H-92V-140Z", side) +
    fill("M-176 -102L-116 -190L-56 -106L-64 -96L-116 -164L-168 -94Z", roof) +
    fill("M-96 4L-106 -152L84 -160L92 4Z", wood) +
    fill("M-128 -144C-104 -164 -94 -196 -88 -232L62 -238C70 -200 82 -172 108 -154Z", roof) +
    line("M-120 -150L100 -160M-96 -190L74 -196", mix(roof, lite, 0.24), 3) +
    line(planks, side, 1.8, { opacity: 0.8 }) +
    fill("M44 4L50 -268L126 -262L122 4Z", wood) +
    fill("M92 4L96 -264L126 -262L122 4Z", side) +
    fill("M32 -260L98 -372L146 -250C110 -262 70 -266 32 -260Z", roof) +
    fill("M98 -372L146 -250L100 -261Z", mix(roof, ink, 0.45)) +
    line("M98 -370L102 -398M92 -388L112 -384", side, 3) +
    line("M34 -259C70 -265 110 -261 145 -250", edge, 5) +
    fill("M-50 -220L-14 -262L24 -222Z", roof) +
    fill("M-36 -190V-222L-14 -246L10 -222V-190Z", wood) +
    window(-14, -196, -2) +
    window(-114, -64, -3) +
    window(-52, -92, 2) +
    window(4, -92, -4) +
    window(82, -118, 3) +
    window(80, -196, -4, true) +
    fill("M-106 -62L-96 -82H30L46 -60Z", roof) +
    line("M-92 -60L-94 4M-46 -60V4M-4 -60V4M34 -60L36 4", edge, 5) +
    fill("M-38 4V-40C-38 -54 -12 -54 -12 -40V4Z", glass) +
    disc(-18, -16, 2.4, lamp) +
    fill("M-58 4L-50 -6H4L12 4Z", edge) +
    line("M-62 -110L-42 -130M-60 -132L-44 -108", edge, 5);
  return house;
};

export const motif: Motif = {
  mood: "fallout",
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const foot = floor * 0.84;
    const side = mix(deep, ink, 0.72);
    const tree =
      fill(
        "M-14 10C-6 -40 -16 -80 -8 -120C-4 -150 4 -170 8 -190C8 -160 4 -140 6 -116C10 -80 8 -30 20 10Z",
        side,
      ) +
      line(
        "M-6 -110C-20 -140 -44 -144 -56 -176M-34 -146C-52 -150 -60 -148 -76 -160M4 -136C22 -160 40 -166 48 -204M30 -166C46 -172 58 -170 72 -184M4 -80C22 -96 40 -96 60 -118M-48 -164L-46 -190M42 -180L30 -204",
        side,
        5,
      );
    const land = mix(deep, ink, 0.78);
    const hill = `M-4 ${round(foot + 70 * scale)}C${round(stage.across(-280))} ${round(foot + 60 * scale)} ${round(stage.across(-220))} ${round(foot)} ${round(stage.across(-130))} ${round(foot)}H${round(stage.across(130))}C${round(stage.across(210))} ${round(foot)} ${round(stage.across(280))} ${round(foot + 50 * scale)} ${width + 4} ${round(foot + 56 * scale)}V${height + 4}H-4Z`;
    const pale = mix(lite, bg, 0.16);
    const my = stage.down(-70);
    const fence = repeat(Math.ceil(width / (22 * scale)) + 1, (i) => {
      const y = foot + (i % 5 === 2 ? 76 : 80) * scale;
      return `M${round(i * 22 * scale)} ${round(y)}l${round(((i * 7) % 5) - 2)} ${round(-66 * scale)}l${round(4 * scale)} ${round(-9 * scale)}l${round(4 * scale)} ${round(9 * scale)}v${round(66 * scale)}h${round(16 * scale)}v${round(-26 * scale)}h${round(-28 * scale)}v${round(-5 * scale)}h${round(28 * scale)}v${round(31 * scale)}Z`;
    });
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.5)) +
        disc(stage.across(-20), my, 222 * scale, lite, { opacity: 0.1 }) +
        disc(stage.across(-20), my, 182 * scale, pale) +
        disc(stage.across(-110), my - 50 * scale, 30 * scale, bg, { opacity: 0.15 }) +
        disc(stage.across(-66), my - 110 * scale, 18 * scale, bg, { opacity: 0.15 }) +
        place(tree, [stage.across(182), foot + 16 * scale], scale) +
        place(drawHouse(stage, colours, side), [stage.across(4), foot], scale * 0.96) +
        fill(hill, land) +
        stage.shade(hill, [0, foot, 0, floor * 1.1], mix(deep, bg, 0.5), 0.8) +
        fill(fence, mix(land, bg, 0.4)) +
        place(
          repeat(4, (i) =>
            place(
              fill(BAT, ink),
              [[-172, -118, -196, 168][i] ?? 0, [-120, -176, -196, -150][i] ?? 0],
              [0.9, 0.6, 0.45, 0.7][i],
              { turn: i * 9 - 14 },
            ),
          ),
          [focus.x, focus.y],
          scale,
        ),
      under: land,
    };
  },
};
