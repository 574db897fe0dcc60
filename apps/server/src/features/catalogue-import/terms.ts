import type { Queries } from "../../platform/http/handler.ts";
import type { ImportSource } from "./jobs/importOptions.ts";

interface Terms {
  /** Changes when the operator has to accept them again. */
  version: string;
  text: string;
  /** Nothing is imported until the operator has accepted. */
  mustBeAccepted: boolean;
}

/** Summaries of each source's terms, with a link to the full text. */
export const TERMS: Record<ImportSource, Terms> = {
  tmdb: {
    version: "2026-01",
    mustBeAccepted: true,
    text: `TMDB (https://www.themoviedb.org/api-terms-of-use)
- The token is your own, for use that is not commercial unless you have an agreement with TMDB.
- Wherever its data or images show, Worthy says: "This product uses the TMDB API but is not endorsed or certified by TMDB", and that where to watch comes from JustWatch.
- Nothing of TMDB is kept longer than six months: the running server renews titles after 150 days and removes what is 180 days old, pictures too.
- No field of TMDB trains the engine, unless you switch that on because you are sure that you may (TMDB_FACTS_IN_SCORES).`,
  },
  tvmaze: {
    version: "2026-01",
    mustBeAccepted: false,
    text: `TVmaze (https://www.tvmaze.com/api#licensing): its data is under CC BY-SA 4.0. Worthy keeps it apart, field by field, with a link back to each show's page.`,
  },
  imdb: {
    version: "2026-01",
    mustBeAccepted: true,
    text: `IMDb datasets (https://developer.imdb.com/non-commercial-datasets/): for personal and non-commercial use only. The files are your own; Worthy does not fetch
them. Information courtesy of IMDb (https://www.imdb.com). Used with permission.`,
  },
  movielens: {
    version: "2026-01",
    mustBeAccepted: true,
    text: `MovieLens (https://grouplens.org/datasets/movielens/): read the README of your data set. Its use for anything that earns money needs GroupLens's permission, and so
may passing it on. Its ratings become seed ratings: they train the engine of this installation and belong to no account.`,
  },
};

export async function haveAccepted(sql: Queries, source: ImportSource): Promise<boolean> {
  const { mustBeAccepted, version } = TERMS[source];
  if (!mustBeAccepted) return true;
  const rows =
    await sql`select 1 from accepted_terms where source = ${source} and version = ${version}`;
  return rows.length > 0;
}

export async function acceptTerms(sql: Queries, source: ImportSource): Promise<void> {
  await sql`
    insert into accepted_terms (source, version) values (${source}, ${TERMS[source].version})
    on conflict (source) do update set version = excluded.version, accepted_at = excluded.accepted_at`;
}
