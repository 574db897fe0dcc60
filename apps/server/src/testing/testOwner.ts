import type { Caller, Owner } from "../platform/policy.ts";

/** Acts for anybody, in tests of a single function. */
export const testOwner = (userId: string) => ({ userId }) as Owner;

/** Somebody who calls, as if they had presented a bearer. */
export const testCaller = (caller: Pick<Caller, "userId" | "roles" | "bearer">) => caller as Caller;
