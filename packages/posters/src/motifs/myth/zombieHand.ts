import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const FINGERS = [
  ["M-32 -140L-66 -192L-58 -250", 27, -58, -250, -4],
  ["M-8 -150L-14 -224L18 -282", 28, 18, -282, 22],
  ["M18 -148L42 -212L78 -256", 26, 78, -256, 40],
  ["M36 -132L78 -174L118 -196", 23, 118, -196, 60],
  ["M-34 -92L-88 -112L-116 -158", 27, -116, -158, -28],
] as const;

const drawHand = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const skin = mix("#9bb56c", lite, 0.12);
  const dim = mix("#4c6b3c", ink, 0.25);
  const cloth = mix(mix("#6b4a3a", deep, 0.4), lite, 0.16);
  const arm =
    "M-44 40C-40 0 -30 -30 -32 -62C-52 -90 -56 -124 -46 -152C-20 -166 22 -164 44 -144C52 -116 46 -88 30 -64C32 -30 44 0 50 40Z";
  const hand =
    FINGERS.map(([d, w]) => line(d, dim, w + 5)).join("") +
    fill(arm, skin) +
    stage.shade(arm, [60, 20, -30, -40], mix(dim, ink, 0.4), 1) +
    fill(
      "M44 -144C52 -116 46 -88 30 -64C32 -30 44 0 50 40H14C12 0 8 -30 4 -56C26 -80 36 -116 30 -156Z",
      dim,
      { opacity: 0.6 },
    ) +
    FINGERS.map(
      ([d, w, x, y, turn]) =>
        line(d, skin, w - 2) +
        line(d, mix(skin, lite, 0.35), 4, { transform: "translate(-6 0)", opacity: 0.7 }) +
        place(
          fill("M-7 6C-8 -6 -5 -16 0 -24C5 -16 8 -6 7 6Z", mix(lite, dim, 0.2)),
          [x, y - 2],
          1,
          { turn },
        ),
    ).join("") +
    line("M-66 -192l12 4M-14 -224l12 2M42 -212l-10 -6M78 -174l-8 -9M-88 -112l6 -10", dim, 4) +
    line(
      "M-40 -124C-20 -112 4 -110 30 -118M-28 -92C-16 -84 0 -82 14 -86M-14 -54L-10 -20M10 -48L12 -24",
      dim,
      3.4,
    ) +
    fill("M-20 -134C-8 -138 0 -130 -4 -122C-12 -118 -22 -124 -20 -134Z", mix(key, "#7a1f1a", 0.7)) +
    fill("M-58 40L-54 -22L-40 -8L-34 -30L-18 -12L-6 -28L8 -10L20 -26L34 -8L46 -22L62 40Z", cloth) +
    line("M-30 -4L-36 20M-4 -6L-6 18", mix(cloth, ink, 0.4), 2.6) +
    fill("M14 40L10 -12L20 -26L34 -8L46 -22L62 40Z", mix(cloth, ink, 0.45));
  return hand;
};

export const motif: Motif = {
  mood: "swamp",
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, height, floor, focus, scale, random } = stage;
    const foot = floor * 0.82;
    const slab = mix(mix(bg, deep, 0.5), lite, 0.3);
    const grave =
      fill("M-62 30V-118C-62 -186 62 -186 62 -118V30Z", mix(slab, ink, 0.5), {
        transform: "translate(13 -4)",
      }) +
      fill("M-62 30V-118C-62 -186 62 -186 62 -118V30Z", slab) +
      fill(
        "M-46 30V-114C-46 -166 46 -166 46 -114V30H38V-112C38 -156 -38 -156 -38 -112V30Z",
        mix(slab, ink, 0.25),
      ) +
      line("M-60 -70L-36 -56L-30 -30L-8 -22M20 -168L10 -140L24 -124", mix(slab, ink, 0.55), 3) +
      fill("M-6 -122H6V-104H22V-92H6V-54H-6V-92H-22V-104H-6Z", mix(slab, ink, 0.38)) +
      fill("M-66 30C-70 10 -54 -4 -40 6C-34 -10 -16 -8 -14 8V30Z", mix("#5f8a3a", deep, 0.5));
    const land = mix(deep, ink, 0.66);
    const ground = `M-4 ${round(foot + 16 * scale)}C${round(width * 0.2)} ${round(foot - 14 * scale)} ${round(width * 0.36)} ${round(foot + 12 * scale)} ${round(focus.x)} ${round(foot + 6 * scale)}S${round(width * 0.86)} ${round(foot + 14 * scale)} ${width + 4} ${round(foot - 4 * scale)}V${height + 4}H-4Z`;
    const soil = mix(land, lite, 0.13);
    const clods =
      fill(
        "M-126 34C-122 14 -106 16 -98 4C-86 -8 -74 4 -64 -8C-52 -16 -44 0 -34 -2C-20 6 -10 -6 4 2C18 -6 26 4 38 -4C52 -12 58 2 70 -2C84 -8 90 10 102 10C116 14 126 20 132 34C90 50 -80 52 -126 34Z",
        soil,
      ) +
      fill(
        "M132 34C126 20 116 14 102 10C90 10 84 -8 70 -2C74 14 60 20 40 22C10 30 -60 30 -126 34C-80 52 90 50 132 34Z",
        mix(soil, ink, 0.4),
      ) +
      repeat(9, (i) =>
        fill("M-7 2L-4 -6L4 -7L8 1L2 6Z", i % 2 ? soil : mix(soil, ink, 0.3), {
          transform: `translate(${round(-150 + i * 38 + random.between(-8, 8))} ${round(34 + random.between(-8, 16))})`,
        }),
      ) +
      line("M-76 26L-96 44L-92 60M20 30L34 46L28 62M84 30L110 46", mix(land, ink, 0.6), 3);
    const my = stage.down(-92);
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.5)) +
        disc(stage.across(26), my, 196 * scale, lite, { opacity: 0.12 }) +
        disc(stage.across(26), my, 158 * scale, mix(lite, bg, 0.18)) +
        fill(
          `M-4 ${round(foot - 40 * scale)}Q${round(width * 0.25)} ${round(foot - 74 * scale)} ${round(width * 0.5)} ${round(foot - 34 * scale)}T${width + 4} ${round(foot - 50 * scale)}V${height}H-4Z`,
          mix(bg, mix(deep, ink, 0.5), 0.6),
        ) +
        place(grave, [stage.across(-152), foot - 6 * scale], scale * 0.78, { turn: -8 }) +
        fill(ground, land) +
        oval([stage.across(26), foot + 30 * scale, 140 * scale, 14 * scale], mix(land, ink, 0.6)) +
        place(drawHand(stage, colours), [stage.across(30), foot + 8 * scale], scale * 1.06) +
        place(clods, [stage.across(26), foot + 8 * scale], scale),
      under: land,
    };
  },
};
