import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "mist",
  draw: (stage, { bg, deep, key, ink }) => {
    const { width, height, floor, scale, random } = stage;
    const horizon = floor * 0.46;
    const pines = (base: number, h: number, c: string, dir = 1) => {
      let d = "";
      for (let x = -10; x < width + 20; x += random.between(9, 20)) {
        const t = h * random.between(0.5, 1.1) * (0.75 + 0.35 * Math.abs(Math.sin(x / 90)));
        d += `M${round(x)} ${round(base - dir * t)}L${round(x + t * 0.2)} ${round(base)}H${round(x - t * 0.2)}Z`;
      }
      return fill(d, c);
    };
    const hills = fill(
      `M-4 ${round(horizon)}V${round(horizon - 70 * scale)}C${round(width * 0.2)} ${round(horizon - 130 * scale)} ${round(width * 0.34)} ${round(horizon - 40 * scale)} ${round(width * 0.55)} ${round(horizon - 78 * scale)}S${round(width * 0.85)} ${round(horizon - 140 * scale)} ${width + 4} ${round(horizon - 80 * scale)}V${round(horizon)}Z`,
      mix(bg, deep, 0.4),
    );
    const sea = stage.ground(horizon);
    const boat =
      fill("M-66 -15H70C62 4 48 12 32 12H-36C-54 12 -62 0 -66 -15Z", ink) +
      fill("M-66 -15H70L68 -10H-65Z", key) +
      fill("M-12 -14V-28H0V-14Z", ink) +
      place(
        fill("M0 -52a8 8 0 1 1 -.1 0ZM-13 0L-14 -24Q-12 -36 0 -36Q12 -36 14 -24L13 0Z", ink),
        [6, -12],
        0.9,
      ) +
      line("M14 -30L44 -52L52 4", ink, 2);
    const bag =
      fill("M-74 -46H74L82 56H-82Z", ink) +
      fill("M-74 -46H74L77 -8H-77Z", mix(ink, deep, 0.5)) +
      line("M-30 -46V-66C-30 -78 30 -78 30 -66V-46", ink, 9) +
      bar([-10, -16, 20, 18], key);
    const bill = (x: number, y: number, rot: number, q: number) =>
      place(
        bar([-30, -14, 60, 28], key) +
          bar([-25, -9.5, 50, 19], "none", { stroke: mix(key, deep, 0.6), "stroke-width": 2 }) +
          disc(0, 0, 6.5, mix(key, deep, 0.6)),
        [x, y],
        q,
        { turn: rot },
      );
    const bills =
      bill(-96, 66, 24, 0.86) +
      bill(86, 84, -30, 0.8) +
      bill(112, 4, 50, 0.62) +
      bill(-50, 8, -18, 0.62) +
      bill(40, 30, 12, 0.5);
    return {
      body:
        stage.field(bg, mix(bg, key, 0.5)) +
        hills +
        pines(horizon, 74 * scale, mix(bg, deep, 0.78)) +
        fill(sea, deep) +
        stage.shade(sea, [0, height, 0, horizon - 10], ink, 1) +
        line(`M-4 ${round(horizon)}H${width + 4}`, mix(key, deep, 0.35), 1.5) +
        place(boat, [stage.across(-60), horizon + 2], scale * 1.05) +
        place(bag, [stage.across(30), floor - 86 * scale], scale * 1.02, { turn: -13 }) +
        place(bills, [stage.across(30), horizon + 44 * scale], scale) +
        line(
          `M${round(stage.across(-8))} ${round(horizon + 6)}C${round(stage.across(-14))} ${round(horizon + 60 * scale)} ${round(stage.across(10))} ${round(horizon + 90 * scale)} ${round(stage.across(16))} ${round(floor - 154 * scale)}`,
          mix(key, deep, 0.5),
          1.4,
          { "stroke-dasharray": "1 7" },
        ),
      under: mix(deep, ink, 0.7),
    };
  },
};
