import type { Engine } from "@worthy/recommender";
import type { Offer } from "../../platform/businessTheme.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { tasteOfNobody } from "../recommendations/tasteOfNobody.ts";
import { awardLists } from "./awardLists.ts";
import { decadeLists } from "./decadeLists.ts";
import { editedLists } from "./editedLists.ts";
import { inputLists } from "./inputLists.ts";
import { moodLists } from "./moodLists.ts";
import { rankerLists } from "./rankerLists.ts";
import { serviceLists } from "./serviceLists.ts";
import { isOffered, type TitleList } from "./titleList.ts";

/** Where a title stands on a list, from 1. */
export interface ListPlace {
  list: TitleList;
  position: number;
}

/** All lists of one catalogue under one model. */
export interface TitleLists {
  readonly all: readonly TitleList[];
  find(id: string): TitleList | undefined;
  /** The lists that a title is on, in the order of `all`. */
  of(titleId: number): readonly ListPlace[];
  /** Of these the pages for everybody on which it stands highest, a dozen at most. @param offer of the host that shows them; null for everything */
  best(titleId: number, offer: Offer | null): { id: string; name: string }[];
}

/** What lists are made of. */
export type ListSource = Pick<CatalogueView, "snapshot" | "engine">;

/** Lists that a title's page names. */
const MOST_NAMED = 12;

/** An engine belongs to one catalogue, so lists last as long as their engine does. */
const made = new WeakMap<Engine, TitleLists>();

/** The lists of a catalogue: made when first asked for, then kept. */
export function listsOf({ snapshot, engine }: ListSource): TitleLists {
  const known = made.get(engine);
  if (known) return known;
  const lists = makeLists(snapshot, engine);
  made.set(engine, lists);
  return lists;
}

function makeLists(snapshot: CatalogueSnapshot, engine: Engine): TitleLists {
  const ranked = engine.rankIds(tasteOfNobody(engine), { limit: snapshot.titles.length }).titleIds.flatMap((id) => snapshot.title(id) ?? []);
  const all = [
    ...editedLists(snapshot),
    ...decadeLists(ranked),
    ...awardLists(ranked),
    ...moodLists(ranked),
    ...serviceLists(ranked, snapshot),
    ...inputLists(engine, snapshot),
    ...rankerLists(ranked),
  ];
  // What an editor named like a made list stands in its place.
  const byId = new Map(all.toReversed().map((list) => [list.id, list]));
  const kept = all.filter((list) => byId.get(list.id) === list);
  const places = new Map<number, ListPlace[]>();
  for (const list of kept) {
    for (const [at, titleId] of list.titleIds.entries()) {
      const known = places.get(titleId);
      if (known) known.push({ list, position: at + 1 });
      else places.set(titleId, [{ list, position: at + 1 }]);
    }
  }
  const best = (titleId: number, offer: Offer | null) =>
    (places.get(titleId) ?? [])
      .filter(({ list }) => list.kind !== "input" && isOffered(list, offer))
      .toSorted((a, b) => a.position - b.position)
      .slice(0, MOST_NAMED)
      .map(({ list: { id, name } }) => ({ id, name }));
  return { all: kept, find: (id) => byId.get(id), of: (titleId) => places.get(titleId) ?? [], best };
}
