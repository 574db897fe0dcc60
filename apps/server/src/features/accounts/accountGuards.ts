import type { Guards } from "../../platform/http/dispatch.ts";
import { networkOf, type Limit, type Limiter } from "../../platform/limits/limiter.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { emailKeyOf } from "@worthy/domain";
import { findUser } from "./accountStore.ts";
import { findPurpose, refuseUnknownEmail } from "./signIn/requestEmailLink.ts";

const QUARTER_MS = 15 * 60 * 1000;
const limit = (name: string, most: number): Limit => ({ name, most, windowMs: QUARTER_MS });

/** Everything that sends mail or guesses a token, a quarter of an hour. */
const LIMITS = {
  mailsOfNetwork: limit("mails of a network", 40),
  mailsOfAccount: limit("mails of an account", 12),
  mailsToAddress: limit("mails to an address", 6),
  guessesOfNetwork: limit("guesses of a network", 60),
  guessesOfAccount: limit("guesses of an account", 30),
};

/** Counts before the transaction, so that a refused attempt counts as well. Who has an address plays no part. */
export function accountGuards(limiter: Limiter, sql: Sql): Guards {
  const guess = async (call: Parameters<NonNullable<Guards["authenticate"]>>[1], now: number) => {
    const tooMany = await limiter.take(LIMITS.guessesOfNetwork, networkOf(call.device?.address ?? ""), now);
    return tooMany ?? (call.caller ? limiter.take(LIMITS.guessesOfAccount, call.caller.userId, now) : null);
  };
  return {
    authenticate: (_input, call, now) => guess(call, now),
    bringDeviceHistory: (_input, call, now) => guess(call, now),
    requestEmailLink: async ({ body }, call, now) => {
      const userId = call.caller?.userId ?? "";
      const tooMany = (await limiter.take(LIMITS.mailsOfNetwork, networkOf(call.device?.address ?? ""), now)) ?? (await limiter.take(LIMITS.mailsOfAccount, userId, now));
      if (tooMany) return tooMany;
      // Nothing is mailed for an address that the account has not, so nothing is counted for it.
      const emailKey = emailKeyOf(body.email);
      const user = await findUser(sql, userId);
      return user && findPurpose(user, emailKey) ? limiter.take(LIMITS.mailsToAddress, emailKey, now) : refuseUnknownEmail();
    },
  };
}
