import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { ImportedTitle } from "../../catalogue/statements/facts.ts";
import type { ImportItem, ImportJob } from "./importStore.ts";
import type { JobLease } from "./jobLease.ts";

export interface SourceContext {
  sql: Sql;
  job: ImportJob;
  now(): Date;
  signal: AbortSignal;
}

/** A source that provides titles one by one. */
export interface TitleSource {
  /** Concurrent requests. */
  atOnce: number;
  /**
   * Lists what to fetch; repeated from the start after an interruption. @returns what to remember
   * once all is fetched
   */
  list(context: SourceContext, lease: JobLease): Promise<void>;
  /** Fetches a title; null if the source has it but it isn't wanted. Throws SourceProblem. */
  fetchTitle(item: ImportItem): Promise<ImportedTitle | null>;
}
