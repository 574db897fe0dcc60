import { TAG_GROUPS } from "@worthy/catalogue";
import { yearOf } from "../../catalogue/yearOf.ts";
import type { Title } from "../../catalogue/title.ts";

/** Titles of the screen. */
const SIZE = 20;
/** Only these of the best, and this share of all, are considered. */
export const CONSIDERED = 800;
const CONSIDERED_SHARE = 0.5;
/** What a facet is worth that no title before has, and how much more the rarest one is. */
const NEW = 1;
const RAREST = 3;
/** How much a title loses per e-fold of its rank. */
const PER_RANK = 0.25;

const facetsOf = ({ kind, firstAirDate, tags }: Title): string[] => {
  const year = yearOf(firstAirDate);
  return [
    kind,
    ...(year === 0 ? [] : [`${Math.floor(year / 10)}`]),
    ...tags.filter((tag) => TAG_GROUPS.mood.has(tag)),
  ];
};

/** The places of the titles that have each facet. */
function placesByFacet(pool: readonly Title[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  pool.forEach((title, at) => {
    for (const facet of facetsOf(title)) {
      const list = places.get(facet);
      if (list) list.push(at);
      else places.set(facet, [at]);
    }
  });
  return places;
}

/** Places of the titles that show most together, as many films as shows. */
function variedPlaces(pool: readonly Title[]): Set<number> {
  const places = placesByFacet(pool);
  const rarest = Math.min(...Array.from(places.values(), ({ length }) => length));
  const values = Float64Array.from(pool, (_, at) => -PER_RANK * Math.log1p(at));
  /** A facet is worth something until a title with it is chosen, the more the rarer it is. */
  const count = (facet: string, sign: number) => {
    const having = places.get(facet) ?? [];
    const worth = NEW + RAREST * Math.sqrt(rarest / having.length);
    for (const at of having) values[at] = (values[at] ?? 0) + sign * worth;
  };
  for (const facet of places.keys()) count(facet, 1);
  const left = { tv: places.get("tv")?.length ?? 0, movie: places.get("movie")?.length ?? 0 };
  const ofKind = { tv: 0, movie: 0 };
  const chosen = new Set<number>();
  while (chosen.size < Math.min(SIZE, pool.length)) {
    const isOpen = {
      tv: ofKind.tv < SIZE / 2 || left.movie === 0,
      movie: ofKind.movie < SIZE / 2 || left.tv === 0,
    };
    let best = -1;
    pool.forEach(({ kind }, at) => {
      if (!chosen.has(at) && isOpen[kind] && (best < 0 || (values[at] ?? 0) > (values[best] ?? 0)))
        best = at;
    });
    const title = pool[best];
    if (!title) break;
    chosen.add(best);
    ofKind[title.kind] += 1;
    left[title.kind] -= 1;
    for (const facet of facetsOf(title)) {
      count(facet, -1);
      places.delete(facet);
    }
  }
  return chosen;
}

/**
 * The first screen of somebody who has rated nothing: of the best titles, those that show the most
 * kinds, decades and moods; best first, and then all others.
 * @param ranked best first
 * @param total number of titles, of which these are the best
 */
export function firstScreen(ranked: readonly Title[], total: number): Title[] {
  const considered = Math.min(CONSIDERED, Math.max(SIZE, Math.ceil(CONSIDERED_SHARE * total)));
  const pool = ranked.slice(0, considered);
  const chosen = variedPlaces(pool);
  return [...pool.filter((_, at) => chosen.has(at)), ...ranked.filter((_, at) => !chosen.has(at))];
}
