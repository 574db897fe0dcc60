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
  ["christmas", ["snowGlobe", "snowflake"]],
  ["medical", ["stethoscope", "pulseCity"]],
  ["courtroom", ["gavel", "scales"]],
  ["heist", ["vault", "briefcase"]],
  ["royalty", ["crown", "castle"]],
  ["chef-and-food", ["wineGlass", "cake"]],
  ["journalism", ["newspaper", "typewriter", "camera"]],
  ["prison", ["prisonBars"]],
  ["pirates-and-sea", ["pirateShip", "lighthouse"]],
  ["swords-and-sandals", ["helm"]],
  ["dragons-and-magic", ["dragon", "swordStone", "wand"]],
  ["witches", ["witchHat"]],
  ["zombies", ["zombieHand"]],
  ["robots", ["robotHand"]],
  ["superheroes", ["cape"]],
  ["alien-contact", ["saucer"]],
  ["space", ["rocket", "astronaut", "warp", "blackHole"]],
  ["time-travel", ["timeDoor", "hourglass"]],
  ["frontier", ["ranchGate", "horse", "revolver"]],
  ["desert", ["twinSuns", "rvDesert"]],
  ["nature-and-animals", ["globe", "deer"]],
  ["politics", ["portico", "capitol"]],
  ["wartime", ["dogTags", "parachute"]],
  ["organized-crime", ["fedora", "flatcap"]],
  ["cops", ["badge"]],
  ["true-crime", ["evidenceWall", "fingerprint"]],
  ["serial-killer", ["knifeBlinds", "motelSign"]],
  ["whodunit", ["magnifier"]],
  ["ghosts", ["hauntedHouse", "ghost"]],
  ["school", ["chalkboard"]],
  ["sports", ["trophy"]],
  ["musical-numbers", ["theatre", "microphone"]],
  ["sitcom", ["sofa", "coffeeMug"]],
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
