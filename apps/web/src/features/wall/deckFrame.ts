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

/**
 * The rows of the deck and the picks below it. Browsers show a page before all of it has arrived:
 * in rows, what is still to come has its place, which the card would take meanwhile.
 */
export const phoneRows = (scored: boolean): string =>
  `grid grid-cols-1 gap-y-3 [@media(min-height:50rem)]:gap-y-4 ${
    scored
      ? "grid-rows-[1fr_minmax(--spacing(51.5),auto)]"
      : "grid-rows-[1fr_minmax(--spacing(29.25),auto)]"
  }`;

/** The rows of the deck: its bar, the card, a hint and the buttons. */
export const DECK_ROWS =
  "grid grid-cols-1 grid-rows-[auto_1fr_--spacing(7)_minmax(--spacing(19.5),auto)]";

/** The picks below the deck: their rows before and from the third rating on. */
export const sheetHeight = (scored: boolean): string => (scored ? "min-h-51.5" : "min-h-29.25");
