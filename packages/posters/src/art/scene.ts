import type { Palette } from "../palettes.ts";
import type { Random } from "../random.ts";
import type { Point } from "../svg/shapes.ts";

/** Where the art may play. Units are those of the view box. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  /** The art's weight stays above this line; under it only quiet ground, so that the title can be read. */
  readonly floor: number;
  /** Where the main thing stands. */
  readonly focus: Point;
  /** A length that the family scales its things by: the width of the poster, about half of a backdrop's. */
  readonly unit: number;
  readonly wide: boolean;
};

export type Scene = {
  readonly frame: Frame;
  readonly palette: Palette;
  /** Seeded by the title's id: the same sequence for the poster and the backdrop. */
  readonly random: Random;
  /** What the title is, for things that should suit it. */
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /** An identifier for gradients and clips, unique to the title, so that several drawings can share one document. */
  readonly uid: string;
};

type Art = {
  readonly defs?: string;
  readonly body: string;
  /**
   * "block": the art ends at the floor by itself. "fade": a long fade to the ground is laid over its lower part. "low": a short one, for
   * things that stand on the floor.
   */
  readonly base: "block" | "fade" | "low";
};

/** A family of art. Must be pure: all chance comes from the scene's random. */
export type DrawFamily = (scene: Scene) => Art;
