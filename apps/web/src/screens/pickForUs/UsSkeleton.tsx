import { Skeleton } from "@worthy/ui";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";

/** The pick and the runners-up, on their way. */
export function UsSkeleton() {
  return (
    <div>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-x-8">
        <Skeleton className="aspect-2/3 w-full rounded-poster" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="size-19 rounded-full" />
          <Skeleton className="hidden h-15 w-full sm:block" />
          <Skeleton className="hidden h-15 w-full sm:block" />
        </div>
      </div>
      <div className="mt-10">
        <RowSkeletons count={3} />
      </div>
    </div>
  );
}
