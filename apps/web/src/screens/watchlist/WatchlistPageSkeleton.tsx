import { Skeleton } from "@worthy/ui";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";

/** A watchlist's page while it is on its way. */
export function WatchlistPageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-2 lg:px-14">
      <Skeleton className="h-11 w-56 md:h-16" />
      <div className="mt-10 max-w-224 pt-13">
        <RowSkeletons count={5} />
      </div>
    </div>
  );
}
