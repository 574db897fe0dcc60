import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";
import { MAN } from "../../stage/person.ts";
import { fade } from "../../stage/table.ts";

const BAG = "M-50 20C-58 0 -52 -20 -34 -22H36C54 -20 58 2 50 20C30 26 -30 26 -50 20Z";
const BAG_SHADE =
  "M-50 20C-54 10 -54 4 -52 -2C-20 10 24 10 54 -2C54 6 54 12 50 20C30 26 -30 26 -50 20Z";
const HELMET =
  "M-15 -128a15 17 0 0 1 30 0c0 10 -6 16 -15 16s-15 -6 -15 -16ZM-25 -128C-22 -150 22 -150 25 -128Q0 -136 -25 -128Z";

export const motif: Motif = {
  mood: "dunes",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus } = stage;
    const under = mix(mix(deep, ink, 0.62), ink, 0.2);
    const earth = mix(mix("#6a4a32", deep, 0.45), ink, 0.35);
    const lit = mix(earth, mix(key, lite, 0.4), 0.32);
    const dark = mix(earth, ink, 0.6);
    const at = (t: number, far: number, near: number) => Math.round(far + (near - far) * t ** 2.2);
    const x = (t: number) => at(t, -30, -420);
    const top = (t: number) => at(t, -66, -236);
    const low = (t: number) => at(t, 50, 620);
    const planks = repeat(7, (row) => {
      const y = (t: number) => round(top(t) + ((low(t) - top(t)) * (row + 0.5)) / 7);
      return `M${x(0)} ${y(0)}L${x(1)} ${y(1)}`;
    });
    const posts = repeat(6, (i) => {
      const t = 0.28 + i * 0.15;
      const edge = `M${round(x(t) + 2 + t * 5)} ${top(t) - 6}V${low(t)}`;
      return (
        line(`M${x(t)} ${top(t) - 16}V${low(t)}`, dark, 5 + t * 15) + line(edge, lit, 1 + t * 3)
      );
    });
    const bag =
      fill(BAG, mix(mix("#b09a6c", deep, 0.3), ink, 0.2)) +
      fill(BAG_SHADE, ink, { opacity: 0.4 }) +
      line("M-30 -20C-10 -24 20 -24 38 -20", mix(key, lite, 0.5), 4) +
      line("M46 -14L54 -22M46 12L56 18", dark, 5);
    const bags = repeat(11, (i) => {
      const t = 1 - i * 0.085;
      return place(bag, [x(t), top(t) - 6], 0.16 + t * t * 0.92, { turn: 13 });
    });
    const boards = repeat(9, (i) => {
      const t = 0.12 + i * 0.1;
      const [half, y] = [round(16 + 150 * t ** 2.2), low(t)];
      const board = `M-${half} ${y}H${half}l4 ${round(4 + 24 * t ** 2)}H-${half}l-4 0Z`;
      return fill(board, mix(lit, ink, 0.15 + t * 0.3));
    });
    const wall = `M${x(0)} ${top(0)}L${x(0.5)} ${top(0.5)}L${x(1)} ${top(1)}L-1200 -560V900H-190L${x(0)} ${low(0)}Z`;
    const turf = stage.linear([-30, 0, -240, 60], [0, lit], [0.35, earth], [1, dark]);
    const side = fill(wall, turf) + line(planks, dark, 4) + posts + bags;
    const stake = (sx: number, y: number, size: number) =>
      place(line("M0 20L-4 -64M-34 20L34 -44M34 20L-34 -44", ink, 6), [sx, y], size);
    const coils = repeat(30, (i) => `M${round(i * 15.6 - 220)} -70a13 14.3 0 1 1 .1 0`);
    const barbs = repeat(
      60,
      (i) => `M${round(i * 7.8 - 220)} ${i % 2 === 0 ? -97 : -78}l8 8m-8 0l8 -8`,
    );
    const rungs = repeat(7, (i) => `M${i - 15} ${44 - i * 17}H${15 - i}`);
    const ladder = line(`M-16 56L-9 -72M16 56L9 -72${rungs}`, dark, 4.5);
    const soldier =
      line(MAN, mix(key, lite, 0.5), 2.5) +
      fill(MAN + HELMET, ink) +
      line("M20 -44L44 -164", ink, 5);
    const dawn = mix(key, lite, 0.4);
    const sky = stage.linear([0, stage.down(-240), 0, stage.down(20)], [0, bg], [1, dawn]);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.4)) +
        fill(stage.ground(stage.down(-240)), sky) +
        stage.art(
          disc(0, -70, 128, lite, { opacity: 0.25 }) +
            disc(0, -70, 92, mix(lite, key, 0.15)) +
            fill(
              "M-400 -54C-160 -84 -60 -60 0 -66S220 -80 400 -54V120H-400Z",
              mix(deep, ink, 0.25),
            ) +
            line(coils + barbs, ink, 2) +
            [-180, -96, 84, 176]
              .map((sx) => stake(sx, -50 - Math.abs(sx) * 0.35, 0.3 + Math.abs(sx) / 300))
              .join("") +
            fill("M-32 -64H32V52H-32Z", mix(earth, mix(key, lite, 0.4), 0.55)) +
            fill("M-34 48H34L200 640H-200Z", mix(earth, ink, 0.55)) +
            boards +
            ladder +
            mirrored(side) +
            oval([2, 68, 26, 5], ink, { opacity: 0.5 }) +
            place(soldier, [2, 66], 0.66),
        ) +
        stage.shade(stage.ground(focus.y), [0, floor, 0, focus.y], ink, 0.7) +
        fade(stage, stage.down(110), floor * 1.02, under),
      under,
    };
  },
};
