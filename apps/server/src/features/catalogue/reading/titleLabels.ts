import type { TitleFeatures } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

type TitleLabels = Pick<TitleFeatures, "liked" | "kin">;

/** Adds the editorial labels of a title to its features, if it has any. */
export type AddLabels = (features: TitleFeatures) => TitleFeatures;

/** Reads what editors say of titles, except their fame, which is a fact of every title. */
export async function readLabels(sql: Queries): Promise<AddLabels> {
  const rows = await sql<
    Row<typeof schema.titleLabels>[]
  >`select title_id, liked, kin from title_labels`;
  const labels = new Map(
    rows.map(({ titleId, liked, kin }): [number, TitleLabels] => [
      titleId,
      { liked, kin: kin.map(Number) },
    ]),
  );
  return (features) => ({ ...features, ...labels.get(features.id) });
}
