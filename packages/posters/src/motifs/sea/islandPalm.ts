import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const FROND =
  "M0 0C28 -36 92 -44 146 18C136 12 126 8 118 8L116 26L104 4L96 22L86 -2L76 16L66 -6L56 10L48 -8L36 6L28 -4Z";
const LEAVES = [
  [-8, 1.05, false],
  [22, 0.98, false],
  [-40, 0.9, false],
  [52, 0.72, false],
  [10, 1.05, true],
  [-22, 0.98, true],
  [40, 0.9, true],
  [-54, 0.72, true],
] as const;

const drawPalm = ({ deep, lite, ink }: Colours, night: boolean) => {
  const green = mix("#3f8a4a", night ? ink : deep, night ? 0.55 : 0.3);
  const bark = mix("#8a5c38", ink, night ? 0.45 : 0.15);
  const trunk = "M-22 6C-30 -60 -18 -150 34 -246L50 -238C14 -150 2 -70 8 6Z";
  const palm =
    fill(trunk, bark) +
    fill("M-6 6C-10 -70 4 -150 42 -242L50 -238C14 -150 2 -70 8 6Z", mix(bark, ink, 0.45)) +
    line(
      repeat(11, (i) => `M${round(-20 + i * 1.2 + (i / 10) ** 2 * 36)} ${-14 - i * 22}q12 8 22 0`),
      mix(bark, ink, 0.5),
      2.6,
    ) +
    place(
      LEAVES.map(([turn, size, flip], i) =>
        place(
          fill(
            FROND,
            i % 3 === 0 ? mix(green, ink, 0.3) : i % 3 === 1 ? green : mix(green, lite, 0.16),
          ) + line("M2 -1C34 -28 86 -34 138 12", mix(green, lite, 0.36), 2),
          [0, 0],
          size,
          { turn: flip ? -turn : turn, flip },
        ),
      ).join("") +
        disc(-9, 9, 10, mix(bark, ink, 0.3)) +
        disc(8, 12, 10, bark) +
        disc(5, 9, 3, mix(bark, lite, 0.5)),
      [42, -246],
    );
  return palm;
};

const drawWreck = ({ deep, key, lite, ink }: Colours) => {
  const wreck =
    fill("M-30 14L-12 -18C0 -26 30 -26 60 -14L68 14Z", mix(lite, ink, 0.14)) +
    fill("M-2 -22L-34 -92H-8L36 -24Z", mix(lite, ink, 0.08)) +
    fill("M-22 -66L-34 -92H-8L8 -68ZM-15 -52L-22 -66H8L18 -52Z", key) +
    fill("M10 -12L46 -34L54 -28L36 -8Z", mix(lite, ink, 0.4)) +
    repeat(3, (i) => disc(8 + i * 17, 0, 3.4, mix(deep, ink, 0.5))) +
    fill("M60 -14L68 14H50L54 2L48 -4Z", mix(lite, ink, 0.45));
  return wreck;
};

export const motif: Motif = {
  mood: "lagoon",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const night = stage.set === 2;
    const sea = floor * 0.78;
    const sand = mix("#ecc98a", night ? ink : lite, night ? 0.36 : 0.25);
    const dim = mix(sand, mix(deep, ink, 0.4), 0.42);
    const mound =
      "M-178 12C-150 -10 -110 -20 -76 -34C-40 -50 20 -52 58 -36C100 -18 150 -12 182 12Z";
    const beach =
      fill(mound, sand) +
      stage.shade(mound, [150, 12, -40, -30], mix(dim, ink, 0.3), 1) +
      fill("M58 -36C100 -18 150 -12 182 12H40C70 0 74 -20 58 -36Z", dim) +
      fill("M-140 4L-134 -8L-120 -10L-112 4Z", mix(mix(deep, ink, 0.4), lite, 0.2));
    const hatch =
      fill(
        "M-84 -16L-360 -760H220L-36 -16Z",
        stage.linear([0, -16, 0, -420], [0, lite, 0.85], [0.5, key, 0.34], [1, key, 0]),
      ) +
      oval([-60, -14, 34, 10], mix(deep, ink, 0.6)) +
      oval([-60, -15, 29, 8], mix(key, lite, 0.75)) +
      fill(
        "M-96 -18C-112 -26 -124 -58 -112 -70C-98 -72 -88 -40 -90 -20Z",
        mix(mix(deep, ink, 0.5), lite, 0.36),
      ) +
      oval([-104, -45, 7, 24], mix(deep, ink, 0.5), { transform: "rotate(-14 -104 -45)" });
    const sun = [
      stage.across(night ? 120 : 0),
      stage.down(night ? -150 : 2),
      (night ? 42 : 182) * scale,
    ] as const;
    const water = mix(deep, ink, night ? 0.4 : 0.1);
    const low = mix(deep, ink, 0.42);
    return {
      body:
        stage.field(night ? mix(deep, ink, 0.4) : bg, night ? ink : mix(deep, bg, 0.3)) +
        (night
          ? stage.stars(stage.wide ? 120 : 60, sea * 0.9, lite)
          : disc(sun[0], sun[1], 216 * scale, mix(key, lite, 0.3), { opacity: 0.2 })) +
        disc(...sun, night ? lite : mix(key, lite, 0.3)) +
        fill(stage.ground(sea), water) +
        fill(
          stage.ground(sea),
          stage.linear(
            [0, sea, 0, floor * 1.08],
            [0, mix(water, bg, 0.5), night ? 0.2 : 0.55],
            [1, low],
          ),
        ) +
        line(`M-4 ${round(sea)}H${width + 4}`, mix(lite, water, 0.5), 1.6) +
        repeat(8, (i) =>
          bar(
            [
              focus.x - (96 - i * 9 + (i % 2) * 26) * scale,
              sea + (34 + i * 11) * scale,
              (196 - i * 20) * scale,
              3.4 * scale,
            ],
            night ? lite : mix(key, lite, 0.4),
            { rx: 1.7, opacity: night ? 0.25 : 0.6 },
          ),
        ) +
        oval([focus.x, sea + 16 * scale, 214 * scale, 15 * scale], mix(lite, water, 0.55), {
          opacity: 0.6,
        }) +
        oval([focus.x, sea + 15 * scale, 196 * scale, 10 * scale], mix(dim, water, 0.3)) +
        place(
          drawPalm(colours, night) + beach + (night ? hatch : ""),
          [focus.x, sea + 6 * scale],
          scale * 0.98,
        ) +
        (night
          ? ""
          : place(
              drawWreck(colours) + line("M-56 15H96M-30 22H40", mix(lite, water, 0.3), 3),
              [stage.across(160), sea + 52 * scale],
              scale * 0.66,
              { turn: -4 },
            )) +
        fill(stage.ground(height + 2), low),
      under: low,
    };
  },
};
