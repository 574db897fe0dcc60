import { Skeleton } from "@worthy/ui";
import { useLocation } from "../../router/useLocation.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";

/** Search while it is on its way, with rows where there is something to find. */
export function SearchSkeleton() {
  return (
    <div data-full-screen className="mx-auto w-full max-w-210 px-4 pt-2">
      <Skeleton className="h-12 rounded-full max-sm:ms-9" />
      <Skeleton className="my-3 h-11 w-64 rounded-full" />
      {useLocation().search.includes("q=") ? <RowSkeletons count={5} /> : null}
    </div>
  );
}
