import type { CallOutput } from "@worthy/contract";
import type { Queries } from "./http/handler.ts";
import type { Owner } from "./policy.ts";

/** What a merge brought along, in rows by kind. */
export type MergeSummary = CallOutput<"bringDeviceHistory">["merged"];

/** Two accounts, both locked, of which the first gives all to the second. */
export interface Merge {
  from: Owner;
  into: Owner;
}

/** What one feature keeps of a person: how it goes to another account of theirs, how it is handed out to them, and how it goes for good. */
export interface PersonalData {
  /** Gives all that `from` has here to `into`, and leaves nothing behind. Returns how many rows came along, where people are told of them. */
  move(sql: Queries, merge: Merge): Promise<Partial<MergeSummary>>;
  /** Removes all that names or describes the person, or makes it nobody's. The account is locked. */
  erase(sql: Queries, owner: Owner): Promise<void>;
  files: readonly ExportFile[];
}

/** One kind of rows in what a person downloads. */
export interface ExportFile {
  /** Of the files, without their endings. */
  name: string;
  about: string;
  /** What each column holds, in the order of the columns. */
  fields: Readonly<Record<string, string>>;
  rows(sql: Queries, owner: Owner): AsyncIterable<object>;
}

/** Rows that are in memory at once. */
export const EXPORT_PAGE = 500;

interface PagedFile<Row extends object> extends Omit<ExportFile, "fields" | "rows"> {
  fields: Readonly<Record<keyof Row & string, string>>;
  /** At most `EXPORT_PAGE` rows that come after `last`, or the first ones. */
  page(sql: Queries, owner: Owner, last: Row | undefined): Promise<readonly Row[]>;
}

/** A kind of rows that is read page by page, each by a query of its own: no connection waits for a slow reader. */
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
