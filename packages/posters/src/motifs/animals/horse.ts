import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, oval, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { fade } from "../../stage/table.ts";

const HORSE =
  "M22 -190L18 -240Q48 -226 54 -192C122 -176 178 -110 206 -4C226 70 250 160 270 340H-10C6 240 60 170 66 92C68 62 62 42 54 24C36 46 0 58 -40 72C-68 82 -82 98 -94 110C-108 122 -124 118 -132 106C-152 102 -158 72 -146 50C-130 20 -110 -20 -88 -62C-66 -104 -42 -152 -8 -176Q8 -186 22 -190Z";

function horseOf(stage: Stage, { deep, key, lite, ink }: Colours, racing: boolean) {
  const coat = racing ? mix("#7a4222", ink, 0.12) : mix(mix("#7a4222", deep, 0.3), ink, 0.4);
  const [dark, light] = [mix(coat, ink, 0.55), mix(coat, lite, 0.3)];
  const mane = mix(ink, coat, 0.18);
  const lock = (y: number, x: number, long: number) =>
    `M${x} ${y}C${x + long * 0.3} ${y - 34} ${x + long * 0.6} ${y + 16} ${x + long} ${y - 16}C${x + long * 0.7} ${y + 36} ${x + long * 0.4} ${y + 26} ${x + 6} ${y + 58}Z`;
  const hair = [
    [-206, 34, 150],
    [-180, 72, 150],
    [-148, 110, 140],
    [-108, 140, 136],
    [-64, 166, 130],
    [-18, 184, 126],
    [34, 198, 120],
    [88, 210, 110],
  ] as const;
  const tack = (d: string) => line(d, mix(key, ink, 0.55), 15) + line(d, key, 9);
  const bridle =
    tack("M30 -188C50 -130 50 -60 36 20M-14 -168Q20 -150 44 -120") +
    tack("M-110 -18C-86 0 -66 30 -58 66M-58 66L-84 36") +
    tack("M-82 40C0 20 110 90 280 270") +
    disc(-82, 42, 13, "#d8b45a") +
    disc(-82, 42, 6, mix(coat, ink, 0.4));
  return (
    fill(hair.map(([y, x, long]) => lock(y, x, long)).join(""), mane) +
    fill(HORSE, coat) +
    stage.shade(HORSE, [240, 160, 20, -40], ink, 1) +
    fill(
      "M54 24C36 46 0 58 -40 72C-68 82 -82 98 -94 110C-60 100 20 90 66 92C68 62 62 42 54 24Z",
      dark,
    ) +
    fill(
      "M54 24C74 60 76 100 60 150C40 210 0 260 -10 340H60C60 250 110 180 104 100C100 60 80 30 54 24Z",
      dark,
      { opacity: 0.6 },
    ) +
    line("M52 -92C78 -60 76 -10 54 22", dark, 5) +
    fill(
      "M-8 -176C-42 -152 -66 -104 -88 -62C-110 -20 -130 20 -146 50C-140 56 -128 50 -120 38C-96 0 -74 -40 -54 -76C-36 -112 -20 -144 -8 -176Z",
      light,
    ) +
    (racing
      ? fill(
          "M-22 -152C-44 -120 -66 -80 -84 -44C-78 -42 -72 -48 -66 -58C-48 -92 -30 -122 -22 -152Z",
          lite,
        )
      : "") +
    fill("M24 -186L24 -226Q40 -214 44 -190Z", dark) +
    fill("M-34 -118C-20 -138 2 -136 12 -120C-2 -108 -20 -106 -34 -118Z", ink) +
    disc(-12, -122, 4, lite) +
    line("M-38 -122C-20 -148 6 -142 16 -122", dark, 4) +
    oval([-132, 66, 7, 12], ink, { transform: "rotate(30 -132 66)" }) +
    line("M-134 98Q-114 92 -98 82", ink, 4) +
    line("M-60 -40C-40 -20 -10 -4 10 -2", dark, 3.5, { opacity: 0.7 }) +
    fill(
      hair
        .slice(1)
        .map(([y, x, long]) => lock(y + 10, x - 22, long * 0.6))
        .join("") + "M20 -196C4 -180 -20 -150 -24 -120C0 -130 30 -150 40 -186Z",
      mane,
    ) +
    line("M-10 -140Q0 -160 24 -184M6 -136Q18 -156 34 -176", mix(mane, lite, 0.25), 2.5) +
    repeat(5, (i) =>
      line(`M${96 + i * 24} ${-136 + i * 42}q40 -14 70 6`, mix(mane, lite, 0.22), 3),
    ) +
    (racing ? bridle : "")
  );
}

export const motif: Motif = {
  mood: "savanna",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, set } = stage;
    const racing = set === 2;
    const under = mix(deep, ink, 0.6);
    const far = floor * 0.86;
    const ridge = (y: number, by: number) =>
      `M-4 ${round(y)}Q${round(width * 0.2)} ${round(y - by)} ${round(width * 0.45)} ${round(y - by * 0.3)}T${width + 4} ${round(y - by * 0.8)}V${stage.height + 4}H-4Z`;
    const stripes = repeat(7, (i) =>
      fill(
        `M-4 ${round(far - (200 - i * 30) * scale)}H${width + 4}V${round(far - (186 - i * 33) * scale)}H-4Z`,
        lite,
        { opacity: 0.1 },
      ),
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.4)) +
        (racing
          ? stripes
          : disc(stage.across(-20), stage.down(-30), 214 * scale, key, { opacity: 0.35 }) +
            disc(stage.across(-20), stage.down(-30), 176 * scale, mix(key, lite, 0.25))) +
        fill(ridge(far, 70 * scale), mix(deep, bg, 0.35)) +
        fill(ridge(far + 30 * scale, 40 * scale), mix(deep, ink, 0.25)) +
        stage.art(horseOf(stage, colours, racing), [focus.x > 0 ? -20 : 0, 6]) +
        fade(stage, floor * 0.84, floor * 1.03, under),
      under,
    };
  },
};
