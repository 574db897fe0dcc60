import type { TrackedEvent } from "./TrackedEvent.ts";

/** Batches on this device that the server hasn't acknowledged. */
export interface StoredBatches {
  keep: (key: string, events: readonly TrackedEvent[]) => void;
  drop: (key: string) => void;
  /** Those that an earlier page has left behind, oldest first. */
  left: () => [key: string, events: TrackedEvent[]][];
}

const PREFIX = "eventBatch ";
/** A living page sends its batches itself, or tries to, within this time. */
const LEFT_AFTER_MS = 60_000;
/**
 * After this time, the server no longer stores an event under its own day, and couldn't recognise a
 * duplicate.
 */
const TOO_OLD_MS = 6 * 24 * 60 * 60_000;
const MOST_BATCHES = 40;

/** A batch's key contains its creation time, for ordering and expiry. */
export const batchKey = (now: number, id: string): string => `${PREFIX}${now} ${id}`;

const timeOf = (key: string): number => Number(key.split(" ")[1]);

/**
 * In the browser's storage with one key per batch, so tabs don't overwrite each other; without
 * storage, nowhere.
 */
export function storedBatches(storage: () => Storage, now: () => number): StoredBatches {
  const attempt = <Result>(action: (place: Storage) => Result, fallback: Result): Result => {
    try {
      return action(storage());
    } catch {
      return fallback; // without storage they live as long as the page
    }
  };
  const keys = (place: Storage) => Object.keys(place).filter((key) => key.startsWith(PREFIX));
  const drop = (key: string) => attempt((place) => place.removeItem(key), undefined);
  return {
    drop,
    keep: (key, events) =>
      attempt((place) => {
        place.setItem(key, JSON.stringify(events));
        for (const old of keys(place)
          .toSorted((a, b) => timeOf(b) - timeOf(a))
          .slice(MOST_BATCHES))
          place.removeItem(old);
      }, undefined),
    left: () => {
      const time = now();
      const all = attempt(
        (place) => keys(place).map((key) => [key, place.getItem(key) ?? ""] as const),
        [],
      );
      for (const [key] of all) if (!(time - timeOf(key) < TOO_OLD_MS)) drop(key);
      return all
        .filter(([key]) => time - timeOf(key) > LEFT_AFTER_MS && time - timeOf(key) < TOO_OLD_MS)
        .toSorted(([a], [b]) => timeOf(a) - timeOf(b))
        .flatMap(([key, text]) => parseBatch(key, text));
    },
  };
}

function parseBatch(key: string, text: string): [string, TrackedEvent[]][] {
  try {
    const events: unknown = JSON.parse(text);
    return Array.isArray(events) ? [[key, events as TrackedEvent[]]] : []; // written by this file; the server checks each
  } catch {
    return [];
  }
}
