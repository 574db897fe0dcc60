import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { ImportedTitle } from "../facts.ts";
import type { ImportItem, ImportJob } from "./importStore.ts";
import type { WorkPermit } from "./workPermit.ts";

export interface SourceContext {
  sql: Sql;
  job: ImportJob;
  now(): Date;
  signal: AbortSignal;
}

/** A source that gives titles one by one. */
export interface TitleSource {
  /** Requests at once. */
  atOnce: number;
  /** Fills the list of what is to be fetched; repeated whole where it was interrupted. @returns what to remember once all is fetched */
  list(context: SourceContext, permit: WorkPermit): Promise<void>;
  /** One title; null where the source has it but it is not wanted. Throws SourceProblem. */
  fetchTitle(item: ImportItem): Promise<ImportedTitle | null>;
}
