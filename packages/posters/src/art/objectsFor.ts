import type { ObjectName } from "./objects.ts";

type Names = readonly [ObjectName, ...ObjectName[]];

/**
 * What to put before the sun, by setting or subject: the first matching tag in this list decides.
 */
export const OBJECTS_BY_TAG: readonly (readonly [string, Names])[] = [
  ["space", ["rocket", "mast"]],
  ["pirates-and-sea", ["boat", "lighthouse", "island"]],
  ["dragons-and-magic", ["castle", "crown", "tree"]],
  ["royalty", ["crown", "castle"]],
  ["swords-and-sandals", ["column", "tent"]],
  ["frontier", ["cactus", "waterTower", "windmill", "bareTree"]],
  ["desert", ["cactus", "tent", "waterTower"]],
  ["ghosts", ["house", "bareTree", "castle"]],
  ["courtroom", ["column"]],
  ["politics", ["column", "bridge", "mast"]],
  ["wartime", ["bareTree", "bridge", "tent", "mast"]],
  ["american-south", ["bareTree", "house", "waterTower"]],
  ["survival", ["island", "tent", "bareTree"]],
  ["east-asia", ["pagoda", "tree", "bridge", "boat"]],
  ["nature-and-animals", ["tree", "sprout", "island"]],
  ["rural", ["windmill", "tree", "house", "bareTree"]],
  ["suburbia", ["house", "tree"]],
  ["small-town", ["waterTower", "house", "mast"]],
  ["media", ["mast"]],
  ["spies", ["mast", "bridge"]],
  ["christmas", ["house"]],
  ["big-city", ["bridge", "waterTower", "mast"]],
  ["new-york", ["bridge", "waterTower"]],
  ["los-angeles", ["island", "wheel", "mast"]],
  ["travel", ["balloon", "boat", "bridge"]],
  ["whimsical", ["balloon", "wheel", "tree"]],
  ["isolation", ["lighthouse", "house", "bareTree", "island"]],
];

/** By genre, the most specific first. */
const BY_GENRE: readonly (readonly [string, Names])[] = [
  ["Horror", ["house", "bareTree", "mast", "lighthouse", "castle"]],
  ["Western", ["cactus", "waterTower", "windmill", "bareTree", "house"]],
  ["Science Fiction", ["rocket", "mast", "wheel", "sprout"]],
  ["War", ["tent", "column", "bridge", "bareTree"]],
  ["Fantasy", ["castle", "tree", "crown", "bareTree", "pagoda"]],
  ["Animation", ["balloon", "wheel", "boat", "tree"]],
  ["Family", ["balloon", "wheel", "boat", "house", "tree"]],
  ["Adventure", ["boat", "balloon", "tent", "island", "bridge"]],
  ["Romance", ["bridge", "boat", "wheel", "tree", "island"]],
  ["Mystery", ["lighthouse", "house", "bridge", "bareTree", "boat"]],
  ["Crime", ["bridge", "waterTower", "house", "mast", "lighthouse"]],
  ["History", ["column", "windmill", "boat", "bridge", "tree"]],
  ["Comedy", ["house", "wheel", "balloon", "island", "boat"]],
];
const REST: Names = [
  "tree",
  "house",
  "boat",
  "bridge",
  "lighthouse",
  "sprout",
  "waterTower",
  "windmill",
  "bareTree",
];

const firstFitting = (list: readonly (readonly [string, Names])[], words: readonly string[]) =>
  list.find(([word]) => words.includes(word))?.[1];

/** Objects that suit a title's subject, or else its most specific genre. */
export function objectsFor(genres: readonly string[], tags: readonly string[]): Names {
  return firstFitting(OBJECTS_BY_TAG, tags) ?? firstFitting(BY_GENRE, genres) ?? REST;
}
