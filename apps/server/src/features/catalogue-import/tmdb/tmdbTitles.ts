import type { TitleKind } from "@worthy/domain";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import { announceTitles } from "../../catalogue/generations.ts";
import type { ImportedTitle } from "../../catalogue/statements/facts.ts";
import { findTitle } from "../../catalogue/statements/findTitle.ts";
import { storeTitleAs, UnstorableTitle } from "../../catalogue/statements/storeTitle.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { paceFor } from "../importers.ts";
import { findLastJob } from "../jobs/importStore.ts";
import { settleOptions } from "../jobs/settleOptions.ts";
import { haveAccepted } from "../terms.ts";
import { searchTmdb, type TmdbFound } from "./searchTmdb.ts";
import { createTmdbSource, type TmdbOptions } from "./tmdbSource.ts";

interface TmdbTitleParts {
  sql: Sql;
  now(): number;
  country: string;
  tmdbToken: string | undefined;
  tmdbUrl: string | undefined;
}

export type TmdbState = "READY" | "NO_TOKEN" | "TERMS";

/** Somebody waits for it, so it must be done before their call is given up. */
const PATIENCE_MS = 6_000;
const TIMEOUT_MS = 3_000;
const BACK_OFF_MS = 300;

const PROBLEMS = {
  NO_TOKEN: () =>
    refuse(
      "conflict",
      "Set TMDB_TOKEN to the API read access token of your own TMDB account.",
      "token-missing",
    ),
  TERMS: () => refuse("conflict", "Accept its terms first.", "terms-not-accepted"),
};

/** Single titles from TMDB: found by name, and imported as imports do it. */
export function tmdbTitles({ sql, now, country, tmdbToken, tmdbUrl }: TmdbTitleParts) {
  const stateOf = async (queries: Queries): Promise<TmdbState> => {
    if (tmdbToken === undefined) return "NO_TOKEN";
    return (await haveAccepted(queries, "tmdb")) ? "READY" : "TERMS";
  };
  /** Asks TMDB with the options of the last import, or says why that isn't possible. */
  const ask = async <T>(
    queries: Queries,
    asking: (options: TmdbOptions) => Promise<T>,
  ): Promise<T | Refusal> => {
    const state = await stateOf(queries);
    if (state !== "READY") return PROBLEMS[state]();
    const last = await findLastJob(queries, "tmdb");
    const {
      countries = [country],
      language,
      adult,
    } = settleOptions({
      given: { update: true },
      last,
      country,
    });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return asking({
      url: tmdbUrl,
      token: tmdbToken ?? "",
      countries,
      language,
      adult,
      signal,
      timeoutMs: TIMEOUT_MS,
      backOffMs: BACK_OFF_MS,
      ...(tmdbUrl && paceFor(tmdbUrl)),
    }).catch((error: unknown) => refusalOf(error, signal));
  };
  return {
    stateOf,
    find: (queries: Queries, name: string): Promise<TmdbFound[] | Refusal> =>
      ask(queries, (options) => searchTmdb(options, name)),
    /**
     * Fetches a title and stores it.
     * @param part what else the same transaction does, given our id of the title
     */
    add: async (
      queries: Queries,
      { kind, tmdbId }: { kind: TitleKind; tmdbId: number },
      part: (tx: SqlTransaction, titleId: number) => Promise<void>,
    ): Promise<ImportedTitle | Refusal> => {
      const title = await ask(queries, (options) =>
        createTmdbSource(options).fetchTitle({ kind, ref: String(tmdbId), place: 0 }),
      );
      if (title === null) return failed();
      if ("kind" in title && "facts" in title) {
        const stored = await store(sql, title, { at: new Date(now()), part });
        return stored ?? title;
      }
      return title;
    },
  };
}

const failed = () => refuse("unavailable", "TMDB didn’t send this title.", "source-failed");

function refusalOf(error: unknown, signal: AbortSignal): Refusal {
  if (!(error instanceof SourceProblem) && !signal.aborted) throw error;
  const why = error instanceof SourceProblem ? error.message : "TMDB is taking too long";
  return refuse("unavailable", `${why}.`, "source-failed");
}

interface Storing {
  at: Date;
  attempt?: number;
  part(tx: SqlTransaction, titleId: number): Promise<void>;
}

/** Another transaction has a lock that this one needs, or stored the same rows. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(["55P03", "40P01", "23505"]);
const TRIES = 4;

/**
 * Stores a title while an import may be running. It waits for no lock so long that PostgreSQL would
 * end one of the two: that could be the import.
 */
async function store(
  sql: Sql,
  title: ImportedTitle,
  { at, part, attempt = 1 }: Storing,
): Promise<Refusal | null> {
  try {
    await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '300ms'`;
      const { titleId } = await findTitle(tx, title);
      await storeTitleAs(tx, { title, titleId, fetchedAt: at });
      await part(tx, titleId);
      await announceTitles(tx, `${title.source} ${title.kind} ${title.ref} ${at.toISOString()}`);
    });
    return null;
  } catch (error) {
    if (error instanceof UnstorableTitle) return failed();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (!IN_THE_WAY.has(code) || attempt >= TRIES) throw error;
    await sleep(50 * attempt);
    return store(sql, title, { at, part, attempt: attempt + 1 });
  }
}
