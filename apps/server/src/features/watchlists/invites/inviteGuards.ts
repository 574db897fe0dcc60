import { emailKeyOf } from "@worthy/domain";
import type { Guards } from "../../../platform/http/dispatch.ts";
import type { Caller } from "../../../platform/policy.ts";
import { networkOf, type Limit, type Limiter } from "../../../platform/limits/limiter.ts";

const HOUR_MS = 60 * 60 * 1000;
const limit = (name: string, most: number, windowMs = HOUR_MS): Limit => ({ name, most, windowMs });

const LIMITS = {
  ofNetwork: { ...limit("invites of a network", 60), ofNetwork: true },
  ofAccount: limit("invites of an account", 20),
  toAddress: limit("invites to an address", 3, 24 * HOUR_MS),
  guessesOfNetwork: { ...limit("invite references of a network", 120), ofNetwork: true },
} satisfies Record<string, Limit>;

/**
 * Limits mail to people who didn't ask for it, whoever sends it, and the guessing of references.
 * @param isVerified whether this account can send mail at all: otherwise nothing is sent, so
 * nothing is counted
 */
export function inviteGuards(
  limiter: Limiter,
  isVerified: (caller: Caller | null) => Promise<boolean>,
): Guards {
  const mail = async (
    email: string,
    call: Parameters<NonNullable<Guards["inviteNewUser"]>>[1],
    now: number,
  ) => {
    const userId = call.caller?.userId ?? "";
    if (!(await isVerified(call.caller))) return null;
    return (
      (await limiter.take(LIMITS.ofNetwork, networkOf(call.device?.address ?? ""), now)) ??
      (await limiter.take(LIMITS.ofAccount, userId, now)) ??
      limiter.take(LIMITS.toAddress, emailKeyOf(email), now)
    );
  };
  const guess = (call: Parameters<NonNullable<Guards["getInvite"]>>[1], now: number) =>
    limiter.take(LIMITS.guessesOfNetwork, networkOf(call.device?.address ?? ""), now);
  return {
    inviteNewUser: ({ body }, call, now) => mail(body.email, call, now),
    getInvite: (_input, call, now) => guess(call, now),
    acknowledgeInvite: (_input, call, now) => guess(call, now),
  };
}
