import { LRUCache } from "lru-cache";
import type { Engine, RatingChange, Taste, TitleRating } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";

export interface TasteChange extends RatingChange {
  userId: string;
  version: number;
}

/** What the cache needs from ratings. */
export interface TasteSource {
  version(sql: Queries, person: TasteHolder): Promise<number>;
  input(sql: Queries, person: TasteHolder): Promise<{ version: number; ratings: TitleRating[] }>;
}

interface Kept {
  engine: Engine;
  version: number;
  taste: Taste;
}

export interface TasteCache {
  /** The person's taste under this engine, at the database's current ratings version. */
  of(sql: Queries, engine: Engine, person: TasteHolder): Promise<Taste>;
  /**
   * Applies a change to a cached taste that is exactly one version behind; otherwise the next read
   * rebuilds it.
   */
  apply(change: TasteChange): void;
  forget(userId: string): void;
  /** Drops tastes of other engines, and so those engines. */
  keepOnly(engine: Engine): void;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** Approximate size of a rating besides the arrays: an entry of a map and one of a list. */
const RATING_BYTES = 160;
const TASTE_BYTES = 1_000;

const arrayBytes = (parts: object): number =>
  Object.values(parts).reduce(
    (sum: number, part: unknown) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  );

/** Approximate memory of a taste, in bytes; its arrays are as long as the catalogue. */
export function sizeOfTaste(taste: Taste): number {
  return (
    TASTE_BYTES +
    RATING_BYTES * taste.ratings.size +
    arrayBytes(taste) +
    arrayBytes(taste.sums?.before ?? {})
  );
}

/**
 * Caches tastes by person. The database's ratings version decides whether one is still valid, so
 * several servers agree.
 */
export function createTasteCache(source: TasteSource, mostBytes = MOST_BYTES): TasteCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ taste }) => sizeOfTaste(taste),
  });
  let serving: Engine | null = null;
  return {
    of: async (sql, engine, person) => {
      const held = kept.get(person.userId);
      if (held?.engine === engine && held.version === (await source.version(sql, person)))
        return held.taste;
      const { version, ratings } = await source.input(sql, person);
      const taste = engine.taste(ratings);
      // A request that began before a swap must not keep the old engine alive.
      if (serving === null || serving === engine)
        kept.set(person.userId, { engine, version, taste });
      return taste;
    },
    apply: ({ userId, version, ...change }) => {
      const held = kept.get(userId);
      if (held?.version !== version - 1) return;
      kept.set(userId, {
        ...held,
        version,
        taste: held.engine.updateTaste(held.taste, change),
      });
    },
    forget: (userId) => void kept.delete(userId),
    keepOnly: (engine) => {
      serving = engine;
      const others = [...kept.entries()].filter(([, held]) => held.engine !== engine);
      for (const [userId] of others) kept.delete(userId);
    },
  };
}
