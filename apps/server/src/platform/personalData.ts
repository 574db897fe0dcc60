import type { CallOutput } from "@worthy/contract";
import type { Queries } from "./http/handler.ts";
import type { Owner } from "./policy.ts";

/** Number of rows moved by a merge, by kind. */
export type MergeSummary = CallOutput<"bringDeviceHistory">["merged"];

/** Two accounts, both locked; the first gives everything to the second. */
export interface Merge {
  from: Owner;
  into: Owner;
}

/**
 * The personal data one feature stores: how to move them to another account of the person, export
 * them, and erase them.
 */
export interface PersonalData {
  /**
   * Moves everything of `from` to `into` and leaves nothing behind. Returns the number of rows
   * moved, if people are told about them.
   */
  move(sql: Queries, merge: Merge): Promise<Partial<MergeSummary>>;
  /**
   * Deletes or anonymises everything that identifies or describes the person. The account is
   * locked.
   */
  erase(sql: Queries, owner: Owner): Promise<void>;
  files: readonly ExportFile[];
}

/**
 * Moves everything of one account to another, feature by feature, in the current transaction. The
 * caller has locked both accounts and deletes the first one.
 */
export async function moveAll(
  sql: Queries,
  merge: Merge,
  data: readonly Pick<PersonalData, "move">[],
): Promise<MergeSummary> {
  const summary: MergeSummary = {
    ratings: 0,
    watchlists: 0,
    items: 0,
    services: 0,
    genres: 0,
    episodes: 0,
    films: 0,
  };
  for (const { move } of data) Object.assign(summary, await move(sql, merge));
  return summary;
}

/** Erases all personal data of a person, feature by feature. The account is locked. */
export async function eraseAll(
  sql: Queries,
  owner: Owner,
  data: readonly Pick<PersonalData, "erase">[],
): Promise<void> {
  for (const { erase } of data) await erase(sql, owner);
}

/** One kind of rows in a person's download. */
export interface ExportFile {
  /** File name without extension. */
  name: string;
  about: string;
  /** Description of each column, in column order. */
  fields: Readonly<Record<string, string>>;
  rows(sql: Queries, owner: Owner): AsyncIterable<object>;
}

/** Maximum number of rows in memory at once. */
export const EXPORT_PAGE = 500;

interface PagedFile<Row extends object> extends Omit<ExportFile, "fields" | "rows"> {
  fields: Readonly<Record<keyof Row & string, string>>;
  /** At most `EXPORT_PAGE` rows after `last`, or the first ones. */
  page(sql: Queries, owner: Owner, last: Row | undefined): Promise<readonly Row[]>;
}

/**
 * A kind of rows read page by page, each by its own query, so no connection waits for a slow
 * reader.
 */
export function exportFile<Row extends object>({ page, ...file }: PagedFile<Row>): ExportFile {
  return {
    ...file,
    rows: async function* (sql, owner) {
      let last: Row | undefined;
      for (;;) {
        const rows = await page(sql, owner, last);
        yield* rows;
        if (rows.length < EXPORT_PAGE) return;
        last = rows.at(-1);
      }
    },
  };
}
