import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { circleAt, fill, line, place, polar, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import { fade } from "../../stage/table.ts";

const STALK =
  "M-3 0C-2 -60 -2 -110 0 -150H3C5 -110 5 -60 5 0ZM0 -30C-20 -70 -40 -70 -54 -50C-44 -84 -14 -84 2 -48ZM2 -56C20 -100 44 -100 58 -76C46 -116 14 -114 0 -74ZM0 -86C-16 -120 -36 -120 -46 -102C-38 -136 -10 -132 3 -98ZM2 -108C14 -140 32 -140 42 -124C34 -156 10 -152 1 -122ZM0 -140L-14 -172L-2 -156L1 -182L5 -156L16 -170L4 -140Z";

export const motif: Motif = {
  mood: "dusk",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random } = stage;
    const foot = floor * 0.92;
    const under = mix(mix(deep, ink, 0.55), "#12301a", 0.2);
    const leather = mix(lite, "#ffffff", 0.35);
    const red = mix(key, "#cf2b2b", 0.75);
    const ball = circleAt(0, 0, 140);
    const seam = "M-112 -110C-50 -60 -50 60 -112 110";
    const stitches = repeat(11, (i) => {
      const [x, y] = polar(112, -46 + i * 9.2);
      return `M${round(x - 177)} ${round(y)}l-15 ${round(-9 - y * 0.06)}m15 ${round(9 + y * 0.06)}l15 ${round(-9 + y * 0.06)}`;
    });
    const half = line(seam, mix(leather, ink, 0.3), 2.5) + line(stitches, red, 4.5);
    const moon =
      fill(ball, leather) +
      stage.shade(ball, [110, 120, -20, -30], mix(deep, ink, 0.4), 0.9) +
      `<g clip-path="${stage.clip(ball)}">${half}<g transform="scale(-1 1)">${half}</g></g>`;
    const corn = (y: number, size: number, gap: number, colour: string) =>
      repeat(Math.ceil(width / (gap * scale)) + 1, (i) => {
        const x = (i + random.between(-0.2, 0.2)) * gap * scale;
        const near = Math.abs(x - focus.x) < (size > 0.5 ? 76 : 0) * scale;
        return near
          ? ""
          : place(
              fill(STALK, colour),
              [x, y + random.between(0, 14)],
              size * scale * random.between(0.85, 1.1),
              { flip: i % 2 === 1 },
            );
      });
    const leaf = mix("#5f8a3a", deep, 0.35);
    const glow = mix(lite, key, 0.25);
    const path = `M${round(focus.x - 26 * scale)} ${round(foot - 40 * scale)}H${round(focus.x + 26 * scale)}L${round(focus.x + 190 * scale)} ${round(floor * 1.1)}H${round(focus.x - 190 * scale)}Z`;
    const player =
      line(person(112), glow, 3) +
      fill(person(112), ink) +
      fill("M-15 -101Q-14 -114 0 -114Q12 -114 12 -103L24 -100H-14Z", red) +
      line("M15 -66L30 -38L66 -96", glow, 8) +
      line("M15 -66L30 -38L66 -96", ink, 6) +
      line("M34 -44L76 -112", mix("#c98d56", ink, 0.15), 7);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        stage.stars(stage.wide ? 90 : 46, floor * 0.6, lite) +
        stage.art(stage.glow([0, -76, 290], [0.4, glow, 0.5], [1, glow, 0])) +
        place(moon, [focus.x, stage.down(-84)], scale, { turn: -24 }) +
        corn(foot - 44 * scale, 0.5, 28, mix(leaf, bg, 0.3)) +
        fill(stage.ground(foot - 50 * scale), mix(leaf, ink, 0.35)) +
        fill(
          path,
          stage.linear(
            [0, foot - 40 * scale, 0, floor * 1.1],
            [0, mix("#c98d56", lite, 0.3)],
            [1, under],
          ),
        ) +
        place(player, [focus.x - 4 * scale, foot - 14 * scale], scale * 0.95) +
        corn(foot + 26 * scale, 1, 58, mix(leaf, ink, 0.5)) +
        fade(stage, foot + 2 * scale, floor * 1.02, under),
      under,
    };
  },
};
