import { luminance, mix } from "../colour.ts";
import type { Palette } from "../palettes.ts";

type Tones = {
  readonly light: boolean;
  /** The colour of things against the light. */
  readonly ink: string;
  /** The palette's brightest colour, for lamps, moons and stars. */
  readonly glow: string;
};

/** Colours that families need besides the four roles, on dark and light grounds. */
export function tonesOf(palette: Palette): Tones {
  const light = luminance(palette.ground) > luminance(palette.paper);
  return light
    ? { light, ink: palette.paper, glow: mix(palette.ground, "#ffffff", 0.55) }
    : {
        light,
        ink: mix(palette.ground, "#000000", 0.45),
        glow: mix(palette.accent, palette.paper, 0.5),
      };
}
