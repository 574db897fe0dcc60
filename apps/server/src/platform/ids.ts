import { createHash, randomInt } from "node:crypto";

const ID_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
const TOKEN_ALPHABET = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${ID_ALPHABET}`;

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** 12 characters of a-z and 0-9, for people and ratings. */
export function newTextId(): string {
  return randomText(ID_ALPHABET, 12);
}

/** A random positive integer below 2^53, for watchlists and their items. */
export function newNumberId(): number {
  const value = randomInt(2 ** 27) * 2 ** 26 + randomInt(2 ** 26);
  return value === 0 ? newNumberId() : value;
}

/** Two digits that people compare on two screens. */
export function newMatchingCode(): string {
  return randomText("0123456789", 2);
}

/**
 * Length of the person's id at the start of every bearer, which allows to find it by the
 * distribution key.
 */
export const BEARER_ID_LENGTH = 12;
const SECRET_LENGTH = 43;
const BEARER = new RegExp(`^[a-z0-9]{${BEARER_ID_LENGTH}}[A-Za-z0-9]{${SECRET_LENGTH}}$`);

/** A bearer: the person's id and 43 random letters and digits (256 bits). */
export function newBearer(userId: string): string {
  return userId + randomText(TOKEN_ALPHABET, SECRET_LENGTH);
}

/** The secret of a mailed link: 43 random letters and digits (256 bits). */
export function newLinkToken(): string {
  return randomText(TOKEN_ALPHABET, SECRET_LENGTH);
}

/** The reference of an invite: 24 random letters and digits (142 bits). */
export function newInviteReference(): string {
  return randomText(TOKEN_ALPHABET, 24);
}

const CODE_ALPHABET = "BCDFGHJKLMNPQRSTVWXZ";

/**
 * Eight letters that people can read out and type: no vowels, so no words, and none that look like
 * digits. About 2.5e10 codes.
 */
export function newLinkCode(): string {
  return randomText(CODE_ALPHABET, 8);
}

export function isBearer(value: string): boolean {
  return BEARER.test(value);
}

export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** A recovery code in the form `XXXX-XXXX-XXXX` (51 bits): twelve letters that are hard to confuse. */
export function newRecoveryCode(): string {
  return Array.from({ length: 3 }, () => randomText(CODE_ALPHABET, 4)).join("-");
}
