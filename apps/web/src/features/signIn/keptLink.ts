/** A link that this device has asked for and waits for. */
export interface KeptLink {
  requestId: string;
  /** The account that asked. */
  userId: string;
  email: string;
  matchingCode: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  expiresAt: number;
  /** Where to go on afterwards. */
  from: string;
}

const TEXTS = ["requestId", "userId", "email", "matchingCode", "from"] as const;
const NUMBERS = ["sentAt", "expiresAt"] as const;

/** Reads a kept link; null for anything that is not one. */
export function parseKeptLink(text: string | null): KeptLink | null {
  try {
    const value: Partial<Record<string, unknown>> | null = JSON.parse(text ?? "null");
    if (!value || !TEXTS.every((name) => typeof value[name] === "string") || !NUMBERS.every((name) => typeof value[name] === "number")) return null;
    return value as unknown as KeptLink; // every field was just looked at
  } catch {
    return null;
  }
}
