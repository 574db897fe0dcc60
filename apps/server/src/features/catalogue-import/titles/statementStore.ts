import { RED_HERRING_ID, type TitleKind } from "@worthy/domain";
import { isDeepStrictEqual } from "node:util";
import type { SqlTransaction } from "../../../platform/database/sqlClient.ts";
import type { ImportedTitle, SourceName, TitleFacts } from "../facts.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { findTitle } from "./findTitle.ts";
import { rebuildTitle } from "./rebuildTitle.ts";

export interface TitleRef {
  source: SourceName;
  kind: TitleKind;
  ref: string;
}

/** Stores what a source says of a title and rebuilds the title from it. */
export async function storeTitle(tx: SqlTransaction, title: ImportedTitle, fetchedAt: Date): Promise<void> {
  await storeTitleAs(tx, { title, titleId: await findTitle(tx, title), fetchedAt });
}

export interface Storing {
  title: ImportedTitle;
  /** Which of our titles it is. */
  titleId: number;
  fetchedAt: Date;
}

/** Stores what a source says of one of our titles and rebuilds that. The red herring is no title, and nothing may become it. */
export async function storeTitleAs(tx: SqlTransaction, { title, titleId, fetchedAt }: Storing): Promise<void> {
  const { source, kind, ref, url = null } = title;
  if (titleId === RED_HERRING_ID) throw new SourceProblem("unreadable", `${source} ${kind} ${ref} cannot be stored: its id is the red herring's`);
  const facts = JSON.parse(JSON.stringify(title.facts)) as TitleFacts; // as it will come back: without what is undefined
  const [before] = await tx<{ facts: TitleFacts }[]>`select facts from statements where source = ${source} and kind = ${kind} and ref = ${ref}`;
  await tx`
    insert into statements (source, kind, ref, title_id, facts, url, fetched_at) values (${source}, ${kind}, ${ref}, ${titleId}, ${tx.json(facts as never)}, ${url}, ${fetchedAt})
    on conflict (source, kind, ref) do update set facts = excluded.facts, url = excluded.url, fetched_at = excluded.fetched_at`;
  // Offers carry the day on which they were known, so they are written anew.
  if (before && isDeepStrictEqual(before.facts, facts) && !facts.offers) return;
  await rebuildTitle(tx, { titleId, kind });
}

/** Takes back what a source said of a title. @returns whether it had said anything. */
export async function removeStatement(tx: SqlTransaction, { source, kind, ref }: TitleRef): Promise<boolean> {
  const [removed] = await tx<{ titleId: number }[]>`delete from statements where source = ${source} and kind = ${kind} and ref = ${ref} returning title_id`;
  if (!removed) return false;
  await rebuildTitle(tx, { titleId: removed.titleId, kind });
  return true;
}
