import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";
import { MAN } from "../../stage/person.ts";
import { fade } from "../../stage/table.ts";

const WIRE = "m0 0l-9 -9m9 9l9 -9m-9 9l-9 9m9 -9l9 9";

export const motif: Motif = {
  mood: "dunes",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus } = stage;
    const under = mix(mix(deep, ink, 0.62), ink, 0.2);
    const earth = mix(mix("#6a4a32", deep, 0.45), ink, 0.35);
    const lit = mix(earth, mix(key, lite, 0.4), 0.32);
    const at = (t: number, far: number, near: number) => round(far + (near - far) * t ** 2.2);
    const x = (t: number) => at(t, -30, -420);
    const top = (t: number) => at(t, -66, -236);
    const low = (t: number) => at(t, 50, 620);
    const planks = repeat(7, (row) => {
      const share = (row + 0.5) / 7;
      const y = (t: number) => round(Number(top(t)) + (Number(low(t)) - Number(top(t))) * share);
      return `M${x(0)} ${y(0)}L${x(1)} ${y(1)}`;
    });
    const posts = repeat(6, (i) => {
      const t = 0.28 + i * 0.15;
      return (
        line(
          `M${x(t)} ${round(Number(top(t)) - 8 - 14 * t)}V${low(t)}`,
          mix(earth, ink, 0.62),
          5 + t * 15,
        ) +
        line(
          `M${round(Number(x(t)) + 2 + t * 5)} ${round(Number(top(t)) - 6)}V${low(t)}`,
          lit,
          1.5 + t * 2.5,
        )
      );
    });
    const bags = repeat(11, (i) => {
      const t = 1 - i * 0.085;
      const size = 0.16 + t * t * 0.92;
      return place(
        fill(
          "M-50 20C-58 0 -52 -20 -34 -22H36C54 -20 58 2 50 20C30 26 -30 26 -50 20Z",
          mix(mix("#b09a6c", deep, 0.3), ink, 0.2),
        ) +
          fill(
            "M-50 20C-54 10 -54 4 -52 -2C-20 10 24 10 54 -2C54 6 54 12 50 20C30 26 -30 26 -50 20Z",
            ink,
            { opacity: 0.4 },
          ) +
          line("M-30 -20C-10 -24 20 -24 38 -20", mix(key, lite, 0.5), 4, { opacity: 0.8 }) +
          line("M46 -14L54 -22M46 12L56 18", mix(earth, ink, 0.5), 5),
        [Number(x(t)), Number(top(t)) - 6],
        size,
        { turn: 13 },
      );
    });
    const boards = repeat(9, (i) => {
      const t = 0.12 + i * 0.1;
      const half = 16 + 150 * t ** 2.2;
      const y = Number(low(t));
      return fill(
        `M${round(-half)} ${round(y)}H${round(half)}L${round(half * 1.06)} ${round(y + 4 + 24 * t ** 2)}H${round(-half * 1.06)}Z`,
        mix(lit, ink, 0.15 + t * 0.3),
      );
    });
    const wall = `M${x(0)} ${top(0)}L${x(0.5)} ${top(0.5)}L${x(1)} ${top(1)}L-1200 -560V900H-190L${x(0)} ${low(0)}Z`;
    const side =
      fill(
        wall,
        stage.linear([-30, 0, -240, 60], [0, lit], [0.35, earth], [1, mix(earth, ink, 0.6)]),
      ) +
      line(planks, mix(earth, ink, 0.6), 4) +
      posts +
      bags;
    const stake = (sx: number, y: number, size: number) =>
      place(line("M0 20L-4 -64M-34 20L34 -44M34 20L-34 -44", ink, 6), [sx, y], size);
    const coil = (from: number, y: number, count: number, size: number) =>
      line(
        repeat(
          count,
          (i) =>
            `M${round(from + i * size * 1.2)} ${round(y)}a${size} ${round(size * 1.1)} 0 1 1 .1 0`,
        ),
        ink,
        2,
      ) +
      line(
        repeat(
          count * 2,
          (i) =>
            `M${round(from + i * size * 0.6)} ${round(y - (i % 2 === 0 ? size * 2.1 : size * 0.6))}${WIRE.replaceAll("9", "4")}`,
        ),
        ink,
        1.8,
      );
    const ladder = line(
      "M-16 56L-9 -72M16 56L9 -72" +
        repeat(7, (i) => `M${round(-15 + i)} ${44 - i * 17}H${round(15 - i)}`),
      mix(earth, ink, 0.7),
      4.5,
    );
    const soldier = place(
      line(MAN, mix(key, lite, 0.5), 2.5) +
        fill(MAN, ink) +
        fill("M-15 -128a15 17 0 0 1 30 0c0 10 -6 16 -15 16s-15 -6 -15 -16Z", ink) +
        fill("M-25 -128C-22 -150 22 -150 25 -128Q0 -136 -25 -128Z", mix(ink, lite, 0.16)) +
        line("M20 -44L44 -164", ink, 5) +
        line("M42 -154L48 -184", mix(ink, lite, 0.4), 2.5),
      [2, 66],
      0.66,
    );
    const sky = stage.linear(
      [0, stage.down(-240), 0, stage.down(20)],
      [0, bg],
      [0.6, mix(bg, key, 0.6)],
      [1, mix(key, lite, 0.4)],
    );
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
            coil(-220, -70, 30, 13) +
            stake(-96, -84, 0.6) +
            stake(84, -88, 0.7) +
            stake(-180, -112, 0.9) +
            stake(176, -112, 0.9) +
            fill("M-32 -64H32V52H-32Z", mix(earth, mix(key, lite, 0.4), 0.55)) +
            fill("M-34 48H34L200 640H-200Z", mix(earth, ink, 0.55)) +
            boards +
            ladder +
            mirrored(side) +
            oval([2, 68, 26, 5], ink, { opacity: 0.5 }) +
            soldier,
        ) +
        stage.shade(stage.ground(focus.y), [0, floor, 0, focus.y], ink, 0.7) +
        fade(stage, stage.down(110), floor * 1.02, under),
      under,
    };
  },
};
