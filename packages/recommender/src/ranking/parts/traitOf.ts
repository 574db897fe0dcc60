import type { TitleSpace } from "../../model/titleSpace.ts";
import type { Shared } from "../titleScore.ts";

/** The trait behind a column of the model. */
export const traitOf = (space: TitleSpace, column: number): Shared => {
  const { trait, key, label } = space.features[column] ?? { trait: "tag", key: "", label: "" };
  return { trait, key, label };
};
