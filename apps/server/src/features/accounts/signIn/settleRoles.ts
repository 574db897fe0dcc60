import { emailKeyOf, ROLE_ADMIN, ROLE_USER } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { addRoles, type UserRow } from "../accountStore.ts";
import { removeAdmin } from "../admin/userAdmin.ts";

type AdminEmail = Pick<AccountPorts, "adminEmail">;

/** What a verified address gives. */
function rolesOf(emailKey: string, { adminEmail }: AdminEmail): string[] {
  return adminEmail !== undefined && emailKeyOf(adminEmail) === emailKey ? [ROLE_USER, ROLE_ADMIN] : [ROLE_USER];
}

/** Gives an account what its verified address gives, and takes back what an address of before gave. True where what the account may do has risen. */
export async function settleRoles(sql: Queries, { userId, roles, adminByEmail }: Pick<UserRow, "userId" | "roles" | "adminByEmail">, email: AdminEmail & { emailKey: string }) {
  const given = rolesOf(email.emailKey, email);
  const rises = given.some((role) => !roles.includes(role));
  if (adminByEmail && !given.includes(ROLE_ADMIN)) await removeAdmin(sql, userId);
  await addRoles(sql, userId, given);
  // Whom the command line made an administrator stays one without the address.
  if (given.includes(ROLE_ADMIN) && !roles.includes(ROLE_ADMIN)) await sql`update users set admin_by_email = true where user_id = ${userId}`;
  return rises;
}

/** Takes ROLE_ADMIN from whom ADMIN_EMAIL has made an administrator and names no more. */
export async function revokeOldAdmins(sql: Queries, { adminEmail }: AdminEmail): Promise<void> {
  const old = await sql<{ userId: string }[]>`
    select user_id from users left join emails using (user_id) where admin_by_email and email_key is distinct from ${adminEmail === undefined ? null : emailKeyOf(adminEmail)}::text`;
  for (const { userId } of old) await removeAdmin(sql, userId);
}
