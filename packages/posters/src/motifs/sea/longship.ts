import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const drawShip = (stage: Stage, { bg, deep, key, lite, ink }: Colours) => {
  const wood = mix("#7d4a28", ink, 0.22);
  const dark = mix(wood, ink, 0.5);
  const hull =
    "M-186 -150C-188 -66 -142 14 -60 26H60C142 14 188 -60 196 -134L184 -136C170 -84 132 -48 90 -38H-90C-130 -48 -166 -88 -172 -150Z";
  const canvas =
    "M-128 -312C-80 -300 80 -300 128 -312C142 -240 140 -150 122 -84C70 -102 -70 -102 -122 -84C-148 -150 -148 -240 -128 -312Z";
  const stripes = repeat(
    4,
    (i) =>
      `M${-94 + i * 54} -304C${-104 + i * 56} -230 ${-104 + i * 56} -160 ${-92 + i * 52} -84H${-65 + i * 52}C${-76 + i * 57} -160 ${-76 + i * 57} -230 ${-67 + i * 54} -302Z`,
  );
  const head =
    fill(
      "M-188 -140C-196 -176 -176 -200 -192 -222C-200 -232 -216 -222 -238 -216L-246 -228L-234 -236L-242 -246C-222 -270 -192 -272 -172 -250C-152 -228 -158 -184 -170 -140Z",
      wood,
    ) +
    fill("M-172 -250C-152 -228 -158 -184 -170 -140H-178C-170 -180 -166 -220 -184 -258Z", dark) +
    fill(
      "M-186 -262C-176 -280 -166 -284 -154 -284C-160 -274 -162 -266 -160 -256L-144 -254L-156 -238L-142 -230L-156 -216L-146 -204L-160 -196Z",
      key,
    ) +
    disc(-204, -246, 6, lite) +
    disc(-205, -246, 2.8, ink) +
    line("M-238 -230L-206 -236", dark, 3) +
    fill("M-232 -231l4 10l5 -12l4 10l5 -12Z", lite) +
    line("M-184 -196L-164 -192M-184 -176L-166 -172M-184 -158L-170 -154", mix(wood, lite, 0.35), 3);
  const shield = (i: number) => {
    const tones = [key, mix(lite, bg, 0.1), mix(deep, lite, 0.16)] as const;
    return place(
      disc(0, 0, 19, dark) +
        disc(0, 0, 16.5, tones[i % 3] ?? key) +
        fill("M0 -16.5A16.5 16.5 0 0 1 0 16.5Z", mix(tones[i % 3] ?? key, ink, 0.35)) +
        disc(0, 0, 5, mix(lite, ink, 0.25)),
      [-118 + i * 34, -42 - ((i - 3.5) / 3.5) ** 2 * -3],
    );
  };
  const ship =
    line("M0 -30V-340", dark, 9) +
    fill("M3 -340C20 -350 34 -336 54 -344L50 -332L56 -320C38 -314 22 -328 3 -320Z", key) +
    line("M0 -330L-176 -140M0 -330L186 -130", dark, 2) +
    fill(canvas, mix(lite, bg, 0.04)) +
    fill(stripes, key) +
    stage.shade(canvas, [130, -90, -20, -230], mix(deep, ink, 0.5), 0.95) +
    fill(
      "M74 -304C98 -306 116 -309 128 -312C142 -240 140 -150 122 -84C106 -90 90 -94 74 -96C92 -160 92 -240 74 -304Z",
      ink,
      { opacity: 0.2 },
    ) +
    line("M-138 -316C-80 -302 80 -302 138 -316", dark, 8) +
    line("M-122 -84L-150 -60M122 -84L150 -60", dark, 2) +
    line("M186 -130C196 -168 222 -180 234 -160C240 -142 222 -130 214 -144", wood, 11) +
    line("M192 -134C202 -166 220 -174 230 -160", mix(wood, lite, 0.3), 2.6) +
    head +
    fill(hull, wood) +
    line(
      "M-176 -108C-160 -60 -120 -18 -60 -8H60C124 -18 166 -64 184 -108M-166 -74C-140 -26 -100 8 -56 12H56C110 4 146 -34 170 -74",
      dark,
      3,
    ) +
    line(
      "M-180 -140C-170 -84 -130 -44 -90 -36H90C132 -46 172 -84 190 -132",
      mix(wood, lite, 0.35),
      4,
    ) +
    repeat(8, shield) +
    repeat(7, (i) => line(`M${-90 + i * 30} -16L${-124 + i * 31} 42`, mix(wood, lite, 0.22), 4));
  return ship;
};

export const motif: Motif = {
  mood: "frost",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, height, floor, focus, scale, random } = stage;
    const night = stage.set === 2;
    const sea = floor * 0.82;
    const sky = night ? mix(deep, ink, 0.5) : bg;
    const water = mix(deep, ink, night ? 0.45 : 0.22);
    const low = mix(water, ink, 0.3);
    const wave = (y: number, step: number, tone: string) =>
      fill(
        `M-4 ${round(y)}${repeat(Math.ceil(width / step) + 1, () => `c${round(step * 0.2)} -14 ${round(step * 0.44)} -16 ${round(step * 0.6)} -2c${round(step * 0.1)} 8 ${round(step * 0.28)} 6 ${round(step * 0.4)} 2`)}V${height + 4}H-4Z`,
        tone,
      );
    const cliffs = (top: number, step: number) => {
      let d = `M-4 ${round(sea)}`;
      for (let x = -4; x < width + step; x += step)
        d += `L${round(x)} ${round(sea - top * random.between(0.3, 0.62))}L${round(x + step * 0.5)} ${round(sea - top * random.between(0.75, 1))}`;
      return `${d}V${round(sea)}Z`;
    };
    const aurora = repeat(3, (i) =>
      fill(
        `M-4 ${90 + i * 46}C${round(width * 0.25)} ${20 + i * 50} ${round(width * 0.42)} ${190 + i * 40} ${round(width * 0.64)} ${90 + i * 46}S${round(width * 0.9)} ${70 + i * 30} ${width + 4} ${50 + i * 40}V${-20 + i * 36}C${round(width * 0.8)} ${40 + i * 20} ${round(width * 0.7)} ${10 + i * 40} ${round(width * 0.58)} ${40 + i * 40}S${round(width * 0.2)} ${-60 + i * 44} -4 ${10 + i * 40}Z`,
        stage.linear([0, -20, 0, 230], [0, "#7fe0b0", 0], [1, "#7fe0b0", 0.4]),
      ),
    );
    return {
      body:
        stage.field(sky, night ? ink : mix(deep, bg, 0.4)) +
        (night
          ? stage.stars(stage.wide ? 100 : 50, sea * 0.8, lite) + aurora
          : disc(stage.across(96), stage.down(-104), 92 * scale, mix(lite, bg, 0.05))) +
        fill(cliffs(190 * scale, 150 * scale), mix(sky, deep, night ? 0.7 : 0.35)) +
        fill(cliffs(90 * scale, 110 * scale), mix(sky, deep, night ? 0.3 : 0.62)) +
        fill(stage.ground(sea - 6), mix(water, bg, 0.3)) +
        place(drawShip(stage, colours), [focus.x + 10 * scale, sea - 6 * scale], scale * 0.9, {
          turn: -2,
        }) +
        wave(sea + 12 * scale, 110, water) +
        wave(sea + 38 * scale, 150, low) +
        line(
          `M${round(stage.across(-190))} ${round(sea + 14 * scale)}q30 -16 62 -2M${round(stage.across(96))} ${round(sea + 18 * scale)}q34 -12 70 2M${round(stage.across(-60))} ${round(sea + 52 * scale)}h60M${round(stage.across(60))} ${round(sea + 66 * scale)}h40`,
          lite,
          3,
          { opacity: 0.6 },
        ),
      under: low,
    };
  },
};
