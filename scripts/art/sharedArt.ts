import { parseMotif } from "../../packages/posters/src/index.ts";
import type { DrawnTitle } from "./bundleFacts.ts";

/** How many of the best known titles may not look alike. */
export const FAMOUS = 400;
/** How many titles may share motif, mood and set before `catalogue:check` says so. */
const FEW = 4;

/** A title's motif with its mood and set, as in “fin surf 2”; the motif's own mood is left out. */
function artOf({ title }: DrawnTitle): string | undefined {
  const motif = title.motif === undefined ? null : parseMotif(title.motif);
  return motif ? [motif.name, motif.mood ?? "own", motif.set].join(" ") : undefined;
}

const byFame = (a: DrawnTitle, b: DrawnTitle) =>
  b.title.fame - a.title.fame || a.title.id - b.title.id;

/** How many titles have motifs, and which art many of them share. */
export function describeMotifs(titles: readonly DrawnTitle[]): string[] {
  const named = titles.filter(({ title }) => title.motif !== undefined);
  const alike = Map.groupBy(named, artOf);
  const shared = [...alike]
    .filter(([, sharing]) => sharing.length > FEW)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return [
    `art: ${named.length} of ${titles.length} titles have motifs, ${alike.size} different arts`,
    ...shared.map(
      ([art, sharing]) =>
        `art: ${art} is shared by ${sharing.map(({ title }) => title.name).join(", ")}`,
    ),
  ];
}

/** The best known titles that look alike, whatever their set: one line for each pair. */
export function famousAlike(titles: readonly DrawnTitle[]): string[] {
  const famous = titles.toSorted(byFame).slice(0, FAMOUS);
  const alike = Map.groupBy(famous, (each) => artOf(each)?.replace(/ \d$/, ""));
  return [...alike].flatMap(([art, sharing]) =>
    art !== undefined && sharing.length > 1
      ? [`art: ${art} is on ${sharing.map(({ title }) => title.name).join(" and ")}`]
      : [],
  );
}
