import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { SOURCE_PAGES, sourcesShown, type NamedSource } from "./attributionsOf.ts";

interface InstalledSource {
  source: NamedSource;
  url: string;
  /** Titles that show facts of it. */
  numTitles: number;
}

const kept = new WeakMap<CatalogueSnapshot, readonly InstalledSource[]>();

/** Everybody whose facts titles of the catalogue show, in a fixed order: counted once a catalogue. */
export function installedSources(snapshot: CatalogueSnapshot): InstalledSource[] {
  const known = kept.get(snapshot) ?? countSources(snapshot);
  kept.set(snapshot, known);
  return [...known];
}

function countSources({ titles }: CatalogueSnapshot): InstalledSource[] {
  const counts = new Map<NamedSource, number>();
  for (const title of titles) for (const source of sourcesShown(title, title.offers)) counts.set(source, (counts.get(source) ?? 0) + 1);
  const names = Object.keys(SOURCE_PAGES) as NamedSource[]; // its keys are these
  return names.flatMap((source) => {
    const numTitles = counts.get(source);
    return numTitles === undefined ? [] : [{ source, url: SOURCE_PAGES[source], numTitles }];
  });
}
