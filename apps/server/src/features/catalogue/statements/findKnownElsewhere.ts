import type { TitleKind } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** An id of a title on IMDb, TMDB or TheTVDB. */
export type IdElsewhere =
  | { imdbId: string }
  | { source: "tmdb" | "tvdb"; kind: TitleKind; ref: string };

/** The title with this id on another site; null if none is known. */
export async function findKnownElsewhere(sql: Queries, id: IdElsewhere): Promise<number | null> {
  const [row] =
    "imdbId" in id
      ? await sql<
          Row<typeof schema.titles, "titleId">[]
        >`select title_id from titles where imdb_id = ${id.imdbId} order by title_id limit 1`
      : await sql<Row<typeof schema.statements, "titleId">[]>`
          select title_id from statements where source = ${id.source} and kind = ${id.kind} and ref = ${id.ref}
          union all select title_id from titles where kind = ${id.kind} and ids ->> ${id.source} = ${id.ref} limit 1`;
  return row?.titleId ?? null;
}
