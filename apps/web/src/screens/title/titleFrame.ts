/** Position of a title's page, and its columns: poster, text, and on wide windows cast and crew. */
export const TITLE_PAGE =
  "@container relative mx-auto flex w-full max-w-360 flex-col gap-12 px-4 pt-6 max-md:pb-20 md:pt-10 lg:px-14";
export const TITLE_COLUMNS =
  "grid grid-cols-[min(6.75rem,34%)_minmax(0,1fr)] gap-x-4 gap-y-6 md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-x-10 md:grid-rows-[auto_auto_auto_1fr] xl:grid-cols-[14.5rem_minmax(0,39.5rem)_minmax(12.5rem,1fr)]";
