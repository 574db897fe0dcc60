import { emailKeyOf, ROLE_ADMIN, ROLE_USER } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Owner } from "../../../platform/policy.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { addRoles, type UserRow } from "../accountStore.ts";
import { findOldAdmins, removeAdmin } from "../admin/userAdmin.ts";

type AdminEmail = Pick<AccountPorts, "adminEmail">;

/** Roles granted by a verified address. */
function rolesOf(emailKey: string, { adminEmail }: AdminEmail): string[] {
  return adminEmail !== undefined && emailKeyOf(adminEmail) === emailKey
    ? [ROLE_USER, ROLE_ADMIN]
    : [ROLE_USER];
}

/**
 * Grants the roles of the verified address and revokes those of an earlier one. True if privileges
 * have increased.
 */
export async function settleRoles(
  sql: Queries,
  owner: Owner,
  {
    user,
    ...email
  }: AdminEmail & { emailKey: string; user: Pick<UserRow, "roles" | "adminByEmail"> },
) {
  const { roles, adminByEmail } = user;
  const given = rolesOf(email.emailKey, email);
  const rises = given.some((role) => !roles.includes(role));
  if (adminByEmail && !given.includes(ROLE_ADMIN)) await removeAdmin(sql, owner);
  await addRoles(sql, owner, given);
  // Administrators made on the command line stay so without the address.
  if (given.includes(ROLE_ADMIN) && !roles.includes(ROLE_ADMIN))
    await sql`update users set admin_by_email = true where user_id = ${owner.userId}`;
  return rises;
}

/** Revokes ROLE_ADMIN from people who got it from an earlier ADMIN_EMAIL. */
export async function revokeOldAdmins(sql: Queries, { adminEmail }: AdminEmail): Promise<void> {
  for (const old of await findOldAdmins(sql, adminEmail)) await removeAdmin(sql, old);
}
