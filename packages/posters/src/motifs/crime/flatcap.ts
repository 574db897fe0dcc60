import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, group, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "smoke",
  draw: (stage, { bg, key, lite, ink }) => {
    const { width, floor, focus, scale, wide } = stage;
    const horizon = floor * 0.98;
    const cap =
      "M-176 40C-196 -30 -120 -112 -4 -118C100 -122 180 -60 182 8C182 28 176 40 168 48C96 26 -60 18 -176 40Z";
    const peak =
      "M-178 38C-214 48 -252 68 -262 88C-200 104 -60 96 44 62C100 46 150 44 168 48C96 20 -70 16 -178 38Z";
    const cl = stage.clip(cap);
    const tweed =
      repeat(13, (i) =>
        line(`M${-210 + i * 36} -140L${-260 + i * 36} 70`, mix(ink, lite, 0.16), 2),
      ) +
      repeat(11, (i) =>
        line(
          `M-210 ${-118 + i * 20}C-80 ${-140 + i * 20} 90 ${-140 + i * 20} 200 ${-110 + i * 20}`,
          mix(ink, lite, 0.12),
          2,
        ),
      );
    const blade = fill("M-263 88C-216 102 -130 100 -58 86C-110 108 -214 118 -263 88Z", lite);
    const chim = (x: number, h: number, w: number) =>
      fill(
        `M${round(x - w)} 0L${round(x - w * 0.66)} ${-h}h${round(w * 1.32)}L${round(x + w)} 0Z`,
        ink,
      ) + bar([x - w * 0.8, -h - 4, w * 1.6, 9], ink);
    const works: readonly (readonly [number, number, number])[] = wide
      ? [
          [-560, 150, 15],
          [-480, 210, 16],
          [-380, 120, 13],
          [-300, 176, 14],
          [170, 130, 13],
          [250, 190, 15],
        ]
      : [
          [-206, 96, 12],
          [-160, 138, 14],
          [158, 104, 12],
          [206, 150, 14],
        ];
    const smoke = (x: number, y: number, q: number) =>
      fill(
        `M${round(x)} ${round(y)}c${round(-6 * q)} ${round(-40 * q)} ${round(40 * q)} ${round(-40 * q)} ${round(34 * q)} ${round(-84 * q)}c${round(60 * q)} ${round(-30 * q)} ${round(90 * q)} ${round(-10 * q)} ${round(150 * q)} ${round(-60 * q)}c${round(-30 * q)} ${round(70 * q)} ${round(-60 * q)} ${round(70 * q)} ${round(-120 * q)} ${round(80 * q)}c${round(-30 * q)} ${round(30 * q)} ${round(-40 * q)} ${round(30 * q)} ${round(-52 * q)} ${round(64 * q)}Z`,
        ink,
        { opacity: 0.22 },
      );
    const figure =
      fill(cap, mix(ink, lite, 0.06)) +
      group(tweed, { "clip-path": cl }) +
      stage.shade(cap, [60, 60, -20, -90], ink, 1) +
      disc(-2, -118, 9, ink) +
      fill(peak, ink) +
      blade +
      line("M-178 38C-70 16 96 20 168 48", mix(ink, lite, 0.35), 2.4);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        disc(stage.across(64), horizon - 128 * scale, 122 * scale, key) +
        stage.shade(boxAt(-4, -4, width + 8, horizon), [0, horizon, 0, horizon * 0.5], lite, 0.4) +
        place(
          works.map(([x, h]) => smoke(x, -h, 0.9)).join("") +
            works.map(([x, h, w]) => chim(x, h, w)).join("") +
            fill(
              wide
                ? "M-900 4V-60H-620V-40H-200V-70H-60V-40H120V-64H420V4Z"
                : "M-290 4V-52H-180V-36H-110V4H120V-40H180V-58H290V4Z",
              ink,
            ),
          [focus.x, horizon],
          scale,
        ) +
        fill(stage.ground(horizon), ink) +
        stage.art(figure, [22, -34], -5),
      under: ink,
    };
  },
};
