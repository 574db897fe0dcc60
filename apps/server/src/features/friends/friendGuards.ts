import { emailKeyOf } from "@worthy/domain";
import type { Guards } from "../../platform/http/dispatch.ts";
import type { Caller } from "../../platform/policy.ts";
import { networkOf, type Limit, type Limiter } from "../../platform/limits/limiter.ts";

const HOUR_MS = 60 * 60 * 1000;
const limit = (name: string, most: number, windowMs = HOUR_MS): Limit => ({ name, most, windowMs });

/** Mail about friends and lists shares one limit per address, the one of lists. */
const LIMITS = {
  requests: limit("friend requests of an account", 60),
  mailsOfNetwork: { ...limit("invites of a network", 60), ofNetwork: true },
  mailsOfAccount: limit("invites of an account", 20),
  mailsToAddress: limit("invites to an address", 3, 24 * HOUR_MS),
  messages: limit("friend messages of an account", 60),
  guesses: { ...limit("invite references of a network", 120), ofNetwork: true },
} satisfies Record<string, Limit>;

/**
 * Limits everything that reaches other people, to prevent nuisance.
 * @param isVerified whether this account can send mail at all: otherwise nothing is sent, so
 * nothing is counted
 */
export function friendGuards(
  limiter: Limiter,
  isVerified: (caller: Caller | null) => Promise<boolean>,
): Guards {
  return {
    requestFriend: async ({ body }, call, now) => {
      const userId = call.caller?.userId ?? "";
      if (!(await isVerified(call.caller))) return null;
      if (body.email === undefined) return limiter.take(LIMITS.requests, userId, now);
      return (
        (await limiter.take(LIMITS.mailsOfNetwork, networkOf(call.device?.address ?? ""), now)) ??
        (await limiter.take(LIMITS.mailsOfAccount, userId, now)) ??
        limiter.take(LIMITS.mailsToAddress, emailKeyOf(body.email), now)
      );
    },
    redeemFriendInvite: (_input, call, now) =>
      limiter.take(LIMITS.guesses, networkOf(call.device?.address ?? ""), now),
    sendTitle: (_input, call, now) => limiter.take(LIMITS.messages, call.caller?.userId ?? "", now),
  };
}
