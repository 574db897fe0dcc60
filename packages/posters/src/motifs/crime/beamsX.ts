import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";

export const motif: Motif = {
  mood: "pines",
  draw: (stage, { bg, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random } = stage;
    const horizon = floor * 0.98;
    let tr = "";
    for (let x = -20; x < width + 20; x += random.between(26, 58)) {
      const w = random.between(5, 13);
      tr += `M${round(x)} ${round(horizon + 10)}L${round(x + w * 0.2 + random.between(-8, 8))} -6h${round(w * 0.7)}L${round(x + w * 1.2)} ${round(horizon + 10)}Z`;
    }
    const fx = 150 * scale;
    const spread = 34 * scale;
    const y0 = horizon - 66 * scale;
    const beam = (dir: 1 | -1) => {
      const x0 = focus.x - dir * fx;
      const x1 = focus.x + dir * (fx + 96 * scale);
      return `M${round(x0)} ${round(y0 - 3)}L${round(x1 - spread)} -6H${round(x1 + spread * 2)}L${round(x0 + 5)} ${round(y0 + 3)}Z`;
    };
    const g1 = (dir: 1 | -1) => {
      const x0 = focus.x - dir * fx;
      return stage.linear(
        [x0, y0, focus.x + dir * fx, 0],
        [0, lite, 1],
        [0.45, key, 0.9],
        [1, key, 0.5],
      );
    };
    const man = fill(person(112), ink) + fill("M-17 -86L-24 -2H24L17 -86Z", ink);
    const arm = line("M8 -78L30 -70", ink, 9);
    return {
      body:
        stage.field(bg, ink) +
        fill(tr, mix(bg, ink, 0.5)) +
        fill(beam(1), g1(1)) +
        fill(beam(-1), g1(-1)) +
        fill(stage.ground(horizon), ink) +
        fill(
          `M-4 ${round(horizon + 2)}${repeat(Math.ceil(width / 10) + 1, (i) => `L${i * 10 + 3} ${round(horizon + 2 - random.between(3, 11))}L${i * 10 + 6} ${round(horizon + 2)}`)}V${height}H-4Z`,
          ink,
        ) +
        place(man + arm, [focus.x - fx - 26 * scale, horizon + 6], scale * 0.98) +
        place(man + arm, [focus.x + fx + 26 * scale, horizon + 6], scale * 0.92, { flip: true }),
      under: ink,
    };
  },
};
