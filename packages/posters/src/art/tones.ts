import { luminance, mix } from "../colour.ts";
import type { Palette } from "../palettes.ts";

export type Tones = {
  readonly light: boolean;
  /** The colour of things that stand against the light. */
  readonly ink: string;
  /** The brightest colour that the palette allows for a lamp, a moon or a star. */
  readonly glow: string;
};

/** Colours that a family needs beyond the four roles, on dark grounds and on light ones. */
export function tonesOf(palette: Palette): Tones {
  const light = luminance(palette.ground) > luminance(palette.paper);
  return light
    ? { light, ink: palette.paper, glow: mix(palette.ground, "#ffffff", 0.55) }
    : { light, ink: mix(palette.ground, "#000000", 0.45), glow: mix(palette.accent, palette.paper, 0.5) };
}
