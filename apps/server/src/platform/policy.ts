import type { Endpoint } from "@worthy/contract";
import { isRegistered, ROLE_ADMIN } from "@worthy/domain";
import { Refusal, refuse } from "./refusal.ts";

// Proofs exist only as types. Private members keep literals and spread copies from passing as
// proofs, and scripts/checkProofs.ts allows casts to them only in the policy files.
declare class Acting {
  private readonly mayAct: true;
}
declare class Calling {
  private readonly calls: true;
}
declare class Granting<Kind> {
  private readonly grants: Kind;
}
declare class Administering {
  private readonly mayAdminister: true;
}
declare class Reading<Thing> {
  private readonly mayRead: Thing;
}
declare class Editing<Thing> {
  private readonly mayEdit: Thing;
}
declare class Owning<Thing> {
  private readonly mayOwn: Thing;
}

/** What reads most often ask about a person, as it was when their call came in. */
export interface Preloaded {
  /** Increases with each change of their ratings. */
  readonly ratingsVersion: number;
  /** The country that they have chosen; null if none. */
  readonly region: string | null;
  /** Whether they see titles under their original names. */
  readonly showOriginalNamesEnabled: boolean;
  /** Ids of their streaming services. */
  readonly services: readonly number[];
}

/** Proof that the caller may act for this person. Only this file creates it. */
export interface Owner extends Acting {
  readonly userId: string;
  /** Only in reads: a write may change it. */
  readonly preloaded?: Preloaded;
}

/** Proof that the caller is an administrator, by their roles at the time of this call. */
export interface Administrator extends Owner, Administering {}

/**
 * Proof that the caller may read this thing, created by the feature's policy from a caller and a
 * loaded row.
 */
export type Readable<Thing> = Thing & Reading<Thing>;
/** Proof that the caller may read this thing and change its content. */
export type Editable<Thing> = Readable<Thing> & Editing<Thing>;
/** Proof that the caller owns this thing and may also share and delete it. */
export type Owned<Thing> = Editable<Thing> & Owning<Thing>;

/**
 * A stored row that lets somebody act for `userId`. Only the store that wrote or read the row
 * creates it.
 */
export interface Grant<Kind extends GrantKind = GrantKind> extends Granting<Kind> {
  readonly userId: string;
}

export type GrantKind =
  /** An account created by this call. */
  | "sign-up"
  /** A presented bearer. */
  | "bearer"
  /** A link sent to the account's address, which was just used. */
  | "link"
  /** The approval of a person who lets a waiting device in. */
  | "approval"
  /** The approval of a person who links a screen. */
  | "linked screen"
  /** An unused canned or empty account, for the job that deletes it. */
  | "idle account"
  /** A sample person of a sandbox. */
  | "sample"
  /** An account that an administrator may act on. */
  | "administration"
  /** An account that the operator acts on, by command or setting. */
  | "operation";

/**
 * Whether an administrator has no second factor, has given its code on this device within 30 days, or
 * has yet to give one.
 */
export type SecondFactor = "none" | "given" | "asked";

/**
 * The caller, identified by a bearer. `bearer` is absent when the server renders a page for its
 * cookie.
 */
export interface Caller extends Calling {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly bearer?: string;
  /** When they signed in with a link; null if they never did with this bearer. */
  readonly signedInAt?: Date | null;
  readonly secondFactor?: SecondFactor;
  readonly preloaded?: Preloaded;
}

const own = (userId: string, preloaded?: Preloaded) =>
  ({ userId, ...(preloaded && { preloaded }) }) as Owner; // the brand exists only as a type

/** Callers may act for themselves. */
export function ownerOf({ userId }: Caller): Owner {
  return own(userId);
}

/**
 * The owner that a call acts for, null if there is none, or why it may not. With access "admin",
 * the owner is an administrator.
 */
export function authorize(
  { access, changes }: Pick<Endpoint, "access" | "changes">,
  caller: Caller | null,
  pathUserId: string | undefined,
): Owner | null | Refusal {
  if (access === "public") return null;
  if (!caller)
    return access === "optional"
      ? null
      : refuse("unauthenticated", "A bearer token is needed. POST /v1/users gives one.");
  if (access === "owner" && pathUserId !== caller.userId)
    return refuse("forbidden", "This belongs to someone else.");
  if (access === "admin" && !caller.roles.includes(ROLE_ADMIN))
    return refuse("forbidden", "Only administrators can do this.");
  return own(caller.userId, changes === undefined ? caller.preloaded : undefined);
}

const FRESH_FOR_MS = 15 * 60_000;

/**
 * A refusal for somebody registered whose sign-in is too long ago for what they ask: whoever finds
 * or steals a device must not use it for everything. Null for everybody else, who can't sign in.
 */
export function needFreshSignIn(caller: Caller | null, now: number): Refusal | null {
  if (!caller || !isRegistered(caller.roles)) return null;
  const age = now - (caller.signedInAt?.getTime() ?? 0);
  return age <= FRESH_FOR_MS
    ? null
    : refuse("forbidden", "To do this, sign in again with a new link.", "sign-in-again");
}

/**
 * A refusal for administrators who still have to give the code of their second factor for what only
 * administrators may do, or for what needs a fresh sign-in; or who have to set one up first, if they
 * must have one. Null for everybody else.
 */
export function needSecondFactor(
  { access, freshSignIn }: Pick<Endpoint, "access" | "freshSignIn">,
  caller: Caller | null,
  isRequired: boolean,
): Refusal | null {
  if (access !== "admin" && !freshSignIn) return null;
  if (caller?.secondFactor === "asked")
    return refuse("forbidden", "Enter the code from your authenticator app.", "second-factor");
  const isMissing = isRequired && access === "admin" && caller?.secondFactor !== "given";
  return isMissing
    ? refuse("forbidden", "Set up two-step sign-in first.", "second-factor-missing")
    : null;
}

/** Whoever presented this bearer. */
export function callerBy(
  {
    userId,
    roles,
    signedInAt,
    secondFactor,
    ratingsVersion,
    region,
    showOriginalNamesEnabled,
    services,
  }: Grant<"bearer"> & Pick<Caller, "roles" | "signedInAt" | "secondFactor"> & Preloaded,
  bearer: string,
): Caller {
  return {
    userId,
    roles,
    bearer,
    signedInAt,
    secondFactor,
    preloaded: { ratingsVersion, region, showOriginalNamesEnabled, services },
  } as Caller;
}

/** For rendering pages, which never hold a bearer. */
export function withoutBearer({ userId, roles, secondFactor, preloaded }: Caller): Caller {
  return { userId, roles, secondFactor, preloaded } as Caller;
}

/** Acts for an account other than the caller's, or without a caller, as a stored row allows. */
export function ownerBy({ userId }: Grant): Owner {
  return own(userId);
}
