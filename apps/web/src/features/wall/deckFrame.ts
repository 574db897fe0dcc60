/** The geometry of the wall on phones, shared with its skeleton so that nothing moves. */

/**
 * Fills the window below the bar and above the tabs; the deck takes what the rest leaves over. A
 * height, not a least height, because the card is measured by it.
 */
export const phoneColumn = (tabs: boolean): string =>
  tabs
    ? "max-sm:flex max-sm:flex-col max-sm:h-[max(36rem,calc(100svh-9.75rem-env(safe-area-inset-bottom)))]"
    : "max-sm:flex max-sm:flex-col max-sm:h-[max(36rem,calc(100svh-4rem))]";

/** The card's place, as high as the rest leaves over, with room for the cards behind at its top. */
export const DECK_AREA = "min-h-50 w-full flex-1 pt-5 [container-type:size]";
export const DECK_GRID =
  "grid h-full w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center justify-items-center";

/** A card of 2:3 as large as its place allows, up to 222 px wide at the start and 252 px later. */
export const cardWidth = (large: boolean): string =>
  large
    ? "w-[min(15.75rem,calc(100cqw-6.5rem),calc(100cqh*2/3))]"
    : "w-[min(13.875rem,calc(100cqw-6.5rem),calc(100cqh*2/3))]";

/** The picks below the deck: their rows before and from the third rating on. */
export const sheetHeight = (scored: boolean): string => (scored ? "min-h-51.5" : "min-h-28.5");
