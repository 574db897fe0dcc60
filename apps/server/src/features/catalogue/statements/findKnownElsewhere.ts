import type { TitleKind } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** An id of a title on IMDb, or on TMDB for what was imported from there. */
export type IdElsewhere = { imdbId: string } | { kind: TitleKind; ref: string };

/** The title with this id on another site; null if none is known. */
export async function findKnownElsewhere(sql: Queries, id: IdElsewhere): Promise<number | null> {
  const [row] =
    "imdbId" in id
      ? await sql<
          Row<typeof schema.titles, "titleId">[]
        >`select title_id from titles where imdb_id = ${id.imdbId} order by title_id limit 1`
      : await sql<
          Row<typeof schema.statements, "titleId">[]
        >`select title_id from statements where source = 'tmdb' and kind = ${id.kind} and ref = ${id.ref}`;
  return row?.titleId ?? null;
}
