import { eachFeature } from "../../community/sparseRow.ts";
import type { TitleSpace } from "../../model/titleSpace.ts";
import type { Taste } from "../../taste/taste.ts";

/** Whether a person has rated something of a title's franchise. */
export function ofRatedFranchise(
  { facts }: TitleSpace,
  { rated }: Pick<Taste, "rated">,
): (title: number) => boolean {
  const franchisesOf = (title: number): number[] => {
    const franchises: number[] = [];
    eachFeature(facts, title, (column) => {
      if (facts.features[column]?.trait === "franchise") franchises.push(column);
    });
    return franchises;
  };
  return (title) => {
    const own = franchisesOf(title);
    return (
      own.length > 0 &&
      rated.some((other) => franchisesOf(other.title).some((column) => own.includes(column)))
    );
  };
}
