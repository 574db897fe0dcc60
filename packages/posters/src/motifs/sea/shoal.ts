import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { boxAt, disc, fill, group, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "reef",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, focus, scale, wide, random } = stage;
    const fish =
      "M-46 0C-28 -30 16 -30 40 -4C50 -14 58 -20 68 -22C62 -8 62 8 68 22C58 20 50 14 40 4C16 30 -28 30 -46 0Z";
    const cols = wide ? 10 : 5;
    const rows = 6;
    const dx = wide ? 128 : 118;
    const dy = 76 * scale;
    const oddRow = random.whole(2, 3);
    const oddCol = wide ? 6 : oddRow === 2 ? 2 : 1;
    let b = "";
    for (let r = 0; r < rows + (wide ? 2 : 0); r += 1)
      for (let c = -1; c <= cols; c += 1) {
        const x = c * dx + (r % 2) * dx * 0.5 + 26;
        const y = 34 + r * dy + (wide ? 0 : 6);
        if (r === oddRow && c === oddCol) continue;
        b += place(
          fill(fish, mix(deep, ink, 0.3 - (r % 3) * 0.08)) + disc(-26, -5, 3.2, bg),
          [x, y],
          0.8 * (wide ? 1.05 : 1),
        );
      }
    const x = oddCol * dx + (oddRow % 2) * dx * 0.5 + 26;
    const y = 34 + oddRow * dy + 6;
    const cl = stage.clip(fish);
    const oddFish =
      fill("M-14 -20C-6 -42 16 -40 24 -18ZM-6 20C0 36 14 34 18 18Z", key) +
      fill(fish, key) +
      group(
        fill(
          "M-26 -40C-18 -14 -18 14 -26 40L-12 40C-6 14 -6 -14 -12 -40ZM8 -40C16 -14 14 14 6 40L22 40C28 14 28 -14 22 -40ZM46 -30V30H52V-30Z",
          lite,
          { stroke: ink, "stroke-width": 2.6 },
        ),
        { "clip-path": cl },
      ) +
      disc(-33, -5, 4.6, ink);
    const d = boxAt(-4, -4, width + 8, height + 8);
    return {
      body:
        fill(
          d,
          stage.linear(
            [0, 0, 0, height],
            [0, bg],
            [0.6, mix(bg, ink, 0.66)],
            [1, mix(bg, ink, 0.8)],
          ),
        ) +
        stage.shade(d, [0, 0, 0, height * 0.5], mix(bg, lite, 0.5), 0.5) +
        fill(
          `M${round(focus.x - 40)} -4L${round(focus.x - 240)} ${height}H${round(focus.x - 60)}L${round(focus.x + 10)} -4ZM${round(focus.x + 60)} -4L${round(focus.x + 90)} ${height}H${round(focus.x + 260)}L${round(focus.x + 120)} -4Z`,
          lite,
          { opacity: 0.06 },
        ) +
        b +
        place(oddFish, [x, y], 1.34, { turn: -4, flip: true }),
      under: mix(bg, ink, 0.72),
    };
  },
};
