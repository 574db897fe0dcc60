import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "parlour",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height, floor, focus, scale, wide } = stage;
    const horizon = floor * 0.86;
    const q =
      "M0 -300C8 -300 14 -294 14 -286C14 -281 11 -276 7 -274L24 -238L50 -268L58 -264L40 -196C48 -194 52 -188 50 -180L34 -172C34 -110 42 -64 66 -34V-14H76V12H0Z";
    let board = "";
    const rows = 7;
    const N = wide ? 16 : 8;
    for (let r = 0; r < rows; r += 1)
      for (let c = -N; c < N; c += 1)
        if ((r + c) % 2 === 0) {
          const z = (i: number) => horizon + (height - horizon) * (i / rows) ** 1.7;
          const x = (cc: number, y: number) => focus.x + cc * (44 * scale + (y - horizon) * 0.42);
          const [y0, y1] = [z(r), z(r + 1)];
          board += `M${round(x(c, y0))} ${round(y0)}H${round(x(c + 1, y0))}L${round(x(c + 1, y1))} ${round(y1)}H${round(x(c, y1))}Z`;
        }
    const half = fill(q, lite);
    const dark = stage.shade(q, [80, 0, 0, 0], ink, 1);
    return {
      body:
        stage.field(bg, ink) +
        disc(focus.x, horizon - 160 * scale, 190 * scale, key) +
        fill(stage.ground(horizon), deep) +
        fill(board, mix(deep, bg, 0.55)) +
        fill(
          stage.ground(horizon),
          stage.linear([0, horizon, 0, floor * 1.08], [0, ink, 0], [1, ink, 1]),
        ) +
        fill(
          `M${round(stage.across(-60))} ${round(horizon + 30 * scale)}L${round(stage.across(60))} ${round(horizon + 30 * scale)}L${round(stage.across(250))} ${height}H${round(stage.across(20))}Z`,
          ink,
          { opacity: 0.5 },
        ) +
        place(
          oval([0, 12, 80, 10], ink, { opacity: 0.6 }) +
            half +
            group(half, { transform: "scale(-1 1)" }) +
            dark +
            bar([-44, -182, 88, 9], bg) +
            bar([-66, -36, 132, 8], bg),
          [focus.x, horizon + 34 * scale],
          scale * 1.04,
        ),
      under: ink,
    };
  },
};
