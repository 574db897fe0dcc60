import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "pines",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random } = stage;
    const aim = stage.set === 2 ? 32 : 0;
    const wood = "#a86a38";
    const pine = (x: number, y: number, h: number) =>
      `M${round(x)} ${round(y - h)}l${round(h * 0.1)} ${round(h * 0.3)}h${round(-h * 0.04)}l${round(h * 0.1)} ${round(h * 0.3)}h${round(-h * 0.05)}l${round(h * 0.12)} ${round(h * 0.4)}h${round(-h * 0.46)}l${round(h * 0.12)} ${round(-h * 0.4)}h${round(-h * 0.05)}l${round(h * 0.1)} ${round(-h * 0.3)}h${round(-h * 0.04)}Z`;
    const woods = (y: number, tall: number, step: number) =>
      repeat(Math.ceil(width / step) + 2, (i) =>
        pine((i - 0.5) * step + random.between(-8, 8), y + 6, tall * random.between(0.7, 1.15)),
      ) + `M-4 ${round(y)}H${width + 4}V${height + 4}H-4Z`;
    const limb =
      "M0 -132C26 -130 38 -124 62 -116C112 -98 146 -64 168 -22C178 -4 196 0 212 -22L219 -18C206 16 176 18 160 -8C136 -52 104 -82 58 -98C38 -106 26 -110 0 -112Z";
    const half =
      fill(limb, wood) +
      fill(
        "M0 -118C26 -116 38 -112 58 -104C104 -88 136 -58 160 -14C176 12 202 14 216 -20L219 -18C206 16 176 18 160 -8C136 -52 104 -82 58 -98C38 -106 26 -110 0 -112Z",
        mix(wood, ink, 0.5),
      ) +
      line("M44 -118C104 -100 140 -66 164 -22", mix(wood, lite, 0.55), 2.6) +
      line("M70 -112L64 -98M78 -109L72 -94M150 -52L138 -42M155 -44L144 -34", key, 4) +
      line("M207 -14L0 168", lite, 2.4);
    const bow =
      mirrored(half) +
      fill(
        "M-22 -137C-8 -142 8 -142 22 -137L20 -105C8 -101 -8 -101 -20 -105Z",
        mix(key, ink, 0.25),
      ) +
      line(
        "M-14 -138L-10 -104M-5 -140L-3 -103M5 -140L3 -103M14 -138L10 -104",
        mix(key, ink, 0.55),
        2.4,
      );
    const arrow =
      line("M0 172V-190", mix(wood, lite, 0.62), 7) +
      line("M2 172V-190", mix(wood, ink, 0.15), 2.5) +
      fill("M0 -246L17 -192L0 -202L-17 -192Z", lite) +
      fill("M0 -246L17 -192L0 -202Z", mix(lite, mix(deep, ink, 0.5), 0.45)) +
      mirrored(
        fill("M4 92L22 112V172L4 154Z", key) +
          line("M4 112L22 132M4 130L22 150", mix(key, ink, 0.4), 2.2),
      ) +
      line("M-5 -186H5M-5 -180H5", key, 3) +
      disc(0, 169, 5, mix(wood, ink, 0.4));
    const moon = `M${round(focus.x - 190 * scale)} ${round(stage.down(-20))}a${round(190 * scale)} ${round(190 * scale)} 0 1 0 ${round(380 * scale)} 0a${round(190 * scale)} ${round(190 * scale)} 0 1 0 ${round(-380 * scale)} 0Z`;
    const near = mix(deep, ink, 0.62);
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.5)) +
        disc(focus.x, stage.down(-20), 226 * scale, lite, { opacity: 0.07 }) +
        fill(moon, mix(bg, mix(deep, lite, 0.35), 0.55)) +
        stage.shade(moon, [0, stage.down(180), 0, stage.down(-60)], mix(deep, ink, 0.3), 0.8) +
        fill(woods(floor * 0.84, 170 * scale, 74 * scale), mix(bg, deep, 0.75)) +
        fill(woods(floor * 0.95, 120 * scale, 52 * scale), near) +
        fill(stage.ground(floor * 0.95), near) +
        stage.art(place(bow + arrow, [0, 2], 0.98), [0, aim ? 0 : 4], aim),
      under: near,
    };
  },
};
