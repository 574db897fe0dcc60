import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { glints } from "../../stage/weather.ts";

const WAVE =
  "M700 420H-330C-200 224 -70 214 30 150C116 92 132 -30 66 -76C36 -96 -8 -94 -40 -64C-34 -140 50 -206 150 -188C280 -160 380 -40 700 -96Z";
const HOLLOW =
  "M-120 226C-40 204 40 160 84 96C122 36 112 -44 66 -76C36 -96 -8 -94 -40 -64C-2 -74 34 -60 48 -22C66 30 30 110 -120 226Z";
const SAIL = "M-40 -14C-82 -70 -92 -140 -72 -204C-50 -138 20 -116 106 -136C76 -78 24 -30 -40 -14Z";
const HULL =
  "M-132 -30C-118 -10 -70 -4 0 -4C70 -4 104 -10 130 -34C126 2 90 26 0 26C-86 26 -124 6 -132 -30Z";
const LONG =
  "M-204 -46C-186 -22 -150 -14 -100 -14H100C150 -14 186 -22 204 -46C204 -8 166 20 110 20H-110C-166 20 -204 -8 -204 -46Z";
const FOAM =
  "M-57 -62a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM-64 -84a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-51 -92a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM-39 -118a25 25 0 1 0 50 0a25 25 0 1 0 -50 0ZM-13 -142a27 27 0 1 0 54 0a27 27 0 1 0 -54 0ZM19 -162a27 27 0 1 0 54 0a27 27 0 1 0 -54 0ZM58 -178a24 24 0 1 0 48 0a24 24 0 1 0 -48 0ZM98 -186a20 20 0 1 0 40 0a20 20 0 1 0 -40 0ZM135 -188a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM-73 -48a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM-36 -62a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-82 -78a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-51 -116a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM-14 -158a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-83 -30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z";
const DENTS =
  "M-32.5 -83a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0ZM-18.5 -109a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM8.5 -133a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0 -27 0ZM40.5 -153a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0 -27 0ZM78 -169a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM116 -177a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z";
const BAND =
  "M-50 -30C-66 -56 -76 -84 -80 -112C-48 -82 10 -64 76 -90C66 -76 56 -66 46 -56C10 -44 -30 -36 -50 -30Z";
const FLOAT = "M-112 40C-90 32 80 32 102 36L112 28C110 46 90 52 60 52H-70C-96 52 -108 48 -112 40Z";
const HAT = "M12 -116H80C78 -122 66 -124 62 -126C60 -142 34 -142 30 -126C26 -124 14 -122 12 -116Z";
const STREAKS =
  "M-96 212C0 168 92 100 88 16C86 -22 74 -52 50 -66M-30 196C60 150 120 92 118 4M150 -160C220 -140 290 -70 380 -60M110 -150C200 -110 210 20 330 60M140 -90C190 -30 170 90 90 180";
const WOOD = "#9c5a30";

/** With an outrigger and a claw-shaped sail. */
const drawSailer = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const dark = mix(WOOD, ink, 0.5);
  return (
    line("M-8 0L-18 -150", dark, 6) +
    fill(SAIL, lite) +
    fill(BAND, mix(key, "#d4492c", 0.35)) +
    line("M-74 -96C-40 -66 20 -52 66 -78M-60 -52C-30 -42 10 -42 44 -54", mix(lite, key, 0.1), 3) +
    stage.shade(SAIL, [90, -60, -60, -120], mix(deep, ink, 0.4), 0.8) +
    line("M-40 -12C-84 -70 -94 -140 -72 -206M-40 -12C24 -28 78 -78 108 -138", dark, 5) +
    fill("M66 -8L62 -44C62 -56 84 -56 84 -44L86 -10Z", mix(deep, ink, 0.5)) +
    disc(73, -66, 11, "#7a4a30") +
    fill("M62 -70C62 -84 86 -84 86 -66C80 -72 70 -74 62 -70Z", ink) +
    line("M82 -44L104 -24M96 -58L124 34", dark, 5) +
    fill(HULL, WOOD) +
    fill("M-122 -8C-80 12 80 12 122 -8C110 14 70 26 0 26C-70 26 -110 14 -122 -8Z", dark) +
    line("M-118 -14C-70 2 70 2 116 -16", "#e3b878", 3.4) +
    line("M-56 0C-60 20 -60 30 -56 40M48 0C50 20 50 30 46 40", dark, 6) +
    fill(FLOAT, mix(WOOD, "#e3b878", 0.4)) +
    line("M-150 46C-110 60 -60 56 -20 60M20 60C70 56 110 60 150 44", lite, 5, { opacity: 0.8 })
  );
};

/** With somebody who paddles. */
const drawPaddler = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const [paint, cloth] = [mix(key, "#b8402a", 0.55), mix(deep, ink, 0.5)];
  return (
    bar([-104, -48, 52, 36], mix(WOOD, lite, 0.3), { rx: 6 }) +
    line("M-104 -30H-52M-90 -48V-14M-66 -48V-14", mix(WOOD, ink, 0.4), 3) +
    fill("M24 -12C18 -58 26 -92 48 -96C74 -96 84 -60 84 -12Z", cloth) +
    line("M40 -80C30 -60 14 -56 0 -66M64 -80C50 -58 24 -40 6 -34", mix(cloth, lite, 0.14), 14) +
    line("M-10 -108L22 26", "#e3b878", 6) +
    fill("M14 14L26 12C36 34 36 50 30 62C20 58 12 38 14 14Z", "#e3b878") +
    disc(46, -114, 17, "#a8704a") +
    fill(HAT, mix(lite, key, 0.2)) +
    line("M31 -124H62", paint, 5) +
    fill(LONG, paint) +
    stage.shade(LONG, [0, 24, 0, -30], mix(paint, ink, 0.7), 0.9) +
    line("M-196 -38C-176 -20 -146 -13 -100 -13H100C146 -13 176 -20 196 -38", "#e3b878", 5) +
    fill("M-178 -12C-140 -2 140 -2 178 -12L172 -4C130 6 -130 6 -172 -4Z", lite, { opacity: 0.85 })
  );
};

export const motif: Motif = {
  mood: "lagoon",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale } = stage;
    const calm = stage.set === 2;
    const horizon = floor * (calm ? 0.6 : 0.68);
    const sea = mix(deep, ink, 0.5);
    const body = mix(mix(deep, lite, 0.16), bg, 0.25);
    const foam = mix(lite, bg, 0.06);
    const swell = (y: number, tone: string, shift: number) =>
      fill(
        `M-4 ${height + 4}V${round(y)}${repeat(Math.ceil(width / 110) + 2, () => `q${round(26 + shift)} ${round(-30 * scale)} 55 ${round(-6 * scale)}t55 ${round(6 * scale)}`)}V${height + 4}Z`,
        tone,
      );
    const wave =
      fill(WAVE, body) +
      stage.shade(WAVE, [0, 300, 120, -120], mix(deep, ink, 0.6), 0.9) +
      fill(HOLLOW, mix(sea, ink, 0.15)) +
      line(STREAKS, mix(body, lite, 0.45), 5) +
      line("M-40 -64C-34 -140 50 -206 150 -188C280 -160 380 -40 700 -96", foam, 13) +
      fill(FOAM, foam) +
      fill(DENTS, mix(foam, body, 0.35));
    const ridge = (rise: number, seed: number) =>
      `M-4 ${round(horizon)}${repeat(Math.ceil(width / 150) + 1, (i) => `L${i * 150 + 40 + ((i * 17 + seed) % 40)} ${round(horizon - rise * (0.5 + ((i * 5 + seed) % 6) / 8))}L${i * 150 + 130} ${round(horizon - rise * 0.2)}`)}L${width + 4} ${round(horizon - rise * 0.4)}V${round(horizon + 2)}H-4Z`;
    const pines = `M-4 ${round(horizon + 2)}${repeat(Math.ceil(width / 22) + 1, (i) => `V${round(horizon - 10)}l11 ${round(-(26 + ((i * 37) % 34)) * scale)}l11 ${round((26 + ((i * 37) % 34)) * scale)}`)}V${round(horizon + 2)}Z`;
    const [mx, my] = calm
      ? [focus.x, horizon - 96 * scale]
      : [stage.across(-116), stage.down(-136)];
    const paddler = drawPaddler(stage, colours);
    const boat = [stage.across(0), horizon + 86 * scale] as const;
    const water = stage.linear(
      [0, horizon, 0, floor],
      [0, mix(mix(deep, bg, 0.4), lite, 0.1)],
      [1, sea],
    );
    const trail = line("M-234 24H-122M72 32H225M165 46H205", lite, 2.4, { opacity: 0.6 });
    const mirror = group(paddler, { transform: "translate(0 36) scale(1 -.7)", opacity: 0.28 });
    const still = () =>
      fill(ridge(170 * scale, 3), mix(bg, deep, 0.42)) +
      fill(pines, mix(deep, ink, 0.4)) +
      fill(stage.ground(horizon), water) +
      glints(stage, [0, horizon + 8 * scale, 120], lite) +
      place(
        mirror + paddler + oval([0, 19, 176, 5], ink, { opacity: 0.4 }) + trail,
        boat,
        scale * 0.98,
      );
    const storm = () =>
      swell(horizon, mix(deep, bg, 0.2), 0) +
      stage.art(wave) +
      swell(stage.down(188), mix(deep, ink, 0.16), 4) +
      place(drawSailer(stage, colours), [stage.across(-96), stage.down(150)], scale * 0.98, {
        turn: -7,
      }) +
      swell(stage.down(222), mix(deep, ink, 0.32), 8) +
      swell(floor + 8, sea, 2);
    return {
      body:
        stage.field(bg, deep) +
        disc(mx, my, (calm ? 128 : 84) * scale, lite, { opacity: 0.14 }) +
        disc(mx, my, (calm ? 98 : 62) * scale, mix(key, lite, 0.35)) +
        (calm ? still() : storm()),
      under: sea,
    };
  },
};
