import { Skeleton } from "@worthy/ui";
import { TITLE_COLUMNS, TITLE_PAGE } from "./titleFrame.ts";

/** The page of a title while it is on its way. */
export function TitleSkeleton() {
  return (
    <div className={TITLE_PAGE}>
      <div className={TITLE_COLUMNS}>
        <div className="md:row-span-3">
          <Skeleton className="aspect-2/3 w-full" />
        </div>
        <div className="flex flex-col justify-end md:justify-start">
          <Skeleton className="h-8.5 w-3/4 sm:h-11 lg:h-16" />
          <Skeleton className="mt-2 h-5 w-1/2 md:h-6" />
        </div>
        <div className="flex items-center gap-5 max-md:col-span-2 md:col-start-2">
          <Skeleton className="size-19 shrink-0 rounded-full md:size-23" />
          <Skeleton className="h-7 w-72" />
        </div>
        <Skeleton className="h-44 rounded-sheet md:h-20 max-md:col-span-2 md:col-start-2" />
      </div>
    </div>
  );
}
