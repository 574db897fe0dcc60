import type { TitleSpace } from "../../model/titleSpace.ts";

/** From this weight on, somebody is named in a reason: makers, and the first three of the cast. */
const LEADING = 0.5;

/** A feature's value in a title, by binary search; 0 if it lacks it. */
function valueIn({ rowStart, columns, values }: TitleSpace, title: number, column: number): number {
  let low = rowStart[title] ?? 0;
  let high = (rowStart[title + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = columns[middle] ?? 0;
    if (found === column) return values[middle] ?? 0;
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** Whether a feature isn't a person, or one who leads in a title. */
export const leadsIn = (space: TitleSpace, title: number, column: number): boolean =>
  space.features[column]?.trait !== "person" ||
  valueIn(space, title, column) >=
    LEADING * (space.scales[title] ?? 1) * (space.rarities[column] ?? 0);
