import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, mirrored, place, polar, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "moon",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale, random } = stage;
    const night = mix(ink, deep, 0.35);
    const [x, y] = [stage.across(0), stage.down(-70)];
    const far = Math.hypot(width, height);
    const streak = (count: number, tone: string, thick: number, from: number) =>
      fill(
        repeat(count, () => {
          const turn = random.between(0, 360);
          const start = from + random.next() ** 2 * 260 * scale;
          const end = Math.min(start + (60 + start * random.between(0.5, 1.6)) * scale, far);
          const middle = polar(start + (end - start) * 0.72, turn);
          const [a, b] = [polar(start, turn), polar(end, turn)];
          const [dx, dy] = polar(
            (thick * random.between(0.4, 1) * (end / 300 + 0.4)) / 2,
            turn + 90,
          );
          return `M${round(x + a[0])} ${round(y + a[1])}L${round(x + middle[0] + dx)} ${round(y + middle[1] + dy)}L${round(x + b[0])} ${round(y + b[1])}L${round(x + middle[0] - dx)} ${round(y + middle[1] - dy)}Z`;
        }),
        tone,
      );
    const half =
      fill("M0 -30L22 -14L34 18L0 30Z", mix(lite, ink, 0.2)) +
      fill("M20 -6L118 34L138 74L112 60L30 26Z", mix(lite, ink, 0.32)) +
      fill("M20 -6L118 34L122 42L30 10Z", lite) +
      fill("M112 30L124 -30L132 34L138 74Z", key);
    const ship =
      mirrored(half) +
      fill("M20 -6L118 34L138 74L112 60L30 26Z", ink, { opacity: 0.25 }) +
      fill("M-16 -34Q0 -56 16 -34L12 -14H-12Z", mix(deep, ink, 0.4)) +
      fill("M-10 -36Q0 -50 6 -38L0 -22H-8Z", mix(key, lite, 0.6)) +
      repeat(
        3,
        (i) =>
          disc(
            (i - 1) * 26,
            14,
            34,
            stage.radial([(i - 1) * 26, 14, 34], [0, key, 0.9], [1, key, 0]),
          ) +
          disc((i - 1) * 26, 14, 10, key) +
          disc((i - 1) * 26, 14, 6, "#ffffff"),
      );
    const wide = stage.wide ? 1.7 : 1;
    return {
      body:
        stage.field(night, ink) +
        disc(x, y, 300 * scale, stage.radial([x, y, 300 * scale], [0, bg, 0.95], [1, bg, 0])) +
        streak(120 * wide, mix(bg, lite, 0.25), 6, 60 * scale) +
        streak(70 * wide, lite, 5, 90 * scale) +
        streak(36 * wide, key, 8, 110 * scale) +
        disc(
          x,
          y,
          40 * scale,
          stage.radial([x, y, 40 * scale], [0, "#ffffff", 1], [0.4, lite, 0.9], [1, lite, 0]),
        ) +
        fill(
          stage.ground(floor * 0.84),
          stage.linear([0, floor * 0.84, 0, floor * 1.04], [0, night, 0], [1, night, 1]),
        ) +
        place(ship, [stage.across(26), stage.down(104)], scale * 0.94, {
          turn: -8,
        }),
      under: night,
    };
  },
};
