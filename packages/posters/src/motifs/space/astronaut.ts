import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  disc,
  fill,
  group,
  line,
  oval,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const tones = ({ lite, ink }: Colours) =>
  [lite, mix(lite, ink, 0.18), mix(lite, ink, 0.36)] as const;

function helmetOf(stage: Stage, colours: Colours) {
  const { deep, key, lite, ink } = colours;
  const [light, mid, dark] = tones(colours);
  const visor = "M-62 -8C-62 -52 -36 -70 0 -70S62 -52 62 -8C62 34 38 52 0 52S-62 34 -62 -8Z";
  const scene = group(
    bar([-70, -80, 140, 140], mix(ink, deep, 0.5)) +
      repeat(16, (i) =>
        disc(-58 + ((i * 37) % 116), -64 + ((i * 23) % 80), i % 3 ? 0.9 : 1.5, lite),
      ) +
      disc(-20, -22, 19, mix(deep, lite, 0.35)) +
      fill("M-38 -28Q-20 -34 -4 -14Q-16 -4 -34 -12Z", mix(key, lite, 0.3)) +
      fill("M-70 26Q-10 4 70 22V60H-70Z", mix(key, lite, 0.15)) +
      fill("M-70 36Q0 22 70 38V60H-70Z", mix(key, ink, 0.35)) +
      fill("M16 -62C48 -50 54 -20 48 10C44 -20 34 -44 16 -62Z", lite, { opacity: 0.7 }),
    { "clip-path": stage.clip(visor) },
  );
  const shell = circleAt(0, -8, 84);
  return (
    fill(shell, light) +
    stage.shade(shell, [74, 70, -20, -30], ink, 0.9) +
    bar([-96, -34, 20, 52], mid, { rx: 9 }) +
    bar([76, -34, 20, 52], dark, { rx: 9 }) +
    fill(visor, "none", { stroke: mid, "stroke-width": 13 }) +
    scene +
    fill(visor, "none", { stroke: "#d8a23a", "stroke-width": 4 })
  );
}

function closeUp(stage: Stage, colours: Colours) {
  const { deep, key, ink, lite } = colours;
  const { floor, focus, height, scale } = stage;
  const night = mix(ink, deep, 0.2);
  const [light, mid, dark] = tones(colours);
  const chest = "M-200 190C-196 110 -140 78 -78 66H78C140 78 196 110 200 190V480H-200Z";
  const bust =
    fill("M-128 80V-10Q-128 -30 -108 -30H108Q128 -30 128 -10V80Z", dark) +
    fill(chest, light) +
    stage.shade(chest, [190, 300, -30, 120], ink, 0.9) +
    fill("M-104 78C-100 50 100 50 104 78C104 112 -104 112 -104 78Z", mid) +
    fill("M-104 80C-60 104 60 104 104 80C104 112 -104 112 -104 80Z", dark) +
    line("M-150 114Q-130 180 -140 300M150 114Q130 180 140 300", mid, 4) +
    bar([-62, 140, 124, 74], mid, { rx: 8 }) +
    bar([-50, 152, 40, 20], key, { rx: 3 }) +
    repeat(3, (i) => disc(10 + i * 18, 162, 6, i === 1 ? key : dark)) +
    bar([-50, 182, 100, 6], dark) +
    bar([-50, 194, 70, 6], dark) +
    line("M-62 190C-120 220 -150 170 -124 120M62 190C120 220 150 170 124 120", key, 8) +
    place(helmetOf(stage, colours), [0, -40], 1.5);
  return {
    body:
      stage.field(night, ink) +
      stage.stars(stage.wide ? 180 : 100, height, lite) +
      disc(
        focus.x,
        stage.down(-40),
        300 * scale,
        stage.radial([focus.x, stage.down(-40), 300 * scale], [0.3, deep, 0.9], [1, deep, 0]),
      ) +
      stage.art(bust, [0, -20]) +
      fill(
        stage.ground(floor * 0.76),
        stage.linear([0, floor * 0.76, 0, floor * 1.03], [0, night, 0], [1, night, 1]),
      ),
    under: night,
  };
}

export const motif: Motif = {
  mood: "orbit",
  sets: 2,
  draw: (stage, colours) => {
    const { deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, set } = stage;
    const night = mix(ink, deep, 0.2);
    const [light, mid, dark] = tones(colours);
    if (set === 2) return closeUp(stage, colours);
    const limb = (d: string, tone: string, bands: string) =>
      line(d, tone, 46) + line(bands, mix(tone, ink, 0.25), 5);
    const torso = "M-66 -52Q-70 -66 -50 -66H50Q70 -66 66 -52L58 60Q56 78 36 78H-36Q-56 78 -58 60Z";
    const figure =
      bar([-84, -76, 168, 140], dark, { rx: 22 }) +
      limb("M54 -40C104 -56 118 -96 152 -128", dark, "M92 -76L122 -54M126 -122L156 -98") +
      disc(160, -138, 26, mid) +
      line("M168 -148L184 -166M176 -134L196 -138", mid, 13) +
      limb("M30 66C66 110 108 112 118 160", dark, "M62 116L90 84M92 146L134 132") +
      place(fill("M-28 -16H26V14Q26 26 10 26H-50Q-54 2 -28 -2Z", mid), [124, 178], 1, {
        turn: -24,
        flip: true,
      }) +
      limb("M-30 66C-54 108 -34 140 -66 184", mid, "M-62 108L-18 112M-70 146L-28 164") +
      place(fill("M-28 -16H26V14Q26 26 10 26H-50Q-54 2 -28 -2Z", light), [-76, 204], 1, {
        turn: 24,
      }) +
      limb("M-54 -40C-96 -26 -110 10 -152 20", light, "M-100 -28L-78 12M-128 -10L-112 32") +
      disc(-164, 22, 26, light) +
      line("M-172 14L-194 4M-176 28L-198 32", light, 13) +
      fill(torso, light) +
      stage.shade(torso, [70, 70, -20, -20], ink, 0.8) +
      bar([-38, -22, 76, 52], mid, { rx: 6 }) +
      bar([-30, -14, 26, 14], key, { rx: 3 }) +
      repeat(3, (i) => disc(6 + i * 12, -7, 4, i === 1 ? key : dark)) +
      bar([-30, 8, 60, 5], dark) +
      bar([-30, 18, 40, 5], dark) +
      bar([-58, 54, 116, 12], key) +
      place(helmetOf(stage, colours), [0, -116], 0.86);
    const [x, y] = [stage.across(-30), stage.down(2)];
    const tether = `M${width + 8} ${round(stage.down(-230))}C${round(stage.across(110))} ${round(stage.down(-300))} ${round(stage.across(250))} ${round(stage.down(-60))} ${round(stage.across(200))} ${round(stage.down(70))}S${round(stage.across(60))} ${round(stage.down(170))} ${round(x + 24 * scale)} ${round(y + 56 * scale)}`;
    const planet = floor * 1.02 + 700 * scale;
    return {
      body:
        stage.field(night, ink) +
        stage.stars(stage.wide ? 190 : 110, floor, lite) +
        repeat(3, (i) =>
          disc(focus.x - 60 * scale, planet, (800 - i * 18) * scale, mix(deep, lite, 0.3), {
            opacity: 0.14,
          }),
        ) +
        oval([focus.x - 60 * scale, planet, 746 * scale, 746 * scale], deep) +
        fill(
          stage.ground(floor * 0.9),
          stage.linear([0, height, 0, floor * 0.92], [0, ink, 0.6], [1, ink, 0]),
        ) +
        line(tether, key, 5 * scale) +
        place(figure, [x, y], scale * 0.86, { turn: 22 }),
      under: deep,
    };
  },
};
