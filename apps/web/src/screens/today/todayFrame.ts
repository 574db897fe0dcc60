/** Position of Today's rows. */
export const ROWS_FRAME = "relative mx-auto max-w-360 px-4 pt-4 lg:px-14";

/** Two columns if there is room, or one with larger rows. */
export function rowsClass(large: boolean): string {
  return large ? "grid gap-y-8" : "grid gap-x-10 gap-y-8 lg:grid-cols-2";
}

/** Width of a poster in a row. */
export function rowItemClass(large: boolean): string {
  return large ? "w-34 sm:w-35 lg:w-46" : "w-34 sm:w-35";
}
