import { RED_HERRING_ID, type TitleKind } from "@worthy/domain";
import { isDeepStrictEqual } from "node:util";
import type { SqlTransaction } from "../../../platform/database/sqlClient.ts";
import type { ImportedTitle, SourceName, TitleFacts } from "./facts.ts";
import { findTitle } from "./findTitle.ts";
import { rebuildTitle } from "./rebuildTitle.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** A source's title can't become one of ours. */
export class UnstorableTitle extends Error {
  override readonly name = "UnstorableTitle";
}

export interface TitleRef {
  source: SourceName;
  kind: TitleKind;
  ref: string;
}

/**
 * Stores a source's statement about a title and rebuilds the title. @returns whether the title is new
 */
export async function storeTitle(
  tx: SqlTransaction,
  title: ImportedTitle,
  fetchedAt: Date,
): Promise<boolean> {
  const { titleId, isNew } = await findTitle(tx, title);
  await storeTitleAs(tx, { title, titleId, fetchedAt });
  return isNew;
}

export interface Storing {
  title: ImportedTitle;
  /** Our id of the title. */
  titleId: number;
  fetchedAt: Date;
}

/**
 * Stores a source's statement about one of our titles and rebuilds it. The red herring isn't a
 * title and is rejected.
 */
export async function storeTitleAs(
  tx: SqlTransaction,
  { title, titleId, fetchedAt }: Storing,
): Promise<void> {
  const { source, kind, ref, url = null } = title;
  if (titleId === RED_HERRING_ID)
    throw new UnstorableTitle(
      `${source} ${kind} ${ref} can't be stored: its id belongs to the red herring`,
    );
  const facts = JSON.parse(JSON.stringify(title.facts)) as TitleFacts; // as it will be read back: without undefined values
  const [before] = await tx<
    Row<typeof schema.statements, "facts">[]
  >`select facts from statements where source = ${source} and kind = ${kind} and ref = ${ref}`;
  await tx`
    insert into statements (source, kind, ref, title_id, facts, url, fetched_at) values (${source}, ${kind}, ${ref}, ${titleId}, ${tx.json(facts as never)}, ${url}, ${fetchedAt})
    on conflict (source, kind, ref) do update set facts = excluded.facts, url = excluded.url, fetched_at = excluded.fetched_at`;
  // Offers carry the day on which they were known, so they are always rewritten.
  if (before && isDeepStrictEqual(before.facts, facts) && !facts.offers) return;
  await rebuildTitle(tx, { titleId, kind });
}

/** Removes a source's statement about a title. @returns whether there was one */
export async function removeStatement(
  tx: SqlTransaction,
  { source, kind, ref }: TitleRef,
): Promise<boolean> {
  const [removed] = await tx<
    Row<typeof schema.statements, "titleId">[]
  >`delete from statements where source = ${source} and kind = ${kind} and ref = ${ref} returning title_id`;
  if (!removed) return false;
  await rebuildTitle(tx, { titleId: removed.titleId, kind });
  return true;
}
