import type { OutlineName } from "./outlines.ts";

/** How titles are set with one set of outlines. Lengths are shares of the font size. */
export type Face = {
  readonly outlines: OutlineName;
  readonly upperCase: boolean;
  /** Height of capitals. */
  readonly capHeight: number;
  /** Distance between baselines. */
  readonly leading: number;
  /** Extra space between letters. */
  readonly tracking: number;
  /** Largest font size in poster units. */
  readonly largest: number;
};

export const FACES = {
  anton: {
    outlines: "anton",
    upperCase: true,
    capHeight: 0.86,
    leading: 1.0,
    tracking: 0,
    largest: 150,
  },
  bebas: {
    outlines: "bebas",
    upperCase: true,
    capHeight: 0.7,
    leading: 0.83,
    tracking: 0.005,
    largest: 184,
  },
  grotesk: {
    outlines: "grotesk",
    upperCase: false,
    capHeight: 0.7,
    leading: 0.96,
    tracking: -0.03,
    largest: 116,
  },
  round: {
    outlines: "round",
    upperCase: false,
    capHeight: 0.73,
    leading: 0.94,
    tracking: 0,
    largest: 132,
  },
  serif: {
    outlines: "serif",
    upperCase: false,
    capHeight: 0.67,
    leading: 0.96,
    tracking: -0.012,
    largest: 128,
  },
  serifItalic: {
    outlines: "serifItalic",
    upperCase: false,
    capHeight: 0.67,
    leading: 0.96,
    tracking: -0.01,
    largest: 128,
  },
  slab: {
    outlines: "slab",
    upperCase: false,
    capHeight: 0.73,
    leading: 1.0,
    tracking: -0.01,
    largest: 104,
  },
  slabCaps: {
    outlines: "slab",
    upperCase: true,
    capHeight: 0.73,
    leading: 0.9,
    tracking: 0,
    largest: 100,
  },
  wide: {
    outlines: "wide",
    upperCase: true,
    capHeight: 0.69,
    leading: 0.86,
    tracking: -0.015,
    largest: 108,
  },
  groteskCaps: {
    outlines: "grotesk",
    upperCase: true,
    capHeight: 0.7,
    leading: 0.88,
    tracking: 0.01,
    largest: 104,
  },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;
