/** A link that this device has requested and waits for. */
export interface KeptLink {
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
export function parseKeptLink(text: string | null): KeptLink | null {
  try {
    const value: Partial<Record<string, unknown>> | null = JSON.parse(text ?? "null");
    if (
      !value ||
      !TEXTS.every((name) => typeof value[name] === "string") ||
      !NUMBERS.every((name) => typeof value[name] === "number")
    )
      return null;
    return value as unknown as KeptLink; // every field was just checked
  } catch {
    return null;
  }
}
