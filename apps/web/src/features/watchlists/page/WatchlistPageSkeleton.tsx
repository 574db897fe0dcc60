import { Skeleton } from "@worthy/ui";
import { RowSkeletons } from "../../title/RowSkeletons.tsx";

/** A watchlist's page while loading, with the lists next to it if there is room. */
export function WatchlistPageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-360 gap-12 px-4 pt-2 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:px-14">
      <div className="flex flex-col gap-3 max-lg:mb-6">
        <span className="flex h-11 items-center">
          <Skeleton className="h-5 w-24" />
        </span>
        <Skeleton className="h-13 w-full max-lg:hidden" />
        <Skeleton className="h-13 w-full max-lg:hidden" />
      </div>
      <div className="min-w-0">
        <Skeleton className="h-11 w-56 md:h-16" />
        <div className="mt-10 max-w-224 pt-13">
          <RowSkeletons count={5} />
        </div>
      </div>
    </div>
  );
}
