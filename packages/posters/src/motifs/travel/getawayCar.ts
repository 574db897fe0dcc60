import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const RED = "#f23a2c";
const ROOF =
  "M-128 -122C-116 -166 -100 -190 -78 -196C-40 -203 40 -203 78 -196C100 -190 116 -166 128 -122Z";
const GLASS =
  "M-104 -128C-94 -160 -82 -178 -68 -182C-36 -188 36 -188 68 -182C82 -178 94 -160 104 -128Z";
const SEATS =
  "M-66 -128V-146C-66 -154 -24 -154 -24 -146V-128ZM24 -128V-146C24 -154 66 -154 66 -146V-128Z";
const SCARF =
  "M-34 -158C-34 -178 2 -178 4 -156L-14 -140L-24 -134C-60 -126 -84 -146 -132 -132C-104 -154 -70 -148 -34 -158Z";
const EDGE = "M-150 -112C-140 -120 -130 -122 -120 -122H120C130 -122 140 -120 150 -112";
const CREST = "M-212 -94C-180 -100 -130 -100 -92 -96M76 -96C120 -99 170 -95 196 -84";
const TAIL =
  "M-164 -94C-162 -112 -148 -124 -126 -126H126C148 -124 162 -112 164 -94L166 -40C166 -28 158 -22 146 -22H-146C-158 -22 -166 -28 -166 -40Z";
const SIDE =
  "M-214 -44L-222 -96C-196 -104 -140 -104 -96 -100L-84 -94H50L70 -100C120 -104 184 -98 208 -80C218 -70 218 -52 214 -40L206 -24H-204Z";

const drawRear = (stage: Stage, { bg, deep, lite, ink }: Colours) => {
  const paint = mix(mix(lite, deep, 0.5), ink, 0.4);
  const dark = mix(paint, ink, 0.55);
  const chrome = mix(lite, bg, 0.3);
  const half =
    bar([98, -46, 50, 48], ink, { rx: 10 }) +
    oval([78, -20, 13, 7], ink) +
    oval([78, -20, 8, 4], dark);
  const light =
    stage.glow([120, -84, 84], [0, RED, 0.75], [1, RED, 0]) +
    bar([74, -100, 80, 30], dark, { rx: 6 }) +
    bar([78, -96, 72, 22], RED, { rx: 4 }) +
    bar([82, -91, 64, 7], mix(RED, "#fff1c8", 0.75), { rx: 3 }) +
    line("M102 -96V-74M126 -96V-74", dark, 3);
  return (
    oval([0, 2, 188, 11], ink, { opacity: 0.7 }) +
    mirrored(half) +
    fill(ROOF, paint) +
    fill(GLASS, mix(ink, deep, 0.3)) +
    fill(SEATS, ink) +
    disc(-45, -162, 13, ink) +
    disc(45, -162, 13, ink) +
    fill("M-84 -170L-66 -182C-50 -185 -34 -186 -20 -186L-66 -128H-96Z", lite, { opacity: 0.13 }) +
    fill(TAIL, paint) +
    stage.shade(TAIL, [0, -20, 0, -110], ink, 0.8) +
    line(EDGE, mix(paint, lite, 0.55), 4) +
    line("M-66 -120V-62H66V-120", dark, 3) +
    bar([-30, -96, 60, 26], chrome, { rx: 3 }) +
    bar([-172, -56, 344, 17], chrome, { rx: 8 }) +
    bar([-168, -47, 336, 7], mix(chrome, ink, 0.5), { rx: 3 }) +
    mirrored(light)
  );
};

const drawSide = (stage: Stage, { bg, deep, key, lite, ink }: Colours) => {
  const dark = mix(key, ink, 0.42);
  const wheel = (x: number) =>
    fill(`M${x - 48} -22A48 48 0 0 1 ${x + 48} -22Z`, mix(dark, ink, 0.7)) +
    disc(x, -34, 37, ink) +
    disc(x, -34, 27, lite) +
    disc(x, -34, 18, mix(lite, deep, 0.4)) +
    disc(x, -34, 7, lite);
  return (
    oval([0, 2, 232, 10], ink, { opacity: 0.45 }) +
    fill("M-70 -92C-84 -92 -92 -128 -84 -136C-72 -140 -62 -120 -56 -92Z", mix(lite, deep, 0.25)) +
    fill("M-50 -92C-50 -124 -36 -134 -18 -134C0 -132 6 -118 8 -92Z", mix(deep, ink, 0.35)) +
    line("M-4 -118L30 -108", mix(deep, ink, 0.35), 11) +
    disc(-16, -152, 19, ink) +
    fill(SCARF, lite) +
    line("M34 -94L26 -116M22 -118L32 -114", ink, 4) +
    fill("M46 -94L26 -146L34 -148L74 -98Z", mix(bg, lite, 0.6), { opacity: 0.75 }) +
    line("M48 -96L27 -148", mix(lite, deep, 0.2), 5) +
    fill("M-200 -102C-190 -118 -120 -118 -100 -100Z", mix(lite, deep, 0.3)) +
    fill(SIDE, key) +
    stage.shade(SIDE, [0, -20, 0, -96], mix(dark, ink, 0.4), 0.8) +
    fill("M-214 -62H214L213 -50H-213Z", mix(lite, key, 0.12)) +
    line(CREST, mix(key, lite, 0.6), 4) +
    line("M-72 -90L-66 -28H44L52 -90M-52 -78H-36", dark, 3) +
    disc(203, -76, 9, lite) +
    fill("M-222 -92L-210 -92L-208 -72H-219Z", RED) +
    line("M-222 -36H-196M196 -36H224", mix(lite, deep, 0.15), 10) +
    wheel(-130) +
    wheel(134)
  );
};

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, random } = stage;
    const day = stage.set === 2;
    const horizon = floor * (day ? 0.76 : 0.47);
    const road = mix(deep, ink, 0.72);
    const hills = (y: number, rise: number) =>
      `M-4 ${round(horizon)}V${round(horizon - y)}${repeat(Math.ceil(width / 160) + 1, (i) => `q${40 + (i % 2) * 20} ${-rise - (i % 3) * 14} 80 ${-(i % 2) * 12}t80 ${(i % 2) * 12}`)}V${round(horizon)}Z`;
    const note = fill("M-17 -9H17V9H-17Z", mix(lite, "#7fb56a", 0.45)) + disc(0, 0, 5, "#4f8048");
    const wake = stage.linear([0, 118, 0, 330], [0, RED, 0.5], [1, RED, 0]);
    const beam = stage.linear([0, -20, 0, 80], [0, lite, 0.65], [1, lite, 0.1]);
    const notes = repeat(7, () => {
      const [x, y, turn] = [
        random.between(-210, 210),
        random.between(-70, 190),
        random.between(-50, 50),
      ];
      return place(note, [x, y], random.between(0.6, 1), { turn });
    });
    const way =
      fill("M-7 0H7L1044 900H-1044Z", road) +
      fill("M-8 0H-7L-891 900H-932ZM7 0H8L932 900H891Z", mix(road, lite, 0.5));
    const night = () =>
      stage.stars(stage.wide ? 80 : 40, horizon * 0.85, lite) +
      stage.glow([focus.x, horizon, 250 * scale], [0, key, 0.5], [1, key, 0]) +
      fill(hills(26 * scale, 22 * scale), mix(deep, ink, 0.3)) +
      fill(stage.ground(horizon), mix(deep, ink, 0.5)) +
      place(way, [focus.x, horizon], scale) +
      stage.art(fill("M-3 -20H3L210 80H-210Z", beam)) +
      stage.art(fill("M-144 118H-84L-131 330H-211ZM144 118H84L131 330H211Z", wake) + notes) +
      place(drawRear(stage, colours), [focus.x, stage.down(148)], scale);
    const sunny = () =>
      disc(stage.across(60), horizon - 130 * scale, 122 * scale, mix(lite, bg, 0.15)) +
      fill(hills(30 * scale, 40 * scale), mix(bg, deep, 0.55)) +
      fill(stage.ground(horizon), road) +
      bar([-4, horizon, width + 8, 5], mix(road, lite, 0.4)) +
      repeat(Math.ceil(width / 120), (i) =>
        bar([i * 120 - 30, horizon + 62 * scale, 70, 7], mix(road, lite, 0.6)),
      ) +
      place(drawSide(stage, colours), [focus.x, horizon + 36 * scale], scale * 0.95);
    return { body: stage.field(bg, mix(deep, ink, 0.4)) + (day ? sunny() : night()), under: road };
  },
};
