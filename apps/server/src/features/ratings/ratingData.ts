import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import { raiseRatingsVersion } from "../accounts/ratingsVersion.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

interface RatingDataPorts {
  titleName(titleId: number): string | null;
}

interface ExportedRating extends Row<
  typeof schema.ratings,
  "itemId" | "kind" | "rating" | "ratedLocation" | "misleading" | "createdAt" | "updatedAt"
> {
  title: string | null;
}

/** A person's ratings. Training reads the same rows, so deleted ones are no longer learned from. */
export function ratingData({ titleName }: RatingDataPorts): PersonalData {
  const ratings = exportFile<ExportedRating>({
    name: "ratings",
    about: "Every title you’ve rated.",
    fields: {
      itemId: "number of the title",
      title: "its name, empty if it’s no longer in the catalogue",
      kind: "tv for a show, movie for a film",
      rating: "LOVE, LIKE, MEH, DISLIKE, INTERESTED, NOT_INTERESTED or SKIP",
      ratedLocation: "where in the product you rated it",
      misleading: "true if you said it doesn’t count toward your scores",
      createdAt: "when you first rated it",
      updatedAt: "when you last changed it",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedRating, "title">[]>`
        select item_id, kind, rating, rated_location, misleading, created_at, updated_at from ratings
        where user_id = ${owner.userId} and item_id > ${last?.itemId ?? 0} order by item_id limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, title: titleName(row.itemId) }));
    },
  });
  return {
    move: async (sql, merge) => ({ ratings: await mergeRatings(sql, merge) }),
    erase: async (sql, owner) => {
      // A change like any other: the next training counts it, and no server keeps the taste.
      await raiseRatingsVersion(sql, owner);
      await sql`delete from ratings where user_id = ${owner.userId}`;
    },
    files: [ratings],
  };
}

/**
 * Moves the ratings of one account to another. If both rated a title, the newest rating stays,
 * with its mark.
 * Returns how many of the first account's ratings remain.
 */
async function mergeRatings(
  sql: Queries,
  { from, into }: { from: Owner; into: Owner },
): Promise<number> {
  await raiseRatingsVersion(sql, from);
  await raiseRatingsVersion(sql, into);
  const moved = await sql`
    insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location, misleading, created_at, updated_at)
    select ${into.userId}, item_id, rating_id, kind, rating, rated_location, misleading, created_at, updated_at from ratings where user_id = ${from.userId}
    on conflict (user_id, item_id) do update set rating = excluded.rating, rated_location = excluded.rated_location, misleading = excluded.misleading, updated_at = excluded.updated_at where excluded.updated_at > ratings.updated_at
    returning 1`;
  await sql`delete from ratings where user_id = ${from.userId}`;
  return moved.length;
}
