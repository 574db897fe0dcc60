import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const CANOPY = "M120 -56C156 -52 180 -32 187 -4L132 -2C124 -2 120 -6 120 -12Z";
const ROTOR =
  "M-206 -128C-120 -134 20 -130 49 -126C90 -130 220 -132 300 -124C220 -120 90 -118 49 -120C10 -118 -120 -122 -206 -128Z";
const BODY =
  "M196 -2C190 -40 160 -66 110 -70L20 -72C-10 -72 -30 -60 -50 -46L-214 -50C-220 -50 -222 -38 -214 -34L-60 2C-40 34 -10 46 40 48H130C170 48 200 34 196 -2Z";

/** From the side, flying right. */
const drawCraft = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const hull = mix(mix(deep, ink, 0.42), lite, stage.set === 2 ? 0.34 : 0.16);
  const [dark, rim] = [mix(hull, ink, 0.6), mix(hull, lite, 0.5)];
  return (
    line("M10 48L0 78M112 48L120 78", dark, 7) +
    line("M-44 80H150C164 80 174 74 178 64", dark, 8) +
    fill("M-206 -46L-246 -104H-224L-180 -50ZM-206 -38L-224 -10H-210L-186 -40Z", hull) +
    line("M-236 -90L-222 -68", key, 9) +
    fill("M-20 -70C-10 -92 0 -98 20 -98H78C92 -98 98 -88 100 -70Z", dark) +
    bar([42, -122, 14, 28], dark) +
    fill(BODY, hull) +
    stage.shade(BODY, [0, 52, 0, -60], mix(dark, ink, 0.6), 1) +
    line("M-206 -47L-52 -42C-30 -56 -10 -68 20 -69H108", rim, 4) +
    fill(CANOPY, mix(lite, bgTone(deep), 0.25)) +
    fill("M138 -52C150 -49 160 -43 168 -36L146 -3H132C126 -3 122 -5 121 -10Z", lite, {
      opacity: 0.6,
    }) +
    fill("M66 -54H106V26H66Z", mix(lite, bgTone(deep), 0.45)) +
    line("M56 -60V40M112 -60V42", dark, 3) +
    fill("M66 -20H106V26H66Z", hull) +
    bar([-10, -52, 58, 74], dark, { rx: 5 }) +
    disc(20, -22, 13, ink) +
    fill("M4 22V-2C4 -14 38 -14 38 -2V22Z", ink) +
    line("M14 -28C16 -34 24 -36 30 -30M6 0C8 -8 16 -10 24 -9", rim, 2.6) +
    fill("M-190 -49L-160 -48V-24L-190 -30Z", key) +
    disc(160, 32, 9, "#fff3c4") +
    disc(-214, -42, 11, dark) +
    place(oval([0, -21, 4, 22], rim) + oval([0, 21, 4, 22], rim), [-214, -42], 1, { turn: 24 }) +
    disc(-214, -42, 4, lite) +
    fill(ROTOR, mix(dark, lite, 0.12)) +
    oval([49, -124, 240, 15], lite, { opacity: 0.14 })
  );
};
const bgTone = (deep: string) => mix(deep, "#bfe0ee", 0.5);

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, scale } = stage;
    const night = stage.set === 2;
    const foot = floor * 0.9;
    const land = mix(deep, ink, 0.66);
    const craft = drawCraft(stage, colours);
    const [sx, sy] = [stage.across(20), stage.down(-28)];
    const far = (x: number, y: number, s: number) =>
      place(
        fill(
          "M0 0C8 -10 30 -10 34 0C32 8 10 10 4 5L-30 -1L-36 -9H-32L-28 -4Z",
          mix(deep, ink, 0.5),
        ) + line("M-18 -12H48M16 -12V-7M4 12H30", mix(deep, ink, 0.5), 2.4),
        [stage.across(x), stage.down(y)],
        scale * s,
      );
    const ridge = (y: number, rise: number, seed: number) =>
      `M-4 ${height + 4}V${round(y)}${repeat(Math.ceil(width / 74) + 1, (i) => `l${26 + ((i * 7 + seed) % 14)} ${round(-rise * (0.5 + ((i * 5 + seed) % 7) / 9))}l${48 - ((i * 7 + seed) % 14)} ${round(rise * (0.5 + (((i + (i % 3)) * 5 + seed) % 7) / 9))}`)}V${height + 4}Z`;
    const trees = `M-4 ${height + 4}V${round(foot)}${repeat(Math.ceil(width / 22) + 1, (i) => `q11 ${-14 - ((i * 37) % 23)} 22 0`)}V${height + 4}Z`;
    const town = `M-4 ${height + 4}V${round(foot)}${repeat(Math.ceil(width / 76) + 1, (i) => `V${round(foot - (20 + ((i * 67) % 110)) * scale)}h${30 + ((i * 29) % 20)}V${round(foot - (10 + ((i * 41) % 40)) * scale)}h${46 - ((i * 29) % 20)}`)}V${height + 4}Z`;
    const windows = repeat(Math.ceil(width / 16), (i) =>
      ((i * 7) % 5) + ((i * 3) % 4) < 4
        ? bar([i * 16, foot + (((i * 53) % 60) - 6) * scale, 5, 7], key, { opacity: 0.8 })
        : "",
    );
    const beam = `M${round(stage.across(103))} ${round(stage.down(2))}L${round(stage.across(20))} ${round(foot + 40 * scale)}H${round(stage.across(244))}L${round(stage.across(119))} ${round(stage.down(2))}Z`;
    return {
      body:
        stage.field(night ? mix(bg, deep, 0.5) : bg, night ? ink : deep) +
        (night
          ? stage.stars(stage.wide ? 90 : 46, foot * 0.7, lite) +
            fill(town, mix(deep, ink, 0.62)) +
            windows +
            fill(
              beam,
              stage.linear(
                [0, stage.down(2), 0, foot + 40 * scale],
                [0, "#fff3c4", 0.85],
                [1, "#fff3c4", 0.12],
              ),
            ) +
            oval([stage.across(112), foot + 40 * scale, 92 * scale, 12 * scale], "#fff3c4", {
              opacity: 0.5,
            })
          : disc(sx, sy, 232 * scale, key, { opacity: 0.2 }) +
            disc(sx, sy, 186 * scale, key) +
            stage.shade(
              `M${round(sx - 186 * scale)} ${round(sy)}a${round(186 * scale)} ${round(186 * scale)} 0 0 0 ${round(372 * scale)} 0Z`,
              [0, sy + 190 * scale, 0, sy],
              mix(key, lite, 0.6),
              0.7,
            ) +
            far(-196, 66, 0.8) +
            far(-136, 98, 0.5) +
            fill(ridge(foot - 40 * scale, 70 * scale, 3), mix(bg, deep, 0.5)) +
            fill(ridge(foot - 6 * scale, 52 * scale, 1), mix(deep, bg, 0.14)) +
            fill(trees, land)) +
        (night
          ? fill(
              stage.ground(foot + 40 * scale),
              stage.linear([0, foot + 40 * scale, 0, floor * 1.04], [0, land, 0], [1, land]),
            ) + fill(stage.ground(floor * 1.03), land)
          : "") +
        place(craft, [stage.across(-22), stage.down(-40)], scale * 0.84, { turn: 7 }),
      under: land,
    };
  },
};
