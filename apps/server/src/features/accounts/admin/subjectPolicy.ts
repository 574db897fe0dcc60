import { ROLE_ADMIN } from "@worthy/domain";
import type { Administrator, Grant } from "../../../platform/policy.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import type { ListedUser } from "./userAdmin.ts";

/**
 * A person whom an administrator may act on: not another administrator, or one could lock out the
 * others.
 */
export function mayAdminister(
  _admin: Administrator,
  person: ListedUser | null,
): (ListedUser & Grant<"administration">) | Refusal {
  if (!person) return refuse("not-found", "Person not found.", "no-person");
  return person.roles.includes(ROLE_ADMIN)
    ? refuse(
        "conflict",
        "This person is an administrator. First remove the role on the command line with worthy user no-admin.",
        "is-administrator",
      )
    : (person as ListedUser & Grant<"administration">);
}

/** Anybody who can run commands on this machine may act on all accounts. */
export function mayOperate(person: ListedUser): ListedUser & Grant<"operation"> {
  return person as ListedUser & Grant<"operation">;
}
