import { buildIndex, type SearchDocument } from "@worthy/search";
import MiniSearch from "minisearch";
import type { Sql } from "postgres";

/** A search engine under test. */
export interface Engine {
  readonly name: string;
  /** Number of queries; slow engines get fewer. */
  readonly queries: number;
  /**
   * Loads the titles and returns a function that answers a query with the ids of the first five.
   */
  readonly build: (titles: readonly SearchDocument[]) => Promise<Answer>;
}

type Answer = (query: string) => Promise<number[]> | number[];

const FIRST = 5;

export const worthyEngine: Engine = {
  name: "Worthy",
  queries: 10_000,
  build: async (titles) => {
    const index = buildIndex(titles);
    return (query) => index.search(query, { limit: FIRST, offset: 0 }).hits.map((hit) => hit.id);
  },
};

/**
 * MiniSearch as its manual recommends for search as you type; popularity boosts a title up to
 * twofold.
 */
export const miniSearchEngine: Engine = {
  name: "MiniSearch",
  queries: 300,
  build: async (titles) => {
    const index = new MiniSearch<{ id: number; name: string }>({ fields: ["name"] });
    index.addAll(titles.map(({ id, names }) => ({ id, name: names[0] ?? "" })));
    const popularity = new Map(titles.map((title) => [title.id, title.popularity]));
    const boostDocument = (id: unknown) => 1 + (popularity.get(Number(id)) ?? 0);
    return (query) =>
      index
        .search(query, { prefix: true, fuzzy: 0.2, boostDocument })
        .slice(0, FIRST)
        .map((hit) => Number(hit.id));
  },
};

/**
 * PostgreSQL's trigrams with a GIN index, in a temporary table on one connection. The threshold is
 * .3, because the default of .6 loses misspelt words; popularity adds up to .2 to the similarity.
 */
export function trigramEngine(sql: Sql): Engine {
  return {
    name: "pg_trgm",
    queries: 300,
    build: async (titles) => {
      await sql`create extension if not exists pg_trgm`;
      await sql`set pg_trgm.word_similarity_threshold = 0.3`;
      await sql`create temporary table bench_titles (id integer primary key, name text not null, popularity real not null)`;
      for (let from = 0; from < titles.length; from += 10_000) {
        const rows = titles.slice(from, from + 10_000).map(({ id, names, popularity }) => ({
          id,
          name: (names[0] ?? "").toLowerCase(),
          popularity,
        }));
        await sql`insert into bench_titles ${sql(rows)}`;
      }
      await sql`create index on bench_titles using gin (name gin_trgm_ops)`;
      await sql`analyze bench_titles`;
      return async (query) => {
        const rows = await sql<{ id: number }[]>`
          select id from bench_titles where ${query} <% name
          order by word_similarity(${query}, name) + 0.2 * popularity desc, id limit ${FIRST}`;
        return rows.map((row) => row.id);
      };
    },
  };
}
