import { ROLE_ADMIN } from "@worthy/domain";
import { Secret, TOTP } from "otpauth";
import { handlersOf, type Queries } from "../../../platform/http/handler.ts";
import { newRecoveryCode, sha256 } from "../../../platform/ids.ts";
import type { Owner } from "../../../platform/policy.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { findUser } from "../accountStore.ts";
import { noteSecondFactor } from "../bearerStore.ts";
import {
  confirm,
  deleteSecondFactor,
  findSecondFactor,
  saveSecret,
  spendRecovery,
  spendStep,
} from "./secondFactorStore.ts";

/** Of the secret: RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** A code of the 30 seconds before or after is right, too: clocks differ. */
const WINDOW = 1;
const DIGITS = /^\d{6}$/;

const wrong = () =>
  refuse("invalid", "This code is wrong, expired or already used.", "second-factor-wrong");
const none = () => refuse("not-found", "Two-step sign-in isn’t set up.");
/** As people type them: with spaces, hyphens and capitals. */
const bare = (code: string) => code.replaceAll(/[\s-]/g, "").toUpperCase();
const hashOf = (owner: Owner, code: string) => sha256(`${owner.userId} ${bare(code)}`);

/** Uses up a code of the app; false if it isn't right or was used. */
async function spendCode(
  sql: Queries,
  owner: Owner,
  given: { secret: string; code: string; now: number },
): Promise<boolean> {
  const token = bare(given.code);
  if (!DIGITS.test(token)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(given.secret) });
  const delta = totp.validate({ token, window: WINDOW, timestamp: given.now });
  if (delta === null) return false;
  return spendStep(sql, owner, totp.counter({ timestamp: given.now }) + delta);
}

type Ports = Pick<AccountPorts, "publicUrl" | "secondFactorRequired">;

/** TOTP for administrators, with recovery codes. */
export function secondFactorHandlers({ publicUrl, secondFactorRequired }: Ports) {
  const isAdmin = (roles: readonly string[] = []) => roles.includes(ROLE_ADMIN);
  return handlersOf({
    getSecondFactor: async (_input, { owner, caller, sql }) => {
      const found = await findSecondFactor(sql, owner);
      return {
        isOn: Boolean(found?.confirmedAt),
        isAsked: caller?.secondFactor === "asked",
        isRequired: secondFactorRequired && isAdmin(caller?.roles),
        recoveryCodesLeft: found?.recoveryHashes.length ?? 0,
      };
    },

    beginSecondFactor: async (_input, { owner, caller, sql }) => {
      if (!isAdmin(caller?.roles))
        return refuse("forbidden", "Two-step sign-in is only for administrators.");
      const secret = new Secret({ size: SECRET_BYTES });
      if (!(await saveSecret(sql, owner, secret.base32)))
        return refuse("conflict", "Two-step sign-in is already on.", "second-factor-on");
      const user = await findUser(sql, owner);
      const label = user?.email ?? owner.userId;
      const issuer = `Worthy (${new URL(publicUrl).hostname})`;
      return { secret: secret.base32, uri: new TOTP({ issuer, label, secret }).toString() };
    },

    confirmSecondFactor: async ({ body }, { owner, caller, sql, now }) => {
      const found = await findSecondFactor(sql, owner);
      if (!found || found.confirmedAt) return none();
      if (!(await spendCode(sql, owner, { secret: found.secret, code: body.code, now })))
        return wrong();
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const at = new Date(now);
      const recoveryHashes = recoveryCodes.map((code) => hashOf(owner, code));
      await confirm(sql, owner, { at, recoveryHashes });
      await noteSecondFactor(sql, owner, { tokenHash: sha256(caller?.bearer ?? ""), at });
      return { recoveryCodes };
    },

    giveSecondFactor: async ({ body }, { owner, caller, sql, now }) => {
      const found = await findSecondFactor(sql, owner);
      if (!found?.confirmedAt) return none();
      const isRight =
        (await spendCode(sql, owner, { secret: found.secret, code: body.code, now })) ||
        (await spendRecovery(sql, owner, hashOf(owner, body.code)));
      if (!isRight) return wrong();
      await noteSecondFactor(sql, owner, {
        tokenHash: sha256(caller?.bearer ?? ""),
        at: new Date(now),
      });
      const left = await findSecondFactor(sql, owner);
      return { recoveryCodesLeft: left?.recoveryHashes.length ?? 0 };
    },

    removeSecondFactor: async (_input, { owner, sql }) => {
      await deleteSecondFactor(sql, owner);
      return { success: true };
    },
  });
}
