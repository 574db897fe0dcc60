/** Somebody who was asked by e-mail. The server does not tell whether an address has an account, so that only the device knows of it. */
export interface AskedAddress {
  email: string;
  /** When, as an ISO date. */
  at: string;
}

/** What the device keeps of one person's friends: requests that wait, and up to when messages were looked at. */
export interface FriendMemory {
  userId: string;
  /** Who waits for the person's answer, as last heard of. */
  pending: readonly string[];
  /** The latest first. */
  asked: readonly AskedAddress[];
  /** As an ISO date; empty before the first look. */
  seenUntil: string;
}

/** Under this name the device keeps it. */
export const FRIEND_MEMORY_KEY = "pendingFriendRequests";

/** An invite by mail holds for so long. */
const ASKED_FOR_MS = 14 * 24 * 60 * 60 * 1000;
const MOST_ASKED = 20;
const MOST_PENDING = 200;

export function emptyFriendMemory(userId: string): FriendMemory {
  return { userId, pending: [], asked: [], seenUntil: "" };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** What was kept, if it is whole. */
export function parseFriendMemory(text: string | null): FriendMemory | null {
  try {
    const { userId, pending, asked, seenUntil } = JSON.parse(text ?? "null") as Record<keyof FriendMemory, unknown>; // checked below
    if (!isText(userId) || !isText(seenUntil) || !Array.isArray(pending) || !Array.isArray(asked)) return null;
    const addresses = asked.filter((each: Partial<AskedAddress> | null): each is AskedAddress => isText(each?.email) && isText(each.at));
    return { userId, pending: pending.filter(isText).slice(0, MOST_PENDING), asked: addresses.slice(0, MOST_ASKED), seenUntil };
  } catch {
    return null;
  }
}

/** Those asked whose invite still holds. */
export function askedStill({ asked }: Pick<FriendMemory, "asked">, now: number): readonly AskedAddress[] {
  return asked.filter(({ at }) => Date.parse(at) + ASKED_FOR_MS > now);
}

/** Whoever is asked again stands there once. */
export function withAsked(memory: FriendMemory, email: string, now: number): FriendMemory {
  const others = askedStill(withoutAsked(memory, email), now);
  return { ...memory, asked: [{ email, at: new Date(now).toISOString() }, ...others].slice(0, MOST_ASKED) };
}

export function withoutAsked(memory: FriendMemory, email: string): FriendMemory {
  return { ...memory, asked: memory.asked.filter((each) => each.email.toLowerCase() !== email.toLowerCase()) };
}

export function withPending(memory: FriendMemory, pending: readonly string[]): FriendMemory {
  return { ...memory, pending: pending.slice(0, MOST_PENDING) };
}

/** Dates of one form stand in the order of their texts; looking back takes nothing back. */
export function withSeen(memory: FriendMemory, until: string): FriendMemory {
  return until > memory.seenUntil ? { ...memory, seenUntil: until } : memory;
}

/** How many of these came after the last look. */
export function countNew({ seenUntil }: Pick<FriendMemory, "seenUntil">, dates: readonly string[]): number {
  return dates.filter((date) => date > seenUntil).length;
}
