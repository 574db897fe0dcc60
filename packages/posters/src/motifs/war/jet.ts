import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const BODY =
  "M0 -172C7 -160 13 -128 16 -96L24 -44L28 20V118H-28V20L-24 -44L-16 -96C-13 -128 -7 -160 0 -172Z";
const WINGS = "M14 -92L34 -34L138 66V88L28 96H-28L-138 88V66L-34 -34L-14 -92Z";

/** Seen from above with its nose up. */
const drawJet = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const steel = mix(lite, deep, 0.28);
  const dim = mix(steel, mix(deep, ink, 0.5), 0.5);
  const half =
    fill("M24 92L78 132V148L24 140Z", dim) +
    line("M118 62V92M90 40L86 88M40 -22L70 86", mix(dim, ink, 0.2), 2) +
    fill("M138 66V88L118 89.5V47Z", mix(key, ink, 0.35));
  const flame =
    fill("M-8 0C-12 24 -6 44 0 74C6 44 12 24 8 0Z", "#ffb13b") +
    fill("M-4.5 0C-6 16 -3 28 0 44C3 28 6 16 4.5 0Z", "#fff4cf");
  return (
    place(flame, [-14, 138], 1) +
    place(flame, [14, 138], 1) +
    fill(WINGS, steel) +
    stage.shade(WINGS, [150, 60, -30, 20], mix(dim, ink, 0.6), 0.9) +
    mirrored(half) +
    fill(BODY, mix(steel, lite, 0.35)) +
    fill("M0 -172C7 -160 13 -128 16 -96L24 -44L28 20V118H0Z", dim) +
    fill("M0 -172C4 -163 7 -150 10 -134H-10C-7 -150 -4 -163 0 -172Z", mix(dim, ink, 0.6)) +
    fill("M0 -128C10 -112 11 -82 7 -58H-7C-11 -82 -10 -112 0 -128Z", mix(deep, ink, 0.6)) +
    fill("M-2 -118C-8 -104 -8 -88 -6 -74C-3 -84 -2 -100 -2 -118Z", mix(lite, deep, 0.1)) +
    line("M-7 -92H7M0 -40V100M-26 44H26", mix(dim, ink, 0.3), 2) +
    bar([-25, 116, 21, 26], mix(dim, ink, 0.65), { rx: 4 }) +
    bar([4, 116, 21, 26], mix(dim, ink, 0.65), { rx: 4 }) +
    fill("M-34 60L-24 52L-18 128L-30 136Z", mix(steel, lite, 0.6)) +
    fill("M34 60L24 52L18 128L30 136Z", mix(dim, ink, 0.3)) +
    fill("M-18 -30H-6V-18H-18Z", key)
  );
};

export const motif: Motif = {
  mood: "steel",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, scale, wide } = stage;
    const three = stage.set === 2;
    const sky = mix(deep, ink, 0.22);
    const under = mix(deep, ink, 0.66);
    const cloud = (y: number, bump: number, at: number) =>
      `M-4 ${height + 4}V${round(y)}${repeat(Math.ceil(width / (40 * scale)) + 2, (i) => {
        const across = bump * (1.1 + ((i * 7 + at) % 5) * 0.4);
        return `a${round(across * 0.56)} ${round(across * 0.5)} 0 0 1 ${round(across)} ${((i + at) % 3) * 14 - 14}`;
      })}V${height + 4}Z`;
    const trail = (length: number) =>
      repeat(2, (i) =>
        fill(
          `M${i * 28 - 18} 190C${i * 60 - 34} ${length * 0.5} ${i * 90 - 58} ${length * 0.8} ${i * 120 - 84} ${length}H${i * 120 - 36}C${i * 60 - 14} ${length * 0.7} ${i * 36 - 4} ${length * 0.4} ${i * 28 - 10} 190Z`,
          stage.linear([0, 190, 0, length], [0, lite, 0.9], [0.7, lite, 0.4], [1, lite, 0.05]),
        ),
      );
    const craft = drawJet(stage, colours);
    const flown = (x: number, y: number, size: number, turn: number, length: number) =>
      place(trail(length) + craft, [stage.across(x), stage.down(y)], scale * size, { turn });
    return {
      body:
        stage.field(sky, ink) +
        stage.glow(
          [stage.across(three ? 0 : -70), stage.down(120), 360 * scale],
          [0, key, 0.6],
          [1, key, 0],
        ) +
        disc(stage.across(three ? 0 : -88), stage.down(54), 124 * scale, mix(key, lite, 0.3)) +
        fill(cloud(stage.down(92), 40 * scale, 2), mix(mix(deep, lite, 0.3), key, 0.14)) +
        (three ? "" : flown(44, -36, 1.02, 38, 560)) +
        (three
          ? flown(-122, 24, 0.5, 0, 640) + flown(122, 24, 0.5, 0, 640) + flown(0, -84, 0.72, 0, 660)
          : "") +
        fill(cloud(stage.down(166), 52 * scale, 0), mix(mix(deep, lite, 0.12), bg, 0.2)) +
        fill(cloud(stage.down(226), 46 * scale, 4), under) +
        stage.shade(stage.ground(floor), [0, height, 0, floor], ink, wide ? 0.3 : 0.6),
      under,
    };
  },
};
