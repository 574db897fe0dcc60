import type { SqlTransaction } from "../sqlClient.ts";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export interface Suspended {
  foreignKeys: ForeignKey[];
  /** Tables whose triggers are disabled. */
  tables: string[];
}

/**
 * Removes foreign keys and disables triggers, so tables can be loaded in any order without side
 * effects.
 */
export async function suspendConstraints(tx: SqlTransaction): Promise<Suspended> {
  const foreignKeys = await tx<ForeignKey[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  const tables = await tx<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`;
  for (const { table, name } of foreignKeys)
    await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await tx.unsafe(`alter table ${name} disable trigger user`);
  return { foreignKeys, tables: tables.map(({ name }) => name) };
}

/** Restores them; every foreign key is checked against all rows. */
export async function resumeConstraints(
  tx: SqlTransaction,
  { foreignKeys, tables }: Suspended,
): Promise<void> {
  for (const { table, name, definition } of foreignKeys)
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  for (const name of tables) await tx.unsafe(`alter table ${name} enable trigger user`);
}
