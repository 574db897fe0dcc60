import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, group, line, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "ember",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale } = stage;
    const horizon = floor * 0.8;
    const rr = [248, 196, 150, 104, 60];
    const cs = [mix(deep, ink, 0.55), deep, key, mix(key, lite, 0.55), lite];
    const cl = stage.clip(boxAt(-4, -4, width + 8, horizon + 4));
    const rings = rr
      .map((r, i) => {
        return disc(focus.x, horizon - 30 * scale, r * scale, cs[i] ?? lite);
      })
      .join("");
    const tower =
      line(
        "M-15 0L-5 -86M15 0L5 -86M-13 -18L9 -44M13 -18L-9 -44M-9 -48L6 -74M9 -48L-6 -74",
        ink,
        2.6,
      ) + bar([-9, -98, 18, 14], ink);
    const man =
      oval([0, -136, 26, 5], ink) +
      fill("M-15 -138C-17 -156 -10 -159 0 -156C10 -159 17 -156 15 -138Z", ink) +
      oval([0, -128, 10, 12], ink) +
      fill(
        "M-6 -120H6L8 -113C20 -111 27 -105 28 -93L31 -42C33 -32 32 -26 28 -22L14 -20L13 0H3L1 -18H-1L-3 0H-13L-14 -20L-28 -22C-32 -26 -33 -32 -31 -42L-28 -93C-27 -105 -20 -111 -8 -113Z",
        ink,
      );
    const land = stage.ground(horizon);
    const pipe = line("M9 -123L24 -119M24 -119V-126", ink, 4);
    return {
      body:
        stage.field(bg, ink) +
        group(rings, { "clip-path": cl }) +
        stage.shade(
          boxAt(-4, -4, width + 8, horizon),
          [0, horizon, 0, horizon - 130 * scale],
          key,
          0.5,
        ) +
        fill(land, ink) +
        fill(
          `M${round(stage.across(-120))} ${round(horizon)}H${round(stage.across(120))}L${round(stage.across(380))} ${height}H${round(stage.across(-380))}Z`,
          stage.linear([0, horizon, 0, horizon + 150], [0, deep, 0.75], [1, deep, 0]),
        ) +
        place(tower, [stage.across(0), horizon], scale * 0.9) +
        fill(
          `M${round(stage.across(-118))} ${round(horizon + 45 * scale)}l${round(44 * scale)} 0L${round(stage.across(-190))} ${round(horizon + 240 * scale)}h${round(-110 * scale)}Z`,
          ink,
          { opacity: 0.65 },
        ) +
        place(man + pipe, [stage.across(-96), horizon + 46 * scale], scale * 1.12),
      under: ink,
    };
  },
};
