import type { TitleSpace } from "../../model/titleSpace.ts";
import type { Shared } from "../titleScore.ts";

const NO_TRAIT: Shared = { trait: "tag", key: "", label: "" };

/** The trait behind a column of the model: always the same object, so what is known of it can be kept. */
export const traitOf = (space: TitleSpace, column: number): Shared =>
  space.features[column] ?? NO_TRAIT;
