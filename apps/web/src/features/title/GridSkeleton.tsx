import { Skeleton } from "@worthy/ui";
import { PosterSkeletons } from "./PosterSkeletons.tsx";

/** A page of posters below a heading and a line of chips, while loading. */
export function GridSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-11 w-64 rounded-full" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-6 md:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]">
        <PosterSkeletons count={14} captioned />
      </div>
    </div>
  );
}
