import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const TANK = "M76 -190C44 -212 -6 -200 -28 -166L-20 -156H52C68 -162 78 -176 76 -190Z";
const SEAT =
  "M-20 -166C-42 -152 -60 -146 -84 -150C-100 -164 -126 -172 -150 -164C-154 -146 -122 -132 -96 -130H-30L-12 -156Z";
const REAR =
  "M-206 -84C-208 -132 -176 -158 -130 -158C-98 -158 -74 -146 -62 -122L-76 -116C-92 -136 -110 -142 -128 -142C-166 -140 -190 -118 -192 -82Z";
const FRONT =
  "M80 -108C90 -144 128 -158 162 -150C190 -142 208 -122 216 -96L206 -92C196 -114 180 -128 156 -134C130 -140 106 -130 92 -104Z";
const GLEAM = "M-200 -98C-196 -134 -168 -152 -130 -152M92 -126C106 -146 134 -152 160 -145";
const UNDERSEAT =
  "M-96 -130H-30L-16 -152C-40 -140 -70 -138 -104 -142C-124 -146 -142 -152 -151 -158C-146 -144 -120 -132 -96 -130Z";
const LAMP =
  "M86 -218C104 -222 120 -214 124 -198C120 -182 104 -176 88 -182C80 -194 80 -206 86 -218Z";
const SPOKES =
  "M-54 -0L54 0M-52 -14L52 14M-47 -27L47 27M-38 -38L38 38M-27 -47L27 47M-14 -52L14 52M-0 -54L0 54M14 -52L-14 52M27 -47L-27 47M38 -38L-38 38M47 -27L-47 27M52 -14L-52 14";
const PIPES = "M34 -112C56 -94 50 -58 22 -46H-190M-14 -112C-6 -84 -12 -70 -32 -64H-176";

/** From the side, its wheels' lowest points at y = 0. */
const drawBike = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const [chrome, rubber] = [mix(lite, deep, 0.22), mix(ink, lite, 0.12)];
  const [dim, paint] = [mix(chrome, mix(deep, ink, 0.6), 0.55), mix(key, "#b83222", 0.72)];
  const dark = mix(paint, ink, 0.5);
  const wheel = (x: number) =>
    place(line(SPOKES, dim, 1.3), [x, -70]) +
    disc(x, -70, 60, "none", { stroke: rubber, "stroke-width": 20 }) +
    disc(x, -70, 50, "none", { stroke: chrome, "stroke-width": 5 }) +
    disc(x, -70, 60, "none", { stroke: mix(rubber, lite, 0.14), "stroke-width": 2 }) +
    disc(x, -70, 17, dim) +
    disc(x, -70, 10, chrome);
  const cylinder = (turn: number) =>
    place(
      bar([-19, -94, 38, 66], dim) +
        line(
          repeat(7, (i) => `M-24 ${-36 - i * 8}H24`),
          chrome,
          4.4,
        ) +
        bar([-21, -106, 42, 17], chrome, { rx: 6 }),
      [8, -58],
      1,
      { turn },
    );
  return (
    oval([4, 2, 214, 10], ink, { opacity: 0.5 }) +
    wheel(-128) +
    wheel(138) +
    line("M82 -186L48 -54L-44 -44L-74 -130M-44 -44L-128 -70M70 -168L-60 -138", rubber, 9) +
    cylinder(-25) +
    cylinder(24) +
    disc(8, -58, 35, dim) +
    disc(8, -58, 28, chrome) +
    fill("M8 -58L33 -45A28 28 0 0 1 -17 -45Z", dim) +
    disc(-2, -112, 20, dim) +
    disc(-4, -114, 16, chrome) +
    disc(-4, -114, 6, paint) +
    line(PIPES, mix(dim, ink, 0.3), 17) +
    line(PIPES, chrome, 12) +
    line("M20 -50H-186M-34 -68H-172", "#ffffff", 2.6, { opacity: 0.8 }) +
    line("M92 -196L142 -68", dim, 13) +
    line("M86 -208L138 -72", chrome, 8) +
    line("M84 -206L76 -240C70 -254 44 -246 24 -234", chrome, 7) +
    line("M46 -245L22 -233", rubber, 12) +
    fill(REAR + FRONT, paint) +
    line(GLEAM, mix(paint, lite, 0.55), 4) +
    fill(TANK, paint) +
    stage.shade(TANK + REAR, [0, -90, 0, -190], dark, 0.9) +
    fill("M-10 -168C10 -186 44 -188 66 -180C56 -168 20 -164 -10 -168Z", mix(lite, paint, 0.1)) +
    line("M-12 -182C8 -198 40 -200 60 -194", mix(paint, "#ffffff", 0.65), 4) +
    fill(SEAT, "#7a4526") +
    fill(UNDERSEAT, mix("#7a4526", ink, 0.5)) +
    bar([-214, -118, 15, 20], "#e8352a", { rx: 4 }) +
    fill(LAMP, dim) +
    oval([119, -199, 8, 18], "#fff3c4") +
    stage.glow([126, -199, 54], [0, "#fff3c4", 0.7], [1, "#fff3c4", 0])
  );
};

export const motif: Motif = {
  mood: "savanna",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const night = stage.set === 2;
    const horizon = floor * 0.76;
    const road = mix(deep, ink, 0.62);
    const sky = night ? mix(bg, mix(deep, ink, 0.6), 0.75) : bg;
    const mesas = (rise: number, seed: number) =>
      `M-4 ${round(horizon)}${repeat(Math.ceil(width / 190) + 1, (i) => {
        const up = rise * (0.55 + ((i * 5 + seed) % 4) / 6);
        return `h${24 + ((i * 13 + seed) % 26)}l16 ${round(-up)}h${60 + ((i * 31 + seed) % 40)}l14 ${round(up * 0.5)}h14l12 ${round(up * 0.5)}h18`;
      })}H${width + 4}V${round(horizon + 4)}H-4Z`;
    const post = repeat(
      Math.ceil(width / 170) + 1,
      (i) => `M${i * 170 + 40} ${round(horizon)}v${round(-150 * scale)}m-18 12h36`,
    );
    const wires = repeat(
      Math.ceil(width / 170) + 2,
      (i) =>
        `M${i * 170 - 148} ${round(horizon - 138 * scale)}q85 24 170 0M${i * 170 - 112} ${round(horizon - 138 * scale)}q85 24 170 0`,
    );
    const disk = night ? mix(lite, bg, 0.14) : mix(key, lite, 0.25);
    return {
      body:
        stage.field(sky, mix(deep, ink, 0.3)) +
        (night ? stage.stars(stage.wide ? 100 : 56, horizon, lite) : "") +
        disc(focus.x + 10 * scale, horizon - 150 * scale, 208 * scale, disk, { opacity: 0.16 }) +
        disc(focus.x + 10 * scale, horizon - 150 * scale, 166 * scale, disk) +
        (night
          ? fill(mesas(60 * scale, 2), mix(sky, ink, 0.4))
          : fill(mesas(92 * scale, 1), mix(bg, deep, 0.5)) +
            fill(mesas(44 * scale, 3), mix(deep, bg, 0.15))) +
        (night ? line(post, mix(sky, ink, 0.7), 6) + line(wires, mix(sky, ink, 0.7), 1.6) : "") +
        fill(stage.ground(horizon), mix(deep, ink, 0.32)) +
        fill(stage.ground(horizon + 22 * scale), road) +
        bar([-4, horizon + 22 * scale, width + 8, 4 * scale], mix(road, lite, 0.55)) +
        stage.shade(stage.ground(horizon + 22 * scale), [0, height, 0, horizon], ink, 0.5) +
        repeat(Math.ceil(width / 120), (i) =>
          bar([i * 120 - 20, horizon + 82 * scale, 66, 7 * scale], mix(road, lite, 0.55)),
        ) +
        place(drawBike(stage, colours), [focus.x - 4 * scale, horizon + 58 * scale], scale * 0.98),
      under: road,
    };
  },
};
