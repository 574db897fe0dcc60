import { LRUCache } from "lru-cache";

/** What was told to a room, as it goes out. */
export type Told = readonly unknown[];

export interface Recall {
  note(rooms: Iterable<string>, told: Told): void;
  /** What rooms were told within the last milliseconds, the first first; null where that is not known. */
  since(room: string, behindMs: number): readonly Told[] | null;
}

/** Longer than it takes a page to load on a slow line and to connect. */
const KEPT_MS = 2 * 60_000;
const MOST_ROOMS = 20_000;
/** Of one room. Whoever has missed more asks for everything. */
const MOST_TOLD = 40;
/** A message of another server may be under way for so long, and so may a handshake. */
const SLACK_MS = 2_000;

interface Kept {
  at: number;
  told: Told;
}

interface Room {
  kept: readonly Kept[];
  /** From here on nothing is missing. */
  from: number;
}

/** Remembers for a while what rooms were told, for screens whose data were read before they could hear. */
export function createRecall(now: () => number): Recall {
  let knownFrom = now();
  const rooms = new LRUCache<string, Room>({
    max: MOST_ROOMS,
    // Of a room that had to make way nobody knows any more what it was told.
    dispose: ({ kept }, _room, reason) => {
      if (reason === "evict") knownFrom = Math.max(knownFrom, (kept.at(-1)?.at ?? 0) + 1);
    },
  });
  return {
    note: (names, told) => {
      const at = now();
      for (const name of names) {
        const room = rooms.get(name) ?? { kept: [], from: 0 };
        const recent = [...room.kept, { at, told }].filter((one) => one.at > at - KEPT_MS);
        const tooMany = recent.slice(0, -MOST_TOLD);
        rooms.set(name, { kept: recent.slice(-MOST_TOLD), from: Math.max(room.from, (tooMany.at(-1)?.at ?? -1) + 1) });
      }
    },
    since: (name, behindMs) => {
      const from = now() - behindMs - SLACK_MS;
      const room = rooms.get(name);
      if (behindMs + SLACK_MS > KEPT_MS || from < knownFrom || from < (room?.from ?? 0)) return null;
      return (room?.kept ?? []).filter(({ at }) => at >= from).map(({ told }) => told);
    },
  };
}
