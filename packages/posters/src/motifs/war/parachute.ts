import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  group,
  disc,
  fill,
  line,
  mirrored,
  oval,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const EDGES = [-196, -150, -84, 0, 84, 150, 196] as const;
const low = (x: number) => -56 - (x / 196) ** 2 * 22;
const CORDS = EDGES.map((x) => `M${x} ${round(low(x))}L${x < 0 ? -13 : 13} 96`).join("");
const MAN =
  "M-14 -118C-15 -142 15 -142 14 -118L11 -108C24 -104 28 -92 27 -76L24 -46L30 -10L26 24L40 30L38 37H12L10 0L0 -30L-12 4L-14 37H-42L-40 30L-26 22L-28 -12L-24 -46L-27 -76C-28 -92 -24 -104 -11 -108Z";

const drawJumper = (stage: Stage, { deep, key, lite, ink }: Colours, silk: string) => {
  const shade = mix(silk, mix(deep, ink, 0.3), 0.34);
  const gore = (i: number) => {
    const [a = 0, b = 0] = [EDGES[i], EDGES[i + 1]];
    const tone = i % 2 ? key : silk;
    return fill(
      `M0 -226C${round(a * 0.62)} -224 ${a} -170 ${a} ${round(low(a))}Q${round((a + b) / 2)} ${round(low((a + b) / 2) - 22)} ${b} ${round(low(b))}C${b} -170 ${round(b * 0.62)} -224 0 -226Z`,
      i > 3 ? mix(tone, mix(deep, ink, 0.4), 0.34) : tone,
    );
  };
  const canopy =
    "M0 -226C-122 -224 -196 -170 -196 -78Q-173 -92 -150 -69Q-117 -85 -84 -60Q-42 -80 0 -56Q42 -80 84 -60Q117 -85 150 -69Q173 -92 196 -78C196 -170 122 -224 0 -226Z";
  const man =
    line("M-18 -98L-20 -146M18 -98L20 -146", ink, 9) +
    fill(MAN, ink) +
    fill(
      "M-12 -122C-10 -138 4 -140 10 -132C2 -134 -8 -130 -12 -122ZM-25 -76C-25 -92 -20 -100 -10 -104C-18 -92 -20 -76 -20 -50Z",
      mix(ink, lite, 0.5),
    ) +
    line("M-16 -104L-10 -50M16 -104L10 -50M-22 -66H22M-22 -46H22", mix(ink, lite, 0.28), 3) +
    bar([-17, -88, 34, 20], mix(ink, key, 0.35), { rx: 4 });
  const whole =
    fill(
      "M-194 -78Q0 -128 194 -78Q173 -92 150 -69Q117 -85 84 -60Q42 -80 0 -56Q-42 -80 -84 -60Q-117 -85 -150 -69Q-173 -92 -194 -78Z",
      mix(deep, ink, 0.75),
    ) +
    line(CORDS, mix(lite, ink, 0.12), 1.8) +
    repeat(6, gore) +
    stage.shade(canopy, [190, -60, -10, -150], mix(deep, ink, 0.6), 0.85) +
    line("M-178 -120C-166 -170 -120 -204 -74 -214", lite, 6, { opacity: 0.85 }) +
    oval([0, -226, 22, 6], shade) +
    place(man, [0, 202], 0.86);
  return whole;
};

export const motif: Motif = {
  mood: "moon",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, wide, random } = stage;
    const many = stage.set === 2;
    const foot = floor * 0.95;
    const silk = mix(lite, bg, 0.1);
    const small = (i: number) =>
      fill(
        "M-30 -30C-30 -66 30 -66 30 -30Q20 -38 10 -30Q0 -38 -10 -30Q-20 -38 -30 -30Z",
        i % 3 ? silk : key,
      ) +
      fill("M6 -57C22 -54 30 -46 30 -30Q20 -38 10 -30Q12 -46 6 -57Z", ink, { opacity: 0.28 }) +
      line("M-30 -30L0 8L30 -30M-10 -30L0 8L10 -30", lite, 1.2) +
      fill(
        "M-3.6 4A4 4 0 1 1 3.6 4L6 14L4 30H1L0 20L-1 30H-4L-6 14Z",
        mix(ink, lite, many ? 0.75 : 0.6),
      );
    const land = mix(deep, ink, 0.68);
    const hills = `M-4 ${round(foot)}C${round(width * 0.2)} ${round(foot - 40 * scale)} ${round(width * 0.34)} ${round(foot + 16 * scale)} ${round(width * 0.54)} ${round(foot)}S${round(width * 0.84)} ${round(foot - 36 * scale)} ${width + 4} ${round(foot)}V${height + 4}H-4Z`;
    const village =
      mirrored(fill("M14 6V-24L34 -40L54 -24V6ZM60 6V-16L76 -28L92 -16V6Z", land)) +
      fill("M-12 6V-60L0 -110L12 -60V6Z", land) +
      line("M0 -110V-124M-5 -118H5", land, 2.6) +
      [-78, -42, 30, 66].map((x) => bar([x, -12, 6, 9], key)).join("") +
      bar([-3, -50, 6, 10], key);
    const beam = (x: number, to: number) =>
      fill(
        `M${round(stage.across(x - 5))} ${round(foot)}L${round(stage.across(to - 46))} -4H${round(stage.across(to + 46))}L${round(stage.across(x + 5))} ${round(foot)}Z`,
        stage.linear([0, foot, 0, 0], [0, lite, 0.5], [1, lite, 0.08]),
      );
    const plane = fill(
      "M-64 -4C-40 -10 30 -12 48 -8L66 -28H74L70 -6C78 -2 76 4 66 6H-40C-56 6 -66 2 -64 -4ZM-20 2L12 26H28L14 2Z",
      mix(lite, mix(deep, bg, 0.25), 0.42),
    );
    const spots = repeat(wide ? 16 : 9, (i) => {
      const x = wide
        ? 120 + i * 74
        : 62 + (i % 3) * 186 + (Math.floor(i / 3) % 2) * -34 + random.between(-14, 14);
      const y = wide
        ? random.between(0.3, 0.78)
        : 0.27 + Math.floor(i / 3) * 0.205 + random.between(-0.03, 0.03);
      return place(small(i), [x, foot * y], scale * (0.66 + Math.floor((i % 9) / 3) * 0.26), {
        turn: random.between(-7, 7),
      });
    });
    const moon = stage.clip(circleAt(focus.x, stage.down(108), 116 * scale));
    return {
      body:
        stage.field(many ? mix(deep, bg, 0.25) : bg, mix(deep, ink, 0.5)) +
        stage.stars(wide ? 90 : 44, foot * 0.8, lite) +
        (many
          ? beam(-130, -20) +
            beam(140, 220) +
            beam(190, -120) +
            repeat(3, (i) =>
              place(
                plane,
                [stage.across(-120 + i * 130), stage.down(-222 + (i % 2) * 24)],
                scale * 0.5,
              ),
            ) +
            spots
          : disc(focus.x, stage.down(108), 148 * scale, lite, { opacity: 0.12 }) +
            disc(focus.x, stage.down(108), 116 * scale, mix(lite, bg, 0.16)) +
            place(small(1), [stage.across(-190), stage.down(70)], scale * 0.6, { turn: 5 }) +
            place(small(1), [stage.across(196), stage.down(20)], scale * 0.42) +
            place(small(1), [stage.across(-152), stage.down(16)], scale * 0.32)) +
        place(
          village,
          [stage.across(many ? 40 : 160), foot + 4 * scale],
          scale * (many ? 0.9 : 0.5),
        ) +
        fill(hills, land) +
        stage.shade(hills, [0, foot - 20, 0, floor * 1.15], mix(deep, bg, 0.6), 0.8) +
        (many
          ? ""
          : stage.art(drawJumper(stage, colours, silk), [0, -4], 3) +
            group(stage.art(line(CORDS, mix(deep, ink, 0.6), 1.8), [0, -4], 3), {
              "clip-path": moon,
            })),
      under: land,
    };
  },
};
