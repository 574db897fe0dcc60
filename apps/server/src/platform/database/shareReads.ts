import type { Queries } from "../http/handler.ts";

type Plain = string | number | boolean | Date | null;

const isPlain = (value: unknown): value is Plain =>
  value === null || value instanceof Date || ["string", "number", "boolean"].includes(typeof value);

/**
 * Queries for reads that belong together, such as those of one page: a statement with the same text
 * and values runs once, and all who ask get the same rows, which nobody may change. Never for
 * writes.
 */
export function shareReads(sql: Queries): Queries {
  /** Each place in the code has one array of strings. */
  const places = new WeakMap<object, number>();
  const keys = new WeakMap<object, string>();
  const queries = new Map<string, object>();
  let known = 0;

  function placeOf(strings: object): number {
    const place = places.get(strings) ?? (known += 1);
    places.set(strings, place);
    return place;
  }

  /** Null for values that can't be told apart by their text. */
  function keyOf(value: unknown): string | null {
    if (isPlain(value)) return JSON.stringify(value);
    if (Array.isArray(value)) {
      const parts = value.map(keyOf);
      return parts.includes(null) ? null : `[${parts.join()}]`;
    }
    return (typeof value === "object" && value && keys.get(value)) || null;
  }

  return new Proxy(sql, {
    apply(target, self, given: [unknown, ...unknown[]]) {
      const [strings, ...values] = given;
      const make = () => Reflect.apply(target, self, given) as object; // a query, a fragment or a helper
      if (!Array.isArray(strings) || !("raw" in strings)) return make();
      const parts = values.map(keyOf);
      if (parts.includes(null)) return make();
      const key = `(${placeOf(strings)} ${parts.join()})`;
      const query = queries.get(key) ?? make();
      queries.set(key, query);
      keys.set(query, key);
      return query;
    },
  });
}
