import { SIGN_IN_KEYS } from "../session/sessionStore.ts";
import { storeValue } from "../session/useStoredValue.ts";
import { ownPath } from "../session/ownPath.ts";

/** A link that this device has requested and waits for. */
export interface StoredLink {
  requestId: string;
  /** The account that requested it. */
  userId: string;
  email: string;
  matchingCode: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  expiresAt: number;
  /** Where to continue afterwards. */
  from: string;
}

const TEXTS = ["requestId", "userId", "email", "matchingCode", "from"] as const;
const NUMBERS = ["sentAt", "expiresAt"] as const;

/** Parses a stored link; null if invalid. */
export function parseStoredLink(text: string | null): StoredLink | null {
  try {
    const value: Partial<Record<string, unknown>> | null = JSON.parse(text ?? "null");
    if (
      !value ||
      !TEXTS.every((name) => typeof value[name] === "string") ||
      !NUMBERS.every((name) => typeof value[name] === "number")
    )
      return null;
    const link = value as unknown as StoredLink; // every field was just checked
    return { ...link, from: ownPath(link.from) };
  } catch {
    return null;
  }
}

/** Stores the link that this device waits for; null for none. */
export function storeLink(link: StoredLink | null): void {
  storeValue(SIGN_IN_KEYS.request, link && JSON.stringify(link));
}
