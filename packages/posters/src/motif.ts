import { readdirSync } from "node:fs";
import type { Colours, MoodName } from "./moods.ts";
import type { Stage } from "./stage/stage.ts";

export type Drawn = {
  readonly body: string;
  /** The colour under a poster's words, plain enough to read them on. */
  readonly under: string;
};

/** One idea that a poster can show. Each is the `motif` of a file in `motifs/`. */
export type Motif = {
  /** The mood it was drawn in. */
  readonly mood: MoodName;
  /** How many compositions it has; one if not given. */
  readonly sets?: number;
  /** Pure: all randomness comes from the stage. */
  draw(stage: Stage, colours: Colours): Drawn;
};

const FOLDER = new URL("./motifs/", import.meta.url);

/** The file of each motif by name. */
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => [file.replace(/^.*[/\\]/, "").replace(/\.ts$/, ""), file]),
);

export const isMotif = (name: string) => FILES.has(name);

/** Loads a motif's drawing when it is first needed. Throws a RangeError for an unknown name. */
export async function loadMotif(name: string): Promise<Motif> {
  const file = FILES.get(name);
  if (file === undefined) throw new RangeError(`there is no motif ${name}`);
  const { motif }: { motif: Motif } = await import(new URL(file, FOLDER).href);
  return motif;
}
