import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  line,
  oval,
  place,
  polar,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import type { Stage } from "../../stage/stage.ts";

const RED = "#f0301f";
const DISC = circleAt(0, 0, 196);

const drawLens = (
  stage: Stage,
  { deep, lite, ink }: Colours,
  { steel, hot }: { steel: string; hot: string },
) => {
  const blade = (i: number) => {
    const [[a, b], [c, d], [e, f]] = [
      polar(126, i * 45),
      polar(126, i * 45 + 52),
      polar(62, i * 45 + 60),
    ];
    return (
      fill(
        `M${round(a)} ${round(b)}A126 126 0 0 1 ${round(c)} ${round(d)}L${round(e)} ${round(f)}Z`,
        mix(mix(ink, hot, 0.3), ink, (i % 4) * 0.2),
      ) + line(`M${round(a)} ${round(b)}L${round(e)} ${round(f)}`, mix(hot, ink, 0.4), 2)
    );
  };
  return (
    oval([14, 24, 204, 202], ink, { opacity: 0.5 }) +
    fill(DISC, steel) +
    stage.shade(DISC, [150, 170, -90, -110], ink, 1) +
    disc(0, 0, 192, "none", { stroke: mix(steel, lite, 0.6), "stroke-width": 4 }) +
    line(
      repeat(72, (i) => {
        const [[a, b], [c, d]] = [polar(180, i * 5), polar(168, i * 5)];
        return `M${round(a)} ${round(b)}L${round(c)} ${round(d)}`;
      }),
      mix(deep, ink, 0.8),
      3,
    ) +
    disc(0, 0, 158, ink) +
    disc(0, 0, 148, mix(ink, steel, 0.4)) +
    disc(0, 0, 140, ink) +
    stage.glow([0, 0, 128], [0, hot], [0.5, hot, 0.8], [1, mix(ink, hot, 0.25)]) +
    repeat(8, blade) +
    stage.glow([0, 0, 150], [0, hot, 0.8], [0.5, hot, 0.35], [1, hot, 0]) +
    stage.glow(
      [0, 0, 64],
      [0, "#fff1c8"],
      [0.3, "#ffb13b"],
      [0.62, hot],
      [1, mix(hot, ink, 0.45)],
    ) +
    fill(person(74), mix(ink, hot, 0.1), { transform: "translate(0 40)" }) +
    line("M-106 -46A116 116 0 0 1 -40 -108", "#ffffff", 11, { opacity: 0.75 }) +
    disc(-22, -116, 5.5, "#ffffff", { opacity: 0.75 }) +
    line("M60 104A120 120 0 0 0 108 54", "#ffffff", 5, { opacity: 0.35 })
  );
};

export const motif: Motif = {
  mood: "iron",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, focus, scale } = stage;
    const [steel, hot] = [mix(lite, mix(deep, ink, 0.3), 0.42), mix(key, RED, 0.8)];
    const base = mix(deep, ink, 0.5);
    const spots = times(
      156,
      (i) => [((i % 26) - 17) * 98 + ((i / 26) & 1) * 49, -216 + Math.floor(i / 26) * 86] as const,
    ).filter(([x]) => Math.abs(stage.across(x) - width / 2) < width / 2 + 50 * scale);
    const all = (r: number, dx = 0, dy = 0) =>
      spots.map(([x, y]) => circleAt(x + dx, y + dy, r)).join("");
    const rows = () =>
      fill(all(41, 3, 6), ink, { opacity: 0.5 }) +
      fill(all(39), mix(steel, ink, 0.35)) +
      fill(all(37, -2, -2), steel) +
      fill(all(31), ink) +
      fill(all(24), mix(ink, steel, 0.24)) +
      fill(all(15), mix(ink, steel, 0.08)) +
      fill(all(4, -10, -12), lite, { opacity: 0.45 }) +
      stage.glow([0, -44, 190], [0, hot, 0.95], [0.4, hot, 0.45], [1, hot, 0]) +
      disc(0, -44, 25, hot) +
      disc(0, -44, 15, "#ffb13b") +
      disc(0, -44, 7, "#fff1c8") +
      line("M-22 -54A25 25 0 0 1 -8 -67", "#ffffff", 4);
    const seams = repeat(
      Math.ceil(width / 250) + 2,
      (i) =>
        `M${round(focus.x + (i - Math.ceil(width / 250)) * 250 * scale - 232 * scale)} -4V${height + 4}`,
    );
    const rivet = (at: number) =>
      circleAt(stage.across(at % 2 ? 218 : -218), stage.down(-250 + (at >> 1) * 46), 4);
    const rivets = fill(repeat(24, rivet), mix(bg, lite, 0.3));
    const foot = stage.down(250);
    return {
      body:
        stage.field(mix(bg, deep, 0.35), ink) +
        (stage.set === 2
          ? stage.art(rows())
          : line(seams, ink, 3, { opacity: 0.5 }) +
            rivets +
            stage.glow([focus.x, stage.down(-4), 330 * scale], [0, hot, 0.5], [1, hot, 0]) +
            place(drawLens(stage, colours, { steel, hot }), [focus.x, stage.down(-4)], scale)) +
        bar(
          [-4, foot - 90 * scale, width + 8, height],
          stage.linear([0, foot - 90 * scale, 0, foot], [0, base, 0], [1, base]),
        ),
      under: base,
    };
  },
};
