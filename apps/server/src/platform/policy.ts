import type { Access } from "@worthy/contract";
import { ROLE_ADMIN } from "@worthy/domain";
import { Refusal, refuse } from "./refusal.ts";

declare const proof: unique symbol;

/** Proof that the caller may act for this person. Only this file makes one. */
export interface Owner {
  readonly userId: string;
  readonly [proof]: true;
}

/** Who calls, as the bearer says. `bearer` is absent while the server renders a page for its cookie. */
export interface Caller {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly bearer?: string;
}

const own = (userId: string) => ({ userId }) as Owner; // the brand exists in types only

/** The owner that a call acts for, null where it acts for nobody, or why it may not. */
export function authorize(access: Access, caller: Caller | null, pathUserId: string | undefined): Owner | null | Refusal {
  if (access === "public") return null;
  if (!caller) return access === "optional" ? null : refuse("unauthenticated", "A bearer token is needed. POST /v1/users gives one.");
  if (access === "owner" && pathUserId !== caller.userId) return refuse("forbidden", "This belongs to somebody else.");
  if (access === "admin" && !caller.roles.includes(ROLE_ADMIN)) return refuse("forbidden", "Only administrators may do this.");
  return own(caller.userId);
}

/** The account of a person whom an administrator ends. */
export function ownerEndedBy(_admin: Owner, userId: string): Owner {
  return own(userId);
}

/** Another account than the caller's, after the caller has proved that it is theirs too: by its bearer, by opening a link sent to its address, or by their word from it. */
export function ownerProvedBy(_proof: "bearer" | "link" | "approval", userId: string): Owner {
  return own(userId);
}

/** The owner of an account that this very call has just made. */
export function ownerOfNewAccount(userId: string): Owner {
  return own(userId);
}

/** A canned account that nobody uses any more, for whoever clears it away. */
export function ownerOfCanned(userId: string): Owner {
  return own(userId);
}
