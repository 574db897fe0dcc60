import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { glints } from "../../stage/weather.ts";

const SADDLE =
  "M-96 -228C-92 -236 -70 -232 -52 -228C-36 -226 -22 -228 -14 -222C-24 -214 -44 -214 -54 -210C-70 -206 -96 -208 -96 -228Z";
const WICKER = "M106 -216H174M109 -197H171M120 -234L124 -178M140 -234V-178M160 -234L156 -178";
const SPOKES =
  "M-72 0H72M-68 25L68 -25M-55 46L55 -46M-36 62L36 -62M-13 71L13 -71M13 71L-13 -71M36 62L-36 -62M55 46L-55 -46M68 25L-68 -25";
const FRAME =
  "M-42 -180L88 -196M-18 -84L92 -180M-18 -84L-50 -204M-18 -84L-116 -86L-42 -174M84 -216L96 -172C100 -140 108 -110 122 -86";

/** With its wheels' lowest points at y = 0. */
const drawBike = (stage: Stage, { deep, lite, ink }: Colours, paint: string) => {
  const [steel, tyre, leather] = [mix(lite, deep, 0.3), mix(ink, lite, 0.1), "#9a5a30"];
  const wheel = (x: number) =>
    place(line(SPOKES, steel, 1.3), [x, -86]) +
    disc(x, -86, 80, "none", { stroke: tyre, "stroke-width": 9 }) +
    disc(x, -86, 73.5, "none", { stroke: steel, "stroke-width": 4 }) +
    disc(x, -86, 7, steel);
  const basket = "M102 -236H178L168 -176H112Z";
  return (
    wheel(-116) +
    wheel(122) +
    line("M-18 -84L-8 -56", mix(steel, ink, 0.3), 6) +
    line("M-190 -130A88 88 0 0 1 -72 -162M58 -150A88 88 0 0 1 170 -160", paint, 8) +
    line("M-182 -128L-116 -86M-176 -164H-60", mix(steel, ink, 0.2), 4) +
    fill("M-190 -120L-178 -126L-184 -112Z", "#d5392c") +
    line(FRAME, mix(paint, ink, 0.4), 12) +
    line(FRAME, paint, 9) +
    line("M-40 -182L84 -198M-10 -92L84 -176", mix(paint, lite, 0.55), 2.4) +
    line("M-18 -99L-116 -91M-18 -69L-116 -81", mix(ink, lite, 0.12), 3) +
    disc(-18, -84, 17, mix(ink, lite, 0.15)) +
    disc(-18, -84, 12, steel) +
    line("M-18 -84L-30 -112", steel, 6) +
    bar([-44, -118, 28, 8], tyre, { rx: 3 }) +
    bar([-22, -58, 28, 8], tyre, { rx: 3 }) +
    line("M-50 -204L-53 -216", steel, 7) +
    fill(SADDLE, leather) +
    line("M84 -214L80 -238C76 -250 46 -246 28 -238", steel, 6) +
    line("M50 -246L26 -237", leather, 10) +
    line("M140 -226L120 -244M140 -226L146 -254M140 -226L166 -242", "#4d7a3d", 5) +
    disc(120, -244, 12, "#e86a5c") +
    disc(166, -242, 12, "#e86a5c") +
    disc(134, -240, 11, lite) +
    disc(147, -254, 12, lite) +
    disc(147, -254, 4.5, "#f2b63c") +
    fill(basket, "#c08a4c") +
    stage.shade(basket, [170, -180, 110, -230], ink, 0.7) +
    line(WICKER, "#8a5a2c", 2.4) +
    bar([98, -242, 84, 9], "#8a5a2c", { rx: 4 }) +
    disc(100, -170, 9, lite)
  );
};

export const motif: Motif = {
  mood: "mist",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale } = stage;
    const two = stage.set === 2;
    const horizon = floor * (two ? 0.66 : 0.85);
    const wall = mix(bg, lite, 0.16);
    const land = mix(deep, ink, 0.55);
    const paint = mix(key, "#d5492f", 0.7);
    const pane =
      fill("M-66 0V-170A66 40 0 0 1 66 -170V0Z", mix(deep, ink, 0.5)) +
      fill(
        "M-58 -4V-168A58 33 0 0 1 58 -168V-4Z",
        stage.linear([0, -200, 0, 0], [0, "#ffd98a"], [1, "#f0a850"]),
      );
    const shutter =
      bar([70, -186, 62, 186], mix(deep, lite, 0.16)) +
      bar([70, -186, 62, 186], "none", { stroke: mix(deep, ink, 0.4), "stroke-width": 5 }) +
      repeat(11, (i) => bar([78, -176 + i * 15.4, 46, 6], mix(deep, ink, 0.35)));
    const window =
      pane +
      line("M0 -200V0M-58 -96H58", mix(deep, ink, 0.5), 6) +
      mirrored(shutter) +
      bar([-84, -2, 168, 12], mix(lite, bg, 0.2));
    const bike = drawBike(stage, colours, paint);
    const bricks = fill("M0 0h44v16h-44ZM24 20h44v16h-44Z", deep, { opacity: 0.1 });
    const shade = oval([focus.x, horizon + (two ? 92 : 33) * scale, 220 * scale, 9 * scale], ink, {
      opacity: 0.5,
    });
    const lane = () =>
      repeat(6, (i) => place(bricks, [(width * ((i * 3) % 7)) / 7, 40 + ((i * 130) % 380)])) +
      place(window, [stage.across(-34), stage.down(-28)], scale * 0.98) +
      fill(stage.ground(horizon), land) +
      bar([-4, horizon - 14 * scale, width + 8, 14 * scale], mix(bg, deep, 0.6)) +
      shade +
      place(bike, [focus.x - 4 * scale, horizon + 34 * scale], scale);
    const other = () => drawBike(stage, colours, mix(lite, deep, 0.2));
    const shore = () =>
      disc(focus.x, horizon - 150 * scale, 168 * scale, mix(key, lite, 0.4)) +
      fill(stage.ground(horizon), mix(deep, bg, 0.2)) +
      glints(stage, [-20, horizon + 8 * scale, 190], lite) +
      place(fill("M-1300 84Q-300 36 700 84V700H-1300Z", land), [focus.x, horizon], scale) +
      shade +
      place(other(), [stage.across(120), horizon + 92 * scale], scale * 0.58, { flip: true }) +
      place(bike, [stage.across(-112), horizon + 92 * scale], scale * 0.58);
    return { body: stage.field(wall, deep) + (two ? shore() : lane()), under: land };
  },
};
