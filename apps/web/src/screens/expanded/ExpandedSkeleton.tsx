import { Skeleton } from "@worthy/ui";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { rowsClass } from "../today/todayFrame.ts";
import { useTodayLayout } from "../today/useTodayLayout.ts";

/** All picks while they are on their way. */
export function ExpandedSkeleton() {
  const large = useTodayLayout().layout === "list";
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-10 lg:px-14">
      <Skeleton className="h-11 w-96 max-w-full" />
      <Skeleton className="mt-5 mb-4 h-11 w-64 rounded-full" />
      <div className={rowsClass(large)}>
        <RowSkeletons count={8} />
      </div>
    </div>
  );
}
