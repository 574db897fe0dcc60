import type { Palette } from "../palettes.ts";
import type { Random } from "../random.ts";
import type { StageFrame } from "../stage/stage.ts";

/** The area for the art. Units are those of the view box. */
export type Frame = StageFrame & {
  /**
   * The length by which a family scales its things: the width of the poster, about half of a
   * backdrop's.
   */
  readonly unit: number;
};

export type Scene = {
  readonly frame: Frame;
  readonly palette: Palette;
  /** Seeded by the title's id: the same sequence for poster and backdrop. */
  readonly random: Random;
  /** The title's genres, for things that should suit it. */
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /**
   * An identifier for gradients and clips, unique to the title, so that several drawings can share
   * one document.
   */
  readonly uid: string;
};

/** What a family draws. */
type FamilyArt = {
  readonly defs?: string;
  readonly body: string;
  /**
   * "block": the art itself ends at the floor. "fade": a long fade to the ground covers its lower
   * part. "low": a short fade, for things that stand on the floor.
   */
  readonly base: "block" | "fade" | "low";
};

/** A family of art. Must be pure: all randomness comes from the scene. */
export type DrawFamily = (scene: Scene) => FamilyArt;

export type Composed = { readonly defs: string; readonly body: string };

/** Art with the colours of what is drawn over it. */
export type Art = Composed & { readonly palette: Palette };
