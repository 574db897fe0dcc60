import { Skeleton } from "@worthy/ui";

/** The question of an invite while it is looked up. */
export function RedeemSkeleton() {
  return (
    <div className="flex max-w-224 flex-col gap-4 rounded-sheet border border-hairline p-5 sm:flex-row sm:items-center md:p-6">
      <div className="flex flex-1 items-center gap-4">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <Skeleton className="h-7 w-64 max-w-full" />
      </div>
      <Skeleton className="h-11 w-52 rounded-full" />
    </div>
  );
}
