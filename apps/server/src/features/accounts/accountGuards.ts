import type { Guards, RawCall } from "../../platform/http/dispatch.ts";
import { networkOf, type Limit, type Limiter } from "../../platform/limits/limiter.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { emailKeyOf } from "@worthy/domain";
import { ownerOf } from "../../platform/policy.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { findUser } from "./accountStore.ts";
import { isKnownDevice } from "./knownDeviceStore.ts";
import { findPurpose, refuseUnknownEmail } from "./signIn/requestEmailLink.ts";

const QUARTER_MS = 15 * 60 * 1000;
const limit = (name: string, most: number): Limit => ({ name, most, windowMs: QUARTER_MS });
const ofNetwork = (name: string, most: number): Limit => ({
  ...limit(name, most),
  ofNetwork: true,
});

/**
 * Limits per quarter of an hour for everything that sends mail or guesses a token (decision 23).
 */
const LIMITS = {
  mailsOfAccount: limit("mails of an account", 12),
  mailsOfNetwork: ofNetwork("mails of a network", 40),
  mailsOfNetworkToAddress: limit("mails of a network to an address", 6),
  mailsOfStrangersToAddress: limit("mails of strangers to an address", 12),
  mailsOfKnownToAddress: limit("mails of a known device to an address", 6),
  guessesOfNetwork: ofNetwork("guesses of a network", 60),
  guessesOfAccount: limit("guesses of an account", 30),
  collectsOfNetwork: ofNetwork("collects of a network", 60),
  collectsOfAccount: limit("collects of an account", 20),
  codesOfAccount: limit("codes of an account", 10),
};

interface Wanted {
  userId: string;
  emailKey: string;
  /** Whether the account has claimed this address. */
  own: boolean;
  /** Whether it is the account's verified address. */
  verified: boolean;
}

/** Counts before the transaction, so that refused attempts count as well. */
export function accountGuards(limiter: Limiter, sql: Sql): Guards {
  const takeBoth =
    (ofNetwork: Limit, ofAccount: Limit) => async (_input: unknown, call: RawCall, now: number) => {
      const tooMany = await limiter.take(ofNetwork, networkOfCall(call), now);
      return tooMany ?? (call.caller ? limiter.take(ofAccount, call.caller.userId, now) : null);
    };
  /** A known caller's own name for counting, so strangers can't use up the mail of an address. */
  const knownAs = async (
    { userId, emailKey, verified }: Wanted,
    { device }: RawCall,
    now: number,
  ): Promise<string | null> => {
    if (verified) return `account ${userId}`;
    const proof = device?.proof;
    return proof !== undefined && (await isKnownDevice(sql, { emailKey, proof, now }))
      ? `device ${proof}`
      : null;
  };
  const takeMail = async (wanted: Wanted, call: RawCall, now: number): Promise<Refusal | null> => {
    const known = wanted.own ? await knownAs(wanted, call, now) : null;
    if (known)
      return limiter.take(LIMITS.mailsOfKnownToAddress, `${wanted.emailKey} ${known}`, now);
    const network = networkOfCall(call);
    const tooMany = await limiter.take(LIMITS.mailsOfNetwork, network, now);
    if (tooMany) return tooMany;
    // Nothing is sent to an address the account hasn't claimed, so nothing is counted for it.
    if (!wanted.own) return refuseUnknownEmail();
    const ofNetwork = await limiter.take(
      LIMITS.mailsOfNetworkToAddress,
      `${wanted.emailKey} ${network}`,
      now,
    );
    return ofNetwork ?? limiter.take(LIMITS.mailsOfStrangersToAddress, wanted.emailKey, now);
  };
  const guess = takeBoth(LIMITS.guessesOfNetwork, LIMITS.guessesOfAccount);
  return {
    authenticate: guess,
    bringDeviceHistory: guess,
    collectSignIn: takeBoth(LIMITS.collectsOfNetwork, LIMITS.collectsOfAccount),
    requestEmailLink: async ({ body }, call, now) => {
      const userId = call.caller?.userId ?? "";
      const tooMany = await limiter.take(LIMITS.mailsOfAccount, userId, now);
      if (tooMany) return tooMany;
      const user = call.caller && (await findUser(sql, ownerOf(call.caller)));
      const emailKey = emailKeyOf(body.email);
      return takeMail(
        {
          userId,
          emailKey,
          own: user !== null && findPurpose(user, emailKey) !== null,
          verified: user?.emailKey === emailKey,
        },
        call,
        now,
      );
    },
  };
}

/** Counts codes before the transaction, too. */
export function secondFactorGuards(limiter: Limiter): Guards {
  const take = async (_input: unknown, { caller }: RawCall, now: number) =>
    limiter.take(LIMITS.codesOfAccount, caller?.userId ?? "", now);
  return { confirmSecondFactor: take, giveSecondFactor: take };
}

const networkOfCall = ({ device }: RawCall): string => networkOf(device?.address ?? "");
