import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";

const WITCH =
  "M-8 -2C-16 -14 -16 -30 -6 -38L-16 -40L10 -64L14 -44L24 -42L14 -36C22 -28 22 -14 18 -2L34 6L30 12L8 6Z";

export const motif: Motif = {
  mood: "moon",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale } = stage;
    const inside = stage.set === 2;
    const foot = floor * 0.9;
    const felt = mix(mix(deep, ink, 0.52), bg, 0.14);
    const bright = mix(mix(felt, bg, 0.35), lite, 0.16);
    const shadow = mix(felt, ink, 0.55);
    const straw = "#d9a34c";
    const cone =
      "M-104 -44C-86 -130 -60 -206 -20 -262C0 -292 30 -330 76 -338C104 -342 128 -326 142 -304C118 -316 98 -314 84 -296C66 -270 76 -220 84 -170C92 -122 100 -80 108 -44C60 -20 -60 -20 -104 -44Z";
    const brim =
      "M-214 -14C-200 -44 -140 -58 -96 -62C-40 -48 50 -48 102 -62C146 -58 204 -44 216 -14C200 12 110 26 0 26S-200 12 -214 -14Z";
    const broom =
      line("M0 60V-330", mix("#8a5a34", ink, 0.1), 11) +
      line("M-3 60V-326", mix("#8a5a34", lite, 0.4), 2.6) +
      fill(
        "M-14 44H14C22 84 44 120 46 176L30 164L22 182L10 166L0 184L-12 166L-24 182L-32 164L-46 176C-44 120 -22 84 -14 44Z",
        straw,
      ) +
      fill("M4 44H14C22 84 44 120 46 176L30 164L22 182L10 166Z", mix(straw, ink, 0.4)) +
      line("M-6 70L-20 150M0 70V156", mix(straw, ink, 0.35), 2.4) +
      bar([-17, 50, 34, 8], key) +
      bar([-19, 66, 38, 7], key);
    const hat =
      oval([4, 20, 232, 16], ink, { opacity: 0.5 }) +
      fill(brim, felt) +
      fill(
        "M-214 -14C-200 12 -110 26 0 26S200 12 216 -14C196 6 100 16 0 16S-196 6 -214 -14Z",
        shadow,
      ) +
      line("M-206 -18C-190 -38 -146 -50 -112 -54", bright, 4) +
      oval([2, -44, 112, 17], shadow) +
      fill(cone, felt) +
      stage.shade(cone, [130, 0, -20, -60], ink, 1) +
      fill(
        "M-104 -44C-86 -130 -60 -206 -20 -262C0 -292 30 -330 76 -338C40 -318 14 -276 0 -230C-24 -164 -44 -100 -52 -32C-74 -34 -92 -38 -104 -44Z",
        bright,
      ) +
      line(
        "M-14 -190C10 -178 40 -184 70 -200M-4 -214C14 -206 40 -212 62 -226M-36 -128C-10 -112 50 -116 84 -132",
        shadow,
        4,
      ) +
      fill(
        "M-104 -44C-100 -66 -96 -84 -92 -98C-50 -76 60 -76 99 -98L108 -44C60 -20 -60 -20 -104 -44Z",
        key,
      ) +
      fill("M30 -84C58 -86 84 -90 99 -98L108 -44C92 -36 66 -30 36 -28Z", mix(key, ink, 0.4)) +
      fill("M-36 -90H34L38 -20H-38ZM-20 -76L-22 -34H22L20 -76Z", mix("#e9b84a", lite, 0.1), {
        "fill-rule": "evenodd",
      }) +
      bar([-34, -60, 66, 8], mix("#e9b84a", ink, 0.25));
    const land = mix(deep, ink, 0.66);
    const my = stage.down(-74);
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.5)) +
        (inside
          ? repeat(Math.ceil(stage.width / (92 * scale)) + 1, (i) =>
              bar([i * 92 * scale - 20, -4, 3, foot], mix(deep, ink, 0.4), { opacity: 0.4 }),
            ) + stage.glow([focus.x, my, 300 * scale], [0, mix(lite, key, 0.4), 0.5], [1, lite, 0])
          : disc(focus.x, my, 212 * scale, lite, { opacity: 0.12 }) +
            disc(focus.x, my, 172 * scale, mix(lite, bg, 0.06)) +
            disc(stage.across(-74), my - 70 * scale, 22 * scale, bg, { opacity: 0.14 }) +
            disc(stage.across(-110), my + 20 * scale, 34 * scale, bg, { opacity: 0.14 }) +
            stage.stars(stage.wide ? 90 : 40, foot * 0.75, lite)) +
        fill(stage.ground(foot), land) +
        fill(
          stage.ground(foot),
          stage.linear(
            [0, foot, 0, foot + 120 * scale],
            [0, mix(deep, bg, 0.4), 0.7],
            [1, land, 0],
          ),
        ) +
        (inside
          ? place(broom, [stage.across(-142), foot - 146 * scale], scale * 0.86, { turn: 10 })
          : place(
              fill(WITCH, ink) + place(broom, [4, 4], 0.24, { turn: -82 }),
              [stage.across(-120), my - 84 * scale],
              scale * 0.84,
            )) +
        place(hat, [focus.x + 10 * scale, foot - 4], scale * (inside ? 0.98 : 1)),
      under: land,
    };
  },
};
