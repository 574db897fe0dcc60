/**
 * An address asked by e-mail. The server doesn't reveal whether it has an account, so only the
 * device knows of it.
 */
export interface AskedAddress {
  email: string;
  /** ISO date. */
  at: string;
}

/**
 * What the device remembers about a person's friends: pending requests, and when messages were last
 * viewed.
 */
export interface FriendMemory {
  userId: string;
  /** People waiting for the person's answer, as last known. */
  pending: readonly string[];
  /** Latest first. */
  asked: readonly AskedAddress[];
  /** ISO date; empty before the first view. */
  seenUntil: string;
}

/** Storage key. */
export const FRIEND_MEMORY_KEY = "pendingFriendRequests";

/** How long a mailed invite is valid. */
const ASKED_FOR_MS = 14 * 24 * 60 * 60 * 1000;
const MOST_ASKED = 20;
const MOST_PENDING = 200;

export function emptyFriendMemory(userId: string): FriendMemory {
  return { userId, pending: [], asked: [], seenUntil: "" };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The stored value, if it is complete. */
export function parseFriendMemory(text: string | null): FriendMemory | null {
  try {
    const { userId, pending, asked, seenUntil } = JSON.parse(text ?? "null") as Record<
      keyof FriendMemory,
      unknown
    >; // checked below
    if (!isText(userId) || !isText(seenUntil) || !Array.isArray(pending) || !Array.isArray(asked))
      return null;
    const addresses = asked.filter(
      (each: Partial<AskedAddress> | null): each is AskedAddress =>
        isText(each?.email) && isText(each.at),
    );
    return {
      userId,
      pending: pending.filter(isText).slice(0, MOST_PENDING),
      asked: addresses.slice(0, MOST_ASKED),
      seenUntil,
    };
  } catch {
    return null;
  }
}

/** Those whose invite is still valid. */
export function askedStill(
  { asked }: Pick<FriendMemory, "asked">,
  now: number,
): readonly AskedAddress[] {
  return asked.filter(({ at }) => Date.parse(at) + ASKED_FOR_MS > now);
}

/** Somebody asked again is listed once. */
export function withAsked(memory: FriendMemory, email: string, now: number): FriendMemory {
  const others = askedStill(withoutAsked(memory, email), now);
  return {
    ...memory,
    asked: [{ email, at: new Date(now).toISOString() }, ...others].slice(0, MOST_ASKED),
  };
}

export function withoutAsked(memory: FriendMemory, email: string): FriendMemory {
  return {
    ...memory,
    asked: memory.asked.filter((each) => each.email.toLowerCase() !== email.toLowerCase()),
  };
}

export function withPending(memory: FriendMemory, pending: readonly string[]): FriendMemory {
  return { ...memory, pending: pending.slice(0, MOST_PENDING) };
}

/** ISO dates sort as text; viewing older messages changes nothing. */
export function withSeen(memory: FriendMemory, until: string): FriendMemory {
  return until > memory.seenUntil ? { ...memory, seenUntil: until } : memory;
}

/** How many of these arrived after the last view. */
export function countNew(
  { seenUntil }: Pick<FriendMemory, "seenUntil">,
  dates: readonly string[],
): number {
  return dates.filter((date) => date > seenUntil).length;
}
