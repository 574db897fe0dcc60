import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { table } from "../../stage/table.ts";

const TAG =
  "M-46 0H46C72 0 84 22 84 50V226C84 254 72 276 46 276H-46C-72 276 -84 254 -84 226V50C-84 22 -72 0 -46 0Z";

function tagsOf(stage: Stage, { bg, lite, ink }: Colours) {
  const steel = mix(mix("#aab2b4", lite, 0.2), ink, 0.08);
  const [light, dark] = [mix(steel, "#ffffff", 0.6), mix(steel, ink, 0.5)];
  const stamped = [110, 84, 100, 60]
    .map(
      (half, i) =>
        line(`M-54 ${96 + i * 34}h${half}`, dark, 9, { "stroke-dasharray": "13 9 20 9" }) +
        line(`M-54 ${100 + i * 34}h${half}`, light, 2, { "stroke-dasharray": "13 9 20 9" }),
    )
    .join("");
  const hole = place(
    fill("M0 -26L8 -14L24 -18L18 -4L30 8L14 12L10 28L-4 18L-20 22L-18 8L-30 -4L-14 -10Z", light) +
      disc(0, 0, 15, dark) +
      disc(1, 2, 12, mix(bg, ink, 0.6)) +
      line("M24 -18L40 -30M14 12L26 34M-30 -4L-46 -2", dark, 2.5),
    [34, 196],
  );
  const tag = (front: boolean) =>
    fill(TAG, ink, { opacity: 0.4, transform: "translate(9 12)" }) +
    fill(TAG, front ? steel : mix(steel, ink, 0.25)) +
    (front ? stage.shade(TAG, [90, 260, -50, 60], ink, 0.9) : "") +
    fill("M-84 150V50C-84 22 -72 0 -46 0H30Z", "#ffffff", { opacity: 0.16 }) +
    line(TAG, dark, 4) +
    line(TAG, light, 3, { transform: "translate(0 8) scale(.91 .94)" }) +
    disc(0, 30, 13, dark) +
    disc(0, 31, 10, mix(bg, ink, 0.4)) +
    stamped +
    (front ? hole : "");
  const beads = (d: string) =>
    line(d, mix(steel, ink, 0.5), 10, { "stroke-dasharray": "0 12" }) +
    line(d, steel, 8, { "stroke-dasharray": "0 12" }) +
    line(d, light, 3, { "stroke-dasharray": "0 12", transform: "translate(-1 -2)" });
  return (top: string) =>
    beads(top) +
    place(tag(false), [26, -94], 0.9, { turn: -17 }) +
    place(tag(true), [-22, -100], 0.98, { turn: 9 }) +
    beads("M0 -124C-14 -106 -18 -92 -24 -70M0 -124C14 -106 28 -92 34 -66");
}

export const motif: Motif = {
  mood: "smoke",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, random, set } = stage;
    const hung = tagsOf(stage, colours);
    const land = mix(deep, ink, 0.5);
    const horizon = floor * 0.95;
    const poppy = (x: number, tall: number, lean: number, size: number) => {
      const [hx, hy] = [lean, -tall];
      const bloom =
        fill(
          "M0 4C-34 6 -44 -20 -30 -38C-20 -50 -6 -44 0 -36C6 -44 20 -50 30 -38C44 -20 34 6 0 4Z",
          mix(key, ink, 0.2),
        ) +
        fill(
          "M0 4C-22 6 -40 -10 -30 -32C-14 -28 14 -28 30 -32C40 -10 22 6 0 4Z",
          mix(key, lite, 0.08),
        ) +
        disc(0, -14, 8, ink) +
        disc(0, -14, 3, mix(key, lite, 0.5));
      return place(
        line(`M0 0Q0 ${round(hy / 2)} ${hx} ${hy}`, mix("#55703f", ink, 0.35), 4) +
          place(bloom, [hx, hy], size, { turn: lean }),
        [x, horizon + 12],
        scale,
      );
    };
    const gap = 62 * scale;
    const field = repeat(Math.ceil(width / gap) + 1, (i) => {
      const x = gap * (i + random.between(-0.3, 0.3));
      const near = Math.abs(x - focus.x) / (250 * scale);
      return poppy(
        x,
        random.between(24, 50) + 40 * Math.min(near, 1) ** 2,
        random.between(-14, 14),
        random.between(0.6, 0.95),
      );
    });
    const barb = (y: number, sag: number) =>
      line(
        `M-4 ${round(y)}Q${round(focus.x)} ${round(y + sag)} ${width + 4} ${round(y)}`,
        mix(ink, lite, 0.4),
        4 * scale,
      ) +
      repeat(Math.ceil(width / (84 * scale)), (i) => {
        const x = (i + 0.4) * 84 * scale;
        const [from, to] = [x / focus.x, (x - focus.x) / (width - focus.x)];
        const low = x < focus.x ? 1 - (1 - from) ** 2 : 1 - to ** 2;
        return place(
          line("M-9 -14L9 14M9 -14L-9 14M-7 0H7", mix(ink, lite, 0.4), 4),
          [x, y + sag * 0.5 * low],
          scale,
        );
      });
    const sun = [focus.x, horizon - 60 * scale] as const;
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.45)) +
        stage.glow([...sun, 360 * scale], [0, mix(lite, key, 0.15), 0.75], [1, bg, 0]) +
        (set === 2
          ? disc(...sun, 150 * scale, mix(key, lite, 0.2)) + barb(stage.down(-140), 36 * scale)
          : "") +
        table(stage, horizon, land, ink) +
        bar([-4, horizon, width + 8, 3], mix(land, lite, 0.2)) +
        (set === 2 ? "" : field) +
        stage.art(
          set === 2
            ? place(hung("M-16 -122C-30 -150 26 -150 2 -122"), [0, 0], 1)
            : hung("M0 -124C-50 -180 -70 -230 -74 -420M0 -124C50 -180 66 -230 66 -420"),
        ) +
        (set === 2 ? barb(stage.down(250), 30 * scale) : ""),
      under: land,
    };
  },
};
