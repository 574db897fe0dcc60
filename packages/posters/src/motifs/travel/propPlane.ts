import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  disc,
  fill,
  line,
  mirrored,
  oval,
  place,
  polar,
  repeat,
  round,
} from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const HANGARS = "M-900 0V-26H110V-46H140V-104H130L136 -130H180L186 -104H176V-24H700V0Z";
const DASHES = "M-3 46H3L4 60H-4ZM-6 72H6L7 98H-7ZM-9 150H9L11 188H-11Z";
const PANES =
  "M-56 -142C-42 -160 -22 -164 -4 -164V-136C-24 -136 -42 -134 -56 -126ZM56 -142C42 -160 22 -164 4 -164V-136C24 -136 42 -134 56 -126Z";
const SHEEN = "M-50 -143C-40 -156 -26 -160 -14 -161L-28 -135C-38 -134 -46 -131 -52 -128Z";
const BLADE = "M-6 0C-11 -26 -9 -56 0 -66C9 -56 11 -26 6 0Z";
const FUSELAGE =
  "M-196 -12L-186 -26C-110 -40 -60 -46 -20 -46H96C122 -46 140 -32 142 -4C140 24 122 36 96 36H20C-60 34 -130 14 -196 -4Z";
const PUFF =
  "M-90 20C-112 20 -112 -10 -84 -10C-80 -40 -36 -46 -24 -24C-10 -44 34 -40 36 -10C62 -16 84 -2 80 20Z";
const BELLY = "M-90 20C-112 20 -112 -2 -90 -6C-60 10 20 12 80 8Q84 14 80 20Z";
const NOSE =
  "M0 -176C52 -176 74 -140 72 -98C70 -52 42 -26 0 -26C-42 -26 -70 -52 -72 -98C-74 -140 -52 -176 0 -176Z";

/** An airliner of two engines from the front, its wheels at y = 0. */
const drawFront = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const steel = mix(lite, deep, 0.2);
  const dim = mix(steel, mix(deep, ink, 0.5), 0.5);
  const dark = mix(deep, ink, 0.65);
  const blade = fill(BLADE, dark) + fill("M-8 -56C-4 -66 4 -66 8 -56Z", key);
  const blades = repeat(3, (i) => place(blade, [126, -83], 1, { turn: i * 120 + 20 }));
  const half =
    fill("M40 -66L232 -104C238 -104 238 -96 232 -94L40 -36Z", steel) +
    fill("M40 -48L232 -96L232 -94L40 -36Z", dim) +
    disc(231, -99, 4.5, "#59d98a") +
    line("M118 -60L112 -24M134 -60L140 -24", dark, 6) +
    bar([110, -44, 32, 45], mix(ink, lite, 0.14), { rx: 12 }) +
    bar([119, -31, 14, 20], dim, { rx: 5 }) +
    disc(126, -82, 42, dim) +
    disc(124, -84, 40, steel) +
    disc(126, -83, 32, dark) +
    repeat(9, (i) => {
      const [x, y] = polar(22, i * 40);
      return disc(126 + x, y - 83, 6, mix(dark, lite, 0.22));
    }) +
    blades +
    disc(126, -83, 11, key) +
    disc(123, -86, 4, lite);
  const tail =
    fill("M-9 -150L-4 -238C-3 -246 3 -246 4 -238L9 -150Z", steel) +
    fill("M0 -244C3 -244 4 -240 4 -238L9 -150H0Z", dim) +
    fill("M-96 -158L0 -168L96 -158L0 -150Z", dim);
  return (
    oval([0, 2, 196, 9], ink, { opacity: 0.5 }) +
    tail +
    mirrored(half) +
    fill(NOSE, steel) +
    stage.shade(NOSE, [70, -20, -30, -130], mix(dim, ink, 0.5), 0.95) +
    fill(PANES, dark) +
    fill(SHEEN, mix(dark, lite, 0.45)) +
    line("M0 -132V-30", dim, 2) +
    disc(0, -84, 13, dim) +
    disc(0, -84, 9, "#fff3c4") +
    line("M-66 -72C-40 -60 40 -60 66 -72", key, 7)
  );
};

/** A biplane from the side, flying right. */
const drawBiplane = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const [cloth, dark] = [mix(lite, deep, 0.1), mix(deep, ink, 0.6)];
  return (
    fill("M-204 -12C-206 -60 -196 -88 -172 -88C-158 -88 -150 -50 -140 -30L-190 -10Z", cloth) +
    line("M64 36L44 82M64 36L82 82", dark, 6) +
    disc(63, 88, 25, ink) +
    disc(63, 88, 12, cloth) +
    fill(FUSELAGE, key) +
    stage.shade(FUSELAGE, [0, 40, 0, -30], mix(key, ink, 0.7), 0.9) +
    line("M-186 -16C-120 -24 -20 -28 90 -28", mix(key, lite, 0.6), 5) +
    fill("M-30 -44C-26 -72 4 -76 12 -44Z", dark) +
    disc(-12, -66, 15, "#8a5a34") +
    fill("M-26 -54C-50 -66 -70 -52 -96 -64C-76 -44 -52 -42 -24 -46Z", cloth) +
    fill("M16 -44L26 -64L32 -62L30 -44Z", lite, { opacity: 0.8 }) +
    bar([88, -46, 12, 82], dark, { opacity: 0.35 }) +
    line("M34 -108L34 30M96 -108L104 30M34 -108L104 30M96 -108L34 30", dark, 3) +
    bar([-8, -116, 140, 15], cloth, { rx: 7 }) +
    bar([-8, -107, 140, 6], mix(cloth, dark, 0.4), { rx: 3 }) +
    bar([-2, 20, 136, 14], cloth, { rx: 7 }) +
    bar([-2, 28, 136, 6], mix(cloth, dark, 0.4), { rx: 3 }) +
    bar([-216, -24, 64, 9], cloth, { rx: 4 }) +
    fill("M140 -18C156 -14 158 4 140 10Z", dark) +
    oval([152, -4, 9, 70], lite, { opacity: 0.4 }) +
    line("M152 -70V62", cloth, 3, { opacity: 0.8 })
  );
};

export const motif: Motif = {
  mood: "fallout",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const flying = stage.set === 2;
    const horizon = floor * (flying ? 0.9 : 0.66);
    const land = mix(deep, ink, 0.6);
    const fog = (y: number, thick: number, strength: number) => {
      const [from, to] = [y - thick * scale, y + thick * scale];
      const mist = stage.linear(
        [0, from, 0, to],
        [0, lite, 0],
        [0.5, lite, strength],
        [1, lite, 0],
      );
      return bar([-4, from, width + 8, to - from], mist);
    };
    const lamps = repeat(14, (i) => {
      const near = 1.62 ** (i >> 1);
      const [x, y] = [(i % 2 ? 1 : -1) * (34 + 13 * near), 6 * near];
      const halo = stage.glow([x, y, 6 + 2.6 * near], [0, key, 0.4], [1, key, 0]);
      return halo + disc(x, y, 1.6 + near * 0.5, mix(key, "#fff3c4", 0.7));
    });
    const ahead = (drawn: string) => place(drawn, [focus.x, horizon], scale);
    const field = () =>
      stage.glow([focus.x, stage.down(-40), 330 * scale], [0, lite, 0.4], [1, lite, 0]) +
      ahead(fill(HANGARS, mix(bg, deep, 0.6))) +
      fog(horizon - 30 * scale, 70, 0.3) +
      fill(stage.ground(horizon), land) +
      ahead(
        fill("M-30 0H30L1294 900H-1294Z", mix(land, lite, 0.07)) +
          fill(DASHES, mix(land, lite, 0.4)),
      ) +
      place(drawFront(stage, colours), [focus.x, horizon + 54 * scale], scale * 0.92) +
      fog(horizon + 34 * scale, 60, 0.26) +
      ahead(lamps);
    const puff = fill(PUFF, mix(lite, bg, 0.14)) + fill(BELLY, mix(lite, bg, 0.42));
    const cloud = (x: number, y: number, size: number) =>
      place(puff, [stage.across(x), stage.down(y)], scale * size);
    const peaks = repeat(Math.ceil(width / 130) + 1, (i) => {
      const [high, low] = [70 + ((i * 47) % 60), 20 + ((i * 31) % 40)];
      return `${i * 130 + 10} ${round(horizon - high * scale)}L${i * 130 + 70} ${round(horizon - low * scale)}L`;
    });
    const sky = () =>
      disc(stage.across(60), stage.down(-40), 168 * scale, mix(lite, bg, 0.3)) +
      cloud(-150, -150, 0.9) +
      cloud(180, -190, 0.6) +
      cloud(190, 110, 1) +
      cloud(-190, 80, 0.7) +
      cloud(-560, -60, 1.2) +
      cloud(-760, 150, 0.8) +
      fill(
        `M-4 ${round(horizon)}L${peaks}${width + 4} ${round(horizon)}V${height + 4}H-4Z`,
        mix(bg, deep, 0.55),
      ) +
      place(
        fill("M-1300 20Q-700 -50 -250 10T250 -14T700 0V600H-1300Z", land),
        [focus.x, horizon],
        scale,
      ) +
      stage.art(drawBiplane(stage, colours), [0, -6], -9);
    return { body: stage.field(bg, deep) + (flying ? sky() : field()), under: land };
  },
};
