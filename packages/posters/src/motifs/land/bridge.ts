import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import {
  bar,
  disc,
  fill,
  line,
  mirrored,
  oval,
  place,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { fade } from "../../stage/table.ts";

const tonesOf = ({ bg, deep, key, lite, ink }: Colours) => {
  const [red, shade, bright] = [mix(key, ink, 0.06), mix(key, ink, 0.42), mix(key, lite, 0.35)];
  const fog = mix(bg, lite, 0.55);
  const sea = mix(deep, ink, 0.35);
  const under = mix(deep, ink, 0.5);
  return { red, shade, bright, fog, sea, under };
};

function beam(y: number, half: number, tall: number, colours: Colours) {
  const { red, shade, bright } = tonesOf(colours);
  return (
    bar([-half, y, half * 2, tall], red) +
    bar([-half, y, half * 2, 4], bright) +
    bar([-half, y + tall - 6, half * 2, 6], shade)
  );
}

function puffs(stage: Stage, fog: string) {
  const { width, scale, random } = stage;
  return (y: number, opacity: number) =>
    fill(
      `M-4 ${round(y)}${times(Math.ceil((width + 8) / (90 * scale)), () => `q${round(45 * scale)} ${round(-random.between(16, 46) * scale)} ${round(90 * scale)} 0`).join("")}V${round(y + 120 * scale)}H-4Z`,
      stage.linear([0, y - 30 * scale, 0, y + 110 * scale], [0, fog, opacity], [1, fog, 0]),
    );
}

function alongRoad(stage: Stage, colours: Colours) {
  const { bg, deep, lite, ink } = colours;
  const { floor, focus, scale } = stage;
  const { red, shade, bright, fog, sea, under } = tonesOf(colours);
  const puff = puffs(stage, fog);
  const leg =
    fill("M-118 -226H-78L-88 214H-140Z", red) +
    fill("M-90 -226H-78L-88 214H-104Z", shade) +
    line("M-116 -224L-138 212", bright, 4) +
    line("M-112 -150L-84 -150M-118 -60H-88M-124 40H-92", shade, 4);
  const cable = "M-98 -226C-130 -140 -200 -20 -420 70S-900 150 -1500 120";
  const hangers = line(
    times(
      9,
      (i) =>
        `M${round(-112 - i * 22)} ${round(-176 + i * 27 - i * i * 0.5)}V${round(124 + i * 14)}`,
    ).join(""),
    mix(red, ink, 0.3),
    2.4,
  );
  const road = mix(mix(deep, lite, 0.12), ink, 0.35);
  const tower =
    mirrored(
      hangers +
        line(cable, red, 9) +
        line(cable, bright, 2) +
        line("M-98 -226C-80 -150 -50 -20 -12 70", mix(red, fog, 0.45), 5) +
        leg,
    ) +
    beam(-232, 132, 30, colours) +
    beam(-118, 116, 24, colours) +
    beam(4, 122, 24, colours);
  const far = fill(
    "M-30 -36H-20L-22 84H-34ZM30 -36H20L22 84H34ZM-32 -38H32V-30H-32ZM-32 8H32V15H-32Z",
    mix(red, fog, 0.62),
  );
  const lanes = repeat(6, (i) =>
    fill(
      `M${round(-1 - i * 0.7)} ${round(96 + i * i * 7)}H${round(1 + i * 0.7)}L${round(2 + i)} ${round(104 + i * i * 8 + i * 3)}H${round(-2 - i)}Z`,
      lite,
    ),
  );
  return {
    body:
      stage.field(bg, mix(bg, deep, 0.4)) +
      stage.glow([focus.x, stage.down(40), 340 * scale], [0, fog, 1], [1, fog, 0]) +
      stage.art(far) +
      puff(stage.down(60), 0.9) +
      fill(stage.ground(stage.down(150)), mix(sea, fog, 0.3)) +
      stage.art(
        fill("M-14 84H14L470 560H-470Z", road) +
          fill("M-14 84L-470 560H-520L-18 84ZM14 84L470 560H520L18 84Z", shade) +
          lanes +
          tower +
          oval([22, 160, 18, 3], ink, { opacity: 0.5 }) +
          fill(person(48), ink, { transform: "translate(22 160)" }),
      ) +
      fade(stage, floor * 0.86, floor * 1.04, under),
    under,
  };
}

function cables(stage: Stage, deck: number) {
  const { width, focus, scale } = stage;
  const top = stage.down(-222);
  // A main cable hangs from tower to tower, lowest in the middle
  const span = 1240 * scale;
  const cableAt = (x: number, tower: number) => {
    const along = Math.min(1, Math.abs(x - tower) / (span / 2));
    return top + (deck - 14 * scale - top) * (1 - (1 - along) ** 2);
  };
  return (shift: number, tone: string, wide: number) => {
    const [x0, step] = [focus.x + 40 * scale + shift, 24 * scale];
    const from = -Math.ceil(x0 / step) - 1;
    const marks = times(Math.ceil(width / step) + 3, (i) => x0 + (from + i) * step);
    const nearest = (x: number) => x0 + Math.round((x - x0) / span) * span;
    const points = marks.map((x) => [round(x), round(cableAt(x, nearest(x)))] as const);
    return (
      line(points.map(([x, y]) => `M${x} ${y}V${round(deck)}`).join(""), tone, 1.8 * scale) +
      line(
        points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join(""),
        tone,
        wide * scale,
      )
    );
  };
}

export const motif: Motif = {
  mood: "frost",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, scale } = stage;
    if (stage.set === 2) return alongRoad(stage, colours);
    const { red, shade, bright, fog, sea, under } = tonesOf(colours);
    const puff = puffs(stage, fog);
    const gull = (x: number, y: number, size: number) =>
      place(
        line("M-16 -4Q-8 -12 0 0Q8 -12 16 -4", ink, 3),
        [stage.across(x), stage.down(y)],
        size * scale,
      );
    const deck = stage.down(118);
    const rope = cables(stage, deck);
    const pier =
      mirrored(
        fill("M-62 -228H-30L-26 300H-70Z", red) +
          fill("M-40 -228H-30L-26 300H-44Z", shade) +
          line("M-60 -226L-68 300", bright, 4),
      ) +
      beam(-234, 70, 26, colours) +
      beam(-140, 62, 22, colours) +
      beam(-40, 64, 22, colours) +
      line("M-30 -114L30 -44M30 -114L-30 -44M-28 -14L28 112M28 -14L-28 112", shade, 9);
    const boat =
      fill("M-60 0H60L44 22H-46Z", ink) +
      bar([-20, -20, 40, 20], mix(ink, lite, 0.3)) +
      bar([6, -38, 12, 20], key) +
      disc(-10, -10, 3, lite) +
      disc(0, -10, 3, lite);
    const horizon = floor * 0.9;
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.5)) +
        disc(stage.across(-120), stage.down(-110), 66 * scale, mix(lite, bg, 0.12)) +
        fill(
          `M-4 ${round(horizon)}V${round(horizon - 90 * scale)}Q${round(width * 0.16)} ${round(horizon - 150 * scale)} ${round(width * 0.36)} ${round(horizon - 60 * scale)}T${round(width * 0.8)} ${round(horizon - 50 * scale)}T${width + 4} ${round(horizon - 100 * scale)}V${round(horizon)}Z`,
          mix(bg, deep, 0.3),
        ) +
        puff(horizon - 70 * scale, 0.85) +
        fill(stage.ground(horizon), sea) +
        rope(-16 * scale, mix(red, fog, 0.35), 3) +
        rope(0, red, 6) +
        stage.art(pier, [40, 0]) +
        bar([-4, deck, width + 8, 20 * scale], red) +
        bar([-4, deck, width + 8, 4 * scale], bright) +
        bar([-4, deck + 14 * scale, width + 8, 8 * scale], shade) +
        puff(horizon - 24 * scale, 0.95) +
        place(boat, [stage.across(-126), horizon + 8 * scale], scale * 0.8) +
        gull(-170, -20, 1) +
        gull(-120, 10, 0.7) +
        gull(150, -140, 0.9) +
        stage.shade(stage.ground(horizon), [0, horizon, 0, floor * 1.1], fog, 0.7) +
        fade(stage, floor * 0.97, floor * 1.08, under),
      under,
    };
  },
};
