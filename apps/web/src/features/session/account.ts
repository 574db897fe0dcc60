import type { CallOutput } from "@worthy/contract";
import type { Account } from "../services/SessionStore.ts";

/**
 * Extracts the account from the response that created it: the bearer comes as jwtToken with its
 * prefix, or as token.
 */
export function accountOf(user: CallOutput<"createUser">): Account {
  const api_token = user.jwtToken?.replace(/^Bearer /, "") ?? user.token;
  if (!api_token) throw new Error("the new account came without a bearer");
  return { id: user.id, api_token, defaultWatchlistId: user.defaultWatchlistId };
}

/** Parses a stored account; null if invalid. */
export function parseAccount(text: string | null): Account | null {
  try {
    const value: Partial<Account> | null = JSON.parse(text ?? "null");
    const { id, api_token, defaultWatchlistId } = value ?? {};
    const whole =
      typeof id === "string" &&
      typeof api_token === "string" &&
      typeof defaultWatchlistId === "number";
    return whole ? { id, api_token, defaultWatchlistId } : null;
  } catch {
    return null;
  }
}
