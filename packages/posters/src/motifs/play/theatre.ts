import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  disc,
  fill,
  line,
  mirrored,
  oval,
  place,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";

function puppet(red: string, gold: string, { lite, ink }: Colours) {
  return (
    line(
      "M-70 -300L-52 -40M-10 -306L0 -106M60 -296L54 -66M-46 -300L-30 60M40 -300L34 62",
      lite,
      1.6,
    ) +
    fill("M-96 -300L80 -314V-300L-96 -286Z", mix(gold, ink, 0.3)) +
    fill("M-14 -330H2L4 -270H-12Z", mix(gold, ink, 0.45)) +
    place(
      fill("M-40 -30L-64 20L-56 26L-26 -8ZM40 -30L66 -4L74 -12L38 -48Z", mix(red, lite, 0.1)) +
        disc(-62, 26, 9, "#e9b98a") +
        disc(74, -12, 9, "#e9b98a") +
        fill("M-30 -44H30L40 44H-40Z", red) +
        fill("M0 -44H30L40 44H0Z", mix(red, ink, 0.3)) +
        repeat(3, (i) => disc(0, -24 + i * 24, 5, gold)) +
        fill("M-34 44H-6L-10 104H-30ZM6 44H34L40 100L20 106Z", mix(ink, lite, 0.22)) +
        fill("M-46 116Q-44 100 -28 102H-8V116ZM16 116L18 104L42 98Q54 100 54 114Z", ink) +
        disc(0, -78, 34, "#e9b98a") +
        fill("M-38 -92Q0 -112 38 -92L20 -150Z", red) +
        disc(20, -150, 8, gold) +
        line("M-38 -92Q0 -110 38 -92", gold, 7) +
        fill("M-46 -46Q0 -26 46 -46L30 -30L16 -38L0 -26L-16 -38L-30 -30Z", lite),
      [0, 8],
    )
  );
}

export const motif: Motif = {
  mood: "canvas",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, floor, focus, scale, set } = stage;
    const horizon = floor * 0.9;
    const red = mix("#b3201f", deep, 0.15);
    const gold = "#e0ae4a";
    const far = stage.wide ? 900 : 330;
    const folds = Math.ceil(far / 38);
    const top = -focus.y / scale - 4;
    const foot = (horizon - focus.y) / scale;
    const tieAt = (at: number) => Math.max(118 + at * 12, at * 38 - 76);
    // one curtain, tied back to the right; its folds fall from the rail to the tie
    const fold = (i: number) => {
      const [up, tie] = [10 + i * 38, tieAt(i)];
      return `${round(up)} ${round(top)}C${round(up + 10)} ${round(top * 0.3)} ${round(tie + 20)} -40 ${round(tie)} 70`;
    };
    const back = (i: number) => {
      const tie = tieAt(i + 1);
      return `${round(tie + 20)} -40 ${round(20 + (i + 1) * 38)} ${round(top * 0.3)} ${round(10 + (i + 1) * 38)} ${round(top)}`;
    };
    const curtain =
      times(folds, (i) => {
        const [tie, next] = [tieAt(i), tieAt(i + 1)];
        const tone = mix(red, i % 2 ? ink : lite, i % 2 ? 0.34 : 0.06);
        return (
          fill(`M${fold(i)}L${round(next)} 70C${back(i)}Z`, tone) +
          fill(
            `M${round(tie)} 70Q${round(tie - 14)} ${round((foot + 70) / 2)} ${round(tie - 24 + i * 3)} ${round(foot)}H${round(next - 21 + i * 3)}Q${round(next - 14)} ${round((foot + 70) / 2)} ${round(next)} 70Z`,
            mix(tone, ink, 0.12),
          )
        );
      }).join("") + fill(`M108 60Q180 92 ${round(far)} 60V84Q180 112 108 80Z`, gold);
    const stageLight = `M${round(focus.x - 30 * scale)} -4L${round(focus.x - 150 * scale)} ${round(horizon)}H${round(focus.x + 150 * scale)}L${round(focus.x + 30 * scale)} -4Z`;
    const ghostLamp =
      bar([-3, -150, 6, 148], ink) +
      oval([0, -2, 34, 6], ink) +
      disc(0, -166, 90, stage.radial([0, -166, 90], [0, lite, 0.9], [1, lite, 0])) +
      disc(0, -166, 15, "#fff6d8") +
      bar([-7, -153, 14, 12], ink);
    const lamps = Math.ceil(width / (64 * scale)) + 1;
    return {
      body:
        stage.field(mix(ink, bg, 0.16), ink) +
        (set === 2
          ? ""
          : fill(stageLight, stage.linear([0, 0, 0, horizon], [0, lite, 0.08], [1, lite, 0.34]))) +
        fill(stage.ground(horizon), mix(gold, ink, 0.55)) +
        place(mirrored(curtain), [focus.x, focus.y], scale) +
        stage.shade(`M-4 -4H${width + 4}V${round(horizon)}H-4Z`, [0, 0, 0, horizon * 0.5], ink, 1) +
        (set === 2
          ? stage.art(place(puppet(red, gold, colours), [0, 40], 0.92))
          : place(ghostLamp, [focus.x, horizon], scale * 1.2)) +
        repeat(lamps, (i) =>
          place(
            disc(0, 0, 50, stage.radial([0, 0, 50], [0, gold, 0.6], [1, gold, 0])) +
              fill("M-17 12A17 17 0 0 1 17 12Z", gold) +
              fill("M-9 12A9 9 0 0 1 9 12Z", lite),
            [
              focus.x + (i - Math.floor(focus.x / (64 * scale))) * 64 * scale - 32 * scale,
              horizon + 1 * scale,
            ],
            scale,
          ),
        ) +
        fill(stage.ground(horizon + 12 * scale), ink),
      under: ink,
    };
  },
};
