import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { enlarge, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "ward",
  draw: (stage, { bg, key, lite, ink }) => {
    const { width, floor, focus, scale } = stage;
    const y = focus.y + 24 * scale;
    let d = `M-10 ${round(y)}H${round(stage.across(-176))}`;
    const st: [number, number][] = [
      [10, -16],
      [14, 16],
      [14, 0],
      [8, 34],
      [16, -210],
      [22, 262],
      [16, -86],
      [10, 0],
      [22, 0],
      [16, -34],
      [22, 34],
    ];
    for (const [dx, dy] of st) d += `l${round(dx * scale * 1.5)} ${round(dy * scale)}`;
    d += `H${width + 10}`;

    const hd = enlarge(
      "M0 34C-52 0 -36 -36 -15 -34C-6 -33 0 -26 0 -20C0 -26 6 -33 15 -34C36 -36 52 0 0 34Z",
      4.6,
    );
    const heart = place(
      fill(hd, key) + stage.shade(hd, [90, 150, -40, -40], bg, 0.75),
      [focus.x, y - 30 * scale],
      scale,
    );
    return {
      body:
        stage.field(bg, ink, ink) +
        repeat(Math.ceil(width / 40), (i) =>
          line(`M${i * 40} -4V${round(floor)}`, mix(bg, lite, 0.08), 1),
        ) +
        repeat(Math.ceil(floor / 40), (i) =>
          line(`M-4 ${i * 40}H${width}`, mix(bg, lite, 0.08), 1),
        ) +
        heart +
        line(d, bg, 24 * scale) +
        line(d, lite, 9 * scale),
      under: bg,
    };
  },
};
