import { readElsewhere, type TitleElsewhere } from "@worthy/catalogue";
import { foldText } from "@worthy/search";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";

const ARTICLE = /^(?:the|an?|der|die|das|el|la|los|las) (?=\S)/;
const keyOf = (name: string) => foldText(name).replace(ARTICLE, "");

let known: ReadonlyMap<string, TitleElsewhere> | undefined;

const seriesOf = new WeakMap<CatalogueSnapshot, ReadonlySet<string>>();

/** What people call several titles of a catalogue together: their franchise, or what stands before a colon. */
function seriesHere(snapshot: CatalogueSnapshot): ReadonlySet<string> {
  const kept =
    seriesOf.get(snapshot) ??
    new Set(
      snapshot.titles.flatMap(({ name, franchise }) => {
        const head = name.split(": ", 1)[0] ?? name;
        return [...(head === name ? [] : [keyOf(head)]), ...(franchise ? [keyOf(franchise)] : [])];
      }),
    );
  seriesOf.set(snapshot, kept);
  return kept;
}

/** The well-known title of this name, if it isn't in the bundle and nothing here is called so. */
export function titleElsewhere(
  term: string,
  snapshot: CatalogueSnapshot,
): TitleElsewhere | undefined {
  known ??= new Map(readElsewhere().map((title) => [keyOf(title.name), title]));
  const key = keyOf(term);
  return seriesHere(snapshot).has(key) ? undefined : known.get(key);
}
