import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { glints, rain } from "../../stage/weather.ts";

const [YELLOW, LAMP] = ["#f5b92c", "#fff3c4"];

const ROOF =
  "M-122 -120C-112 -166 -98 -200 -72 -206C-34 -213 34 -213 72 -206C98 -200 112 -166 122 -120Z";
const GLASS =
  "M-100 -128C-92 -164 -80 -190 -64 -194C-30 -199 30 -199 64 -194C80 -190 92 -164 100 -128Z";

const CHECKS =
  "M-30 -233h10v8h-10ZM-20 -225h10v8h-10ZM-10 -233h10v8h-10ZM0 -225h10v8h-10ZM10 -233h10v8h-10ZM20 -225h10v8h-10Z";
const SLATS =
  "M-59 -95V-63M-46 -95V-63M-33 -95V-63M-20 -95V-63M-7 -95V-63M7 -95V-63M20 -95V-63M33 -95V-63M46 -95V-63M59 -95V-63";

const drawCab = (stage: Stage, { deep, lite, ink }: Colours) => {
  const dark = mix(YELLOW, ink, 0.5);
  const chrome = mix(lite, deep, 0.24);
  const body = "M-158 -26C-164 -84 -152 -116 -126 -126H126C152 -116 164 -84 158 -26Z";
  const hood = "M-84 -132C-70 -144 70 -144 84 -132L92 -46H-92Z";
  const half =
    bar([96, -40, 48, 42], ink, { rx: 9 }) +
    fill("M118 -132L140 -140V-124L122 -120Z", dark) +
    bar([126, -152, 26, 20], chrome, { rx: 6 });
  const lamp =
    stage.glow([122, -84, 92], [0, LAMP, 0.85], [0.3, LAMP, 0.35], [1, LAMP, 0]) +
    disc(122, -84, 27, chrome) +
    disc(122, -84, 22, LAMP) +
    disc(122, -84, 12, "#ffffff") +
    bar([110, -52, 24, 9], "#ff8f2e", { rx: 4 });
  return (
    oval([0, 2, 176, 10], ink, { opacity: 0.7 }) +
    mirrored(half) +
    fill(ROOF, YELLOW) +
    fill(GLASS, mix(deep, ink, 0.6)) +
    disc(44, -158, 16, ink) +
    fill("M22 -170C24 -184 62 -184 64 -168L66 -162H22ZM12 -128C14 -148 72 -150 76 -128Z", ink) +
    fill("M-72 -188L-58 -195C-44 -197 -30 -198 -18 -198L-52 -128H-98Z", lite, { opacity: 0.2 }) +
    line("M-60 -128L-16 -148M20 -128L60 -140", ink, 3.4) +
    bar([-42, -240, 84, 30], dark, { rx: 6 }) +
    stage.glow([0, -226, 100], [0, YELLOW, 0.6], [1, YELLOW, 0]) +
    bar([-37, -236, 74, 22], LAMP, { rx: 4 }) +
    fill(CHECKS, "#2a2114") +
    fill(body, YELLOW) +
    stage.shade(body, [0, -20, 0, -120], mix(dark, ink, 0.3), 0.85) +
    fill(hood, mix(YELLOW, "#ffffff", 0.22)) +
    fill("M40 -138C60 -138 76 -136 84 -132L92 -46H48Z", mix(YELLOW, dark, 0.35)) +
    line("M0 -140V-100", dark, 2.5) +
    bar([-74, -102, 148, 46], mix(ink, deep, 0.3), { rx: 16 }) +
    line(SLATS, chrome, 5) +
    bar([-74, -102, 148, 46], "none", { rx: 16, stroke: chrome, "stroke-width": 6 }) +
    mirrored(lamp) +
    bar([-170, -44, 340, 18], chrome, { rx: 9 }) +
    bar([-166, -35, 332, 8], mix(chrome, ink, 0.5), { rx: 4 }) +
    bar([-28, -50, 56, 26], mix(YELLOW, lite, 0.7), { rx: 3, stroke: dark, "stroke-width": 2 })
  );
};

export const motif: Motif = {
  mood: "iron",
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { height, floor, focus, scale, random } = stage;
    const horizon = floor * 0.6;
    const road = mix(deep, ink, 0.72);
    const foot = stage.down(150);
    const windows = repeat(26, (i) => {
      const [x, y] = [153 + (i % 4) * 26, -226 + (i >> 2) * 40 - (i % 4) * 6];
      const [colour, opacity] = [random.chance(0.3) ? key : LAMP, random.between(0.35, 0.85)];
      return random.chance(0.45) ? "" : bar([x, y, 10, 16], colour, { opacity });
    });
    const side =
      bar([250, -400, 900, 550], mix(deep, ink, 0.5)) +
      fill("M70 150V-90L26 -50V60Z", mix(deep, key, 0.16)) +
      fill("M140 150V-180L66 -91V60Z", mix(deep, ink, 0.25)) +
      fill("M262 150V-330L132 -158V90Z", mix(deep, ink, 0.5)) +
      windows;
    const puffs = repeat(11, (i) => {
      const [x, y] = [-186 + Math.sin(i * 1.3) * 30 + i * 9, 150 - i * 34];
      return stage.glow([x, y, 34 + i * 9], [0, lite, 0.4 - i * 0.022], [1, lite, 0]);
    });
    const lane = stage.linear([0, 50, 0, 150], [0, mix(road, key, 0.14)], [1, road]);
    return {
      body:
        stage.field(mix(deep, bg, 0.5), ink) +
        stage.glow([focus.x, horizon - 20 * scale, 300 * scale], [0, key, 0.75], [1, key, 0]) +
        stage.art(mirrored(side) + fill("M-27 40H27L262 150H-262Z", lane)) +
        fill(stage.ground(foot - 2), road) +
        glints(stage, [-122, foot + 14 * scale, 70], LAMP) +
        glints(stage, [122, foot + 14 * scale, 70], LAMP) +
        glints(stage, [0, foot + 14 * scale, 150], YELLOW) +
        place(drawCab(stage, colours), [focus.x, foot], scale) +
        stage.art(
          oval([-176, 184, 46, 10], mix(road, lite, 0.25)) + oval([-176, 184, 38, 7], ink) + puffs,
        ) +
        rain(stage, height * 0.7, lite),
      under: road,
    };
  },
};
