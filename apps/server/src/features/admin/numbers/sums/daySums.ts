import type { Queries } from "../../../../platform/http/handler.ts";
import type { Counted } from "../../schema.ts";

/** What is to be added to the sums. */
export interface Changes {
  add(day: string, what: Counted, count: number): void;
  /** Adds them, in an order that is the same everywhere. The last thing in a transaction. */
  save(sql: Queries): Promise<void>;
}

export function collectChanges(): Changes {
  const changes = new Map<string, { day: string; what: Counted; count: number }>();
  return {
    add: (day, what, count) => {
      const key = `${day} ${what}`;
      changes.set(key, { day, what, count: count + (changes.get(key)?.count ?? 0) });
    },
    save: async (sql) => {
      const rows = [...changes.values()].filter(({ count }) => count !== 0);
      if (rows.length === 0) return;
      await sql`
        insert into day_sums (day, what, count)
        select * from unnest(${rows.map(({ day }) => day)}::text[]::date[], ${rows.map(({ what }) => what)}::text[], ${rows.map(({ count }) => count)}::bigint[]) order by 1, 2
        on conflict (day, what) do update set count = day_sums.count + excluded.count`;
    },
  };
}
