import { limitTo } from "../../platform/database/sqlClient.ts";
import { ROLE_ADMIN, ROLE_USER } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { newBearer, newTextId, sha256 } from "../../platform/ids.ts";
import type { Grant, Owner, SecondFactor } from "../../platform/policy.ts";
import type { OuterRow, Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type DeviceSource = Row<typeof schema.bearers>["source"];

export type DeviceRow = Row<
  typeof schema.bearers,
  "bearerId" | "tokenHash" | "label" | "source" | "createdAt" | "lastSeenAt"
>;

interface NewBearer {
  owner: Owner;
  label: string;
  source?: DeviceSource;
  /** When the person signs in with a link, themselves. */
  signedInAt?: Date;
  /** A bearer that this one replaces: it is revoked, and the device keeps its id. */
  replaces?: { owner: Owner; bearer: string } | undefined;
}

/** Creates a bearer for a device. The caller passes it on; only its hash is stored. */
export async function issueBearer(
  sql: Queries,
  { owner: { userId }, label, source, signedInAt, replaces }: NewBearer,
): Promise<string> {
  const [old] = replaces
    ? await sql<
        Row<typeof schema.bearers, "bearerId" | "installationId" | "source" | "secondFactorAt">[]
      >`
        delete from bearers where user_id = ${replaces.owner.userId} and token_hash = ${sha256(replaces.bearer)} returning bearer_id, installation_id, source,
          case when user_id = ${userId} then second_factor_at end as second_factor_at`
    : [];
  const bearer = newBearer(userId);
  await sql`
    insert into bearers (user_id, token_hash, bearer_id, label, source, installation_id, signed_in_at, second_factor_at)
    values (${userId}, ${sha256(bearer)}, ${old?.bearerId ?? newTextId()}, ${label}, ${source ?? old?.source ?? "WEB"}, ${old?.installationId ?? null}, ${signedInAt ?? null}, ${old?.secondFactorAt ?? null})`;
  return bearer;
}

/** How outdated the time of the last call may be. */
const SEEN_EVERY = "5 minutes";

/** A presented bearer, with its person's current roles and what reads need most often. */
type PresentedBearer = Grant<"bearer"> &
  Row<typeof schema.users, "roles" | "ratingsVersion"> &
  OuterRow<typeof schema.userSettings, "region"> &
  Row<typeof schema.userSettings, "showOriginalNamesEnabled"> &
  Row<typeof schema.bearers, "signedInAt"> & {
    secondFactor: SecondFactor;
    services: number[];
    stale: boolean;
  };

/**
 * Whether a bearer `b` of a person `u` is still valid: unused for at most 90 days. On a device
 * without a registered person the ratings would be lost with it, so it has longer; an
 * administrator's has less, and ends 30 days after its sign-in however often it is used.
 */
const isUsed = (sql: Queries) => sql`(
  b.last_seen_at > now() - interval '400 days'
  and (not u.roles @> array[${ROLE_ADMIN}]
    or (b.last_seen_at > now() - interval '14 days' and b.created_at > now() - interval '30 days'))
  and (b.last_seen_at > now() - interval '90 days' or (
    not u.roles && array[${ROLE_USER}, ${ROLE_ADMIN}] and not u.canned
    and exists (select 1 from ratings_view r where r.user_id = u.user_id))))`;

/** A bearer by the person in it and its hash. */
export interface BearerKey {
  userId: string;
  tokenHash: string;
}

/** The people whose bearers these are, in their order; null for one that isn't valid. */
export async function findBearers(
  sql: Queries,
  keys: readonly BearerKey[],
): Promise<(PresentedBearer | null)[]> {
  const column = (of: keyof BearerKey) => keys.map((key) => key[of]);
  const rows = await sql<(PresentedBearer & { place: number })[]>`
    select k.place, u.user_id, u.roles, u.ratings_version, s.region, coalesce(s.show_original_names_enabled, false) as show_original_names_enabled, b.signed_in_at,
      case when f.user_id is null then 'none' when b.second_factor_at > now() - interval '30 days' then 'given' else 'asked' end as second_factor,
      array(select p.provider_id from user_providers_view p where p.user_id = u.user_id order by p.provider_id) as services,
      b.last_seen_at < now() - ${SEEN_EVERY}::interval as stale
    from unnest((select ${column("userId")}::char(12)[]), (select ${column("tokenHash")}::char(64)[])) with ordinality as k (user_id, token_hash, place)
      join bearers b using (user_id, token_hash) join users u using (user_id) left join user_settings s using (user_id)
      left join second_factors f on f.user_id = u.user_id and f.confirmed_at is not null and u.roles @> array[${ROLE_ADMIN}]
    where u.life_cycle <> 'DELETED' and u.locked_at is null and ${isUsed(sql)}`;
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, at) => byPlace.get(at + 1) ?? null);
}

/** The person whose bearer this is; null if it isn't valid. */
export async function findBearer(sql: Queries, key: BearerKey): Promise<PresentedBearer | null> {
  const [found] = await findBearers(sql, [key]);
  return found ?? null;
}

export async function noteSeen(
  sql: Queries,
  { userId }: Grant<"bearer">,
  tokenHash: string,
): Promise<void> {
  await sql`update bearers set last_seen_at = now() where user_id = ${userId} and token_hash = ${tokenHash} and last_seen_at < now() - ${SEEN_EVERY}::interval`;
}

/** Notes that a code of the second factor was given on a device. */
export async function noteSecondFactor(
  sql: Queries,
  owner: Owner,
  given: { tokenHash: string; at: Date },
): Promise<void> {
  await sql`update bearers set second_factor_at = ${given.at} where user_id = ${owner.userId} and token_hash = ${given.tokenHash}`;
}

export async function noteInstallation(
  sql: Queries,
  owner: Owner,
  installation: { tokenHash: string; source: DeviceSource; installationId: string | undefined },
): Promise<void> {
  const { tokenHash, source, installationId = null } = installation;
  await sql`update bearers set source = ${source}, installation_id = coalesce(${installationId}, installation_id) where user_id = ${owner.userId} and token_hash = ${tokenHash}`;
}

export async function findDevices(
  sql: Queries,
  owner: Owner,
  page: { limit: number; offset: number },
): Promise<{ rows: DeviceRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    sql<
      DeviceRow[]
    >`select * from bearers where user_id = ${owner.userId} order by last_seen_at desc, bearer_id ${limitTo(sql, page)}`,
    sql<
      { total: number }[]
    >`select count(*)::int as total from bearers where user_id = ${owner.userId}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Revokes a device's bearer and returns its hash; null if there is none. */
export async function deleteDevice(
  sql: Queries,
  owner: Owner,
  bearerId: string,
): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.bearers, "tokenHash">[]
  >`delete from bearers where user_id = ${owner.userId} and bearer_id = ${bearerId} returning token_hash`;
  return row?.tokenHash ?? null;
}

export async function deleteBearer(sql: Queries, owner: Owner, tokenHash: string): Promise<void> {
  await sql`delete from bearers where user_id = ${owner.userId} and token_hash = ${tokenHash}`;
}

/** Revokes all bearers of a person but one, and returns their hashes. */
export async function deleteOtherBearers(
  sql: Queries,
  owner: Owner,
  tokenHash: string,
): Promise<string[]> {
  const rows = await sql<
    Row<typeof schema.bearers, "tokenHash">[]
  >`delete from bearers where user_id = ${owner.userId} and token_hash <> ${tokenHash} returning token_hash`;
  return rows.map((row) => row.tokenHash);
}

/** Deletes bearers that nobody has used for too long. */
export async function removeOldBearers(sql: Queries): Promise<void> {
  await sql`delete from bearers b using users u where u.user_id = b.user_id and not ${isUsed(sql)}`;
}
