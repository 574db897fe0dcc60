import { Skeleton } from "@worthy/ui";
import { useTodayLayout } from "../today/useTodayLayout.ts";
import { entriesClass, EntrySkeletons } from "./EntrySkeletons.tsx";

/** All picks while they are on their way. */
export function ExpandedSkeleton() {
  const large = useTodayLayout().layout === "list";
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-10 lg:px-14">
      <Skeleton className="h-22 w-96 max-w-full sm:h-11" />
      <Skeleton className="mt-5 mb-4 h-11 w-64 rounded-full" />
      <ol className={entriesClass(large)}>
        <EntrySkeletons large={large} />
      </ol>
    </div>
  );
}
