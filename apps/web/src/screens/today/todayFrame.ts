/** Position of all of Today. */
export const TODAY_FRAME = "mx-auto max-w-360 px-4 pb-4 lg:px-14";
/** The line with the heading and the evening's choices. */
export const TODAY_HEAD =
  "flex min-h-16 flex-wrap items-center justify-between gap-x-3 lg:pt-1.5 lg:pb-4";
export const CARDS_GRID = "grid gap-3 @min-[66rem]:grid-cols-3 @min-[66rem]:gap-6";
export const CARD_HEIGHT = "min-h-51.5 @min-[66rem]:min-h-108";
export const ROWS_GRID = "mt-8 grid gap-y-8";
/** Width of a poster in a row. */
export const ROW_ITEM = "w-34 sm:w-33";
export const HEADING =
  "min-w-0 flex-[1_1_min-content] font-display text-xl/7 font-bold tracking-tight text-balance lg:text-2xl";
