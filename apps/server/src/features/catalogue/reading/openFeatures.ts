import { trainModel, type Model, type TitleFeatures } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import { featuresOf } from "../featuresOf.ts";
import type { AssembledTitle } from "../title.ts";
import { areTmdbFactsUsed } from "../tmdbFacts.ts";
import { readLabels } from "./titleLabels.ts";

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
