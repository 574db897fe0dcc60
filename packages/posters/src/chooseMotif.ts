import { GRAVE_TAGS } from "./looksByTag.ts";
import type { MoodName } from "./moods.ts";
import { parseMotif, type MotifChoice } from "./parseMotif.ts";
import { createRandom } from "./random.ts";
import type { TitleFacts } from "./titleFacts.ts";

type Names = readonly [string, ...string[]];

/**
 * Tags that say a thing, and the motifs that show it, the most telling first. Only for titles that
 * nobody gave a motif: a wrong meaning is worse than an abstract poster.
 */
export const MOTIFS_BY_TAG: readonly (readonly [string, Names])[] = [
  ["christmas", ["snowflake"]],
  ["medical", ["pulseCity"]],
  ["courtroom", ["scales"]],
  ["heist", ["vault"]],
  ["royalty", ["crown"]],
  ["chef-and-food", ["teacup"]],
  ["journalism", ["typewriter"]],
  ["pirates-and-sea", ["lighthouse", "shipIceberg"]],
  ["swords-and-sandals", ["helm"]],
  ["dragons-and-magic", ["swordWings"]],
  ["space", ["corridor", "twinSuns"]],
  ["desert", ["twinSuns", "rvDesert"]],
  ["nature-and-animals", ["globe"]],
  ["politics", ["portico"]],
  ["organized-crime", ["flatcap"]],
  ["ghosts", ["windowCross"]],
  ["serial-killer", ["motelSign"]],
  ["sitcom", ["sofa"]],
];

/** The moods of titles that nobody gave one, for grave titles and for others. */
const GRAVE: readonly [MoodName, ...MoodName[]] = [
  "noir",
  "iron",
  "attic",
  "oak",
  "steel",
  "fallout",
  "newsprint",
  "ember",
];
const OTHERS: readonly [MoodName, ...MoodName[]] = [
  "surf",
  "canvas",
  "velvet",
  "lagoon",
  "sunset",
  "mist",
  "dusk",
  "parlour",
  "boardroom",
  "streetlight",
  "rain",
  "mesa",
];

/** The motif a title was given, else what its tags say; undefined if they say nothing. */
export function chooseMotif({ id, motif, tags = [] }: TitleFacts): MotifChoice | undefined {
  const given = motif === undefined ? null : parseMotif(motif);
  if (given) return given;
  const [, names] = MOTIFS_BY_TAG.find(([tag]) => tags.includes(tag)) ?? [];
  if (!names) return undefined;
  const random = createRandom(`motif ${id}`);
  const grave = tags.some((tag) => GRAVE_TAGS.has(tag));
  return { name: random.pick(names), mood: random.pick(grave ? GRAVE : OTHERS), set: 1 };
}
