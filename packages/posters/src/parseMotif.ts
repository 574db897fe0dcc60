import { isMotif } from "./motif.ts";
import { isMood, type MoodName } from "./moods.ts";

export type MotifChoice = {
  readonly name: string;
  /** The motif's own mood if not given. */
  readonly mood?: MoodName;
  /** Which of its compositions, from 1. */
  readonly set: number;
};

const CHOICE = /^([a-z]\w*)(?: ([a-z]+))?(?: ([1-9]))?$/i;

/** Reads “fin”, “fin surf” or “fin surf 2”: a motif, its mood and its composition; null if unknown. */
export function parseMotif(text: string): MotifChoice | null {
  const [, name = "", mood, set = "1"] = CHOICE.exec(text) ?? [];
  if (!isMotif(name) || (mood !== undefined && !isMood(mood))) return null;
  return { name, set: Number(set), ...(mood !== undefined && { mood }) };
}
