import { trainModel, type Model, type TitleFeatures } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import { featuresOf } from "../featuresOf.ts";
import type { AssembledTitle } from "../title.ts";
import type * as schema from "../schema.ts";
import { areTmdbFactsUsed } from "../tmdbFacts.ts";

type TitleLabels = Pick<TitleFeatures, "liked" | "kin">;

/** Adds the editorial labels of a title to its features, if it has any. */
type AddLabels = (features: TitleFeatures) => TitleFeatures;

/** Reads what editors say of titles, except their fame, which is a fact of every title. */
async function readLabels(sql: Queries): Promise<AddLabels> {
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

/** How this installation makes features of its titles. */
export interface OpenFeatures {
  /** Whether the operator lets TMDB's facts into scores. */
  readonly usesTmdb: boolean;
  of(title: AssembledTitle): TitleFeatures;
  /** The content model of all titles' features. */
  train(features: readonly TitleFeatures[]): Model;
}

/** Reads the operator's choice and the editorial labels. */
export async function openFeatures(sql: Queries): Promise<OpenFeatures> {
  const usesTmdb = await areTmdbFactsUsed(sql);
  const addLabels = await readLabels(sql);
  return {
    usesTmdb,
    of: (title) => addLabels(featuresOf(title, usesTmdb)),
    train: (features) => trainModel(features),
  };
}
