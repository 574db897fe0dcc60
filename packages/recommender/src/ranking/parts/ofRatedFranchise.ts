import { eachFeature } from "../../community/sparseRow.ts";
import type { TitleSpace } from "../../model/titleSpace.ts";
import type { Taste } from "../../taste/taste.ts";

/** Whether a person has rated something of a title's franchise. */
export function ofRatedFranchise(
  { facts }: TitleSpace,
  { rated }: Pick<Taste, "rated">,
): (title: number) => boolean {
  const franchises = new Set<number>();
  for (const { title } of rated)
    eachFeature(facts, title, (column) => {
      if (facts.features[column]?.trait === "franchise") franchises.add(column);
    });
  return (title) => {
    let isRated = false;
    if (franchises.size > 0)
      eachFeature(facts, title, (column) => (isRated ||= franchises.has(column)));
    return isRated;
  };
}
