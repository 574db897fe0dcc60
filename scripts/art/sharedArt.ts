import { loadMotif } from "../../packages/posters/src/motif.ts";
import { parseMotif } from "../../packages/posters/src/index.ts";
import type { DrawnTitle } from "./bundleFacts.ts";

/** How many of the best known titles may not look alike. */
const FAMOUS = 400;
/** How many titles may share motif, mood and set before `catalogue:check` says so. */
const FEW = 4;

interface Art {
  motif: string;
  mood: string;
  set: number;
}

/** A title's motif with its mood and set; undefined if its motif is unknown. */
export async function artOf({ motif }: { readonly motif: string }): Promise<Art | undefined> {
  const choice = parseMotif(motif);
  if (!choice) return undefined;
  const mood = choice.mood ?? (await loadMotif(choice.name)).mood;
  return { motif: choice.name, mood, set: choice.set };
}

const byFame = (a: DrawnTitle, b: DrawnTitle) =>
  b.title.fame - a.title.fame || a.title.id - b.title.id;

/** The names of titles by art, as `key` writes it. */
async function namesByArt(
  titles: readonly DrawnTitle[],
  key: (art: Art) => string,
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const each of titles) {
    const art = await artOf(each.title);
    if (art) names.set(key(art), [...(names.get(key(art)) ?? []), each.title.name]);
  }
  return names;
}

/** How many titles have motifs, and which art many of them share. */
export async function describeMotifs(titles: readonly DrawnTitle[]): Promise<string[]> {
  const alike = await namesByArt(titles, ({ motif, mood, set }) => `${motif} ${mood} ${set}`);
  const shared = [...alike]
    .filter(([, names]) => names.length > FEW)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return [
    `art: ${[...alike.values()].flat().length} of ${titles.length} titles have motifs, in ${alike.size} different looks`,
    ...shared.map(([art, names]) => `art: ${art} is shared by ${names.join(", ")}`),
  ];
}

/** The best known titles that share motif and mood, whatever the composition: one line each. */
export async function famousAlike(titles: readonly DrawnTitle[]): Promise<string[]> {
  const famous = titles.toSorted(byFame).slice(0, FAMOUS);
  const alike = await namesByArt(famous, ({ motif, mood }) => `${motif} ${mood}`);
  return [...alike].flatMap(([art, names]) =>
    names.length > 1 ? [`art: ${art} is on ${names.join(" and ")}`] : [],
  );
}
