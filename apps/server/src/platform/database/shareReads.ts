import type { Queries } from "../http/handler.ts";

type Plain = string | number | boolean | Date | null;

const isPlain = (value: unknown): value is Plain =>
  value === null || value instanceof Date || ["string", "number", "boolean"].includes(typeof value);

/** Statements that go to the same connection, if it is still busy with the first of them. */
interface Beside {
  connection: unknown;
}

/** What statements made in one turn of the event loop have in common. */
function createBeside(): () => Beside {
  let beside: Beside | null = null;
  return () => {
    if (beside) return beside;
    const made = { connection: null };
    beside = made;
    // Later, somebody else's statement may keep the connection busy.
    setImmediate(() => {
      made.connection = null;
      beside = null;
    });
    return made;
  };
}

/**
 * Queries for reads that belong together, such as those of one page: a statement with the same text
 * and values runs once, and all who ask get the same rows, which nobody may change. Those of one
 * moment go to the database together, on one connection: it reads them in one go, and one of its
 * processes has to wake up instead of one for each. Never for writes.
 */
export function shareReads(sql: Queries): Queries {
  /** Each place in the code has one array of strings. */
  const places = new WeakMap<object, number>();
  const keys = new WeakMap<object, string>();
  const queries = new Map<string, object>();
  const besideNow = createBeside();
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
      const make = () => {
        const made = Reflect.apply(target, self, given) as object; // a query, a fragment or a helper
        return Object.assign(made, { beside: besideNow() });
      };
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
