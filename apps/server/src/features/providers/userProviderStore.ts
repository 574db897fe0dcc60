import { isOneOf } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type UserProviderRow = Row<typeof schema.userProviders>;

/** A person's services, in the order they were selected. */
export async function findUserProviders(sql: Queries, owner: Owner): Promise<UserProviderRow[]> {
  return sql<
    UserProviderRow[]
  >`select * from user_providers where user_id = ${owner.userId} order by added_at, provider_id`;
}

interface NewUserProvider {
  providerId: number;
  extras?: Record<string, unknown>;
  addRemoveType: "EXPLICIT";
}

/** Adds a service, or replaces the extras of an existing one; true if it was new. */
export async function saveUserProvider(
  sql: Queries,
  owner: Owner,
  { providerId, extras, addRemoveType }: NewUserProvider,
): Promise<boolean> {
  const json = JSON.stringify(extras ?? {});
  const added = await sql`
    insert into user_providers (user_id, provider_id, extras, add_remove_type) values (${owner.userId}, ${providerId}, ${json}::text::jsonb, ${addRemoveType})
    on conflict do nothing returning provider_id`;
  if (added.length === 0 && extras)
    await sql`update user_providers set extras = ${json}::text::jsonb where user_id = ${owner.userId} and provider_id = ${providerId}`;
  return added.length > 0;
}

/** Removes a service; false if it wasn't selected. */
export async function deleteUserProvider(
  sql: Queries,
  owner: Owner,
  providerId: number,
): Promise<boolean> {
  const removed =
    await sql`delete from user_providers where user_id = ${owner.userId} and provider_id = ${providerId} returning provider_id`;
  return removed.length > 0;
}

/** The services of each of these people. */
export async function findProvidersOf(
  sql: Queries,
  people: readonly TasteHolder[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const known = people.flatMap((person) =>
    "preloaded" in person && person.preloaded
      ? [[person.userId, person.preloaded.services] as const]
      : [],
  );
  if (known.length === people.length) return new Map(known);
  const rows = await sql<
    (Row<typeof schema.userProviders, "userId"> & { providerIds: number[] })[]
  >`
    select user_id, array_agg(provider_id order by provider_id) as provider_ids from user_providers where user_id ${isOneOf(
      sql,
      people.map(({ userId }) => userId),
    )} group by user_id`;
  return new Map(rows.map(({ userId, providerIds }) => [userId, providerIds]));
}
