import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  boxAt,
  circleAt,
  corners,
  disc,
  fill,
  group,
  line,
  oval,
  polar,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "pitch",
  draw: (stage, { bg, deep, lite, ink }) => {
    const { width, height, focus, scale } = stage;
    const stripe = mix(bg, ink, 0.12);
    const stripes = repeat(Math.ceil(height / (62 * scale)) + 1, (i) =>
      i % 2 ? bar([-4, i * 62 * scale, width + 8, 62 * scale], stripe) : "",
    );
    const pent = (r: number, rot: number) => corners(times(5, (i) => polar(r, rot + i * 72)));
    const b = circleAt(0, 0, 92);
    const cl = stage.clip(b);
    const ball =
      oval([16, 22, 92, 90], ink, { opacity: 0.35 }) +
      fill(b, lite) +
      group(
        fill(pent(31, -90), ink) +
          repeat(5, (i) => {
            const [x, y] = polar(88, -90 + i * 72);
            const [ax, ay] = polar(31, -90 + i * 72);
            return (
              group(fill(pent(30, 90), ink), {
                transform: `translate(${round(x)} ${round(y)}) rotate(${i * 72 + 0})`,
              }) + line(`M${round(ax)} ${round(ay)}L${round(x * 0.7)} ${round(y * 0.7)}`, ink, 4)
            );
          }) +
          repeat(5, (i) => {
            const [cx2, cy2] = polar(66, -54 + i * 72);
            return (
              line(
                `M${round(polar(66, -81 + i * 72)[0])} ${round(polar(66, -81 + i * 72)[1])}L${round(cx2)} ${round(cy2)}L${round(polar(66, -27 + i * 72)[0])} ${round(polar(66, -27 + i * 72)[1])}`,
                ink,
                4,
              ) +
              line(`M${round(cx2)} ${round(cy2)}L${round(cx2 * 1.5)} ${round(cy2 * 1.5)}`, ink, 4)
            );
          }),
        { "clip-path": cl },
      ) +
      stage.shade(b, [70, 70, -30, -30], deep, 0.8);
    return {
      body:
        stage.full(bg) +
        stripes +
        disc(focus.x, focus.y, 188 * scale, "none", { stroke: lite, "stroke-width": 7 }) +
        bar([-4, focus.y - 3.5, width + 8, 7], lite) +
        stage.shade(boxAt(-4, -4, width + 8, height + 8), [0, 0, 0, height * 0.5], ink, 0.5) +
        stage.art(ball),
      under: bg,
    };
  },
};
