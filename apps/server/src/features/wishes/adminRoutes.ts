import type { TitleKind } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import { noWish } from "./routes.ts";
import { declineName, findWishedNames, grantName, isWished } from "./wishedNames.ts";
import { wishKey } from "./wishKey.ts";

/** A title at TMDB. */
interface Found {
  tmdbId: number;
  kind: TitleKind;
  name: string;
  originalName: string | null;
  year: number | null;
  votes: number;
}

/** Single titles from TMDB, as imports provide them. */
export interface TmdbTitles {
  stateOf(sql: Queries): Promise<"READY" | "NO_TOKEN" | "TERMS">;
  find(sql: Queries, name: string): Promise<Found[] | Refusal>;
  add(
    sql: Queries,
    title: Pick<Found, "kind" | "tmdbId">,
    part: (tx: Queries, titleId: number) => Promise<void>,
  ): Promise<{ facts: { name?: string; firstAirDate?: string | undefined } } | Refusal>;
}

const MOST_CANDIDATES = 5;

/** The title that is called so; of several, the one with most votes. */
function equalOf(found: readonly Found[], folded: string): Found | undefined {
  return found
    .filter(({ name, originalName }) =>
      [name, originalName].some((each) => each !== null && wishKey(each) === folded),
    )
    .toSorted((a, b) => b.votes - a.votes)[0];
}

const candidateOf = ({ tmdbId, kind, name, year }: Found) => ({ tmdbId, kind, name, year });

/** What people wish for, for administrators: names and numbers, never people. */
export function adminWishHandlers(tmdb: TmdbTitles) {
  const add = async (sql: Queries, folded: string, title: Pick<Found, "kind" | "tmdbId">) => {
    let id = 0;
    const added = await tmdb.add(sql, title, async (tx, titleId) => {
      id = titleId;
      await grantName(tx, { folded, titleId });
    });
    if (added instanceof Refusal) return added;
    const { name = "", firstAirDate } = added.facts;
    const year = firstAirDate ? Number(firstAirDate.slice(0, 4)) : null;
    return { added: { id, kind: title.kind, name, year }, candidates: [] };
  };
  return handlersOf({
    listWishedNames: async ({ query }, { sql }) => {
      const [{ names, total }, state] = await Promise.all([
        findWishedNames(sql, query),
        tmdb.stateOf(sql),
      ]);
      return {
        results: names.map(({ since, ...name }) => ({ ...name, since: since.toISOString() })),
        total,
        tmdb: state,
      };
    },

    addWishedTitle: async ({ body: { name, kind, tmdbId } }, { sql }) => {
      const folded = wishKey(name);
      if (!(await isWished(sql, folded))) return noWish();
      if (kind && tmdbId !== undefined) return add(sql, folded, { kind, tmdbId });
      const found = await tmdb.find(sql, name);
      if (found instanceof Refusal) return found;
      const equal = equalOf(found, folded);
      return equal
        ? add(sql, folded, equal)
        : { added: null, candidates: found.slice(0, MOST_CANDIDATES).map(candidateOf) };
    },

    declineWish: async ({ body }, { sql }) =>
      (await declineName(sql, wishKey(body.name))) ? { success: true as const } : noWish(),
  });
}
