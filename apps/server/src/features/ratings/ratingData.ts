import type { TitleKind } from "@worthy/domain";
import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import { mergeRatings } from "./mergeRatings.ts";
import { raiseRatingsVersion } from "./ratingStore.ts";

interface RatingDataPorts {
  titleName(titleId: number): string | null;
}

interface ExportedRating {
  itemId: number;
  title: string | null;
  kind: TitleKind;
  rating: string;
  ratedLocation: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A person's ratings. Training reads the same rows, so that what is gone here is learned from no more. */
export function ratingData({ titleName }: RatingDataPorts): PersonalData {
  const ratings = exportFile<ExportedRating>({
    name: "ratings",
    about: "Every title you have rated.",
    fields: {
      itemId: "number of the title",
      title: "its name, empty where it is not in the catalogue any more",
      kind: "tv for a show, movie for a film",
      rating: "LOVE, LIKE, MEH, DISLIKE, INTERESTED, NOT_INTERESTED or SKIP",
      ratedLocation: "where in the product you rated it",
      createdAt: "when you first rated it",
      updatedAt: "when you last changed it",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedRating, "title">[]>`
        select item_id, kind, rating, rated_location, created_at, updated_at from ratings
        where user_id = ${owner.userId} and item_id > ${last?.itemId ?? 0} order by item_id limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, title: titleName(row.itemId) }));
    },
  });
  return {
    move: async (sql, merge) => ({ ratings: await mergeRatings(sql, merge) }),
    erase: async (sql, owner) => {
      // A change of ratings as any other: the next training knows that there was one, and no server keeps the taste.
      await raiseRatingsVersion(sql, owner);
      await sql`delete from ratings where user_id = ${owner.userId}`;
    },
    files: [ratings],
  };
}
