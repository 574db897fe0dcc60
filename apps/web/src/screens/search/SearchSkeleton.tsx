import { Skeleton } from "@worthy/ui";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";

/** Search while it is on its way. */
export function SearchSkeleton() {
  return (
    <div className="mx-auto w-full max-w-210 px-4 pt-2">
      <Skeleton className="h-12 rounded-full" />
      <Skeleton className="my-3 h-11 w-64 rounded-full" />
      <RowSkeletons count={5} />
    </div>
  );
}
