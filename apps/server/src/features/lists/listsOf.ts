import type { Engine } from "@worthy/recommender";
import { TAG_GROUPS, tagLabel } from "@worthy/catalogue";
import { slugOf } from "@worthy/domain";
import type { Offer } from "../../platform/businessTheme.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { tasteOfNobody } from "../catalogue/tasteOfNobody.ts";
import { awardLists } from "./awardLists.ts";
import { editedLists } from "./editedLists.ts";
import { inputLists } from "./inputLists.ts";
import { serviceLists } from "./serviceLists.ts";
import { isOffered, type TitleList, titleList, bestByGroup } from "./titleList.ts";
import { yearOf } from "../catalogue/yearOf.ts";
import type { Title } from "../catalogue/title.ts";

const FEWEST_OF_GENRE = 5;

/**
 * The ranking for an unknown person: of all titles, by kind, and by genre. @param ranked titles,
 * best first
 */
function rankerLists(ranked: readonly Title[]): TitleList[] {
  const of = (id: string, name: string, titles: readonly Title[]) =>
    titleList({ id, name, kind: "ranker", group: "top" }, titles);
  const byGenre = bestByGroup(ranked, ({ genres }) => genres);
  const genreLists = [...byGenre]
    .filter(([, found]) => found.length >= FEWEST_OF_GENRE)
    .toSorted(([a], [b]) => a.localeCompare(b));
  return [
    of("top", "Top titles", ranked),
    of(
      "top-shows",
      "Top shows",
      ranked.filter(({ kind }) => kind === "tv"),
    ),
    of(
      "top-films",
      "Top films",
      ranked.filter(({ kind }) => kind === "movie"),
    ),
    ...genreLists.map(([genre, found]) => of(`top-${slugOf(genre)}`, `Top in ${genre}`, found)),
  ];
}

const FEWEST_OF_MOOD = 8;

/** Titles of each mood, best first; moods by name. @param ranked titles, best first */
function moodLists(ranked: readonly Title[]): TitleList[] {
  return [...bestByGroup(ranked, ({ tags }) => tags)]
    .filter(([tag, found]) => TAG_GROUPS.mood.has(tag) && found.length >= FEWEST_OF_MOOD)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, found]) =>
      titleList({ id: `mood-${tag}`, name: tagLabel(tag), kind: "curated", group: "mood" }, found),
    );
}

const FEWEST_OF_DECADE = 5;

/** The best titles of each decade, latest decade first. @param ranked titles, best first */
function decadeLists(ranked: readonly Title[]): TitleList[] {
  const decades = Map.groupBy(
    ranked.filter(({ firstAirDate }) => firstAirDate !== null),
    ({ firstAirDate }) => Math.floor(yearOf(firstAirDate) / 10) * 10,
  );
  return [...decades]
    .filter(([, titles]) => titles.length >= FEWEST_OF_DECADE)
    .toSorted(([a], [b]) => b - a)
    .map(([decade, titles]) =>
      titleList(
        {
          id: `best-of-the-${decade}s`,
          name: `Best of the ${decade}s`,
          kind: "curated",
          group: "decade",
        },
        titles,
      ),
    );
}

/** A title's position on a list, from 1. */
export interface ListPlace {
  list: TitleList;
  position: number;
}

/** All lists of one catalogue with one model. */
export interface TitleLists {
  readonly all: readonly TitleList[];
  find(id: string): TitleList | undefined;
  /** A title's lists, in the order of `all`. */
  of(titleId: number): readonly ListPlace[];
  /**
   * The public lists on which it ranks highest, at most a dozen. @param offer of the host; null for
   * everything
   */
  best(titleId: number, offer: Offer | null): { id: string; name: string }[];
}

/** What lists are computed from. */
export type ListSource = Pick<CatalogueView, "snapshot" | "engine">;

/** Maximum number of lists named on a title's page. */
const MOST_NAMED = 12;

/** An engine belongs to one catalogue, so lists are cached as long as their engine. */
const made = new WeakMap<Engine, TitleLists>();

/** The lists of a catalogue, computed on first use and cached. */
export function listsOf({ snapshot, engine }: ListSource): TitleLists {
  const known = made.get(engine);
  if (known) return known;
  const lists = makeLists(snapshot, engine);
  made.set(engine, lists);
  return lists;
}

function makeLists(snapshot: CatalogueSnapshot, engine: Engine): TitleLists {
  const ranked = engine
    .rankIds(tasteOfNobody(engine), { limit: snapshot.titles.length })
    .titleIds.flatMap((id) => snapshot.title(id) ?? []);
  const all = [
    ...editedLists(snapshot),
    ...decadeLists(ranked),
    ...awardLists(ranked),
    ...moodLists(ranked),
    ...serviceLists(ranked, snapshot),
    ...inputLists(engine, snapshot),
    ...rankerLists(ranked),
  ];
  // A curated list replaces a generated one with the same id.
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
  return {
    all: kept,
    find: (id) => byId.get(id),
    of: (titleId) => places.get(titleId) ?? [],
    best,
  };
}
