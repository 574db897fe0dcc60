import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, circleAt, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const SEAMS =
  "M-172 0C-90 -26 90 -26 172 0M0 -172C22 -90 22 90 0 172M-118 -126C-44 -70 -36 70 -112 132M118 -126C50 -66 46 66 116 128";
const NET =
  "M-50 0L-34 34L-40 66L-28 92M-26 0L-36 34L-20 66L-28 92M-26 0L-12 36L-20 66L-8 94M0 0L-12 36L4 66L-8 94M0 0L12 36L4 66L10 94M26 0L12 36L24 66L10 94M26 0L36 34L24 66L30 92M50 0L36 34L42 66L30 92";

export const motif: Motif = {
  mood: "velvet",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random } = stage;
    const foot = floor * 0.9;
    const under = mix(deep, ink, 0.55);
    const [skin, far] = [mix("#f08a3c", key, 0.35), mix(bg, deep, 0.5)];
    const ball = circleAt(0, 0, 172);
    const sun =
      fill(ball, skin) +
      fill(ball, stage.linear([0, -170, 0, 172], [0, mix(skin, lite, 0.5), 0.9], [0.6, skin, 0])) +
      stage.shade(ball, [110, 170, -20, -40], mix(skin, ink, 0.7), 1) +
      `<g clip-path="${stage.clip(ball)}">${line(SEAMS, mix(ink, skin, 0.12), 7)}${line(SEAMS, mix(skin, lite, 0.5), 2, { transform: "translate(-4 -4)" })}</g>`;
    const block = (tall: number, step: number) =>
      repeat(Math.ceil(width / step) + 1, (i) => {
        const [x, high] = [i * step, random.between(0.35, 1) * tall];
        return (
          boxAt(x, foot - high, step * 0.9, high + 60) +
          boxAt(x + step * 0.2, foot - high - 14 * scale, step * 0.22, 20)
        );
      });
    const lamps = repeat(stage.wide ? 60 : 30, () =>
      boxAt(random.next() * width, foot - random.between(6, 46) * scale, 5, 8),
    );
    const dark = mix(ink, deep, 0.12);
    const hoop =
      fill("M106 -130H118L124 260H100Z", dark) +
      line("M112 -96L66 -90M112 -40L62 -70", dark, 9) +
      fill("M-4 -196H82V-60H-4Z", dark, { transform: "skewY(6)" }) +
      fill("M4 -188H74V-68H4Z", mix(lite, bg, 0.1), { transform: "skewY(6)" }) +
      line("M20 -132H56V-86H20Z", mix(key, ink, 0.15), 6, { transform: "skewY(6)" }) +
      line("M-90 -66A50 13 0 1 1 10 -66A50 13 0 1 1 -90 -66ZM8 -70H36", dark, 12) +
      line(
        "M-90 -66A50 13 0 1 1 10 -66A50 13 0 1 1 -90 -66ZM8 -70H36",
        mix(key, "#e8452a", 0.6),
        7,
      ) +
      place(line(NET, dark, 6) + line(NET, mix(lite, "#ffffff", 0.3), 3), [-40, -60]);
    const mesh = repeat(
      Math.ceil((width + 200) / 20),
      (i) =>
        `M${i * 20 - 100} ${round(foot + 6)}l${round(62 * scale)} ${round(-62 * scale)}m0 ${round(62 * scale)}l${round(-62 * scale)} ${round(-62 * scale)}`,
    );
    const court = `M${round(focus.x - 190 * scale)} ${height}L${round(focus.x - 70 * scale)} ${round(foot + 24 * scale)}H${round(focus.x + 110 * scale)}L${round(focus.x + 230 * scale)} ${height}`;
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        stage.art(stage.glow([-30, -30, 330], [0.4, mix(skin, lite, 0.3), 0.6], [1, skin, 0])) +
        place(sun, [stage.across(-30), stage.down(-22)], scale) +
        fill(block(150 * scale, 58 * scale), far) +
        fill(block(84 * scale, 44 * scale), mix(deep, ink, 0.35)) +
        fill(lamps, mix(key, lite, 0.6)) +
        line(mesh, mix(ink, lite, 0.25), 1.4, { opacity: 0.5 }) +
        bar([-4, foot - 58 * scale, width + 8, 4 * scale], dark) +
        fill(stage.ground(foot), mix(under, lite, 0.06)) +
        line(court, mix(lite, under, 0.3), 4 * scale, { opacity: 0.5 }) +
        fade(stage, foot + 10 * scale, floor * 1.06, under) +
        place(hoop, [stage.across(84), foot - 240 * scale], scale * 0.98),
      under,
    };
  },
};
