import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const GRIP =
  "M108 -50C140 -44 152 -14 158 20C166 66 196 104 204 148C206 172 150 184 138 164C132 116 104 84 98 20C98 0 100 -30 108 -50Z";
const FRAME = "M10 -76H110C128 -74 134 -54 132 -34L122 24H66C36 22 14 12 10 -4Z";

function gunOf(stage: Stage, { lite, ink }: Colours) {
  const steel = mix(mix("#5c6670", ink, 0.35), lite, 0.12);
  const [dark, light] = [mix(steel, ink, 0.6), mix(steel, lite, 0.55)];
  const horn = mix("#8a4f2a", ink, 0.1);
  return (
    fill("M108 -64C114 -92 136 -108 160 -98L152 -84C142 -86 136 -76 138 -50Z", dark) +
    line("M50 18C44 76 110 80 108 26", dark, 10) +
    line("M48 24C46 64 80 72 96 58", light, 3) +
    line("M80 22Q68 40 80 54", dark, 8) +
    fill(GRIP, horn) +
    stage.shade(GRIP, [200, 120, 110, 60], ink, 0.95) +
    line("M112 -36C128 40 156 100 164 158", mix(horn, lite, 0.35), 4) +
    disc(142, 52, 7, light) +
    repeat(6, (i) => line(`M${124 + i * 7} ${70 + i * 13}l26 -12`, mix(horn, ink, 0.5), 2.5)) +
    fill("M-236 -66H24V-22H-236Z", steel) +
    bar([-236, -66, 260, 11], light) +
    bar([-236, -34, 260, 12], dark) +
    fill("M-180 -24H24V-4H-172Q-180 -6 -180 -14Z", mix(steel, ink, 0.35)) +
    bar([-172, -20, 190, 4], mix(steel, lite, 0.3)) +
    fill("M-230 -64L-218 -84H-206L-200 -64Z", dark) +
    bar([-240, -70, 12, 52], mix(steel, ink, 0.3), { rx: 3 }) +
    fill(FRAME, steel) +
    stage.shade(FRAME, [60, 30, 40, -50], ink, 1) +
    bar([12, -76, 100, 8], light) +
    bar([18, -64, 78, 66], mix(steel, ink, 0.25), { rx: 9 }) +
    bar([18, -62, 78, 16], light, { rx: 7 }) +
    bar([18, -14, 78, 14], dark, { rx: 7 }) +
    repeat(3, (i) =>
      fill(`M18 ${-46 + i * 17}H66Q76 ${-41 + i * 17} 66 ${-36 + i * 17}H18Z`, dark),
    ) +
    disc(114, -4, 6, light) +
    disc(56, 12, 5, dark) +
    line("M104 -56L120 -40", dark, 3)
  );
}

function roseOf({ key, lite }: Colours) {
  return (
    line("M-236 -44C-280 -46 -300 -50 -322 -46", "#4f7a3c", 7) +
    fill(
      "M-280 -48C-276 -80 -252 -92 -240 -86C-242 -66 -256 -50 -280 -48ZM-290 -46C-282 -20 -262 -10 -250 -16C-256 -34 -270 -44 -290 -46Z",
      "#4f7a3c",
    ) +
    fill(
      "M-306 -46C-300 -96 -352 -106 -372 -84C-410 -76 -412 -20 -374 -8C-350 12 -300 4 -306 -46Z",
      mix(key, "#c81e2c", 0.6),
    ) +
    fill("M-306 -46C-312 -20 -344 -2 -374 -8C-350 12 -300 4 -306 -46Z", mix(key, "#6e0d18", 0.75)) +
    line(
      "M-334 -78C-362 -70 -372 -30 -346 -20C-322 -14 -318 -52 -340 -56C-356 -54 -354 -38 -344 -36M-372 -84C-384 -60 -384 -32 -374 -8",
      mix(key, "#6e0d18", 0.8),
      4,
    ) +
    line("M-322 -76C-312 -68 -308 -58 -308 -48", mix(key, lite, 0.5), 4)
  );
}

export const motif: Motif = {
  mood: "dunes",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, set } = stage;
    const gun = gunOf(stage, colours);
    const smoke =
      "M-246 -46C-262 -80 -206 -104 -232 -146S-190 -196 -214 -250C-176 -206 -182 -176 -194 -142S-218 -92 -236 -46Z";
    const horizon = floor * 0.8;
    const land = mix(deep, ink, 0.45);
    const mesa = `M-4 ${round(horizon + 4)}V${round(horizon - 60 * scale)}H${round(stage.across(-216))}l${round(14 * scale)} ${round(40 * scale)}H${round(stage.across(-150))}L${round(stage.across(-120))} ${round(horizon)}H${round(stage.across(120))}L${round(stage.across(150))} ${round(horizon - 84 * scale)}h${round(64 * scale)}l${round(14 * scale)} ${round(50 * scale)}H${width + 4}V${round(horizon + 4)}Z`;
    const cactus = line("M0 4V-84M0 -34H-22V-58M0 -24H20V-50", land, 13);
    const shell = (x: number, turn: number) =>
      place(
        bar([-11, -34, 22, 50], "#d8a845", { rx: 3 }) +
          bar([-11, -34, 7, 50], "#f2d48a", { rx: 3 }) +
          fill("M-11 -34C-10 -54 10 -54 11 -34Z", mix("#b06a3a", ink, 0.1)) +
          bar([-13, 12, 26, 6], "#9a7428"),
        [x, 0],
        1,
        { turn },
      );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.35)) +
        (set === 2
          ? stage.glow(
              [focus.x, stage.down(-20), 330 * scale],
              [0, mix(bg, lite, 0.5), 0.9],
              [1, bg, 0],
            )
          : disc(focus.x, horizon - 110 * scale, 220 * scale, lite, { opacity: 0.3 }) +
            disc(focus.x, horizon - 110 * scale, 176 * scale, mix(lite, key, 0.25)) +
            fill(mesa, mix(deep, bg, 0.25)) +
            place(cactus, [stage.across(172), horizon], scale)) +
        fill(stage.ground(set === 2 ? floor * 0.97 : horizon), land) +
        fill(
          stage.ground(horizon),
          stage.linear([0, height, 0, horizon], [0, ink, 0.5], [1, ink, 0]),
        ) +
        (set === 2
          ? stage.art(place(gun + roseOf(colours), [44, 26], 0.8, { turn: 52 }))
          : place(
              fill(smoke, stage.linear([0, -46, 0, -250], [0, lite, 0.95], [1, lite, 0.25])),
              [focus.x + 16 * scale, stage.down(-10)],
              scale,
            ) +
            oval([stage.across(80), horizon + 62 * scale, 190 * scale, 9 * scale], ink, {
              opacity: 0.35,
            }) +
            stage.art(place(gun, [12, 26], 0.98, { turn: 6 })) +
            place(shell(-160, 90) + shell(-90, 68), [focus.x, horizon + 52 * scale], scale * 0.8)),
      under: set === 2 ? mix(land, ink, 0.25) : land,
    };
  },
};
