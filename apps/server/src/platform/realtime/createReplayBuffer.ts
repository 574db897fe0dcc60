import { LRUCache } from "lru-cache";

/** A message to a room, as sent. */
export type SocketMessage = readonly unknown[];

export interface ReplayBuffer {
  add(rooms: Iterable<string>, message: SocketMessage): void;
  /** Messages to rooms within the last milliseconds, oldest first; null if unknown. */
  since(room: string, behindMs: number): readonly SocketMessage[] | null;
}

/** Longer than a page takes to load and connect on a slow line. */
const KEPT_MS = 2 * 60_000;
const MOST_ROOMS = 20_000;
/** Per room. A screen that missed more refetches everything. */
const MOST_MESSAGES = 40;
/** How long another server's message, or a handshake, can be on its way. */
const SLACK_MS = 2_000;

interface Kept {
  at: number;
  message: SocketMessage;
}

interface Room {
  kept: readonly Kept[];
  /** Complete from this time on. */
  from: number;
}

/**
 * The replay buffer: keeps recent messages of rooms for screens whose data were read before they
 * connected.
 */
export function createReplayBuffer(now: () => number): ReplayBuffer {
  let knownFrom = now();
  const rooms = new LRUCache<string, Room>({
    max: MOST_ROOMS,
    // What was sent to an evicted room is no longer known.
    dispose: ({ kept }, _room, reason) => {
      if (reason === "evict") knownFrom = Math.max(knownFrom, (kept.at(-1)?.at ?? 0) + 1);
    },
  });
  return {
    add: (names, message) => {
      const at = now();
      for (const name of names) {
        const room = rooms.get(name) ?? { kept: [], from: 0 };
        const recent = [...room.kept, { at, message }].filter((one) => one.at > at - KEPT_MS);
        const tooMany = recent.slice(0, -MOST_MESSAGES);
        rooms.set(name, {
          kept: recent.slice(-MOST_MESSAGES),
          from: Math.max(room.from, (tooMany.at(-1)?.at ?? -1) + 1),
        });
      }
    },
    since: (name, behindMs) => {
      const from = now() - behindMs - SLACK_MS;
      const room = rooms.get(name);
      if (behindMs + SLACK_MS > KEPT_MS || from < knownFrom || from < (room?.from ?? 0))
        return null;
      return (room?.kept ?? []).filter(({ at }) => at >= from).map(({ message }) => message);
    },
  };
}
