import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, oval, place, round, star } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "nursery",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, scale, random } = stage;
    const horizon = floor * 0.94;
    const y2 = "#ffc62e";
    const gr = mix(deep, "#3fae8a", 0.8);
    const B = 104;
    const cube = (x: number, y: number, rot: number, face: string, sign: string) => {
      const d = `M${-B / 2} ${-B}h${B}v${B}h${-B}Z`;
      return group(
        fill(d, face) +
          stage.shade(d, [B / 2, 0, -B / 2, -B], ink, 0.3) +
          fill(`M${B / 2} ${-B}l16 -13v${B}l-16 13Z`, mix(face, ink, 0.35)) +
          fill(`M${-B / 2} ${-B}l16 -13h${B}l-16 13Z`, mix(face, lite, 0.45)) +
          bar([-B / 2 + 10, -B + 10, B - 20, B - 20], "none", {
            stroke: lite,
            "stroke-width": 4,
            rx: 5,
          }) +
          group(sign, { transform: `translate(0 ${-B / 2})` }),
        { transform: `translate(${round(x)} ${round(y)}) rotate(${round(rot)})` },
      );
    };
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = random.shuffle([
      fill(star(30), lite),
      disc(0, 0, 25, lite),
      fill("M-28 24L0 -28L28 24Z", lite),
      fill(
        "M0 28C-42 0 -30 -30 -12 -28C-4 -28 0 -20 0 -16C0 -20 4 -28 12 -28C30 -30 42 0 0 28Z",
        lite,
      ),
      fill("M12 -28A28 28 0 1 0 12 28A34 34 0 0 1 12 -28Z", lite),
    ]);
    const c = random.shuffle([key, y2, deep, gr, key]);
    const w = () => random.between(-3.4, 3.4);
    const tower =
      cube(-62, 0, 0, deep, first) +
      cube(52, 0, 0, key, second) +
      cube(-14, -B - 6, -3 + w() / 2, y2, third) +
      cube(6, -2 * B - 14, 4, gr, fourth) +
      cube(-4, -3 * B - 22, -5, key === c[0] ? deep : key, fifth);
    const ball =
      disc(146, -34, 34, y2) +
      fill("M118 -53A34 34 0 0 1 174 -53Q146 -64 118 -53Z", key) +
      fill("M112 -34Q146 -46 180 -34L179 -26Q146 -38 113 -26Z", lite);
    const land = stage.ground(horizon);
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.5)) +
        fill(
          `M${round(stage.across(-20))} -4L${round(stage.across(-330))} ${round(horizon)}H${round(stage.across(300))}L${round(stage.across(60))} -4Z`,
          lite,
          { opacity: 0.2 },
        ) +
        fill(land, lite) +
        stage.shade(land, [0, horizon, 0, horizon + 70], deep, 0.16) +
        place(
          oval([20, 0, 200, 9], ink, { opacity: 0.18 }) + tower + ball,
          [stage.across(-20), horizon + 2],
          scale * 0.91,
        ),
      under: lite,
    };
  },
};
