import type { Palette } from "@worthy/posters";
import { openPicture } from "./rasterPicture.ts";

type Rgb = readonly [number, number, number];

const SIDE = 32;
/** Minimum contrast of paper on ground for reading (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

const linear = (channel: number) =>
  channel <= 10.3 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour);
const contrast = (light: Rgb, dark: Rgb) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);
const hex = (colour: Rgb) =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

function mix([r, g, b]: Rgb, [x, y, z]: Rgb, share: number): Rgb {
  return [r + (x - r) * share, g + (y - g) * share, b + (z - b) * share];
}

function mean(pixels: readonly Rgb[]): Rgb {
  const sum = (at: 0 | 1 | 2) =>
    pixels.reduce((total, pixel) => total + pixel[at], 0) / Math.max(1, pixels.length);
  return [sum(0), sum(1), sum(2)];
}

async function pixelsOf(picture: Uint8Array): Promise<Rgb[]> {
  const small = (await openPicture(picture))
    .resize(SIDE, SIDE, { fit: "fill" })
    .flatten({ background: "#000" })
    .toColourspace("srgb")
    .removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const from = at * info.channels;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  });
}

/**
 * Four colours of a picture by role: its darkest part, its middle, its most colourful part, and its
 * lightest part, lightened until it is readable on the darkest.
 */
export async function coloursOf(picture: Uint8Array): Promise<Palette> {
  const byLight = (await pixelsOf(picture)).toSorted((a, b) => luminance(a) - luminance(b));
  const part = (from: number, to: number) =>
    mean(byLight.slice(Math.floor(byLight.length * from), Math.floor(byLight.length * to)));
  const byChroma = byLight.toSorted((a, b) => chroma(b) - chroma(a));
  let ground = part(0, 0.25);
  let paper = part(0.9, 1);
  for (let step = 0; contrast(paper, ground) < READABLE && step < 20; step++) {
    paper = mix(paper, WHITE, 0.2);
    ground = mix(ground, BLACK, 0.2);
  }
  return {
    ground: hex(ground),
    mid: hex(part(0.4, 0.6)),
    accent: hex(mean(byChroma.slice(0, Math.ceil(byChroma.length * 0.05)))),
    paper: hex(paper),
  };
}
