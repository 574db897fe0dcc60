import { Skeleton } from "@worthy/ui";

/** Position of Today's hero and its skeleton. */
export const HERO_FRAME = "relative -mt-18 min-h-126 px-4 pt-44 md:min-h-112 md:pt-26 lg:px-14";

/** Placeholder for tonight's pick while loading. */
export function HeroSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-11 w-72 max-w-full md:h-16 md:w-120" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 flex items-center gap-5">
        <Skeleton className="size-19 rounded-full md:size-23" />
        <Skeleton className="h-7 w-64" />
      </div>
      <Skeleton className="mt-6 h-12 w-52 rounded-full" />
    </>
  );
}
