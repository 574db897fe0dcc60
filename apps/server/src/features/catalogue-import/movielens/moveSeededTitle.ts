import type { MoveTitle } from "../../../platform/titleMove.ts";

/** Moves ratings of imported data sets to another title, at once: they hold up nobody. */
export const moveSeededTitle: MoveTitle = async (sql, { from, to }) => {
  await sql`
    insert into seed_ratings (source, person, title_id, rating)
    select source, person, ${to}::bigint, rating from seed_ratings where title_id = ${from} on conflict do nothing`;
  await sql`delete from seed_ratings where title_id = ${from}`;
  return 0;
};
