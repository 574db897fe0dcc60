import type { ObjectName } from "./objects.ts";

type Names = readonly [ObjectName, ...ObjectName[]];

/** What may stand before the sun, by genre: from the genre that says most to the one that says least. */
const BY_GENRE: readonly (readonly [string, Names])[] = [
  ["Horror", ["house", "bareTree", "mast", "lighthouse", "castle"]],
  ["Western", ["cactus", "waterTower", "windmill", "bareTree", "house"]],
  ["Science Fiction", ["rocket", "mast", "wheel", "sprout"]],
  ["War", ["tent", "column", "bridge", "bareTree"]],
  ["Fantasy", ["castle", "tree", "crown", "bareTree", "pagoda"]],
  ["Animation", ["balloon", "wheel", "castle", "boat", "rocket", "tree"]],
  ["Family", ["balloon", "wheel", "castle", "boat", "house", "tree"]],
  ["History", ["column", "castle", "crown", "windmill", "boat"]],
  ["Adventure", ["boat", "balloon", "tent", "island", "castle", "pagoda"]],
  ["Romance", ["bridge", "boat", "wheel", "tree", "island"]],
  ["Mystery", ["lighthouse", "house", "bridge", "bareTree", "boat"]],
  ["Crime", ["bridge", "waterTower", "house", "mast", "lighthouse"]],
  ["Comedy", ["house", "wheel", "balloon", "island", "boat"]],
];
const REST: Names = ["tree", "house", "boat", "bridge", "lighthouse", "sprout", "waterTower", "windmill", "bareTree"];

/** Objects that suit a title's most telling genre. */
export function objectsFor(genres: readonly string[]): Names {
  return BY_GENRE.find(([genre]) => genres.includes(genre))?.[1] ?? REST;
}
