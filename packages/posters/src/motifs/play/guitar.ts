import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  group,
  line,
  oval,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "surf",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, scale, set } = stage;
    const horizon = floor * 0.93;
    const body =
      "M0 0C68 0 110 -32 110 -80C110 -120 70 -128 68 -158C66 -182 86 -190 86 -214C86 -242 52 -254 0 -254C-52 -254 -86 -242 -86 -214C-86 -190 -66 -182 -68 -158C-70 -128 -110 -120 -110 -80C-110 -32 -68 0 0 0Z";
    const wood = mix("#b9622a", key, 0.12);
    const dark = mix(wood, ink, 0.72);
    const hole =
      disc(0, -156, 40, mix(lite, wood, 0.35)) +
      disc(0, -156, 35, mix(wood, "#f0702c", 0.8)) +
      group(
        disc(0, -150, 17, lite) +
          fill("M-50 -146Q-22 -160 0 -146T50 -150V-100H-50Z", mix(dark, wood, 0.2)) +
          fill("M-50 -134Q-10 -140 10 -134T50 -138V-100H-50Z", ink),
        { "clip-path": stage.clip(circleAt(0, -156, 35)) },
      );
    const shape =
      fill("M-12 -180L-10 -400H10L12 -180Z", dark) +
      fill("M-11 -396L-22 -412L-17 -474Q0 -466 17 -474L22 -412L11 -396Z", mix(wood, ink, 0.45)) +
      repeat(6, (i) => bar([i % 2 ? 20 : -30, -464 + (i >> 1) * 18, 10, 8], lite, { rx: 3 }));
    const guitar =
      group(fill(body, mix(wood, ink, 0.5)), { transform: "translate(9 3)" }) +
      fill(body, wood, { stroke: mix(wood, lite, 0.55), "stroke-width": 3 }) +
      stage.shade(body, [100, 10, -40, -90], mix(wood, ink, 0.75), 0.9) +
      hole +
      fill("M44 -120C78 -112 84 -70 60 -54C40 -70 34 -100 44 -120Z", mix(wood, ink, 0.6)) +
      shape +
      repeat(13, (i) => bar([-11, -392 + i * (19 - i * 0.42), 22, 1.6], mix(wood, lite, 0.6))) +
      bar([-44, -68, 88, 13], dark, { rx: 5 }) +
      repeat(6, (i) => line(`M${-8.5 + i * 3.4} -62L${-6 + i * 2.4} -404`, lite, 0.9)) +
      bar([-40, -66, 80, 3], lite);
    const shadow = group(
      fill(body, ink) + fill("M-12 -200V-400L-22 -412L-17 -474H17L22 -412L12 -400V-200Z", ink),
      { opacity: 0.22 },
    );
    const x = stage.across(set === 2 ? 0 : -58);
    const tilt = { turn: set === 2 ? 0 : 15 };
    const top = horizon - 452 * scale;
    const wires = repeat(4, (i) => {
      const y = round(top + i * 17 * scale);
      return line(
        `M-4 ${y}Q${round(x / 2)} ${round(top + (i * 17 + 52) * scale)} ${round(x)} ${y}Q${round((x + width) / 2)} ${round(top + (i * 17 + 52) * scale)} ${width + 4} ${y}`,
        mix(lite, ink, 0.6),
        1.8,
      );
    });
    const panes = repeat(4, (i) =>
      fill(
        `M${-150 + (i % 2) * 116} ${-236 + (i % 2) * 32 + (i >> 1) * 150}l106 29v136l-106 -29Z`,
        lite,
        { opacity: 0.3 },
      ),
    );
    return {
      body:
        stage.field(bg, set === 2 ? deep : mix(bg, ink, 0.6)) +
        (set === 2
          ? disc(x, horizon - 90 * scale, 205 * scale, mix(key, lite, 0.4)) + wires
          : stage.art(panes, [40, 20])) +
        table(stage, horizon, deep, ink) +
        (set === 2 ? "" : place(shadow, [x + 44 * scale, horizon + 2], scale * 0.98, tilt)) +
        oval([x, horizon + 5, 105 * scale, 8 * scale], ink, { opacity: 0.5 }) +
        place(guitar, [x, horizon + 5], scale * 0.98, tilt),
      under: deep,
    };
  },
};
