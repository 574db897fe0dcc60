import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const GHOST =
  "M-6 -196C50 -196 82 -158 88 -104C94 -50 118 30 134 118C112 132 100 108 84 112C66 118 58 140 38 134C22 128 8 112 -8 116C-26 122 -38 144 -60 134C-76 126 -84 110 -98 114C-112 118 -122 128 -138 116C-116 40 -104 -40 -96 -104C-88 -160 -58 -196 -6 -196Z";

const drawSheet = (stage: Stage, { bg, deep, lite, ink }: Colours) => {
  const cold = mix(lite, mix(deep, bg, 0.5), 0.34);
  const holes =
    oval([-36, -112, 15, 22], ink, { transform: "rotate(6 -36 -112)" }) +
    oval([26, -112, 15, 22], ink, { transform: "rotate(-6 26 -112)" });
  const sheet =
    fill(GHOST, lite) +
    stage.shade(GHOST, [110, 110, -40, -60], mix(deep, ink, 0.2), 0.75) +
    fill(
      "M88 -104C94 -50 118 30 134 118C112 132 100 108 84 112C86 40 78 -60 60 -140C76 -132 84 -122 88 -104ZM-60 134C-76 126 -84 110 -98 114C-82 40 -72 -30 -68 -84C-54 -20 -48 60 -60 134ZM-8 116C8 112 22 128 38 134C30 60 20 0 6 -40C4 20 -2 70 -8 116Z",
      cold,
    ) +
    line("M-70 -150C-56 -172 -36 -182 -14 -184", "#ffffff", 6, { opacity: 0.8 }) +
    holes;
  return sheet;
};

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const alone = stage.set === 2;
    const foot = floor * 0.95;
    const land = mix(deep, ink, 0.6);
    const shoe =
      fill("M-26 0V-22C-16 -28 -6 -26 0 -16C10 -10 28 -10 28 0Z", key) +
      bar([-28, -2, 58, 8], lite, { rx: 3 });
    const pail =
      line("M-24 -40C-20 -76 20 -76 24 -40", ink, 4) +
      fill("M-30 -44H30L22 10H-22Z", key) +
      fill("M6 -44H30L22 10H8Z", mix(key, ink, 0.4)) +
      bar([-33, -50, 66, 9], mix(key, lite, 0.35), { rx: 4 });
    const kid =
      fill("M-52 104H-22V190H-52ZM18 104H48V190H18Z", mix(deep, ink, 0.8)) +
      place(shoe, [-40, 198]) +
      place(shoe, [30, 198]) +
      drawSheet(stage, colours) +
      place(pail, [118, 128]);
    // in a row of washing, one sheet looks back
    const linen = (x: number, w: number, h: number, tone: string) =>
      place(
        fill(
          `M0 0Q${w / 2} 12 ${w} 0L${w + 8} ${h}Q${w * 0.75} ${h + 16} ${w / 2} ${h}T-6 ${h}Z`,
          tone,
        ) +
          fill(
            `M${w * 0.7} 6Q${w * 0.86} 6 ${w} 0L${w + 8} ${h}Q${w * 0.84} ${h + 12} ${w * 0.72} ${h + 6}Z`,
            mix(tone, ink, 0.25),
          ) +
          repeat(2, (i) => bar([i * (w - 8), -9, 7, 20], mix(key, ink, 0.1))),
        [x, -150],
      );
    const pegs = repeat(2, (i) => bar([-52 + i * 84, -204, 9, 28], mix(key, ink, 0.1)));
    const row = [-560, -420, -1000, -860, -720]
      .map((x, i) =>
        linen(x, 100, 170 - (i % 2) * 50, mix(mix(bg, lite, 0.34), deep, 0.12 * (i % 3))),
      )
      .join("");
    const cord = `M-4 ${round(stage.down(-176))}Q${round(focus.x)} ${round(stage.down(-134))} ${width + 4} ${round(stage.down(-176))}`;
    const door = `M${round(stage.across(-120))} ${round(foot)}V${round(stage.down(-236))}H${round(stage.across(140))}V${round(foot)}Z`;
    return {
      body:
        stage.field(alone ? mix(deep, ink, 0.45) : mix(bg, deep, 0.5), mix(deep, ink, 0.5)) +
        (alone
          ? fill(
              door,
              stage.linear(
                [0, stage.down(-236), 0, foot],
                [0, mix(key, lite, 0.3)],
                [1, mix(key, lite, 0.7)],
              ),
            ) + line(door, mix(deep, ink, 0.75), 12)
          : stage.stars(stage.wide ? 100 : 50, foot * 0.8, lite) +
            disc(stage.across(150), stage.down(-196), 44 * scale, lite, { opacity: 0.9 })) +
        fill(
          alone
            ? stage.ground(foot)
            : `M-4 ${round(foot)}Q${round(width * 0.3)} ${round(foot - 36 * scale)} ${round(width * 0.6)} ${round(foot)}T${width + 4} ${round(foot - 6)}V${height + 4}H-4Z`,
          land,
        ) +
        (alone
          ? fill(
              `M${round(stage.across(-120))} ${round(foot)}H${round(stage.across(140))}L${round(stage.across(180))} ${round(foot + 74 * scale)}H${round(stage.across(-160))}Z`,
              stage.linear(
                [0, foot, 0, foot + 74 * scale],
                [0, mix(key, lite, 0.5), 0.5],
                [1, key, 0],
              ),
            ) +
            stage.art(oval([0, 210, 120, 10], ink, { opacity: 0.6 }) + kid, [10, foot > 0 ? 22 : 0])
          : line(cord, lite, 2.4) +
            stage.art(
              linen(-262, 112, 210, mix(mix(bg, lite, 0.3), deep, 0.1)) +
                linen(158, 112, 150, mix(mix(bg, lite, 0.3), deep, 0.2)) +
                (stage.wide ? row : ""),
            ) +
            oval([focus.x, foot + 4, 120 * scale, 9 * scale], ink, { opacity: 0.4 }) +
            stage.art(group(drawSheet(stage, colours) + pegs, { transform: "translate(0 40)" }))),
      under: land,
    };
  },
};
