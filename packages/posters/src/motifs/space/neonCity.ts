import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { bar, boxAt, disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { glints, rain } from "../../stage/weather.ts";

const [CYAN, PINK] = ["#45e0e6", "#ff4f9a"];
const BOWL = "M88 -188H148C147 -166 135 -156 118 -156C101 -156 89 -166 88 -188Z";
const STEAM = "M106 -198C99 -208 112 -214 106 -225M123 -198C116 -208 130 -214 123 -225";
const FISH =
  "M-192 -43C-181 -58 -161 -58 -151 -44L-141 -54V-32L-151 -42C-161 -28 -181 -28 -192 -43Z";
const MARKS =
  "M-87 -160A18 18 0 1 1 -87.1 -160M-104 -104L-87 -72L-70 -104ZM-104 -46H-70M-104 -34H-70M-104 -22H-70";
const ARROWS =
  "M84 -84L97 -66L110 -84M84 -58L97 -40L110 -58M84 -32L97 -14L110 -32M84 -6L97 12L110 -6";
const CRAFT = "M-38 2C-36 -10 -14 -10 -8 -18H12C22 -10 40 -8 42 2C34 12 -32 12 -38 2Z";
const SHADE =
  "M-50 -104C-46 -136 46 -136 50 -104Q38 -110 25 -104Q12 -110 0 -104Q-12 -110 -25 -104Q-38 -110 -50 -104Z";

const neon = (d: string, colour: string) =>
  line(d, colour, 14, { opacity: 0.22 }) +
  line(d, colour, 4) +
  line(d, mix(colour, "#ffffff", 0.7), 1.5);

/** An empty sign with a lit frame. */
const board = (
  stage: Stage,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
) =>
  stage.glow([x + w / 2, y + h / 2, Math.max(w, h) * 0.95], [0, colour, 0.4], [1, colour, 0]) +
  bar([x, y, w, h], "#120c24", { rx: 8 }) +
  neon(`M${x + 7} ${y + 7}h${w - 14}v${h - 14}h${14 - w}Z`, colour);

const drawSigns = (stage: Stage, { key, lite }: Colours) =>
  line("M-56 -120H-44M-56 -20H-44M-132 -44H-118", mix(lite, "#120c24", 0.6), 4) +
  board(stage, [-118, -186, 62, 196], PINK) +
  neon(MARKS, key) +
  board(stage, [62, -236, 112, 96], CYAN) +
  neon(BOWL, lite) +
  neon(STEAM, PINK) +
  board(stage, [72, -98, 50, 130], key) +
  neon(ARROWS, CYAN) +
  board(stage, [-206, -74, 74, 62], CYAN) +
  neon(FISH, key);

/** Towers of one tone; `lit` is the share of their windows with a light. */
const drawTowers = (
  stage: Stage,
  { key, lite }: Colours,
  [foot, tallest, wide]: readonly [number, number, number],
  tone: string,
  lit: number,
) => {
  const { width, height, scale, random } = stage;
  return repeat(Math.ceil(width / wide), (i) => {
    const [x, across] = [i * wide + random.between(-14, 2), wide * random.between(0.62, 0.98)];
    const top = foot - random.between(tallest * 0.4, tallest) * scale;
    const share = stage.wide && x < width * 0.42 ? lit * 0.4 : lit;
    const windows = repeat(Math.floor((across - 10) / 15), (c) =>
      repeat(Math.floor((foot - top - 12) / 21), (r) =>
        random.chance(share) ? boxAt(x + 8 + c * 15, top + 12 + r * 21, 7, 10) : "",
      ),
    );
    return (
      bar([x, top, across, height], tone) +
      fill(windows, random.pick([key, mix(lite, key, 0.3), CYAN]), { opacity: 0.65 })
    );
  });
};

/** The right side of a street. */
const drawWall = (stage: Stage, { key, lite }: Colours, near: string, far: string) => {
  const { random } = stage;
  const windows = repeat(38, (i) => {
    const [x, y, opacity] = [
      125 + (i % 5) * 27,
      -250 + Math.floor(i / 5) * 48,
      random.between(0.25, 0.75),
    ];
    return random.chance(0.5)
      ? bar([x, y, 11, 17], random.pick([key, lite, CYAN]), { opacity })
      : "";
  });
  return bar([66, -170, 1100, 800], far) + bar([112, -400, 1100, 1000], near) + windows;
};

export const motif: Motif = {
  mood: "velvet",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { floor, focus, scale } = stage;
    const far = stage.set === 2;
    const horizon = floor * (far ? 0.9 : 0.84);
    const [road, dark, hot] = [mix(deep, ink, 0.74), mix(deep, ink, 0.62), mix(key, PINK, 0.35)];
    const haze = mix(bg, mix(deep, ink, 0.4), 0.58);
    const glow = (y: number, r: number) =>
      stage.glow([focus.x, horizon - y * scale, r * scale], [0, PINK, 0.65], [1, PINK, 0]);
    const wet = (x: number, width: number, colour: string) =>
      glints(stage, [x, horizon + 12 * scale, width], colour);
    const walker =
      fill(person(92), ink) +
      line("M0 -66V-118", ink, 3) +
      fill(SHADE, mix(ink, deep, 0.4)) +
      line("M-50 -104C-46 -136 46 -136 50 -104", PINK, 3) +
      line("M-13 -58C-14 -68 -8 -72 0 -73M-12 -2L-14 -50", CYAN, 2.2);
    const craft =
      fill("M-120 -2L-34 -7V7Z", stage.linear([-120, 0, -34, 0], [0, PINK, 0], [1, PINK, 0.8])) +
      fill(CRAFT, mix(ink, lite, 0.2)) +
      fill("M-4 -15H10L18 -8H-10Z", CYAN) +
      disc(40, 2, 4, "#ffffff") +
      oval([0, 11, 24, 3], CYAN);
    const canyon = () =>
      drawTowers(stage, colours, [horizon, 300, 70], haze, 0.3) +
      glow(40, 250) +
      stage.art(
        drawWall(stage, colours, dark, mix(dark, bg, 0.22)) +
          group(drawWall(stage, colours, dark, mix(dark, bg, 0.22)), { transform: "scale(-1 1)" }),
      ) +
      stage.art(drawSigns(stage, colours)) +
      fill(stage.ground(horizon), road) +
      wet(-87, 62, PINK) +
      wet(104, 60, CYAN) +
      wet(0, 62, key) +
      place(walker, [focus.x, horizon + 34 * scale], scale * 1.1);
    const skyline = () =>
      glow(130, 330) +
      disc(focus.x, horizon - 150 * scale, 150 * scale, hot) +
      drawTowers(stage, colours, [horizon, 220, 62], haze, 0.25) +
      drawTowers(stage, colours, [horizon, 150, 84], dark, 0.4) +
      fill(stage.ground(horizon), road) +
      place(craft, [stage.across(-90), stage.down(-190)], scale * 1.15) +
      place(craft, [stage.across(130), stage.down(-110)], scale * 0.7, { flip: true }) +
      place(craft, [stage.across(-170), stage.down(-70)], scale * 0.5, { flip: true }) +
      wet(0, 120, hot) +
      wet(-150, 40, CYAN) +
      wet(160, 46, PINK);
    return {
      body:
        stage.field(mix(bg, mix(deep, ink, 0.5), 0.4), ink) +
        (far ? skyline() : canyon()) +
        rain(stage, horizon, lite),
      under: road,
    };
  },
};
