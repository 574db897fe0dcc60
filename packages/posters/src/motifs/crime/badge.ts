import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  corners,
  disc,
  fill,
  line,
  place,
  polar,
  repeat,
  round,
  star,
} from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "flag",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random, set } = stage;
    const gold = mix("#e0a83e", key, 0.12);
    const [light, dark] = [mix(gold, "#fff3cf", 0.55), mix(gold, "#3a1d08", 0.5)];
    const horizon = floor * 0.97;
    const facets = repeat(12, (i) => {
      const angle = i * 30 - 90;
      const outer = i % 2 === 0 ? 176 : 98;
      const next = i % 2 === 0 ? 98 : 176;
      // Lit from the upper left
      const shine = Math.cos(((angle + (i % 2 ? 45 : -15) + 130) * Math.PI) / 180);
      const tone = shine > 0 ? mix(gold, light, shine) : mix(gold, dark, -shine);
      return fill(corners([[0, 0], polar(outer, angle), polar(next, angle + 30)]), tone);
    });
    const tips = repeat(6, (i) => {
      const [x, y] = polar(184, i * 60 - 90);
      return disc(x, y, 19, dark) + disc(x - 1, y - 2, 16, gold) + disc(x - 5, y - 6, 7, light);
    });
    const rivets = repeat(24, (i) => {
      const [x, y] = polar(70, i * 15);
      return disc(x, y, 3, i > 9 && i < 20 ? light : dark);
    });
    const outline = star(184, 0.56, 6);
    const badge =
      place(
        fill(outline, ink, { opacity: 0.45 }) +
          repeat(6, (i) => disc(...polar(184, i * 60 - 90), 19, ink, { opacity: 0.45 })),
        [14, 20],
      ) +
      fill(outline, dark) +
      facets +
      tips +
      disc(0, 0, 84, dark) +
      disc(-1, -2, 80, gold) +
      rivets +
      disc(0, 0, 60, mix(dark, ink, 0.2)) +
      disc(0, 0, 56, mix(bg, deep, 0.5)) +
      fill(star(50), light) +
      repeat(5, (i) =>
        fill(corners([[0, 0], polar(50, i * 72 - 90), polar(21, i * 72 - 54)]), dark),
      ) +
      stage.shade(outline, [120, 160, -40, -60], ink, 0.7);
    const rays = repeat(24, (i) => {
      const [a, b] = [polar(1300, i * 15 - 3.4), polar(1300, i * 15 + 3.4)];
      return fill(corners([[0, 0], a, b]), lite, { opacity: 0.09 });
    });
    const step = 40 * scale;
    const city = (tall: number, tone: string, lit: boolean) =>
      repeat(Math.ceil(width / step) + 1, (i) => {
        const [x, high] = [(i - 0.5) * step, tall * scale * random.between(0.35, 1)];
        const panes = repeat(4, (n) =>
          lit && random.chance(0.4)
            ? bar(
                [
                  x + (8 + (n % 2) * 18) * scale,
                  horizon - high + (12 + (n >> 1) * 20) * scale,
                  8 * scale,
                  11 * scale,
                ],
                key,
              )
            : "",
        );
        return bar([x, horizon - high, step + 1, high + 4], tone) + panes;
      });
    const mesa = (y: number, tone: string) =>
      fill(
        `M-4 ${round(horizon + 4)}V${round(horizon - y * scale)}H${round(stage.across(-214))}l${round(18 * scale)} ${round(y * 0.5 * scale)}H${round(stage.across(-120))}L${round(stage.across(-60))} ${round(horizon - 10)}H${round(stage.across(96))}L${round(stage.across(150))} ${round(horizon - y * scale)}h${round(58 * scale)}l${round(40 * scale)} ${round(y * 0.7 * scale)}H${width + 4}V${height + 4}H-4Z`,
        tone,
      );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        place(rays, [focus.x, stage.down(-16)], 1) +
        (set === 2
          ? mesa(120, mix(deep, bg, 0.4))
          : city(210, mix(bg, deep, 0.7), false) + city(130, mix(deep, ink, 0.4), true)) +
        fill(stage.ground(horizon), mix(deep, ink, 0.4)) +
        (set === 2 ? "" : line(`M-4 ${round(horizon)}H${width + 4}`, mix(deep, ink, 0.4), 3)) +
        stage.art(badge, [0, -22], -6),
      under: mix(deep, ink, 0.4),
    };
  },
};
