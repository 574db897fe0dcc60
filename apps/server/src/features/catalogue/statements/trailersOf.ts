import type { Queries } from "../../../platform/http/handler.ts";
import type { TitleFacts } from "./facts.ts";

/** A title's trailers from imports, best first. */
export async function trailersOf(
  sql: Queries,
  titleId: number,
): Promise<NonNullable<TitleFacts["trailers"]>> {
  const rows = await sql<{ trailers: NonNullable<TitleFacts["trailers"]> }[]>`
    select facts->'trailers' as trailers from statements where title_id = ${titleId} and facts->'trailers' is not null order by source, kind, ref`;
  return rows.flatMap(({ trailers }) => trailers);
}
