export type { Ahead } from "./ranking/aheadOf.ts";
export type { AskOptions } from "./ranking/askNext.ts";
export type { CombinedScore, CombineStrategy } from "./taste/combineTastes.ts";
export { commonReasonOf } from "./ranking/commonReasonOf.ts";
export { createEngine, type Engine, type RankedPage } from "./createEngine.ts";
export type { Community, CommunityParameters, Stack } from "./community/community.ts";
export { decodeCommunity, type DecodedCommunity } from "./community/decodeCommunity.ts";
export { encodeCommunity } from "./community/encodeCommunity.ts";
export type { Explanation } from "./ranking/explainTitle.ts";
export type { Model, ModelFeature, ModelParameters } from "./model/model.ts";
export type { RankOptions } from "./ranking/rankTitles.ts";
export { ratingCode, type RatingMatrix } from "./community/ratingMatrix.ts";
export { type Reason, reasonOf } from "./ranking/reasonOf.ts";
export { nothingSaid, type Said } from "./ranking/tellingTraits.ts";
export type { SimilarTitle } from "./ranking/similarTitles.ts";
export {
  type OwnRatings,
  type RatingChange,
  type Taste,
  tellingRatings,
  type TitleRating,
} from "./taste/taste.ts";
export type { TitleFeatures } from "./model/titleFeatures.ts";
export type {
  Confidence,
  Contribution,
  RestPart,
  Shared,
  TitleScore,
  Witness,
} from "./ranking/titleScore.ts";
export { trainModel } from "./model/trainModel.ts";
export type { Trait } from "./model/trait.ts";
